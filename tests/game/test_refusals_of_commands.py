"""Every reason for which a table refuses a command: its code and values, as docs/refusals.md has them."""

from typing import Any

import pytest

from pegout import Game
from pegout.cards import PACK
from pegout.game import (
    NOT_STARTED,
    Accept,
    CallTime,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    GameState,
    Mix,
    NextGame,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Shuffle,
    StartMatch,
    Throw,
    refusal,
    tried,
)
from pegout.rules import PRESETS
from pegout.rules.remedies import CutAgain, DrawnTo, FourOfCrib, GameLost, StarterPick
from tests.kit.builders import ACC, card, cards, table, thrown_table
from tests.kit.refusals import Values, codes_of, refused_with
from tests.kit.ruled_tables import KEPT, dealt_game, do

PAIR = ("Ann", "Bob")
TO_SHUFFLE = tried(NOT_STARTED, StartMatch(ACC, PAIR))
TO_CUT = tried(tried(NOT_STARTED, StartMatch(ACC, PAIR, dealer=0)), Shuffle(PACK))
DEALT = dealt_game(cuts=False).state
HALF_THROWN = tried(DEALT, Throw(0, cards("KH QH")))
THROWN = thrown_table(KEPT, "7D").state
TO_SHUFFLE_THE_REST = do(thrown_table(KEPT, "7D"), CutAgain(shuffled=True)).state
TO_PICK = do(thrown_table(KEPT, "7D"), StarterPick(0, 1, (1, 2), lifted=10)).state
"""Bob has drawn Ann's first two cards, the fives of hearts and clubs."""
PLAYING = table(KEPT, "7D").state
AT_THIRTY = table(["KC QC JC 5C", "TH KH QH JH"], "2S").play("TH", "KC", "KH").state
TO_CHOOSE = do(table(KEPT, "7D", crib="2C 3C 4H KD"), DrawnTo(None, 1), FourOfCrib()).play_out().state
OVER = do(table(KEPT, "7D"), GameLost(0)).state
THREE = Game.new("club-3", dealer=0, seed=1).state
BY_THE_CLOCK = Game.new("lodge", dealer=0, seed=1).state

NO_THIRD_SEAT = {"seat": 2, "seats": 2}
ANN, BOB = {"player": "Ann"}, {"player": "Bob"}


def start(*names: str, **options: Any) -> StartMatch:
    return StartMatch(ACC, names, **options)


Row = tuple[GameState, Command, str, Values]

STARTS: list[Row] = [
    (NOT_STARTED, start("Ann"), "wrong_number_of_names", {"rules": "acc", "seats": 2, "given": 1}),
    (NOT_STARTED, start("A", "B", "C"), "wrong_number_of_names", {"rules": "acc", "seats": 2, "given": 3}),
    (NOT_STARTED, start("Ann", "Ann"), "same_names", {}),
    (NOT_STARTED, start("Ann", ""), "bad_name", {"name": "", "longest": 40}),
    (NOT_STARTED, start("Ann", "x" * 41), "bad_name", {"name": "x" * 41, "longest": 40}),
    (NOT_STARTED, start("Ann", "x" * 60), "bad_name", {"name": "x" * 50, "longest": 40}),
    (NOT_STARTED, start("Ann", " Bob"), "bad_name", {"name": " Bob", "longest": 40}),
    (NOT_STARTED, start("Ann", "Bob "), "bad_name", {"name": "Bob ", "longest": 40}),
    (NOT_STARTED, start("Ann", 'B"b'), "bad_name", {"name": 'B"b', "longest": 40}),
    (NOT_STARTED, start("Ann", "B\tb"), "bad_name", {"name": "B\tb", "longest": 40}),
    (NOT_STARTED, start(*PAIR, officiating="nobody"), "unknown_officiating", {"officiating": "nobody"}),
    (NOT_STARTED, start(*PAIR, officiating="n" * 30), "unknown_officiating", {"officiating": "n" * 20}),
    (NOT_STARTED, start(*PAIR, edition=3), "no_such_edition", {"edition": "3", "latest": 2}),
    (NOT_STARTED, start(*PAIR, edition=0), "no_such_edition", {"edition": "0", "latest": 2}),
    (NOT_STARTED, start(*PAIR, edition="2" * 30), "no_such_edition", {"edition": "2" * 20, "latest": 2}),
    (NOT_STARTED, start(*PAIR, dealer=2), "no_such_seat", NO_THIRD_SEAT),
    (NOT_STARTED, start(*PAIR, dealer=-1), "no_such_seat", {"seat": -1, "seats": 2}),
    (NOT_STARTED, StartMatch(PRESETS["lodge"], PAIR), "dealer_not_named", {"rules": "lodge"}),
    (PLAYING, start(*PAIR), "match_started", {}),
]

