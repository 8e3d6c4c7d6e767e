"""Tokens for bots and scripts: made once, good for their scopes, gone when revoked."""

import hashlib
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from pegout.server.people import PeopleSettings
from pegout.server.people.token_desk import MOST
from pegout.services.people.ports import Person, Token
from tests.kit.people import Browser, PeopleInMemory, code_of, guest, script, server

TOKENS = "/api/account/tokens"


def make(client: Browser, *scopes: str) -> dict[str, Any]:
    answer = client.post(TOKENS, json={"label": "my bot", "scopes": list(scopes) or ["play"]})
    assert answer.status_code == 201
    made: dict[str, Any] = answer.json()
    return made


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_token_speaks_for_its_person_without_cookies() -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as bot:
        token = make(ann)["token"]
        assert bot.get("/api/account", headers=bearer(token)).json() == ann.get("/api/account").json()
        assert bot.post("/api/play", headers=bearer(token)).status_code == 201
        assert not bot.cookies


def test_a_token_has_32_random_bytes_and_is_stored_as_its_digest() -> None:
    store = PeopleInMemory()
    with guest(server(store), "Ann") as ann:
        tokens = [make(ann)["token"] for _ in range(2)]
    assert tokens[0] != tokens[1]
    assert all(token.startswith("pegout_") and len(token) == len("pegout_") + 43 for token in tokens)
    assert set(store.tokens) == {hashlib.sha256(token.encode()).hexdigest() for token in tokens}
    assert not any(token in repr(store.tokens) for token in tokens)


def test_the_list_has_no_secrets() -> None:
    with guest(server(), "Ann") as ann:
        made = make(ann, "play", "read", "play")
        listed = ann.get(TOKENS).json()
    assert listed == [made["listed"]]
    assert listed[0]["scopes"] == ["play", "read"]
    assert set(listed[0]) == {"id", "label", "scopes", "since"}


def test_a_token_is_good_for_its_scopes_only() -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as bot:
        headers = bearer(make(ann, "read")["token"])
        assert code_of(bot.post("/api/play", headers=headers)) == (403, "needs_scope")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "tokens", None),
        ("POST", "tokens", {"label": "more", "scopes": ["analyse"]}),
        ("DELETE", "tokens/one", None),
        ("PUT", "name", {"name": "Bob"}),
        ("POST", "keep", {"name": "Bob", "password": "12345678"}),
        ("POST", "sign-out-everywhere", None),
        ("GET", "sessions", None),
        ("DELETE", "sessions/one", None),
        ("POST", "recovery-codes", None),
        ("POST", "passkeys/challenge", None),
        ("DELETE", "passkeys/one", None),
        ("GET", "export", None),
        ("DELETE", "", None),
    ],
)
def test_with_a_token_no_account_is_changed_and_no_token_made(
    method: str, path: str, body: dict[str, Any] | None
) -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as bot:
        headers = bearer(make(ann, "read", "play", "analyse")["token"])
        answer = bot.request(method, f"/api/account/{path}", json=body, headers=headers)
    assert code_of(answer) == (403, "needs_session")


@pytest.mark.parametrize("bad", ["", "pegout_", "pegout_" + "x" * 43, "\xe9", "a b"])
def test_a_bad_token_never_falls_back_to_the_cookie(bad: str) -> None:
    with guest(server(), "Ann") as ann:
        headers = {b"authorization": f"Bearer {bad}".encode("latin-1")}
        answer = ann.get("/api/account", headers=headers)
        assert code_of(answer) == (401, "bad_token")
        assert ann.get("/api/account").status_code == 200


def test_a_good_token_wins_over_the_cookie() -> None:
    app = server()
    with guest(app, "Ann") as ann, guest(app, "Bob") as bob:
        token = make(ann)["token"]
        assert bob.get("/api/account", headers=bearer(token)).json()["name"] == "Ann"


def test_a_revoked_token_is_bad_at_once_on_this_process() -> None:
    app = server(settings=PeopleSettings(remembered=3600))
    with guest(app, "Ann") as ann, script(app) as bot:
        made, kept = make(ann), make(ann)
        assert bot.get("/api/account", headers=bearer(made["token"])).status_code == 200
        assert ann.delete(f"{TOKENS}/{made['listed']['id']}").status_code == 204
        assert code_of(bot.get("/api/account", headers=bearer(made["token"]))) == (401, "bad_token")
        assert bot.get("/api/account", headers=bearer(kept["token"])).status_code == 200


def test_a_revoked_token_is_bad_soon_on_other_processes() -> None:
    store, settings = PeopleInMemory(), PeopleSettings(remembered=0.1)
    with guest(server(store, settings), "Ann") as ann, script(server(store, settings)) as bot:
        made = make(ann)
        assert bot.get("/api/account", headers=bearer(made["token"])).status_code == 200
        ann.delete(f"{TOKENS}/{made['listed']['id']}")
        time.sleep(0.11)
        assert code_of(bot.get("/api/account", headers=bearer(made["token"]))) == (401, "bad_token")


def test_nobody_sees_or_revokes_the_token_of_another() -> None:
    app = server()
    with guest(app, "Ann") as ann, guest(app, "Bob") as bob:
        made = make(ann)
        assert bob.get(TOKENS).json() == []
        assert code_of(bob.delete(f"{TOKENS}/{made['listed']['id']}")) == (404, "no_such_token")
        assert bob.get("/api/account", headers=bearer(made["token"])).json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["none", "%00", "%F0%9F%82%AB", "%ff", "%0A"])
def test_a_token_that_is_not_there_cannot_be_revoked(name: str) -> None:
    with guest(server(), "Ann") as ann:
        assert code_of(ann.delete(f"{TOKENS}/{name}")) == (404, "no_such_token")


def test_a_token_needs_a_label_that_can_be_read_and_a_scope() -> None:
    with guest(server(), "Ann") as ann:
        assert code_of(ann.post(TOKENS, json={"label": "\x00", "scopes": ["play"]})) == (400, "bad_label")
        assert code_of(ann.post(TOKENS, json={"label": "bot", "scopes": []})) == (400, "no_scopes")
        assert ann.post(TOKENS, json={"label": "bot", "scopes": ["everything"]}).status_code == 400


def test_tokens_of_one_person_are_bounded() -> None:
    store = PeopleInMemory()
    with guest(server(store), "Ann") as ann:
        person = ann.get("/api/account").json()["id"]
        for number in range(MOST):
            store.tokens[str(number)] = Token(str(number), person, str(number), "bot", ("play",), 0)
        answer = ann.post(TOKENS, json={"label": "one more", "scopes": ["play"]})
    assert code_of(answer) == (409, "too_many_tokens")


def test_a_scope_of_another_version_is_passed_over() -> None:
    store = PeopleInMemory()
    digest = hashlib.sha256(b"old").hexdigest()
    store.persons["a"] = Person("a", "Ann", kept=False, since=0)
    store.tokens[digest] = Token("t", "a", digest, "old bot", ("play", "fly"), 0)
    with script(server(store)) as bot:
        assert bot.post("/api/play", headers=bearer("old")).status_code == 201


def test_a_socket_takes_a_token_from_anywhere_and_refuses_a_bad_one() -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as bot:
        headers = bearer(make(ann)["token"]) | {"origin": "https://elsewhere.example"}
        with bot.websocket_connect("/api/socket", headers=headers) as socket:
            assert socket.receive_json() == "Ann"
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            ann.websocket_connect("/api/socket", headers=bearer("bad")) as socket,
        ):
            socket.receive_json()
    assert refused.value.code == 4401
