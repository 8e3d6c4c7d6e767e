"""Over HTTP: nobody passes for a keeper, a bot, an official or the house."""

import pytest

from tests.kit.people import browser, code_of, guest, keeper, server

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


def test_a_keeper_may_write_the_own_name_in_another_way() -> None:
    with keeper(server(), "Alice") as alice:
        assert alice.put("/api/account/name", json={"name": "ALICE"}).json()["name"] == "ALICE"
        assert alice.put("/api/account/name", json={"name": "A1ice"}).json()["name"] == "A1ice"
