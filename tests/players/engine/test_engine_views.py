"""What a seat sees goes through the protocol whole, and nothing else goes with it."""

from dataclasses import fields
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.cards import PACK, Card
from pegout.game import Command, Cut, GameState, NextGame, Phase, SeatView, view_for
from pegout.players.engine.decode import read_move, read_view
from pegout.players.engine.encode import write_move, write_view
from pegout.players.engine.failure import BadMessage
from pegout.players.engine.messages import Choose, Move, View, read, write
from tests.game.test_views_keep_secrets import exchange, seen, swapped
from tests.kit.proofs import LAW, proof
from tests.kit.strategies import Played, beginnings, matches

NEVER_ASKED = {
    "officiating",
    "edition",
    "series_over",
    "counts",
    "claimed_by",
    "pegging",
    "awards",
    "pegs_at_once",
    "claims",
}
"""Where the players officiate no engine plays."""
BY_RULING = {"drawn", "shown"}
"""Nobody rules where engines play."""
NOT_YET = {"outcome", "winner"}
"""Who is asked has not finished the game."""
PEGS = {"scores", "rear_pegs"}


def asked(state: GameState) -> list[int]:
    """The seats that have something to choose now."""
    if state.phase not in (Phase.THROW, Phase.PLAY):
        return []
    return [seat for seat in range(state.rules.seats) if view_for(state, seat).legal]


def through(view: SeatView) -> SeatView:
    """The view after it was written to a line and read from it."""
    return read_view(read(write(Choose(1, write_view(view))), Choose).view)


@proof(25, 300)
@given(beginnings(60))
def test_a_view_comes_through_whole(played: Played) -> None:
    for state in played.states[-25:]:
        for seat in asked(state):
            assert through(view_for(state, seat)) == view_for(state, seat)


@proof(25, 60)
@given(matches())
def test_a_view_in_the_middle_of_a_match_comes_through_whole(played: Played) -> None:
    for state in played.states[-60::7]:
        for seat in asked(state):
            assert through(view_for(state, seat)) == view_for(state, seat)


def test_the_fields_are_those_of_a_view_and_no_others() -> None:
    """A field that somebody adds to views stays at home until it is listed here and in the documents."""
    own = {entry.name for entry in fields(SeatView)} - NEVER_ASKED - BY_RULING - NOT_YET
    own -= {"pegs", "laid"}
    assert {entry.name for entry in msgspec.structs.fields(View)} == own | PEGS | {"played"}


def test_an_engine_remembers_what_was_turned_over() -> None:
    """At a club the cards of the first series lie face down when the second is led; a player knows them."""
    game = Game.deal(["KC 9S 4C AC 2H 3H", "QC TS 5H 6H 2C 3C"], starter="5D", dealer=1, rules="club")
    game.throw(0, "2H 3H")
    game.throw(1, "2C 3C")
    for seat, card in ((0, "KC"), (1, "QC"), (0, "9S")):
        game.play(seat, card)
    game.go(1)
    game.play(0, "AC")
    view = write_view(game.view(1))
    assert view.played == (("KC", "9S", "AC"), ("QC",))
    assert view.turned == (3, 1)
    assert through(game.view(1)) == game.view(1)


@proof(LAW, 300)
@given(beginnings(60), st.randoms(use_true_random=False))
def test_swapping_all_hidden_cards_leaves_the_message_unchanged(played: Played, dice: Random) -> None:
    for state, events in list(played.moments())[-8:]:
        for seat in asked(state):
            twin = swapped(state, exchange(set(PACK) - seen(events, seat), dice))
            assert twin != state
            assert write(write_view(view_for(twin, seat))) == write(write_view(view_for(state, seat)))


@proof(LAW, 300)
@given(beginnings(60))
def test_a_message_names_no_card_that_its_seat_has_not_seen(played: Played) -> None:
    for state, events in list(played.moments())[-8:]:
        for seat in asked(state):
            words = _words(msgspec.to_builtins(write_view(view_for(state, seat))))
            assert words & {str(card) for card in PACK} <= {str(card) for card in seen(events, seat)}


def _words(data: Any) -> set[str]:
    if isinstance(data, dict):
        return {word for part in data.values() for word in _words(part)}
    if isinstance(data, list | tuple):
        return {word for part in data for word in _words(part)}
    return {data} if isinstance(data, str) else set()


@pytest.mark.parametrize("command", [Cut(0, 20), NextGame()])
def test_what_needs_no_thought_is_no_move(command: Command) -> None:
    with pytest.raises(ValueError, match="An engine is never asked about"):
        write_move(command)


def test_a_spectator_is_not_asked() -> None:
    with pytest.raises(ValueError, match="before there is a dealer"):
        write_view(Game.new("acc", dealer=0, seed=1).view())


def test_go_is_a_move_of_one_word() -> None:
    game = Game.deal(["KC KD KH 9S 2H 3H", "QC QD QH TS 2C 3C"], starter="5D", dealer=1)
    game.throw(0, "2H 3H")
    game.throw(1, "2C 3C")
    for seat, card in ((0, "KC"), (1, "QC"), (0, "KD")):
        game.play(seat, card)
    view = write_view(game.view(1))
    assert view.legal == ("go",)
    assert through(game.view(1)) == game.view(1)


