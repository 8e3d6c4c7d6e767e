"""Over HTTP: nobody passes for a keeper, a bot, an official or the house."""

import pytest

from pegout.services.people.ports import Person
from tests.kit.people import PeopleInMemory, browser, code_of, guest, keeper, quick_hasher, server

PASSWORD = "five fours and a jack"  # noqa: S105
LIKE_ALICE = ["Alice", "ALICE", "A1ice", "AIice", "\u0410lice", "Al\u0456ce", "\uff21lice"]


@pytest.mark.parametrize("name", LIKE_ALICE)
def test_a_guest_is_not_called_like_a_keeper(name: str) -> None:
    app = server()
    with keeper(app, "Alice") as _, browser(app) as client, guest(app, "Bob") as bob:
        assert code_of(client.post("/api/guest", json={"name": name})) == (409, "name_taken")
        assert code_of(client.get("/api/account")) == (401, "nobody")
        assert code_of(bob.put("/api/account/name", json={"name": name})) == (409, "name_taken")
        kept = bob.post("/api/account/keep", json={"name": name, "password": PASSWORD})
        assert code_of(kept) == (409, "name_taken")
        assert bob.get("/api/account").json()["name"] == "Bob"


@pytest.mark.parametrize(
    "name", ["Regular (bot)", "Director", "the JUDGE", "Peg0ut", "Pegout help", "Ann [bot]"]
)
def test_nobody_is_called_like_the_house(name: str) -> None:
    with guest(server(), "Bob") as bob:
        answers = [
            bob.post("/api/guest", json={"name": name}),
            bob.put("/api/account/name", json={"name": name}),
            bob.post("/api/account/keep", json={"name": name, "password": PASSWORD}),
        ]
        assert {code_of(answer) for answer in answers} == {(400, "bad_name")}


def test_nobody_keeps_a_name_that_guests_are_given() -> None:
    with browser(server()) as client:
        name = client.post("/api/guest").json()["name"]
        kept = client.post("/api/account/keep", json={"name": name, "password": PASSWORD})
        assert code_of(kept) == (400, "bad_name")


def test_a_symbol_as_phones_type_it_is_kept_and_signed_in_with() -> None:
    app = server()
    with keeper(app, "Ann \u2764\ufe0f") as ann, browser(app) as client:
        assert ann.get("/api/account").json()["name"] == "Ann \u2764"
        for typed in ("Ann \u2764\ufe0f", "ann \u2764"):
            answer = client.post("/api/account/sign-in", json={"name": typed, "password": PASSWORD})
            assert answer.status_code == 200


@pytest.mark.parametrize("name", ["Ann\u034f", "Director", "Guest 1234", "Old \u2764\ufe0f"])
def test_whoever_keeps_a_name_of_before_signs_in_with_it_and_keeps_it(name: str) -> None:
    store = PeopleInMemory()
    store.persons["a"] = Person("a", name, kept=True, since=0)
    store.hashes["a"] = quick_hasher().hash(PASSWORD)
    with browser(server(store)) as client:
        answer = client.post("/api/account/sign-in", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.json()["name"]) == (200, name)
        changed = client.post("/api/account/password", json={"old": PASSWORD, "new": f"another {PASSWORD}"})
        assert (changed.status_code, changed.json()["name"]) == (200, name)


def test_a_keeper_may_write_the_own_name_in_another_way() -> None:
    with keeper(server(), "Alice") as alice:
        assert alice.put("/api/account/name", json={"name": "ALICE"}).json()["name"] == "ALICE"
        assert alice.put("/api/account/name", json={"name": "A1ice"}).json()["name"] == "A1ice"
