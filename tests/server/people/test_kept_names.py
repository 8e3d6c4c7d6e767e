"""Names kept with a password: keeping, signing in and out, changing."""

import threading
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher

from pegout.services.people.ports import Person
from tests.kit.people import PeopleInMemory, browser, code_of, guest, keeper, quick_hasher, server

PASSWORD = "five fours and a jack"  # noqa: S105
OTHER = "muggins and his nob"
SIGN_IN = "/api/account/sign-in"


class CountingHasher(PasswordHasher):
    """Notes in which thread each password was checked, and against a hash of how much work."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: list[str] = []
        self.work: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002
        self.threads.append(threading.current_thread().name)
        self.work.append(str(hash).rpartition("p=")[0])
        return super().verify(hash, password)


def credentials(name: str = "Ann", password: str = PASSWORD) -> dict[str, Any]:
    return {"json": {"name": name, "password": password}}


def test_a_guest_who_keeps_the_name_stays_the_same_person() -> None:
    with guest(server(), "Ann") as ann:
        before = ann.get("/api/account").json()
        kept = ann.post("/api/account/keep", **credentials("Queen Ann"))
        person = before | {"name": "Queen Ann", "kept": True}
        assert kept.json() == person | {"recovery_codes": kept.json()["recovery_codes"]}
        assert ann.get("/api/account").json() == person


@pytest.mark.parametrize("name", ["Ann", "ANN", " ann "])
def test_the_keeper_signs_in_from_another_browser(name: str) -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as elsewhere:
        answer = elsewhere.post(SIGN_IN, **credentials(name))
        assert answer.status_code == 200
        assert elsewhere.get("/api/account").json() == answer.json() == ann.get("/api/account").json()


def test_a_guest_who_signs_in_stays_another_person() -> None:
    store = PeopleInMemory()
    app = server(store)
    with keeper(app, "Ann") as _, guest(app, "Bob") as bob:
        before = bob.get("/api/account").json()
        bob.post(SIGN_IN, **credentials())
        assert bob.get("/api/account").json()["name"] == "Ann"
    assert store.persons[before["id"]].name == "Bob"


def test_a_wrong_name_and_a_wrong_password_are_told_apart_by_nothing() -> None:
    hasher = CountingHasher()
    app = server(hasher=hasher)
    with keeper(app, "Ann") as _, browser(app) as client:
        wrong = [("Ann", "wrong password"), ("Nobody", PASSWORD), ("\u202eAnn", PASSWORD), ("Ann", "")]
        answers = [client.post(SIGN_IN, **credentials(*pair)) for pair in wrong]
        assert code_of(client.get("/api/account")) == (401, "nobody")
    assert {answer.text for answer in answers} == {answers[0].text}
    assert {code_of(answer) for answer in answers} == {(401, "wrong_credentials")}
    assert hasher.work == ["$argon2id$v=19$m=8,t=1,"] * len(wrong)


def test_passwords_are_hashed_off_the_event_loop() -> None:
    hasher = CountingHasher()
    app = server(hasher=hasher)
    with keeper(app, "Ann") as ann:
        ann.post(SIGN_IN, **credentials())
    assert [name.split("_")[0] for name in hasher.threads] == ["passwords"]


def test_the_defaults_of_argon2_are_used_and_a_weaker_hash_is_made_anew_at_sign_in() -> None:
    store = PeopleInMemory()
    with keeper(server(store, hasher=quick_hasher()), "Ann") as ann:
        person = ann.get("/api/account").json()["id"]
    weak = store.hashes[person]
    with browser(server(store, hasher=PasswordHasher())) as client:
        assert client.post(SIGN_IN, **credentials()).status_code == 200
        assert client.get("/api/account").json()["kept"]
    assert PasswordHasher().check_needs_rehash(weak)
    assert store.hashes[person].startswith("$argon2id$")
    assert not PasswordHasher().check_needs_rehash(store.hashes[person])


def test_a_hash_that_is_none_lets_nobody_in() -> None:
    store = PeopleInMemory()
    store.persons["a"] = Person("a", "Ann", kept=True, since=0)
    store.hashes["a"] = "not a hash"
    with browser(server(store)) as client:
        assert code_of(client.post(SIGN_IN, **credentials())) == (401, "wrong_credentials")


@pytest.mark.parametrize(("length", "status"), [(9, 400), (10, 200), (200, 200), (201, 400)])
def test_a_new_password_has_ten_to_two_hundred_characters(length: int, status: int) -> None:
    with guest(server(), "Ann") as ann:
        assert (
            ann.post("/api/account/keep", **credentials(password=("fünf Fünfer! " * 20)[:length])).status_code
            == status
        )


def test_a_kept_name_is_nobody_elses_in_any_case() -> None:
    app = server()
    with keeper(app, "Ann") as _, keeper(app, "Bob") as bob, guest(app, "Cy") as other:
        assert code_of(other.post("/api/account/keep", **credentials("ANN"))) == (409, "name_taken")
        assert code_of(bob.put("/api/account/name", json={"name": "aNN"})) == (409, "name_taken")
        assert bob.put("/api/account/name", json={"name": "BOB"}).json()["name"] == "BOB"


def test_keeping_twice_does_not_get_round_the_old_password() -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as elsewhere:
        assert code_of(ann.post("/api/account/keep", **credentials(password=OTHER))) == (409, "already_kept")
        assert code_of(elsewhere.post(SIGN_IN, **credentials(password=OTHER))) == (401, "wrong_credentials")


def test_a_new_password_needs_the_old_one() -> None:
    app = server()
    with keeper(app, "Ann") as ann, guest(app, "Bob") as bob:
        wrong = {"old": "wrong password", "new": OTHER}
        assert code_of(ann.post("/api/account/password", json=wrong)) == (403, "wrong_password")
        assert code_of(bob.post("/api/account/password", json=wrong)) == (409, "not_kept")
        short = {"old": PASSWORD, "new": "short"}
        assert code_of(ann.post("/api/account/password", json=short)) == (400, "bad_password")
        assert ann.post(SIGN_IN, **credentials()).status_code == 200


def test_a_new_password_ends_all_sessions_but_this_one() -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as elsewhere:
        elsewhere.post(SIGN_IN, **credentials())
        changed = ann.post("/api/account/password", json={"old": PASSWORD, "new": OTHER})
        assert changed.status_code == 200
        assert ann.get("/api/account").json() == changed.json()
        assert code_of(elsewhere.get("/api/account")) == (401, "nobody")
        assert code_of(elsewhere.post(SIGN_IN, **credentials())) == (401, "wrong_credentials")
        assert elsewhere.post(SIGN_IN, **credentials(password=OTHER)).status_code == 200


def test_signing_out_ends_this_session_only() -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as elsewhere:
        elsewhere.post(SIGN_IN, **credentials())
        assert ann.post("/api/account/sign-out").status_code == 204
        assert code_of(ann.get("/api/account")) == (401, "nobody")
        assert elsewhere.get("/api/account").status_code == 200


def test_signing_out_everywhere_ends_every_session_at_once() -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as elsewhere:
        elsewhere.post(SIGN_IN, **credentials())
        assert elsewhere.get("/api/account").status_code == 200
        assert ann.post("/api/account/sign-out-everywhere").status_code == 204
        assert code_of(ann.get("/api/account")) == (401, "nobody")
        assert code_of(elsewhere.get("/api/account")) == (401, "nobody")
        assert elsewhere.post(SIGN_IN, **credentials()).status_code == 200
        assert elsewhere.get("/api/account").status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "keep", {"name": "Ann", "password": PASSWORD}),
        ("PUT", "name", {"name": "Ann"}),
        ("POST", "password", {"old": PASSWORD, "new": OTHER}),
        ("POST", "sign-out-everywhere", None),
        ("POST", "tokens", {"label": "bot", "scopes": ["play"]}),
        ("GET", "tokens", None),
        ("DELETE", "tokens/one", None),
        ("GET", "sessions", None),
        ("DELETE", "sessions/one", None),
        ("GET", "recovery-codes", None),
        ("POST", "recovery-codes", None),
        ("GET", "passkeys", None),
        ("POST", "passkeys", {"ceremony": "c", "credential": {}, "label": "phone"}),
        ("POST", "passkeys/challenge", None),
        ("DELETE", "passkeys/one", None),
        ("GET", "export", None),
        ("DELETE", "", None),
    ],
)
def test_nobody_has_no_account_to_change(method: str, path: str, body: dict[str, Any] | None) -> None:
    with browser(server()) as client:
        assert code_of(client.request(method, f"/api/account/{path}", json=body)) == (401, "nobody")
