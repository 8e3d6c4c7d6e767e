"""One person has one seat at an event, and where deals are shared everybody is known or let in."""

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.kit.at_once import headers_of, post_at_once
from tests.kit.event_people import Visitor, soon
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server

NAMES = ("Ann", "Bob")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_server(sqlite_in(tmp_path_factory.mktemp("seats"))) as url:
        yield url


def entered(
    site: str, *, duplicate: bool, director: Visitor | None = None
) -> tuple[Visitor, dict[str, Visitor]]:
    """The director, and everybody with the own link; each is a guest by now."""
    director = (director or Visitor(site)).make(
        format="round-robin", fee=0, minimum=0, prizes="", online={"duplicate": duplicate}
    )
    for name in NAMES:
        director.do("Register", name=name, kind="member")
    players = {name: director.someone(key) for name, key in director.keys()["players"].items()}
    for name, player in players.items():
        assert player.ask("POST", "/api/guest", {"name": name}).status_code < 300
    return director, players


def take_seat(player: Visitor) -> str:
    """Nothing, or why not."""
    answer = player.at("seat", "POST", {})
    return "" if answer.status_code == 200 else str(answer.json()["error"]["message"])


def until(wanted: Callable[[], Any]) -> None:
    """The tables follow an event within moments."""
    for _ in range(200):
        if wanted():
            return
        time.sleep(0.05)
    raise AssertionError("It does not come.")


@pytest.mark.parametrize("duplicate", [False, True])
def test_nobody_plays_under_two_names(site: str, *, duplicate: bool) -> None:
    director, players = entered(site, duplicate=duplicate)
    ann = players["Ann"]
    assert take_seat(ann) == "" or director.at("admit", "POST", {"name": "Ann"}).status_code == 200
    ann.key = players["Bob"].key  # whoever has both links still is one person
    assert take_seat(ann) == "You already play in this event as Ann: each person has one seat."
    seats = {line["name"]: line["seat"] for line in director.view()["entries"].values()}
    assert seats == {"Ann": "person", "Bob": ""}


def test_where_deals_are_shared_a_guest_is_let_in_by_the_director(site: str) -> None:
    director, players = entered(site, duplicate=True)
    bob = players["Bob"]
    assert "director has been asked to let you in" in take_seat(bob)
    assert "director has been asked to let you in" in take_seat(bob)
    asks = {line["name"]: line["asks"] for line in director.view()["entries"].values()}
    assert asks == {"Ann": False, "Bob": True}
    todo = [line for line in director.view()["todo"].values() if line["kind"] == "admit"]
    assert [(line["names"], line["button"]) for line in todo] == [(["Bob"], "Let in")]
    assert (bob.view()["me"]["me"]["asks"], players["Ann"].view()["me"]["me"]["asks"]) == (True, False)
    assert bob.at("seat", "POST", {}).json()["error"]["code"] == "to_be_let_in"
    assert bob.at("admit", "POST", {"name": "Bob"}).status_code == 403
    assert director.at("admit", "POST", {"name": "Ann"}).status_code == 409
    assert director.at("admit", "POST", {"name": "Bob"}).status_code == 200
    assert bob.view()["me"]["me"]["asks"] is False
    assert take_seat(bob) == ""
    stranger = director.someone(bob.key)
    stranger.ask("POST", "/api/guest", {"name": "Bobby"})
    assert "director has been asked to let you in" in take_seat(stranger)


def test_a_kept_name_needs_nobody_to_let_it_in(site: str) -> None:
    _, players = entered(site, duplicate=True)
    ann = players["Ann"]
    kept = {"name": "Ann of the shared deals", "password": "seven fives and a jack"}
    assert ann.ask("POST", "/api/account/keep", kept).status_code == 200
    assert take_seat(ann) == ""


def test_an_ordinary_event_takes_guests(site: str) -> None:
    _, players = entered(site, duplicate=False)
    assert take_seat(players["Ann"]) == ""


@pytest.mark.parametrize(("asked", "seconds"), [({}, 90), ({"move_seconds": 30}, 30)])
def test_where_deals_are_shared_there_is_a_clock_for_moves(
    site: str, asked: dict[str, int], seconds: int
) -> None:
    director = Visitor(site).make(
        format="round-robin", fee=0, minimum=0, prizes="", online={"duplicate": True, **asked}
    )
    assert director.view()["event"]["event"]["online"]["move_seconds"] == seconds


def test_two_seats_are_not_had_in_the_same_instant(site: str) -> None:
    known = Visitor(site)
    known.ask("POST", "/api/guest", {"name": "Dora"})
    for _ in range(12):
        director, players = entered(site, duplicate=False, director=known)
        ann, other = players["Ann"], players["Bob"].key
        path = f"/api/events/{director.event}/seat"
        asked = [(path, headers_of(ann.http, **{"x-event-key": key})) for key in (ann.key, other)]
        assert sorted(post_at_once(site, asked)) == [200, 409]


def version_of(director: Visitor) -> int:
    version: int = director.at().json()["version"]
    return version


def test_whoever_sits_already_writes_nothing_into_the_log(site: str) -> None:
    director, players = entered(site, duplicate=False)
    take_seat(players["Ann"])
    before = version_of(director)
    assert [take_seat(players["Ann"]) for _ in range(5)] == [""] * 5
    assert version_of(director) == before


@pytest.mark.parametrize("duplicate", [False, True])
def test_a_seat_does_not_change_hands_for_ever(site: str, *, duplicate: bool) -> None:
    director, players = entered(site, duplicate=duplicate)
    ann, friend = players["Ann"], director.someone(players["Ann"].key)
    friend.ask("POST", "/api/guest", {"name": "Friend"})
    told = [take_seat(one) for _ in range(30) for one in (ann, friend)]
    assert told.index("This seat has changed hands too often: ask the director for a new link.") == 50
    renewed = director.at("links/renew", "POST", {"role": "player", "name": "Ann"}).json()["players"]["Ann"]
    friend.key = renewed
    assert "often enough" not in take_seat(friend)


def test_whoever_gave_up_a_seat_does_not_play_the_same_deals_again_for_another(site: str) -> None:
    director, players = entered(site, duplicate=True)
    for name, player in players.items():
        kept = {"name": f"{name} gives up {director.event[:6]}", "password": "seven fives and a jack"}
        assert player.ask("POST", "/api/account/keep", kept).status_code == 200
        assert take_seat(player) == ""
    director.do("MoveStart", start=soon(0), reason="all are here")
    until(lambda: director.view()["games"])
    until(lambda: players["Ann"].http.get("/api/tables/mine").json())
    friend = director.someone(players["Ann"].key)
    friend.ask("POST", "/api/guest", {"name": "Friend"})
    kept = {"name": f"Friend of {director.event[:6]}", "password": "seven fives and a jack"}
    assert friend.ask("POST", "/api/account/keep", kept).status_code == 200
    assert take_seat(friend) == ""
    ann = players["Ann"]
    ann.key = players["Bob"].key
    assert take_seat(ann) == "You already play in this event as Ann: each person has one seat."
