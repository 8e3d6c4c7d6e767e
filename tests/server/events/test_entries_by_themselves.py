"""People who put themselves on the list: one a request, and the director closes, approves and clears."""

from pathlib import Path
from typing import Any

import pytest

from tests.kit.event_people import Visitor
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server


@pytest.fixture
def director(club: str) -> Visitor:
    return Visitor(club).make()


def entered(visitor: Visitor, *names: str) -> list[Any]:
    """What became of one request with all of these."""
    commands = [
        {"id": name.replace(" ", "-"), "do": "Register", "with": {"name": name, "kind": "member"}}
        for name in names
    ]
    answers: list[Any] = visitor.at("records", "POST", {"commands": commands}).json()["answers"]
    return answers


def settle(director: Visitor, do: str, *names: str) -> dict[str, Any]:
    answer = director.at("entries", "POST", {"do": do, "names": list(names)})
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


def listed(director: Visitor) -> list[str]:
    return [name for name, line in director.view()["entries"].items() if line["status_code"] != "gone"]


def test_one_request_enters_one(director: Visitor) -> None:
    eve = director.someone()
    answers = entered(eve, *[f"Fake {number}" for number in range(100)])
    assert [answer["refused"] is None for answer in answers] == [True] + [False] * 99
    assert answers[1]["refused"] == "Enter one person per request: send the others one by one."
    assert listed(director) == ["Fake 0"]
    assert [answer["refused"] for answer in entered(director, "Ann", "Bob")] == [None, None]


def test_only_the_first_of_a_request_is_looked_at(director: Visitor) -> None:
    """Looking at a name costs the others time: whoever sends a hundred has one looked at."""
    answers = entered(director.someone(), "Regular bot", "Ann", "Director")
    assert "another" in answers[0]["refused"]
    assert [answer["refused"] for answer in answers[1:]] == [
        "Enter one person per request: send the others one by one."
    ] * 2
    assert listed(director) == []


def test_the_director_closes_entry_and_opens_it_again(director: Visitor) -> None:
    assert settle(director, "close")["taken"] == "closed"
    assert "Only the desk" in entered(director.someone(), "Ann")[0]["refused"]
    assert director.view()["event"]["event"]["entry_open"] is False
    settle(director, "open")
    assert entered(director.someone(), "Bob")[0]["refused"] is None
    assert listed(director) == ["Bob"]


def test_who_asks_waits_until_the_director_approves(director: Visitor) -> None:
    settle(director, "ask")
    (told,) = entered(director.someone(), "Ann")
    assert (told["asked"], told["record"], told["key"], told["refused"]) == (True, None, None, None)
    assert entered(director.someone(), "Ann")[0] == told  # the same request again
    second = director.someone().send("Register", name="ann", kind="member")
    assert second["refused"] == "ann has already asked to enter: wait for the director."
    for name in ("Bob", "Cy"):
        entered(director.someone(), name)
    assert listed(director) == []
    assert set(director.view()["asked"]) == {"Ann", "Bob", "Cy"}
    assert "asked" not in director.someone().view()
    assert settle(director, "approve", "Ann") == {"taken": "asked", "asked": ["Bob", "Cy"], "unapproved": []}
    assert listed(director) == ["Ann"]
    assert settle(director, "clear")["asked"] == []
    assert listed(director) == ["Ann"]
    assert set(director.keys()["players"]) == {"Ann"}


def test_who_has_waited_is_given_the_link_or_told_that_nothing_came_of_it(director: Visitor) -> None:
    settle(director, "ask")
    for name in ("Ann", "Bob"):
        entered(director.someone(), name)
    settle(director, "approve", "Ann")
    settle(director, "clear", "Bob")
    (ann,), (bob,) = entered(director.someone(), "Ann"), entered(director.someone(), "Bob")
    assert (ann["asked"], ann["refused"]) == (False, None)
    assert ann["key"] == director.keys()["players"]["Ann"]
    assert bob["refused"] == "The director has not accepted the entry of Bob: ask the organiser."
    stranger = {"id": "Ann", "do": "Register", "with": {"name": "Ann", "kind": "member", "contact": "eve"}}
    answer = director.someone().at("records", "POST", {"commands": [stranger]}).json()["answers"][0]
    assert answer["key"] is None  # only the very same request is known again
    director.at("links/renew", "POST", {"role": "player", "name": "Ann"})
    assert entered(director.someone(), "Ann")[0]["key"] is None


def test_one_is_turned_down_and_the_others_wait_on(director: Visitor) -> None:
    entered(director.someone(), "Listed")
    settle(director, "ask")
    for name in ("Ann", "Bob"):
        entered(director.someone(), name)
    kinds = {(line["kind"], line["names"][0]) for line in director.view()["todo"].values() if line["names"]}
    assert {("asked", "Ann"), ("asked", "Bob")} <= kinds
    told = settle(director, "clear", "Ann")
    assert (told["asked"], told["unapproved"]) == (["Bob"], ["Listed"])
    registrar = director.someone(director.keys()["roles"]["registrar"])
    assert [line for line in registrar.view()["todo"].values() if line["kind"] == "asked"] == []


def test_all_who_wait_are_approved_at_once(director: Visitor) -> None:
    settle(director, "ask")
    for name in ("Ann", "Bob"):
        entered(director.someone(), name)
    assert settle(director, "approve")["asked"] == []
    assert listed(director) == ["Ann", "Bob"]


def test_a_flood_is_cleared_at_once_and_others_stay(director: Visitor) -> None:
    entered(director, "Desk")
    for name in ("Known", "Here", "Fake 1", "Fake 2", "Fake 3"):
        entered(director.someone(), name)
    settle(director, "approve", "Known")
    director.do("CheckIn", entrant="Here")
    director.do("Remove", entrant="Fake 3", reason="no such person")
    fakes = director.keys()["players"]
    assert settle(director, "clear") == {"taken": "open", "asked": [], "unapproved": []}
    assert listed(director) == ["Desk", "Known", "Here"]
    removed = [line for line in director.at("lists/log").json() if line["do"] == "Remove"]
    assert len(removed) == 3
    entered(director, "Fake 1")  # a real person of that name: the link that the first was given is void
    assert director.someone(fakes["Fake 1"]).at().status_code == 403
    assert director.someone(director.keys()["players"]["Fake 1"]).at().status_code == 200


def test_a_cleared_list_has_room_again(director: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    from pegout.services.events import admission

    monkeypatch.setattr(admission, "MOST_BY_THEMSELVES", 2)
    told = [entered(director.someone(), name)[0]["refused"] for name in ("Fake 1", "Fake 2", "Ann")]
    assert told[:2] == [None, None]
    assert "at the desk" in told[2]
    settle(director, "clear")
    assert entered(director.someone(), "Bob")[0]["refused"] is None


@pytest.mark.parametrize("role", ["registrar", "scorer", "judge", ""])
def test_only_the_director_settles_entries(director: Visitor, role: str) -> None:
    other = director.someone(director.keys()["roles"].get(role, ""))
    for do in ("close", "ask", "open", "approve", "clear"):
        answer = other.at("entries", "POST", {"do": do})
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not_yours")


def test_what_was_settled_is_so_after_a_restart(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with whole_server(database) as url:
        director = Visitor(url).make()
        entered(director.someone(), "Known")
        entered(director.someone(), "Fake")
        settle(director, "approve", "Known")
        settle(director, "ask")
        entered(director.someone(), "Asks")
    with whole_server(database) as url:
        there = Visitor(url, director.event, director.key)
        told = settle(there, "close")
        assert told == {"taken": "closed", "asked": ["Asks"], "unapproved": ["Fake"]}
