"""Whoever is blocked comes to no table and no event of the blocker, and is not told why."""

from typing import Any

import pytest

from tests.kit.at_once import headers_of, post_at_once
from tests.kit.crowd import PASSWORD, Crowd
from tests.kit.running_server import Guest
from tests.kit.table_routes import of_two, opened, refusal

BLOCKS = "/api/account/blocks"


def listed(guest: Guest) -> set[str]:
    return {one["table"] for one in guest.get("/api/tables")}


def test_the_blocked_neither_sees_nor_takes_the_seats_of_the_blocker(crowd: Crowd) -> None:
    ann, bob, cy = crowd.keeper("Block Ann"), crowd.keeper("Block Bob"), crowd.guest("Block Cy")
    table = opened(ann, listed=True)
    ann.post(f"/api/tables/{table}/sit", {})
    assert table in listed(bob)
    ann.post(BLOCKS, {"name": "block bob"})
    assert table not in listed(bob)
    assert table in listed(cy)
    answer = bob.send(f"/api/tables/{table}/sit", {})
    assert refusal(answer) == (409, "not_here")
    assert "block" not in answer.text.lower()
    assert cy.send(f"/api/tables/{table}/sit", {}).status_code == 200


def test_whoever_has_only_opened_the_table_is_there_too(crowd: Crowd) -> None:
    ann, bob = crowd.keeper("Host Ann"), crowd.keeper("Host Bob")
    ann.post(BLOCKS, {"name": "Host Bob"})
    assert refusal(bob.send(f"/api/tables/{opened(ann)}/sit", {})) == (409, "not_here")


def test_the_blocker_is_told_and_can_take_it_back(crowd: Crowd) -> None:
    ann, bob = crowd.keeper("Back Ann"), crowd.keeper("Back Bob")
    table = opened(bob, listed=True)
    bob.post(f"/api/tables/{table}/sit", {})
    made = ann.post(BLOCKS, {"table": table, "seat": 0})
    assert [one["name"] for one in ann.get(BLOCKS)] == ["Back Bob"]
    assert bob.get(BLOCKS) == []
    assert ann.post(BLOCKS, {"name": "Back Bob"}) == made
    assert refusal(ann.send(f"/api/tables/{table}/sit", {})) == (409, "blocked")
    assert refusal(bob.send(f"{BLOCKS}/{made['id']}", method="DELETE")) == (404, "no_such_block")
    assert ann.send(f"{BLOCKS}/{made['id']}", method="DELETE").status_code == 204
    assert ann.send(f"/api/tables/{table}/sit", {}).status_code == 200


def test_signing_in_at_the_table_is_no_way_round(crowd: Crowd) -> None:
    ann, _ = crowd.keeper("Round Ann"), crowd.keeper("Round Bob")
    ann.post(BLOCKS, {"name": "Round Bob"})
    guest = crowd.guest("Somebody")
    table = of_two(ann, guest)
    guest.post("/api/account/sign-in", {"name": "Round Bob", "password": PASSWORD})
    assert guest.get(f"/api/tables/{table}")["table"]["seat"] is None


def test_the_blocked_does_not_enter_the_event_and_is_told_what_all_are_told(crowd: Crowd) -> None:
    ann, bob = crowd.keeper("Event Ann"), crowd.keeper("Event Bob")
    closed = crowd.visitor(ann).make(entry_open=False)
    director = crowd.visitor(ann).make(online={})
    ann.post(BLOCKS, {"name": "Event Bob"})
    told = crowd.visitor(bob, director.event).send("Register", name="Event Bob", kind="member")
    usual = crowd.visitor(bob, closed.event).send("Register", name="Other Bob", kind="member")
    assert told["refused"] == usual["refused"] == "Only the desk takes entries: ask the organiser."
    director.do("Register", name="Event Bob", kind="member")
    key = director.keys()["players"]["Event Bob"]
    answer = crowd.visitor(bob, director.event, key).at("seat", "POST")
    assert (answer.status_code, "block" in answer.text.lower()) == (409, False)


@pytest.mark.parametrize(
    ("meant", "code"),
    [
        ({"name": "Nobody At All"}, (404, "no_such_person")),
        ({"name": "Who Ann"}, (409, "yourself")),
        ({"table": "nowhere"}, (404, "no_such_table")),
        ({"event": "nowhere-1234"}, (404, "no_such_event")),
        ({}, (404, "no_such_person")),
        ({"name": "\u202e"}, (404, "no_such_person")),
    ],
)
def test_nobody_is_blocked_who_is_not_there(
    who_ann: Guest, meant: dict[str, Any], code: tuple[int, str]
) -> None:
    assert refusal(who_ann.send(BLOCKS, meant)) == code


@pytest.fixture(scope="module")
def who_ann(club: str) -> Any:
    made = Crowd(club)
    yield made.keeper("Who Ann")
    made.close()


@pytest.mark.parametrize(("path", "method"), [(BLOCKS, "POST"), (BLOCKS, "GET"), ("/api/reports", "POST")])
def test_a_token_does_none_of_it(crowd: Crowd, path: str, method: str) -> None:
    guest = crowd.guest("Token Tim")
    token = guest.token("read", "play")
    headers = {"Authorization": f"Bearer {token}"}
    answer = guest.http.request(method, path, json={"name": "x"}, headers=headers)
    assert refusal(answer) == (403, "needs_session")


def test_two_who_sit_down_in_the_same_instant_do_not_come_together(crowd: Crowd) -> None:
    ann, bob, host = crowd.keeper("Instant Ann"), crowd.keeper("Instant Bob"), crowd.guest("Instant Host")
    ann.post(BLOCKS, {"name": "Instant Bob"})
    headers = [headers_of(one.http) for one in (ann, bob)]
    for _ in range(12):
        path = f"/api/tables/{opened(host)}/sit"
        assert sorted(post_at_once(ann.url, [(path, one) for one in headers])) == [200, 409]


def test_a_flood_of_reports_at_once_is_no_more_than_a_days(crowd: Crowd) -> None:
    ann, _ = crowd.keeper("Flood Ann"), crowd.keeper("Flood Bob")
    body = {"who": {"name": "Flood Bob"}, "why": "rude"}
    asked = [("/api/reports", headers_of(ann.http))] * 40
    assert post_at_once(ann.url, asked, body).count(204) == 20
