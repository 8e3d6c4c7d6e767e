"""Boards over HTTP and sockets, for people without an account."""

import json

import pytest
from websockets.exceptions import ConnectionClosed

from pegout.companion import read_board
from tests.kit.phones import Json, Phone, points


def test_a_board_is_opened_and_kept_without_an_account(phone: Phone) -> None:
    answer = phone.open(points(0, 6), points(1, 30, "hand"))
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert [one["refused"] for one in told["answers"]] == [None, None, None]
    assert told["view"]["scores"] == [6, 30]
    assert told["view"]["entries"][1]["warnings"] == ["No hand counts 30."]
    assert phone.key not in answer.text
    assert phone.view() == told["view"]


def test_every_kind_of_command_is_taken_and_shown_as_it_was_sent(phone: Phone) -> None:
    made: list[Json] = [
        {"do": "points", "seat": 0, "points": 2, "why": "penalty", "penalty": "renege"},
        {"do": "back", "seat": 0, "points": 1, "penalty": ""},
        {
            "do": "hand",
            "seat": 1,
            "cards": ["5H", "5C", "6D", "7S"],
            "starter": "8H",
            "dealt": ["5H", "5C", "6D", "7S", "JH", "KD"],
        },
        {"do": "crib", "seat": 0, "cards": ["2H", "4H", "6H", "8C"], "starter": "8H"},
        {
            "do": "ruling",
            "words": "A false claim.",
            "citations": ["acc:VIII.4b2"],
            "corrections": [],
            "back": [{"seat": 0, "points": 15}],
            "to": [{"seat": 1, "points": 3}],
        },
        {"do": "deal", "dealer": 1},
        {"do": "marker", "dealer": 0},
        {"do": "points", "seat": 1, "points": 121, "why": "play", "penalty": ""},
        {"do": "game", "dealer": 0},
    ]
    answer = phone.open(*made, match="best of 3", both=True).json()
    assert [one["refused"] for one in answer["answers"]] == [None] * 10
    assert [entry["made"] for entry in answer["view"]["entries"]] == made
    last = answer["view"]["entries"][-1]["id"]
    more = [{"do": "object", "entry": last, "words": "no"}, {"do": "withdraw", "entry": last}]
    bob = phone.phone_of(1)
    done = bob.do(*more, {"do": "confirm", "entries": [last]}, {"do": "both", "on": False})
    assert (done["entries"][-1]["confirmed"], done["phones"]) == ([1], ["shared", "own"])
    assert phone.do({"do": "remove", "side": 1})["phones"] == ["shared", "shared"]
    undone = phone.send({"do": "undo", "entries": [last]}).json()
    assert undone["view"]["entries"][-1]["struck"]
    assert undone["view"]["game"] == 1


def test_a_second_phone_keeps_with_the_key_and_only_looks_without(club: str, phone: Phone) -> None:
    phone.open()
    second = Phone(club, phone.board, phone.key)
    assert second.send(points(1, 4)).json()["view"]["scores"] == [0, 4]
    stranger = Phone(club, phone.board)
    refused = stranger.send(points(1, 4))
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "wrong_key")
    assert stranger.view()["scores"] == [0, 4]
    for one in (second, stranger):
        one.http.close()


def test_a_batch_sent_again_acts_once(phone: Phone) -> None:
    phone.open()
    body = {"key": phone.key, "commands": [phone.envelope(points(0, 3)), phone.envelope(points(0, 4))]}
    for _ in range(2):
        answer = phone.post(f"/api/boards/{phone.board}/commands", body)
        assert answer.json()["view"]["scores"] == [7, 0]


def test_what_cannot_be_read_or_done_is_refused_in_its_place_and_the_rest_goes_on(phone: Phone) -> None:
    phone.open()
    odd = {"do": "hand", "seat": 0, "cards": ["5H", "5X", "6D", "7S"], "starter": "8H"}
    answer = phone.send(odd, points(0, 5), {"do": "game", "dealer": 0}, points(0, 1)).json()
    assert [one["refused"] is None for one in answer["answers"]] == [False, True, False, True]
    assert answer["view"]["scores"] == [6, 0]


@pytest.mark.parametrize(
    "asked",
    [{"rules": "chess"}, {"options": {"goal": 1}}, {"options": {"self": 1}}, {"names": ["Ann", "Ann"]}],
)
def test_a_board_that_cannot_be_is_not_opened(phone: Phone, asked: Json) -> None:
    answer = phone.open(**asked)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "refused")
    assert phone.http.get(f"/api/boards/{phone.board}").status_code == 404


def test_another_goal_and_partners_are_kept(phone: Phone) -> None:
    options = {"goal": 61, "skunk_below": 31, "double_skunk_below": 0}
    asked: Json = {"names": ["Ann", "Bob", "Cy", "Di"], "partners": True, "options": options}
    view = phone.open(points(2, 70), **asked).json()["view"]
    assert (view["scores"], view["sheet"]["sides"], view["outcome"]["skunked"]) == ([61, 0], 2, [1])


def test_a_session_is_not_needed_and_a_forged_request_is_refused(phone: Phone) -> None:
    phone.open()
    body = {"key": phone.key, "commands": [phone.envelope(points(0, 3))]}
    forged = phone.http.post(f"/api/boards/{phone.board}/commands", json=body)
    assert (forged.status_code, forged.json()["error"]["code"]) == (403, "csrf")


def test_the_record_is_the_log_and_the_review_tells_it(phone: Phone) -> None:
    phone.open(points(0, 6), points(1, 8, "hand"))
    record = phone.http.get(f"/api/boards/{phone.board}/record")
    assert len(read_board(record.text)) == 3
    review = phone.http.get(f"/api/boards/{phone.board}/review").json()["review"]
    assert review["names"] == ["Ann", "Bob"]
    assert len(review["line"]) == 3


def test_a_socket_shows_the_whole_board_at_every_change(club: str, phone: Phone) -> None:
    phone.open()
    socket = phone.socket()
    assert json.loads(socket.recv(timeout=10))["scores"] == [0, 0]
    second = Phone(club, phone.board, phone.key)
    second.send(points(1, 4))
    assert json.loads(socket.recv(timeout=10))["scores"] == [0, 4]
    socket.close()
    second.http.close()


@pytest.mark.parametrize("cut_off", [0, 10])
def test_a_socket_to_no_board_says_so(phone: Phone, cut_off: int) -> None:
    phone.board = phone.board[cut_off:]
    socket = phone.socket()
    assert json.loads(socket.recv(timeout=10))["error"]["code"] == "no_such_board"
    with pytest.raises(ConnectionClosed) as closed:
        socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_a_board_is_no_table_and_a_table_no_board(phone: Phone) -> None:
    phone.open()
    for path in (f"/api/tables/{phone.board}", f"/api/tables/board.{phone.board}", "/api/boards/short"):
        assert phone.http.get(path).status_code in (400, 404)


def test_the_sheets_hold_everything_for_a_phone_alone(phone: Phone) -> None:
    answer = phone.http.get("/api/boards/sheets")
    told = answer.json()
    assert len(told["counts"]) == 6188
    acc = told["sheets"][0]
    assert (acc["rules"], acc["goal"], acc["skunk_below"], acc["impossible_hand"]) == (
        "acc",
        121,
        91,
        [],
    )
    assert told["matches"] == ["games", "best of", "first to"]
    assert len(answer.content) < 60_000
