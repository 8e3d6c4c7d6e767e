"""Passkeys: added by whoever has just signed in, good for signing in, and for nobody else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar

from pegout.server.people import PeopleSettings
from pegout.server.people.passkeys import MOST
from tests.kit.people import (
    SHARED_STORE,
    Answer,
    Browser,
    PeopleInMemory,
    browser,
    code_of,
    guest,
    keeper,
    script,
    server,
)
from tests.kit.proofs import proof
from tests.kit.soft_key import PRESENT, SoftKey

KEYS = "/api/account/passkeys"
SIGN_IN = "/api/account/sign-in/passkey"
HOME, PASSWORD = "http://localhost:8121", "five fours and a jack"
HTTPS = PeopleSettings(https=True, at_the_door=10_000, a_minute=100_000, hosts=("crib.example.org",))


def ask(client: Browser, path: str) -> dict[str, Any]:
    answer = client.post(f"{path}/challenge")
    assert answer.status_code == 200, answer.text
    asked: dict[str, Any] = answer.json()
    return asked


def add(client: Browser, key: SoftKey, label: str = "my phone") -> Answer:
    asked = ask(client, KEYS)
    sent = {"ceremony": asked["ceremony"], "credential": key.made(asked["options"]), "label": label}
    return client.post(KEYS, json=sent)


def sign_in(client: Browser, key: SoftKey) -> Answer:
    asked = ask(client, SIGN_IN)
    return client.post(
        SIGN_IN, json={"ceremony": asked["ceremony"], "credential": key.signed(asked["options"])}
    )


@pytest.fixture
def app() -> Litestar:
    return server()


@pytest.fixture
def store(app: Litestar) -> PeopleInMemory:  # noqa: ARG001 - it forgets everybody
    return SHARED_STORE


@pytest.fixture
def ann(app: Litestar) -> Iterator[Browser]:
    """Somebody who has just kept her name."""
    with keeper(app, "Ann", origin=HOME) as client:
        yield client


@pytest.fixture
def key(ann: Browser) -> SoftKey:
    """A passkey of hers."""
    made = SoftKey(HOME)
    assert add(ann, made).status_code == 201
    return made


@pytest.fixture
def other(app: Litestar) -> Iterator[Browser]:
    """Another browser, in which nobody is known."""
    with browser(app, origin=HOME) as client:
        yield client


def test_a_passkey_signs_in_from_another_browser(ann: Browser, key: SoftKey, other: Browser) -> None:
    answer = sign_in(other, key)
    assert answer.status_code == 200
    assert answer.json() == other.get("/api/account").json() == ann.get("/api/account").json()
    assert {one["how"] for one in other.get("/api/account/sessions").json()} == {"password", "passkey"}


def test_whoever_signed_in_by_passkey_sets_a_new_password_without_the_old_one(
    key: SoftKey, other: Browser
) -> None:
    new = {"old": "", "new": "muggins and his nob"}
    sign_in(other, key)
    assert other.post("/api/account/password", json=new).status_code == 200
    assert code_of(other.post("/api/account/password", json=new)) == (403, "wrong_password")


def test_passkeys_are_listed_without_keys_and_removed(ann: Browser, key: SoftKey, other: Browser) -> None:
    (listed,) = ann.get(KEYS).json()
    assert set(listed) == {"id", "label", "since"}
    assert listed["label"] == "my phone"
    assert code_of(other.delete(f"{KEYS}/{listed['id']}")) == (401, "nobody")
    assert ann.delete(f"{KEYS}/{listed['id']}").status_code == 204
    assert code_of(ann.delete(f"{KEYS}/{listed['id']}")) == (404, "no_such_passkey")
    assert code_of(sign_in(other, key)) == (401, "wrong_passkey")


@pytest.mark.usefixtures("key")
def test_the_options_name_the_server_and_want_a_verified_person(ann: Browser) -> None:
    adding, signing = ask(ann, KEYS)["options"], ask(ann, SIGN_IN)["options"]
    assert adding["rp"]["id"] == signing["rpId"] == "localhost"
    assert adding["authenticatorSelection"]["residentKey"] == "required"
    assert adding["authenticatorSelection"]["userVerification"] == signing["userVerification"] == "required"
    assert [one["id"] for one in adding["excludeCredentials"]] == [one["id"] for one in ann.get(KEYS).json()]
    assert not signing.get("allowCredentials")
    assert adding["challenge"] != signing["challenge"]


def test_a_challenge_is_answered_once(key: SoftKey, other: Browser) -> None:
    asked = ask(other, SIGN_IN)
    sent = {"ceremony": asked["ceremony"], "credential": key.signed(asked["options"])}
    assert other.post(SIGN_IN, json=sent).status_code == 200
    assert code_of(other.post(SIGN_IN, json=sent)) == (400, "no_such_challenge")


def test_a_challenge_that_was_answered_wrongly_is_gone_too(key: SoftKey, other: Browser) -> None:
    asked = ask(other, SIGN_IN)
    sent = {"ceremony": asked["ceremony"], "credential": key.signed(asked["options"])}
    assert code_of(other.post(SIGN_IN, json=sent | {"credential": {}})) == (401, "wrong_passkey")
    assert code_of(other.post(SIGN_IN, json=sent)) == (400, "no_such_challenge")


def test_a_challenge_lasts_five_minutes(store: PeopleInMemory, key: SoftKey, other: Browser) -> None:
    asked = ask(other, SIGN_IN)
    (kept,) = store.challenges.values()
    store.challenges[kept.id] = replace(kept, until=kept.until - 300_001)
    sent = {"ceremony": asked["ceremony"], "credential": key.signed(asked["options"])}
    assert code_of(other.post(SIGN_IN, json=sent)) == (400, "no_such_challenge")


def test_a_challenge_for_one_thing_or_person_is_none_for_another(
    app: Litestar, ann: Browser, key: SoftKey, other: Browser
) -> None:
    asked = ask(ann, KEYS)
    sent = {"ceremony": asked["ceremony"], "credential": key.signed(asked["options"])}
    assert code_of(other.post(SIGN_IN, json=sent)) == (400, "no_such_challenge")
    with keeper(app, "Bob", origin=HOME) as bob:
        asked, mine = ask(ann, KEYS), SoftKey(HOME)
        theirs = {"ceremony": asked["ceremony"], "credential": mine.made(asked["options"]), "label": "x"}
        assert code_of(bob.post(KEYS, json=theirs)) == (400, "no_such_challenge")


def another_challenge(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    return key.signed(options | {"challenge": "AAAA"})


def another_site(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    key.site = "crib.example.com"
    return key.signed(options)


def another_origin(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    key.origin = "http://localhost.example.com:8121"
    return key.signed(options)


def another_port(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    key.origin = "http://localhost:9999"
    return key.signed(options)


def unverified(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    key.flags = PRESENT
    return key.signed(options)


def copied(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    """The device has counted more uses than its copy."""
    key.uses -= 1
    return key.signed(options)


def another_key(key: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    key.private = SoftKey(HOME).private
    return key.signed(options)


def unknown(_: SoftKey, options: dict[str, Any]) -> dict[str, Any]:
    return SoftKey(HOME).signed(options)


@pytest.mark.parametrize(
    "lie",
    [
        *(another_challenge, another_site, another_origin, another_port),
        *(unverified, copied, another_key, unknown),
    ],
)
def test_a_lie_signs_nobody_in(lie: Any, key: SoftKey, other: Browser) -> None:
    assert sign_in(other, key).status_code == 200
    other.post("/api/account/sign-out")
    asked = ask(other, SIGN_IN)
    sent = {"ceremony": asked["ceremony"], "credential": lie(key, asked["options"])}
    assert code_of(other.post(SIGN_IN, json=sent)) == (401, "wrong_passkey")
    assert code_of(other.get("/api/account")) == (401, "nobody")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)


def test_whatever_is_sent_for_a_signature_is_refused() -> None:
    with keeper(server(), "Ann", origin=HOME) as ann:
        key = SoftKey(HOME)
        add(ann, key)

        @given(st.dictionaries(st.sampled_from(["id", "rawId", "type", "response", "x"]), JSON), JSON)
        @proof(25, 2000)
        def refused(changes: dict[str, Any], response: Any) -> None:
            for path, answer in ((KEYS, key.made), (SIGN_IN, key.signed)):
                asked = ask(ann, path)
                true = answer(asked["options"])
                sent = {"ceremony": asked["ceremony"], "credential": true | {"response": response} | changes}
                told = ann.post(path, json=sent if path == SIGN_IN else sent | {"label": "x"})
                assert code_of(told) == (401, "wrong_passkey")

        refused()


def test_a_passkey_is_one_persons(app: Litestar, ann: Browser, key: SoftKey) -> None:
    assert code_of(add(ann, key)) == (409, "passkey_known")
    with keeper(app, "Bob", origin=HOME) as bob:
        assert code_of(add(bob, key)) == (409, "passkey_known")
        assert bob.get(KEYS).json() == []


@pytest.mark.usefixtures("key")
def test_a_browser_left_open_is_not_enough(store: PeopleInMemory, ann: Browser) -> None:
    for session in list(store.sessions.values()):
        store.sessions[session.id] = replace(session, since=session.since - 16 * 60_000)
    with script(server(store), origin=HOME) as later:  # a process that does not remember
        later.cookies = ann.cookies
        later.headers["x-csrftoken"] = ann.headers["x-csrftoken"]
        assert code_of(later.post(f"{KEYS}/challenge")) == (403, "sign_in_again")
        (listed,) = later.get(KEYS).json()
        assert code_of(later.delete(f"{KEYS}/{listed['id']}")) == (403, "sign_in_again")
        assert code_of(later.post("/api/account/recovery-codes")) == (403, "sign_in_again")
        assert code_of(later.delete("/api/account")) == (403, "sign_in_again")


def test_a_guest_has_no_passkey(app: Litestar) -> None:
    with guest(app, "Ann", origin=HOME) as ann:
        assert code_of(ann.post(f"{KEYS}/challenge")) == (403, "sign_in_again")


def test_passkeys_of_one_person_are_bounded(ann: Browser) -> None:
    for _ in range(MOST):
        assert add(ann, SoftKey(HOME)).status_code == 201
    assert code_of(ann.post(f"{KEYS}/challenge")) == (409, "too_many_passkeys")


def test_by_https_a_passkey_is_good_for_the_name_of_the_server() -> None:
    origin = "https://crib.example.org"
    with keeper(server(settings=HTTPS), "Ann", origin=origin) as ann:
        key = SoftKey(origin)
        assert add(ann, key).status_code == 201
        assert sign_in(ann, key).status_code == 200
        liar = SoftKey("https://crib.example.com")
        assert code_of(add(ann, liar)) == (401, "wrong_passkey")


@pytest.mark.parametrize(
    ("settings", "origin"),
    [
        (HTTPS, "https://crib.example.com"),
        (replace(HTTPS, hosts=()), "https://crib.example.org"),
        (replace(HTTPS, https=False), "http://crib.example.org"),
        (replace(HTTPS, https=False), "http://127.0.0.1:8121"),
    ],
)
def test_where_no_page_is_secure_by_a_known_name_there_are_no_passkeys(
    settings: PeopleSettings, origin: str
) -> None:
    with browser(server(settings=settings), origin=origin) as client:
        assert code_of(client.post(f"{SIGN_IN}/challenge")) == (409, "no_passkeys")
