"""Coming to a table over HTTP: seats, codes, links, lists, leaving, and playing again."""

from random import Random
from xml.etree import ElementTree as ET

import pytest
import segno

from tests.kit.running_server import Guest
from tests.kit.table_routes import (
    SHORT,
    is_asked,
    of_two,
    opened,
    play_out,
    refusal,
    step,
    view,
    with_bot,
)


def listed(guest: Guest) -> dict[str, str]:
    return {one["table"]: one["status"] for one in guest.get("/api/tables")}


def mine(guest: Guest) -> dict[str, str]:
    return {one["table"]: one["status"] for one in guest.get("/api/tables/mine")}


def test_guests_sit_down_and_the_match_begins_with_the_last_of_them(ann: Guest, bob: Guest) -> None:
    table = opened(ann)
    first = ann.post(f"/api/tables/{table}/sit", {"seat": 1, "secret": "c0ffee"})
    assert (first["table"]["seat"], first["table"]["status"], first["game"]) == (1, "open", None)
    second = bob.post(f"/api/tables/{table}/sit", {})
    assert (second["table"]["seat"], second["table"]["status"]) == (0, "playing")
    assert second["game"]["names"] == ["Bob", "Ann"]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"seat": 3}, (400, "no_such_seat")),
        ({"seat": 4}, (400, "bad_request")),
        ({"secret": "C0FFEE"}, (400, "bad_request")),
        ({"secret": "ab" * 65}, (400, "bad_request")),
        ({"seat": 0, "colour": "red"}, (400, "bad_request")),
    ],
)
def test_a_seat_that_cannot_be_taken(bob: Guest, ann: Guest, asked: object, told: tuple[int, str]) -> None:
    assert refusal(bob.send(f"/api/tables/{opened(ann)}/sit", asked)) == told


def test_no_seat_is_taken_twice_and_nobody_has_two(ann: Guest, bob: Guest) -> None:
    table = opened(ann)
    ann.post(f"/api/tables/{table}/sit", {"seat": 0})
    assert refusal(bob.send(f"/api/tables/{table}/sit", {"seat": 0})) == (409, "seat_taken")
    assert refusal(ann.send(f"/api/tables/{table}/sit", {})) == (409, "seated")


def test_the_host_puts_bots_on_free_seats_and_takes_them_away(ann: Guest) -> None:
    table = opened(ann, seats=3)
    seat = {"seat": 1, "level": "novice"}
    assert ann.post(f"/api/tables/{table}/bots", seat)["table"]["seats"][1]["bot"] == "novice"
    assert refusal(ann.send(f"/api/tables/{table}/bots", seat)) == (409, "seat_taken")
    assert refusal(ann.send(f"/api/tables/{table}/bots", {"seat": 2, "level": "x"})) == (
        400,
        "no_such_opponent",
    )
    assert ann.post(f"/api/tables/{table}/clear", {"seat": 1})["table"]["seats"][1]["free"] is True
    assert refusal(ann.send(f"/api/tables/{table}/clear", {"seat": 1})) == (409, "no_bot")


def test_the_code_leads_to_the_table_however_it_is_typed(ann: Guest, bob: Guest) -> None:
    table = opened(ann)
    code = view(ann, table)["table"]["code"]
    for typed in (code, code.lower(), f"%20{code}%20"):
        assert bob.get(f"/api/invitations/{typed}") == {"table": table}
    assert refusal(bob.send("/api/invitations/XXXXX1", method="GET")) == (404, "no_such_table")


def test_only_those_at_the_table_and_the_host_are_told_the_code(ann: Guest, bob: Guest) -> None:
    table = opened(ann)
    assert view(bob, table)["table"]["code"] is None
    bob.post(f"/api/tables/{table}/sit", {})
    assert view(bob, table)["table"]["code"] == view(ann, table)["table"]["code"]


