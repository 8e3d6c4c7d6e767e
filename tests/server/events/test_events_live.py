"""An event over its socket: the whole of it, then only what has changed, for each as the key says."""

import json
from datetime import datetime, timedelta

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.kit.event_people import EventSocket, Visitor, soon


def entered(director: Visitor, *names: str) -> None:
    for name in names:
        director.do("Register", name=name, kind="member")


def started(club: str, *names: str, **how: object) -> Visitor:
    """An event that is being played, whose start was moved to now."""
    director = Visitor(club).make(**how)
    entered(director, *names)
    director.do("MoveStart", start=soon(0), reason="everybody is here")
    director.do("StartPlay")
    return director


def closed_with(socket: EventSocket) -> int | None:
    try:
        for _ in range(50):
            socket.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    raise AssertionError("The socket stays open.")


def test_everybody_is_shown_what_changes_for_them(club: str) -> None:
    director = Visitor(club).make()
    desk, hall = director.socket(), director.someone().socket()
    assert desk.hear()["role"] == "director"
    assert hall.hear()["role"] == "public"
    assert "todo" in desk.view
    assert "todo" not in hall.view
    told = director.do("Register", name="Ann", kind="member", contact="ann@example.org")
    for socket in (desk, hall):
        message = socket.hear()
        assert message["type"] == "change"
        assert message["view"]["event"]["event"]["entered"] == 1
    assert desk.view["entries"]["Ann"]["contact"] == "ann@example.org"
    assert "ann@example.org" not in json.dumps(hall.view)
    phone = director.someone(told["key"]).socket()
    assert phone.hear()["name"] == "Ann"
    assert phone.view["me"]["me"]["name"] == "Ann"
    for socket in (desk, hall, phone):
        socket.close()


def test_what_is_merged_is_what_is_asked_for_anew(club: str) -> None:
    director = started(club, "Ann", "Bob", "Cy", "Di", "Ed")
    keys = director.keys()
    people = [director, director.someone(), director.someone(keys["players"]["Bob"])]
    sockets = [one.socket() for one in people]
    for socket in sockets:
        socket.hear()
    version = 0
    for _ in range(3):
        game = next(iter(director.view()["games"].values()))
        director.do("EnterScore", division=game["division"], game=game["game"], scores=[121, 88])
        version = director.at().json()["version"]
    for one, socket in zip(people, sockets, strict=True):
        socket.until(version)
        assert socket.view == one.view()
        socket.close()


def test_two_phones_that_disagree_settle_it(club: str) -> None:
    director = started(club, "Ann", "Bob")
    keys = director.keys()["players"]
    ann, bob = (director.someone(keys[name]) for name in ("Ann", "Bob"))
    game = ann.view()["me"]["me"]["key"]
    line = ann.view()["games"][game]
    entry = {"division": line["division"], "game": line["game"], "nth": line["nth"]}
    ann.do("EnterScore", **entry, scores=[121, 95], player="Ann")
    assert bob.view()["me"]["me"]["theirs"] == [121, 95]
    bob.do("EnterScore", **entry, scores=[121, 59], player="Bob")
    assert director.view()["games"][game]["disagree"]
    assert any(todo["kind"] == "disagree" for todo in director.view()["todo"].values())
    bob.do("EnterScore", **entry, scores=[121, 95], player="Bob")
    assert game not in director.view()["games"]
    [card] = [line for key, line in ann.view()["card"].items() if key != "total"]
    assert (card["opponent"], card["for"], card["against"], card["won"]) == ("Bob", 121, 95, True)
    [bobs] = director.someone().at("lists/cards?name=Bob").json()
    assert (bobs["name"], bobs["opponent"], bobs["for"], bobs["against"]) == ("Bob", "Ann", 95, 121)
    assert len(director.someone().at("lists/cards").json()) == 2


def test_a_desk_is_told_of_records_that_change_nothing_on_it(club: str) -> None:
    director = Visitor(club).make()
    desk, hall = director.socket(), director.someone().socket()
    desk.hear()
    hall.hear()
    director.do("PutIn", cents=500)
    assert desk.hear() == {"type": "change", "version": 2, "view": {}}
    with pytest.raises(TimeoutError):
        hall.hear(timeout=0.5)
    for socket in (desk, hall):
        socket.close()


def may_start(desk: EventSocket) -> bool:
    return any(line["kind"] == "start" and line["do"] for line in desk.view["todo"].values())


