"""Games of an event that are kept on companion boards: the score comes from there."""

import time
from collections.abc import Callable

from pegout.services.events.board_scores import MOST_LINKS
from tests.kit.event_people import Visitor
from tests.kit.phones import Json, Phone, points
from tests.server.events.test_events_live import started


def soon_true(what: Callable[[], bool], seconds: float = 10) -> bool:
    """What the server does by itself is waited for."""
    until = time.monotonic() + seconds
    while not what() and time.monotonic() < until:
        time.sleep(0.02)
    return what()


def confirm_all(view: Json) -> Json:
    return {"do": "confirm", "entries": [entry["id"] for entry in view["entries"]]}


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


def games_of(director: Visitor) -> Json:
    return next(iter(director.view()["games"].values()))


def test_one_person_with_a_board_for_both_agrees_to_nothing(club: str, phone: Phone) -> None:
    """The holder opens a board with both names, confirms for both and links it."""
    director, ann, game = match(club)
    phone.open(names=["Ann", "Bob"], both=True)
    won = phone.do(points(1, 30), points(0, 121), by=0)
    entries = [entry["id"] for entry in won["entries"]]
    for side in (0, 1):
        assert phone.do({"do": "confirm", "entries": entries}, by=side)["entries"][0]["confirmed"] == []
    assert ann.at("board", "POST", {**game, "board": phone.board}).status_code == 200
    assert soon_true(lambda: games_of(director)["entered"] == ["Ann"])
    phone.do({"do": "both", "on": False})  # whatever else happens on the board
    assert not soon_true(lambda: director.view()["games"] == {}, 0.5)


def test_two_browsers_of_one_person_agree_to_nothing(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    phone.open(names=["Ann", "Bob"], both=True)
    mine, also_mine = phone.phone_of(0), phone.phone_of(1)
    won = mine.do(points(0, 121))
    assert also_mine.do(confirm_all(won))["entries"][0]["confirmed"] == [0, 1]
    for key in (mine.key, None):
        assert ann.at("board", "POST", {**game, "board": phone.board, "key": key}).status_code == 200
    refused = ann.at("board", "POST", {**game, "board": phone.board, "key": also_mine.key})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "refused")
    assert "does not act for Ann" in refused.json()["error"]["message"]
    assert soon_true(lambda: games_of(director)["entered"] == ["Ann"])
    assert not soon_true(lambda: director.view()["games"] == {}, 0.5)


def test_what_both_confirm_with_their_own_keys_needs_no_more_words(club: str, phone: Phone) -> None:
    director, ann, game = match(club, best_of=3)
    bob = director.someone(director.keys()["players"]["Bob"])
    phone.open(names=["Ann", "Bob"], both=True, match="best of 3")
    ann.at("board", "POST", {**game, "board": phone.board})
    own = phone.phone_of(1)
    assert bob.at("board", "POST", {**game, "board": phone.board, "key": own.key}).status_code == 200
    won = phone.do(points(0, 121))
    assert soon_true(lambda: games_of(director)["entered"] == ["Ann"])
    own.do(confirm_all(won))
    assert soon_true(lambda: bool(games_of(director)["nth"] == 2))
    assert sorted(games_of(director)["score"]) == [0, 1]


def test_a_phone_put_in_the_place_of_the_opponents_agrees_to_nothing(club: str, phone: Phone) -> None:
    """The holder removes the phone that the opponent linked, and comes back as the opponent."""
    director, ann, game = match(club)
    bob = director.someone(director.keys()["players"]["Bob"])
    phone.open(names=["Ann", "Bob"], both=True)
    own = phone.phone_of(1)
    assert bob.at("board", "POST", {**game, "board": phone.board, "key": own.key}).status_code == 200
    ann.at("board", "POST", {**game, "board": phone.board})
    phone.do({"do": "remove", "side": 1})
    false = phone.phone_of(1)
    false.do(confirm_all(phone.do(points(0, 121))))
    assert soon_true(lambda: games_of(director)["entered"] == ["Ann"])
    assert not soon_true(lambda: director.view()["games"] == {}, 0.5)


def test_the_opponents_phone_enters_nothing_for_the_keeper_of_the_board(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    bob = director.someone(director.keys()["players"]["Bob"])
    phone.open(names=["Ann", "Bob"], both=True)
    ann.at("board", "POST", {**game, "board": phone.board})
    own = phone.phone_of(1)
    assert bob.at("board", "POST", {**game, "board": phone.board, "key": own.key}).status_code == 200
    own.do(points(1, 121))
    assert soon_true(lambda: games_of(director)["entered"] == ["Bob"])
    assert not soon_true(lambda: director.view()["games"] == {}, 0.5)


def test_a_board_is_the_proposal_of_one_player_only(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    bob = director.someone(director.keys()["players"]["Bob"])
    phone.open(names=["Ann", "Bob"])
    assert ann.at("board", "POST", {**game, "board": phone.board}).status_code == 200
    refused = bob.at("board", "POST", {**game, "board": phone.board})
    assert refused.status_code == 409
    assert "join it by an invitation" in refused.json()["error"]["message"]


def test_a_player_links_only_so_many_boards_to_a_game(club: str) -> None:
    _, ann, game = match(club)
    boards = [Phone(club) for _ in range(MOST_LINKS + 1)]
    for phone in boards:
        assert phone.open(names=["Ann", "Bob"]).status_code == 201
    said = [ann.at("board", "POST", {**game, "board": phone.board}).status_code for phone in boards]
    assert said == [200] * MOST_LINKS + [409]
    assert ann.at("board", "POST", {**game, "board": boards[0].board}).status_code == 200  # linked before


def test_a_renewed_link_ends_what_the_older_one_has_linked(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    phone.open(names=["Ann", "Bob"])
    assert ann.at("board", "POST", {**game, "board": phone.board}).status_code == 200
    renewed = director.at("links/renew", "POST", {"role": "player", "name": "Ann"})
    assert renewed.status_code == 200, renewed.text
    phone.do(points(0, 121))
    assert not soon_true(lambda: games_of(director)["entered"] != [], 0.5)


def test_a_board_of_others_is_refused(club: str, phone: Phone) -> None:
    director, ann, game = match(club)
    phone.open(names=["Ann", "Cleo"])
    answer = ann.at("board", "POST", {**game, "board": phone.board})
    assert answer.status_code == 409
    assert "players who are not in" in answer.json()["error"]["message"]
    other_game = ann.at("board", "POST", {**game, "game": "R9-9", "board": phone.board})
    assert "not being played" in other_game.json()["error"]["message"]
    nowhere = ann.at("board", "POST", {**game, "board": "A" * 22})
    assert nowhere.status_code == 404
    assert director.view()["games"]
