"""The description of the API names every route, what it answers and what it may refuse."""

from typing import Any

from tests.kit.people import server

OPERATIONS = {
    ("post", "/api/guest"): "playAsGuest",
    ("get", "/api/account"): "whoAmI",
    ("post", "/api/account/keep"): "keepName",
    ("post", "/api/account/sign-in"): "signIn",
    ("post", "/api/account/sign-out"): "signOut",
    ("post", "/api/account/sign-out-everywhere"): "signOutEverywhere",
    ("put", "/api/account/name"): "changeName",
    ("post", "/api/account/password"): "changePassword",
    ("post", "/api/account/tokens"): "makeToken",
    ("get", "/api/account/tokens"): "listTokens",
    ("delete", "/api/account/tokens/{token}"): "revokeToken",
    ("get", "/api/account/sessions"): "listSessions",
    ("delete", "/api/account/sessions/{session}"): "endSession",
    ("post", "/api/account/recover"): "recoverAccount",
    ("get", "/api/account/recovery-codes"): "countRecoveryCodes",
    ("post", "/api/account/recovery-codes"): "renewRecoveryCodes",
    ("post", "/api/account/passkeys/challenge"): "beginPasskey",
    ("post", "/api/account/passkeys"): "addPasskey",
    ("get", "/api/account/passkeys"): "listPasskeys",
    ("delete", "/api/account/passkeys/{passkey}"): "removePasskey",
    ("post", "/api/account/sign-in/passkey/challenge"): "beginPasskeySignIn",
    ("post", "/api/account/sign-in/passkey"): "signInWithPasskey",
    ("get", "/api/account/export"): "exportAccount",
    ("delete", "/api/account"): "deleteAccount",
}

SCHEMA: dict[str, Any] = server().openapi_schema.to_schema()


def _operations() -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method, path): operation
        for path, methods in SCHEMA["paths"].items()
        for method, operation in methods.items()
        if "account" in operation.get("tags", [])
    }


def test_every_route_has_its_operation_id() -> None:
    assert {route: one["operationId"] for route, one in _operations().items()} == OPERATIONS


def test_every_refusal_has_the_one_shape_and_429_is_everywhere() -> None:
    for operation in _operations().values():
        refusals = {status: one for status, one in operation["responses"].items() if int(status) >= 400}
        assert "429" in refusals
        for refusal in refusals.values():
            assert refusal["content"]["application/json"]["schema"]["$ref"].endswith("/ProblemAnswer")


def test_what_changes_something_may_be_refused_for_want_of_the_header() -> None:
    for (method, _), operation in _operations().items():
        assert method == "get" or "403" in operation["responses"]


def test_every_field_that_is_sent_is_described() -> None:
    schemas = SCHEMA["components"]["schemas"]
    for name in (
        "NewGuest",
        "Credentials",
        "Rename",
        "NewPassword",
        "NewToken",
        "Recovery",
        "NewPasskey",
        "SignedByPasskey",
    ):
        assert all("description" in field for field in schemas[name]["properties"].values()), name


def test_what_the_program_is_given_is_no_parameter() -> None:
    names = [one["name"] for operation in _operations().values() for one in operation.get("parameters", [])]
    assert sorted(names) == ["passkey", "session", "token"]