CUTS_AND_THROWS: list[Row] = [
    (TO_SHUFFLE, Shuffle(PACK[:51]), "wrong_pack", {}),
    (TO_SHUFFLE_THE_REST, Shuffle(PACK), "wrong_pack", {}),
    (PLAYING, Shuffle(PACK), "nothing_to_shuffle", {"phase": "play"}),
    (PLAYING, Cut(1, 20), "nothing_to_cut", {"phase": "play"}),
    (THROWN, Cut(0, 20), "not_your_cut", BOB),
    (THROWN, Cut(2, 20), "no_such_seat", NO_THIRD_SEAT),
    (THROWN, Cut(1, 3), "cut_out_of_range", {"least": 4, "most": 36, "lifted": 3}),
    (THROWN, Cut(1, 37), "cut_out_of_range", {"least": 4, "most": 36, "lifted": 37}),
    (TO_CUT, Cut(1, 49), "cut_out_of_range", {"least": 4, "most": 48, "lifted": 49}),
    (DEALT, Throw(0, cards("KH")), "wrong_throw", {"player": "Ann", "number": 2}),
    (DEALT, Throw(0, cards("KH QH JD")), "wrong_throw", {"player": "Ann", "number": 2}),
    (DEALT, Throw(1, (card("2C"),) * 2), "wrong_throw", {"player": "Bob", "number": 2}),
    (THREE, Throw(2, ()), "wrong_throw", {"player": "Cleo", "number": 1}),
    (DEALT, Throw(0, cards("KH 2C")), "not_in_hand", {"player": "Ann", "card": "2C"}),
    (DEALT, Throw(2, cards("KH QH")), "no_such_seat", NO_THIRD_SEAT),
    (HALF_THROWN, Throw(0, cards("5H 5C")), "thrown_already", ANN),
    (PLAYING, Throw(0, cards("5H 5C")), "wrong_phase", {"phase": "play"}),
]

PLAYS: list[Row] = [
    (NOT_STARTED, PlayCard(0, card("5H")), "wrong_phase", {"phase": "not started"}),
    (DEALT, SayGo(0), "wrong_phase", {"phase": "throw"}),
    (PLAYING, PlayCard(0, card("5H")), "not_your_turn", BOB),
    (PLAYING, PlayCard(1, card("5H")), "not_in_hand", {"player": "Bob", "card": "5H"}),
    (PLAYING, PlayCard(2, card("5H")), "no_such_seat", NO_THIRD_SEAT),
    (PLAYING, SayGo(0), "not_your_turn", BOB),
    (PLAYING, SayGo(1), "can_play", {"player": "Bob", "count": 0}),
    (AT_THIRTY, PlayCard(0, card("5C")), "past_limit", {"card": "5C", "count": 30, "limit": 31}),
    *[
        (PLAYING, command, "not_officiated_by_players", {})
        for command in (Peg(0, 2), Pass(0), CountHand(0, 2), CountCrib(0, 2), Accept(0), Mix(0))
    ],
]

THE_REST: list[Row] = [
    (PLAYING, ChooseCrib(0, cards("2C 3C 4H KD")), "wrong_phase", {"phase": "play"}),
    (TO_CHOOSE, ChooseCrib(2, cards("2C 3C 4H KD")), "no_such_seat", NO_THIRD_SEAT),
    (TO_CHOOSE, ChooseCrib(1, cards("2C 3C 4H KD")), "not_your_crib", ANN),
    (TO_CHOOSE, ChooseCrib(0, cards("2C 3C 4H")), "wrong_crib", {"number": 4}),
    (TO_CHOOSE, ChooseCrib(0, (card("2C"), *cards("2C 3C 4H"))), "wrong_crib", {"number": 4}),
    (TO_CHOOSE, ChooseCrib(0, cards("2C 3C 4H 5H")), "not_in_crib", {"card": "5H"}),
    (PLAYING, PickStarter(1, card("5H")), "wrong_phase", {"phase": "play"}),
    (TO_PICK, PickStarter(2, card("5H")), "no_such_seat", NO_THIRD_SEAT),
    (TO_PICK, PickStarter(0, card("5H")), "not_your_pick", BOB),
    (TO_PICK, PickStarter(1, card("5S")), "not_drawn", {"card": "5S"}),
    (NOT_STARTED, CallTime(99), "no_game", {}),
    (OVER, CallTime(99), "no_game", {}),
    (PLAYING, CallTime(99), "no_time_limit", {"rules": "acc"}),
    (BY_THE_CLOCK, CallTime(19), "time_left", {"limit": 20, "minutes": 19}),
    (PLAYING, NextGame(), "game_not_over", {}),
    (OVER, NextGame(), "game_not_over", {}),
]

REFUSED = STARTS + CUTS_AND_THROWS + PLAYS + THE_REST


@pytest.mark.parametrize(("state", "command", "code", "values"), REFUSED)
def test_a_command_is_refused_with_its_code_and_values(
    state: GameState, command: Command, code: str, values: Values
) -> None:
    refused_with(state, command, code, values)


ELSEWHERE = {
    "action_masked",
    "all_played",
    "earlier_edition",
    "game_over",
    "match_over",
    "nothing_to_take_back",
}
"""Of other rooms, of rulings and of tables whose players officiate."""


def test_no_code_of_the_game_goes_without_a_command_that_is_refused_with_it() -> None:
    assert codes_of("The game") - ELSEWHERE == {code for *_, code, _ in REFUSED} - {
        "not_officiated_by_players"
    }


@pytest.mark.parametrize(
    ("state", "command"),
    [
        (NOT_STARTED, start("Ann", "x" * 40)),
        (NOT_STARTED, start(*PAIR, edition=1)),
        (NOT_STARTED, start(*PAIR, dealer=1)),
        (NOT_STARTED, StartMatch(PRESETS["lodge"], PAIR, dealer=0)),
        (TO_CUT, Cut(1, 4)),
        (TO_CUT, Cut(1, 48)),
        (THROWN, Cut(1, 4)),
        (THROWN, Cut(1, 36)),
        (BY_THE_CLOCK, CallTime(20)),
        (TO_PICK, PickStarter(1, card("5C"))),
        (TO_SHUFFLE_THE_REST, Shuffle(TO_SHUFFLE_THE_REST.deal.pack[::-1])),
        (HALF_THROWN, Throw(1, cards("2C 4C"))),
    ],
)
def test_what_is_just_within_the_limits_is_not_refused(state: GameState, command: Command) -> None:
    assert refusal(state, command) is None