def test_the_picture_is_the_link_to_the_table(ann: Guest) -> None:
    table = opened(ann)
    answer = ann.http.get(f"/api/tables/{table}/invitation.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    drawn = ET.fromstring(answer.content)  # noqa: S314 - our own answer
    assert drawn.tag.endswith("svg")
    expected = ET.fromstring(segno.make(f"{ann.url}/t/{table}", error="m").svg_inline(scale=6))  # noqa: S314
    assert [path.get("d") for path in drawn.iter() if path.get("d")] == [
        path.get("d") for path in expected.iter() if path.get("d")
    ]
    assert ann.http.get(f"/t/{table}").headers["content-type"].startswith("text/html")


def test_only_open_tables_that_want_it_are_listed(ann: Guest, bob: Guest) -> None:
    private, shown = opened(ann), opened(ann, listed=True)
    assert listed(bob).get(shown) == "open"
    assert private not in listed(bob)
    assert private not in listed(ann)
    for guest in (ann, bob):
        guest.post(f"/api/tables/{shown}/sit", {})
    assert shown not in listed(bob)


def test_a_list_tells_nothing_that_invites_by_itself(ann: Guest, bob: Guest) -> None:
    table = opened(ann, listed=True)
    code = view(ann, table)["table"]["code"]
    row = next(one for one in bob.get("/api/tables") if one["table"] == table)
    assert code not in str(row)
    assert ann.person["id"] not in str(row)


def test_mine_are_those_at_which_i_have_a_seat(club: str, ann: Guest) -> None:
    cleo = Guest(club, "Cleo")
    hers = opened(cleo)
    assert mine(cleo) == {}
    cleo.post(f"/api/tables/{hers}/sit", {})
    assert mine(cleo) == {hers: "open"}
    assert hers not in mine(ann)
    cleo.post(f"/api/tables/{hers}/leave")
    assert mine(cleo) == {}
    cleo.http.close()


def test_mine_tell_the_score_of_every_seat_while_a_match_is_played(ann: Guest, bob: Guest) -> None:
    table, dice = of_two(ann, bob, gone="forfeit"), Random(3)
    while not all(view(ann, table)["game"]["scores"]):
        step([ann, bob], table, dice)
    for guest in (ann, bob):
        summary = next(one["summary"] for one in guest.get("/api/tables/mine") if one["table"] == table)
        assert summary["scores"] == view(ann, table)["game"]["scores"]
        assert (summary["gone"], summary["event"]) == ("forfeit", None)


def test_partners_have_one_score_and_before_a_match_there_is_none(ann: Guest) -> None:
    table = opened(ann, rules="club-partners")
    ann.post(f"/api/tables/{table}/sit", {})

    def scores() -> object:
        return next(one["summary"]["scores"] for one in ann.get("/api/tables/mine") if one["table"] == table)

    assert scores() is None
    for seat in (1, 2, 3):
        ann.post(f"/api/tables/{table}/bots", {"seat": seat, "level": "random"})
    dice = Random(4)
    while not (any(view(ann, table)["game"]["scores"]) and is_asked(view(ann, table))):
        step([ann], table, dice)
    ours, theirs = view(ann, table)["game"]["scores"]
    assert scores() == [ours, theirs, ours, theirs]


def test_before_the_match_a_seat_is_free_again_when_its_player_leaves(ann: Guest, bob: Guest) -> None:
    table = opened(ann, seats=3)
    ann.post(f"/api/tables/{table}/sit", {"seat": 0})
    bob.post(f"/api/tables/{table}/sit", {"seat": 1})
    left = bob.post(f"/api/tables/{table}/leave")["table"]
    assert (left["seat"], left["seats"][1]["free"]) == (None, True)
    assert refusal(bob.send(f"/api/tables/{table}/leave")) == (403, "not_seated")


def test_a_table_is_closed_when_the_last_person_leaves_it(ann: Guest, bob: Guest) -> None:
    table = opened(ann)
    ann.post(f"/api/tables/{table}/sit", {})
    assert ann.post(f"/api/tables/{table}/leave")["table"]["status"] == "closed"
    assert refusal(bob.send(f"/api/tables/{table}/sit", {})) == (409, "closed")


def test_in_a_match_a_bot_plays_on_for_whoever_leaves(ann: Guest, bob: Guest) -> None:
    table = of_two(ann, bob)
    bob.post(f"/api/tables/{table}/leave")
    seat = view(ann, table)["table"]["seats"][1]
    assert (seat["bot"], seat["person"]) == ("regular", False)
    move = {"do": "go", "id": "after", "version": view(ann, table)["version"]}
    assert refusal(bob.send(f"/api/tables/{table}/moves", move)) == (403, "not_seated")


def test_where_the_table_says_so_the_match_is_lost_by_leaving(ann: Guest, bob: Guest) -> None:
    table = of_two(ann, bob, gone="forfeit")
    bob.post(f"/api/tables/{table}/leave")
    seen = view(ann, table)
    assert seen["table"]["status"] in ("over", "closed")


def test_they_play_again_with_new_secrets_when_both_want_to(ann: Guest, bob: Guest) -> None:
    table = of_two(ann, bob, options=SHORT)
    assert refusal(ann.send(f"/api/tables/{table}/rematch", {})) == (409, "not_over")
    over = play_out([ann, bob], table)["table"]
    assert ann.post(f"/api/tables/{table}/rematch", {"secret": "aa"})["table"]["rematch"] == [0]
    again = bob.post(f"/api/tables/{table}/rematch", {"secret": "bb"})["table"]
    assert again["status"] == "playing"
    assert again["commitment"] == over["next_commitment"] != over["commitment"]
    assert again["secrets"] is None
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200  # of the first match
    assert refusal(ann.send(f"/api/tables/{table}/record?match=2", method="GET")) == (404, "no_such_match")


def test_a_bot_is_always_ready_to_play_again(ann: Guest) -> None:
    table = with_bot(ann, options=SHORT)
    play_out([ann], table)
    assert ann.post(f"/api/tables/{table}/rematch", {})["table"]["status"] == "playing"