@pytest.mark.parametrize("move", [Move(), Move(throw=("5H",), play="5H")])
def test_a_move_is_one_thing(move: Move) -> None:
    with pytest.raises(BadMessage, match="a move is"):
        read_move(move, 0)


THROW = {
    "seat": 1,
    "dealer": 0,
    "phase": "throw",
    "hand": ["5C", "5D", "6H", "7S", "8D", "9C"],
    "legal": [{"throw": ["5C", "5D"]}, {"throw": ["8D", "9C"]}],
}
PLAY = {
    "seat": 0,
    "dealer": 0,
    "phase": "play",
    "hand": ["7C", "2H", "KS"],
    "played": [["5S"], ["7H"]],
    "series": ["7H", "5S"],
    "count": 12,
    "legal": [{"play": "7C"}, {"play": "2H"}],
}


def view_of(data: dict[str, Any]) -> SeatView:
    return read_view(msgspec.convert(data, View))


def test_what_is_left_out_is_as_at_the_start_of_a_game() -> None:
    view = view_of(THROW)
    assert (view.rules.name, view.scores, view.hand_sizes, view.deal_number) == ("acc", (0, 0), (6, 6), 1)
    assert (view.has_thrown, view.played, view.to_act) == ((False, False), ((), ()), (1,))
    later = view_of(PLAY)
    assert (later.has_thrown, later.hand_sizes, later.count) == ((True, True), (3, 3), 12)
    assert view_of(THROW | {"rules": {"name": "club"}}).rules.early_end_at == 61
    assert view_of(THROW | {"rules": {"name": "acc", "goal": 100}}).rules.goal == 100


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"phase": "show"}, "the phase is throw or play, not 'show'"),
        ({"seat": 2}, "numbered from 0 to 1"),
        ({"dealer": -1}, "numbered from 0 to 1"),
        ({"last": 5}, "numbered from 0 to 1"),
        ({"hand": ["5C", "5C"]}, "5C is named twice"),
        ({"hand": ["5C", "15D"]}, "'15D' is not a card"),
        ({"thrown": ["5C"]}, "5C is named twice"),
        ({"starter": "9C"}, "9C is named twice"),
        ({"hand_sizes": [6, 6, 6]}, "one entry for each of the 2 seats"),
        ({"hand_sizes": [6, 5]}, "does not have as many cards"),
        ({"names": ["Ann"]}, "one entry for each of the 2 seats"),
        ({"scores": [3]}, "one entry for each of the 2 sides"),
        ({"scores": [3, 4], "rear_pegs": [0]}, "2 scores but 1 rear pegs"),
        ({"scores": [3, 121]}, "between 0 and 120"),
        ({"scores": [3, 4], "rear_pegs": [0, 5]}, "no rear peg ahead"),
        ({"legal": []}, "no legal move"),
        ({"legal": [{"throw": ["5C", "5D"]}] * 2}, "named twice"),
        ({"legal": [{"throw": ["KC", "KD"]}]}, "cannot be made from this hand in this phase: throw KC KD"),
        ({"legal": [{"play": "5C"}]}, "play 5C"),
        ({"legal": ["go"]}, "go"),
        ({"hand": ["5C", "5D", "6H", "7S", "8D", "9C", "2C"]}, "no more than 6 cards"),
        ({"series": ["KC"], "count": 10}, "must be among those played"),
        ({"count": 4}, "does not match the series"),
        ({"turned": [0]}, "one entry for each of the 2 seats"),
        ({"turned": [0, 1]}, "no more cards can be turned over than were played"),
        ({"turned": [-1, 0]}, "no more cards can be turned over than were played"),
        ({"match": "for ever"}, "is not a match"),
        ({"rules": {"name": "whist"}}, "no rule set 'whist'"),
        ({"rules": {"name": "acc", "gaol": 61}}, "did you mean goal"),
        ({"rules": {"name": "acc", "goal": "far"}}, "goal cannot be 'far'"),
        ({"rules": {"name": "acc", "goal": 7}}, "cannot work"),
    ],
)
def test_a_view_that_cannot_be_is_refused(change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        view_of(THROW | change)


def test_a_card_that_does_not_fit_into_the_count_is_refused() -> None:
    assert view_of(PLAY | {"legal": [{"play": "KS"}], "rules": {"limit": 22}}).count == 12
    with pytest.raises(BadMessage, match="play KS"):
        view_of(PLAY | {"legal": [{"play": "KS"}], "rules": {"limit": 21}})


def test_cards_are_read_in_either_spelling() -> None:
    assert read_move(Move(play="10♥"), 0) == read_move(Move(play="TH"), 0)
    assert Card.parse("TH") in view_of(THROW | {"hand": ["10h", "5C", "5D", "8D", "9C", "2C"]}).hand