def test_what_only_the_clock_brings_about_is_shown_to_a_desk_that_was_opened_before(club: str) -> None:
    director = Visitor(club).make()
    entered(director, "Ann", "Bob")
    at = datetime.now() + timedelta(seconds=6)  # noqa: DTZ005 - as the clock in the hall
    director.do("MoveStart", start=at.isoformat(timespec="seconds"), reason="everybody is here")
    desk = director.socket()
    desk.hear()
    assert not may_start(desk)
    while not may_start(desk):
        desk.hear()
    desk.close()


def test_a_link_that_was_renewed_shows_nothing_more(club: str) -> None:
    director = Visitor(club).make()
    key = director.do("Register", name="Ann", kind="member")["key"]
    phone = director.someone(key).socket()
    phone.hear()
    answer = director.at("links/renew", "POST", {"role": "player", "name": "Ann"})
    new = answer.json()["players"]["Ann"]
    assert closed_with(phone) == 1012
    old = director.someone(key).socket()
    assert old.hear()["error"]["code"] == "wrong_key"
    assert closed_with(old) == 4403
    again = director.someone(new).socket()
    assert again.hear()["name"] == "Ann"
    again.close()


def test_a_page_that_is_left_at_once_breaks_nothing(club: str) -> None:
    event = Visitor(club).make().event
    connect(f"{club.replace('http', 'ws', 1)}/api/events/{event}/socket", legacy=True).close()
    later = EventSocket(club, event, "")
    later.hear()
    later.close()
    told = Visitor(club).http.get("/metrics").text.splitlines()
    assert [line for line in told if line.startswith("pegout_errors_total{")] == []


def test_what_is_no_event_and_what_is_no_greeting_is_told(club: str) -> None:
    nowhere = EventSocket(club, "AAAAAAAAAAAA", "")
    assert nowhere.hear()["error"]["code"] == "no_such_event"
    assert closed_with(nowhere) == 4404
    for cut_off in ("nope", "x" * 13):
        assert closed_with(EventSocket(club, cut_off, "")) == 4404
    rude = EventSocket(club, Visitor(club).make().event, "x" * 100)
    assert rude.hear()["error"]["code"] == "bad_request"
    assert closed_with(rude) == 4400


@pytest.mark.parametrize(
    ("wrong", "part"),
    [
        ({"format": "poker"}, "There is no format"),
        ({"name": "  "}, "needs a name"),
        ({"best_of": 4}, "best of 1, 3 or 5"),
        ({"prizes": "a lot"}, "amount"),
    ],
)
def test_an_event_that_cannot_be_is_refused_in_a_sentence(
    club: str, wrong: dict[str, object], part: str
) -> None:
    asked = {"name": "Night", "start": soon(), "format": "knock-out", **wrong}
    answer = Visitor(club).ask("POST", "/api/events", asked)
    assert answer.status_code == 409
    assert part in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    ("start", "status"), [("2099-04-05T19:00", 201), ("2099-13-05T19:00", 400), ("soon", 400)]
)
def test_a_start_is_written_as_date_and_time(club: str, start: str, status: int) -> None:
    asked = {"name": "Night", "start": start, "format": "knock-out"}
    assert Visitor(club).ask("POST", "/api/events", asked).status_code == status


def test_commands_that_cannot_be_read_are_refused_each_in_its_place(club: str) -> None:
    director = Visitor(club).make()
    commands = [
        {"id": "a", "do": "Dance", "with": {}},
        {"id": "b", "do": "Register", "with": {"name": "Ann", "kind": "member"}},
        {"id": "c", "do": "Register", "with": {"name": 7}},
        {"id": "d", "do": "Pay", "with": {"entrant": "Ann", "cents": "many"}},
    ]
    told = director.at("records", "POST", {"commands": commands}).json()["answers"]
    assert [one["record"] for one in told] == [None, 1, None, None]
    assert [bool(one["refused"]) for one in told] == [True, False, True, True]


def test_what_the_hall_is_shown_has_a_length(club: str) -> None:
    director = Visitor(club).make()
    assert "at most 1000" in director.send("NoteRuling", text="!" * 1001)["refused"]


def test_the_file_is_what_the_command_line_reads(club: str) -> None:
    director = started(club, "Ann", "Bob")
    lines = director.at("file").text.splitlines()
    assert json.loads(lines[0])["event"]["name"] == "Night"
    assert [json.loads(line)["do"] for line in lines[1:]] == [
        "Register",
        "Register",
        "MoveStart",
        "StartPlay",
    ]


def test_a_paper_is_printed(club: str) -> None:
    director = started(club, "Ann", "Bob", "Cy")
    answer = director.at("paper/bracket")
    assert answer.status_code == 200, answer.text
    assert answer.content.startswith(b"%PDF")
    assert director.at("paper/movement").status_code == 409  # a knock-out has none
    assert director.at("paper/wallpaper").status_code == 404
