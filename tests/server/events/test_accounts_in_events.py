"""A kept name belongs to its keeper, also in events and in what the archive makes of them."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.kit.crowd import PASSWORD, Crowd
from tests.kit.event_people import Visitor, soon

TAKEN = "That name is taken"


def entered(director: Visitor) -> dict[str, bool]:
    """Everybody on the list, and whether they carry the mark of an account."""
    return {row["name"]: row["kept"] for row in director.someone().at("lists/entries").json()}


def play(director: Visitor) -> None:
    """Everybody plays, those entered first win, and the event is closed."""
    director.do("MoveStart", start=soon(0), reason="all are here")
    director.do("StartPlay")
    while games := director.view()["games"]:
        for line in games.values():
            director.do("EnterScore", division="", game=line["game"], scores=(121, 100))
    director.do("CloseEvent")


def until(wanted: Callable[[], Any]) -> Any:
    """The lists follow an event within moments."""
    for _ in range(100):
        if found := wanted():
            return found
        time.sleep(0.05)
    raise AssertionError("It does not come.")


def page(crowd: Crowd, name: str) -> Any:
    answer = crowd.visitor().http.get(f"/api/players/{name}")
    return answer.json() if answer.status_code == 200 else None


def line_of(crowd: Crowd, year: int, name: str) -> list[tuple[bool, int]]:
    """The lines of that name in the season: whether it is an account, and how many events."""
    season = crowd.visitor().http.get(f"/api/seasons/{year}").json()
    return [(one["kept"], one["totals"]["events"]) for one in season["players"] if one["name"] == name]


@pytest.mark.parametrize("name", ["Entry Ann", "ENTRY ANN", "Entry \u0410nn"])
def test_nobody_else_enters_under_a_kept_name(crowd: Crowd, name: str) -> None:
    if name == "Entry Ann":
        crowd.keeper(name)
    director = crowd.visitor().make()
    nobody = crowd.visitor(event=director.event)
    guest = crowd.visitor(crowd.guest("Entry Bob"), director.event)
    for one in (nobody, guest):
        told = one.send("Register", name=name, kind="member")
        assert told["refused"].startswith(TAKEN)
        assert (told["field"], told["key"]) == ("name", None)
    assert entered(director) == {}


def test_the_keeper_enters_signed_in_and_carries_the_mark(crowd: Crowd) -> None:
    ann = crowd.keeper("Own Ann")
    director = crowd.visitor().make()
    crowd.visitor(ann, director.event).do("Register", name="own ann", kind="member")
    crowd.visitor(ann, director.event).do("Register", name="Own Ann's son", kind="member")
    assert entered(director) == {"own ann": True, "Own Ann's son": False}
    assert director.view()["entries"]["own ann"]["kept"]


def test_a_token_that_only_reads_enters_nobody_as_the_account(crowd: Crowd) -> None:
    ann = crowd.keeper("Token Ann")
    director = crowd.visitor().make()
    command = {"id": "1", "do": "Register", "with": {"name": "Token Ann", "kind": "member"}}
    for scope, refused in (("read", True), ("play", False)):
        headers = {"Authorization": f"Bearer {ann.token(scope)}"}
        body = {"commands": [{**command, "id": scope}]}
        answer = crowd.visitor().http.post(
            f"/api/events/{director.event}/records", json=body, headers=headers
        )
        assert (answer.json()["answers"][0]["refused"] is not None) == refused
    assert entered(director) == {"Token Ann": True}


def test_the_desk_writes_any_name_and_it_is_not_the_account(crowd: Crowd) -> None:
    crowd.keeper("Desk Ann")
    director = crowd.visitor().make()
    director.do("Register", name="Desk Ann", kind="member")
    assert entered(director) == {"Desk Ann": False}


@pytest.mark.parametrize("name", ["Regular (bot)", "Director", "Peg0ut"])
def test_nobody_enters_as_the_house(crowd: Crowd, name: str) -> None:
    director = crowd.visitor().make()
    told = crowd.visitor(event=director.event).send("Register", name=name, kind="member")
    assert told["refused"].startswith("That name could be taken for a bot")


@pytest.mark.parametrize("name", ["A\u202enn", "A\u200bnn", "Ann\ufe0f", "\u3164"])
def test_nobody_is_entered_with_signs_that_cannot_be_seen(crowd: Crowd, name: str) -> None:
    director = crowd.visitor().make()
    for one in (director, crowd.visitor(event=director.event)):
        assert one.send("Register", name=name, kind="member")["refused"] is not None
    answer = director.ask("POST", "/api/events", {"name": f"N{name}", "start": soon(), "format": "knock-out"})
    assert answer.status_code == 400


def test_the_director_links_an_entrant_with_an_account_and_nobody_else_does(crowd: Crowd) -> None:
    crowd.keeper("Link Ann")
    director = crowd.visitor().make()
    director.do("Register", name="Annie", kind="member")
    link = {"name": "annie", "account": "link ann"}
    scorer = director.someone(director.keys()["roles"]["scorer"])
    assert scorer.at("accounts", "POST", link).status_code == 403
    assert entered(director) == {"Annie": False}
    assert director.at("accounts", "POST", link).json() == {"name": "Annie"}
    assert entered(director) == {"Annie": True}
    assert director.at("accounts", "POST", {"name": "Annie"}).status_code == 200
    assert entered(director) == {"Annie": False}
    for wrong in ({"name": "Bob", "account": "Link Ann"}, {"name": "Annie", "account": "Nobody Ever"}):
        assert director.at("accounts", "POST", wrong).status_code == 404


def test_whoever_is_entered_anew_is_not_the_account_of_before(crowd: Crowd) -> None:
    ann = crowd.keeper("Again Ann")
    director = crowd.visitor().make()
    key = crowd.visitor(ann, director.event).do("Register", name="Again Ann", kind="member")["key"]
    director.do("Remove", entrant="Again Ann", reason="asked for it")
    director.do("Register", name="Again Ann", kind="member")
    assert entered(director) == {"Again Ann": False}
    own = crowd.visitor(ann, director.event, key)
    own.do("Withdraw", entrant="Again Ann")
    own.do("Register", name="Again Ann", kind="member")
    assert entered(director) == {"Again Ann": True}


def test_an_account_that_takes_its_seat_online_plays_as_itself(crowd: Crowd) -> None:
    ann, guest = crowd.keeper("Seat Ann"), crowd.guest("Seat Bob")
    director = crowd.visitor().make(online={})
    for name in ("Seat Ann", "Other"):
        director.do("Register", name=name, kind="member")
    keys = director.keys()["players"]
    crowd.visitor(ann, director.event, keys["Seat Ann"]).at("seat", "POST")
    crowd.visitor(guest, director.event, keys["Other"]).at("seat", "POST")
    assert entered(director) == {"Seat Ann": True, "Other": False}
    director.do("MoveStart", start=soon(0), reason="all are here")
    until(lambda: director.view()["games"])
    table = until(lambda: [one["table"] for one in ann.get("/api/tables/mine")])[0]
    seats = until(lambda: [one for one in ann.get(f"/api/tables/{table}")["table"]["seats"] if one["kept"]])
    assert [seat["name"] for seat in seats] == ["Seat Ann"]


def test_the_archive_counts_the_account_apart_from_the_written_name(crowd: Crowd) -> None:
    ann, dora = crowd.keeper("Arch Ann"), crowd.keeper("Arch Dora")
    own = crowd.visitor(dora).make(format="round-robin")
    crowd.visitor(ann, own.event).do("Register", name="Arch Ann", kind="member")
    written = crowd.visitor(dora).make(format="round-robin")
    written.do("Register", name="ARCH ANN", kind="member")
    for director in (own, written):
        director.do("Register", name="Arch Bob", kind="member")
        play(director)
    found = until(lambda: (told := page(crowd, "arch ann")) and told["events"] and told["apart"] and told)
    assert [one["event"] for one in found["events"]] == [own.event]
    assert [one["event"] for one in found["apart"]] == [written.event]
    assert (found["name"], found["kept"], found["totals"]["events"]) == ("Arch Ann", True, 1)
    bob = page(crowd, "Arch Bob")
    assert (bob["kept"], bob["totals"]["events"], bob["apart"]) == (False, 2, [])
    year = int(found["events"][0]["start"][:4])
    assert line_of(crowd, year, "Arch Ann") == [(True, 1)]
    assert line_of(crowd, year, "ARCH ANN") == [(False, 1)]
    assert line_of(crowd, year, "Arch Bob") == [(False, 2)]


def test_an_event_counts_only_where_its_director_keeps_a_name(crowd: Crowd) -> None:
    guest = crowd.guest("Count Dora")
    of_nobody, of_guest = (
        crowd.visitor().make(format="round-robin"),
        crowd.visitor(guest).make(format="round-robin"),
    )
    for director in (of_nobody, of_guest):
        for name in ("Count Ann", "Count Bob"):
            director.do("Register", name=name, kind="member")
        play(director)

    def counted(event: str) -> list[bool]:
        lines = crowd.visitor().http.get("/api/events?phase=closed").json()["events"]
        return [line["counted"] for line in lines if line["event"] == event]

    assert until(lambda: counted(of_nobody.event)) == until(lambda: counted(of_guest.event)) == [False]
    assert page(crowd, "Count Ann") is None
    assert of_guest.someone().view()["standings"], "its own page stays what it is"
    guest.post("/api/account/keep", {"name": "Count Dora", "password": PASSWORD})
    assert page(crowd, "Count Ann")["totals"]["events"] == 1
    assert counted(of_nobody.event) == [False]


def test_whoever_asked_from_the_account_and_was_let_in_plays_as_it(crowd: Crowd) -> None:
    ann = crowd.keeper("Asking Ann")
    director = crowd.visitor().make()
    director.at("entries", "POST", {"do": "ask"})
    crowd.visitor(ann, director.event).do("Register", name="asking ann", kind="member")
    crowd.visitor(ann, director.event).do("Register", name="Ann's son", kind="member")
    crowd.visitor(event=director.event).do("Register", name="Asking Bob", kind="member")
    asked = {name: line["kept"] for name, line in director.view()["asked"].items()}
    assert asked == {"asking ann": True, "Ann's son": False, "Asking Bob": False}
    assert director.at("entries", "POST", {"do": "approve"}).status_code == 200
    assert entered(director) == asked


@pytest.mark.parametrize("how", ["open", "ask"])
@pytest.mark.parametrize("name", ["\u0410lice Smith", "AIice Smith", "Alice Srnith"])
def test_nobody_enters_beside_somebody_they_look_like(crowd: Crowd, name: str, how: str) -> None:
    director = crowd.visitor().make()
    director.at("entries", "POST", {"do": how})
    crowd.visitor(event=director.event).do("Register", name="Alice Smith", kind="member")
    told = crowd.visitor(event=director.event).send("Register", name=name, kind="member")
    assert (told["field"], told["key"]) == ("name", None)
    assert "looks like Alice Smith" in told["refused"]
    director.do("Register", name=name, kind="member")  # what the desk writes is the desk's to answer for
