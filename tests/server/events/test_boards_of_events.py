"""Games of an event that are kept on companion boards: the score comes from there."""

import time
from collections.abc import Callable

from tests.kit.event_people import Visitor
from tests.server.boards.phones import Phone, points
from tests.server.events.test_events_live import started


def soon_true(what: Callable[[], bool]) -> bool:
    """What the server does by itself is waited for."""
    until = time.monotonic() + 10
    while not what() and time.monotonic() < until:
        time.sleep(0.02)
    return what()


def match(club: str, **how: object) -> tuple[Visitor, Visitor, dict[str, object]]:
    """Ann and Bob, who play a game of an event, and which."""
    director = started(club, "Ann", "Bob", **how)
    keys = director.keys()["players"]
    line = next(iter(director.view()["games"].values()))
    game = {"division": line["division"], "game": line["game"], "nth": line["nth"]}
    return director, director.someone(keys["Ann"]), game


def test_a_board_enters_the_score_for_its_player_and_the_other_confirms(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    phone.open(names=["Bob", "Ann"])
    assert ann.at("board", "POST", {**game, "board": phone.board}).status_code == 200
    phone.send(points(0, 90), points(1, 121))
    key = next(iter(director.view()["games"]))
    assert soon_true(lambda: director.view()["games"][key]["entered"] == ["Ann"])
    bob = director.someone(director.keys()["players"]["Bob"])
    first = director.view()["games"][key]["first"]
    assert bob.view()["me"]["me"]["theirs"] == ([121, 90] if first == "Ann" else [90, 121])
    bob.do("EnterScore", **game, scores=bob.view()["me"]["me"]["theirs"], player="Bob")
    assert director.view()["games"] == {}


def test_what_both_phones_have_confirmed_needs_no_more_words(club: str, phone: Phone) -> None:
    director, ann, game = match(club, best_of=3)
    phone.open(names=["Ann", "Bob"], both=True, match="best of 3")
    ann.at("board", "POST", {**game, "board": phone.board})
    entered = phone.send(points(0, 121), by=0).json()["view"]["entries"]
    phone.send({"do": "confirm", "entries": [entry["id"] for entry in entered]}, by=1)
    key = next(iter(director.view()["games"]))
    assert soon_true(lambda: bool(director.view()["games"][key]["nth"] == 2))
    assert sorted(director.view()["games"][key]["score"]) == [0, 1]


def test_a_board_of_others_is_refused(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    phone.open(names=["Ann", "Cleo"])
    answer = ann.at("board", "POST", {**game, "board": phone.board})
    assert answer.status_code == 409
    assert "other players" in answer.json()["error"]["message"]
    other_game = ann.at("board", "POST", {**game, "game": "R9-9", "board": phone.board})
    assert "not being played" in other_game.json()["error"]["message"]
    nowhere = ann.at("board", "POST", {**game, "board": "A" * 22})
    assert nowhere.status_code == 404
    assert director.view()["games"]
