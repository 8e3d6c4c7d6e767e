"""Every reason for which a ruling is not carried out: its code and values, as docs/refusals.md has them."""

from typing import Any

import pytest

from pegout.cards import PACK
from pegout.game import (
    NOT_STARTED,
    CarryOut,
    GameState,
    PickStarter,
    Shuffle,
    StartMatch,
    Throw,
    refusal,
    tried,
)
from pegout.game.officiated.claims import ClaimCount
from pegout.rules.remedies import (
    BlindThrow,
    CardsReturned,
    CardsShown,
    CountIs,
    CribDead,
    CribTo,
    CutAgain,
    CutTakenBack,
    DealReopened,
    DealtAgain,
    DealtOn,
    DrawnTo,
    Fate,
    FourOfCrib,
    GameLost,
    GoTakenBack,
    HandDead,
    HeldBack,
    MatchLost,
    Packet,
    PlayRetracted,
    PlayStops,
    PointsBack,
    PointsTo,
    RearPegAt,
    Remedy,
    StarterCutAgain,
    StarterPick,
    ThrowReturned,
    ToCrib,
    Told,
)
from tests.kit.builders import ACC, card, cards, table, thrown_table
from tests.kit.officiated_tables import Players
from tests.kit.refusals import Values, codes_of, refused_with
from tests.kit.ruled_tables import KEPT, dealt_game, do, rule

TO_CUT = tried(tried(NOT_STARTED, StartMatch(ACC, ("Ann", "Bob"), dealer=0)), Shuffle(PACK))
DEALT = dealt_game(cuts=False).state
HALF_THROWN = tried(DEALT, Throw(0, cards("KH QH")))
THROWN = thrown_table(KEPT, "7D").state
PLAYING = table(KEPT, "7D").state
AHEAD = table(KEPT, "7D", scores=(5, 0)).state
TWO_LAID = table(KEPT, "7D").play("8D", "JD").state
TO_CHOOSE = do(table(KEPT, "7D", crib="2C 3C 4H KD"), DrawnTo(None, 1), FourOfCrib()).play_out().state
COUNTED = table(KEPT, "7D").play_out().state
OVER = do(table(KEPT, "7D"), GameLost(0)).state
PICKED = tried(do(thrown_table(KEPT, "7D"), StarterPick(0, 1, (1, 2), 10)).state, PickStarter(1, card("5H")))
"""Bob has made the five of hearts the starter, which lies on top of the pack."""


def fuller_throw() -> GameState:
    """Ann was to put two cards more into the crib, and has."""
    owing = do(thrown_table(KEPT, "7D"), ToCrib(0, 2))
    owing.do(Throw(0, cards("5H 5C")))
    return owing.state


def pegged_heels() -> GameState:
    """Ann, who deals and officiates, has pegged two for the jack that was turned."""
    players = Players(*KEPT, starter="JC")
    players.peg(0, 2)
    return players.script.state


NO_THIRD_SEAT = {"seat": 2, "seats": 2}
ANN, BOB = {"player": "Ann"}, {"player": "Bob"}
NOT_A_REMEDY: Any = "Sit down."


def out_of(least: int, most: int, number: int, **more: object) -> Values:
    return {"least": least, "most": most, "number": number, **more}


def points(given: object) -> Values:
    return {"least": 0, "most": 999, "points": given}


Row = tuple[GameState, Remedy, str, Values]

ON_PEGS_AND_GAMES: list[Row] = [
    (NOT_STARTED, PointsTo(0, 1), "no_game", {}),
    (OVER, PointsTo(0, 1), "game_over", {}),
    (OVER, MatchLost(0), "game_over", {}),
    (PLAYING, PointsTo(2, 1), "no_such_seat", NO_THIRD_SEAT),
    (PLAYING, PointsTo(0, -1), "points_out_of_range", points(-1)),
    (PLAYING, PointsBack(0, 1000), "points_out_of_range", points(1000)),
    (AHEAD, RearPegAt(0, 5), "number_out_of_range", out_of(0, 4, 5, front=5)),
    (AHEAD, RearPegAt(0, -1), "number_out_of_range", out_of(0, 4, -1, front=5)),
    (AHEAD, RearPegAt(1, 1), "number_out_of_range", out_of(0, 0, 1, front=0)),
    (PLAYING, GameLost(2), "no_such_seat", NO_THIRD_SEAT),
    (PLAYING, Told(5), "not_in_words", {}),  # type: ignore[arg-type]
    (PLAYING, NOT_A_REMEDY, "unknown_remedy", {"remedy": "Sit down."}),
    (PLAYING, NOT_A_REMEDY * 9, "unknown_remedy", {"remedy": "Sit down.Sit down.Sit down.Sit down.Sit "}),
]

ON_CUTS_AND_THROWS: list[Row] = [
    (PLAYING, CutAgain(shuffled=True), "no_cut_to_make", {}),
    (PLAYING, CutAgain(shuffled=False), "no_cut_to_make", {}),
    (DEALT, CutAgain(shuffled=False), "no_cut_to_make", {}),
    (TO_CUT, CutTakenBack(()), "not_each_once", {}),
    (TO_CUT, CutTakenBack((0, 0)), "not_each_once", {}),
    (TO_CUT, CutTakenBack((0, 2)), "no_such_seat", NO_THIRD_SEAT),
    (TO_CUT, CutTakenBack((1,)), "not_cut", BOB),
    (DEALT, CutTakenBack((1,)), "dealt_since", {}),
    (TO_CUT, ThrowReturned(0), "no_deal", {}),
    (DEALT, ThrowReturned(0), "not_thrown", ANN),
    (PLAYING, ThrowReturned(0), "starter_turned", {}),
    (fuller_throw(), ThrowReturned(0), "throw_stands", ANN),
    (DEALT, ThrowReturned(2), "no_such_seat", NO_THIRD_SEAT),
    (DEALT, BlindThrow(0, 0, 2), "draws_from_own_hand", {}),
    (DEALT, BlindThrow(0, 2, 2), "no_such_seat", NO_THIRD_SEAT),
    (TO_CUT, BlindThrow(0, 1, 2), "no_deal", {}),
    (PLAYING, BlindThrow(0, 1, 2), "starter_turned", {}),
    (HALF_THROWN, BlindThrow(0, 1, 2), "thrown_already", ANN),
    (DEALT, BlindThrow(0, 1, 3), "wrong_number_drawn", {"number": 2, "named": 3}),
    (DEALT, BlindThrow(0, 1, 2), "not_drawn_yet", {}),
    (DEALT, BlindThrow(0, 1, 2, (1, 1)), "bad_places", {"number": 2, "held": 6}),
    (DEALT, BlindThrow(0, 1, 2, (0, 1)), "bad_places", {"number": 2, "held": 6}),
    (DEALT, BlindThrow(0, 1, 2, (6, 7)), "bad_places", {"number": 2, "held": 6}),
    (DEALT, BlindThrow(0, 1, 2, (1, 2, 3)), "bad_places", {"number": 2, "held": 6}),
]

ON_THE_STARTER: list[Row] = [
    (DEALT, StarterCutAgain(), "no_starter_to_change", {}),
    (TWO_LAID, StarterCutAgain(), "starter_stands", {}),
    (pegged_heels(), StarterCutAgain(), "starter_stands", {}),
    (DEALT, StarterPick(0, 1, (1, 2)), "no_starter_to_change", {}),
    (TWO_LAID, StarterPick(0, 1, (1, 2)), "starter_stands", {}),
    (THROWN, StarterPick(0, 2, (1, 2), 10), "no_such_seat", NO_THIRD_SEAT),
    (THROWN, StarterPick(1, 0, (1, 2), 10), "not_your_pick", BOB),
    (THROWN, StarterPick(0, 1, (1, 2), 3), "cut_out_of_range", {"least": 4, "most": 36, "lifted": 3}),
    (THROWN, StarterPick(0, 1, (1, 2), 37), "cut_out_of_range", {"least": 4, "most": 36, "lifted": 37}),
    (THROWN, StarterPick(0, 1), "not_drawn_yet", {}),
    (THROWN, StarterPick(0, 1, (1, 6), 10), "bad_places", {"number": 2, "held": 5}),
    (THROWN, StarterPick(0, 1, (1,), 10), "bad_places", {"number": 2, "held": 5}),
    (PLAYING, CardsShown(2, Packet.UPPER), "no_such_seat", NO_THIRD_SEAT),
    (PLAYING, CardsShown(0, Packet.UPPER, 0), "number_out_of_range", out_of(1, 39, 0)),
    (PLAYING, CardsShown(0, Packet.UPPER, 40), "number_out_of_range", out_of(1, 39, 40)),
    (DEALT, CardsShown(0, Packet.UPPER), "no_card_to_show", {}),
    (PICKED, CardsShown(0, Packet.UPPER), "no_card_to_show", {}),
]

ON_THE_DEAL: list[Row] = [
    (COUNTED, PlayRetracted(), "no_deal", {}),
    (COUNTED, CribDead(), "no_deal", {}),
    (COUNTED, FourOfCrib(), "no_deal", {}),
    (COUNTED, HandDead(0), "no_deal", {}),
    (COUNTED, CribTo(0), "no_deal", {}),
    (COUNTED, DealtAgain(0), "no_deal", {}),
    (COUNTED, DrawnTo(0, 1), "no_deal", {}),
    (PLAYING, HandDead(2), "no_such_seat", NO_THIRD_SEAT),
    (PLAYING, DealReopened(), "no_deal_to_reopen", {}),
    (PLAYING, DrawnTo(0, 40), "number_out_of_range", out_of(1, 39, 40)),
    (THROWN, DrawnTo(None, 33), "number_out_of_range", out_of(1, 32, 33)),
    (DEALT, DrawnTo(1, 33), "number_out_of_range", out_of(1, 32, 33)),
    (DEALT, DealtOn(17), "number_out_of_range", out_of(1, 16, 17)),
    (DEALT, DealtOn(0), "number_out_of_range", out_of(1, 16, 0)),
    (PLAYING, DealtOn(1), "all_thrown", {}),
    (PLAYING, ToCrib(0, 1), "starter_turned", {}),
    (DEALT, ToCrib(0, 4), "number_out_of_range", out_of(1, 3, 4, player="Ann")),
    (THROWN, ToCrib(1, 4), "number_out_of_range", out_of(1, 3, 4, player="Bob")),
    (TO_CHOOSE, FourOfCrib(), "crib_being_chosen", {}),
]

ON_THE_PLAY: list[Row] = [
    (DEALT, PlayStops(), "no_play", {}),
    (DEALT, CardsReturned(1), "no_play", {}),
    (DEALT, HeldBack(0, cards("5H"), Fate.DEAD), "no_play", {}),
    (DEALT, GoTakenBack(0), "no_play", {}),
    (TWO_LAID, CardsReturned(3), "number_out_of_range", out_of(1, 2, 3)),
    (TWO_LAID, CardsReturned(0), "number_out_of_range", out_of(1, 2, 0)),
    (TWO_LAID, HeldBack(0, (), Fate.DEAD), "not_each_once", {}),
    (TWO_LAID, HeldBack(0, (card("5H"),) * 2, Fate.DEAD), "not_each_once", {}),
    (TWO_LAID, HeldBack(1, cards("5H"), Fate.DEAD), "not_in_hand", {"player": "Bob", "card": "5H"}),
    (TWO_LAID, HeldBack(2, cards("5H"), Fate.DEAD), "no_such_seat", NO_THIRD_SEAT),
    (TWO_LAID, GoTakenBack(1), "number_out_of_range", out_of(1, 0, 1, player="Bob")),
    (TWO_LAID, GoTakenBack(2), "no_such_seat", NO_THIRD_SEAT),
    (PLAYING, CountIs(10), "no_series", {}),
    (TWO_LAID, CountIs(32), "number_out_of_range", out_of(1, 31, 32)),
    (TWO_LAID, CountIs(0), "number_out_of_range", out_of(1, 31, 0)),
]

REFUSED = ON_PEGS_AND_GAMES + ON_CUTS_AND_THROWS + ON_THE_STARTER + ON_THE_DEAL + ON_THE_PLAY


@pytest.mark.parametrize(("state", "remedy", "code", "values"), REFUSED)
def test_a_remedy_is_refused_with_its_code_and_values(
    state: GameState, remedy: Remedy, code: str, values: Values
) -> None:
    refused_with(state, rule(remedy), code, values)


FOUND: Any = ("It was found.",)
NO_WORDS: Any = (5,)
WHOLE: list[tuple[CarryOut, str, Values]] = [
    (CarryOut((), ()), "empty_ruling", {}),
    (CarryOut(NO_WORDS, ()), "not_in_words", {}),
    (CarryOut(FOUND, (), ("acc:VIII.4", "so there")), "bad_citation", {"place": "so there"}),
    (
        CarryOut(FOUND, (), ("so " * 20,)),
        "bad_citation",
        {"place": "so " * 13 + "s"},
    ),
    (CarryOut(FOUND, (), NO_WORDS), "bad_citation", {"place": "5"}),
    (CarryOut(FOUND, (), upheld=True), "nothing_to_uphold", {}),
    (CarryOut(FOUND, (), (), ClaimCount(0)), "not_officiated_by_players", {}),
    (rule(PointsTo(0, 121), BlindThrow(1, 0, 2, (1,))), "wrong_number_drawn", {"number": 2, "named": 1}),
]


@pytest.mark.parametrize(("command", "code", "values"), WHOLE)
def test_a_ruling_is_refused_as_a_whole_with_its_code_and_values(
    command: CarryOut, code: str, values: Values
) -> None:
    refused_with(PLAYING, command, code, values)


BY_THE_JUDGE = {"choice_open", "not_confirmed"}


def test_no_code_of_rulings_goes_without_a_ruling_that_is_refused_with_it() -> None:
    met = {code for *_, code, _ in REFUSED} | {code for _, code, _ in WHOLE}
    assert codes_of("Rulings") - BY_THE_JUDGE <= met


@pytest.mark.parametrize(
    ("state", "remedy"),
    [
        (PLAYING, PointsTo(0, 0)),
        (PLAYING, PointsBack(0, 999)),
        (AHEAD, RearPegAt(0, 4)),
        (AHEAD, RearPegAt(1, 0)),
        (PLAYING, DrawnTo(0, 39)),
        (THROWN, DrawnTo(None, 32)),
        (DEALT, DealtOn(16)),
        (DEALT, ToCrib(0, 3)),
        (THROWN, ToCrib(1, 3)),
        (TWO_LAID, CardsReturned(2)),
        (TWO_LAID, CountIs(31)),
        (TWO_LAID, CountIs(1)),
        (TWO_LAID, HeldBack(0, cards("8D"), Fate.PLAYED)),
        (DEALT, BlindThrow(0, 1, 2, (1, 6))),
        (THROWN, StarterPick(0, 1, (1, 5), 4)),
        (THROWN, StarterPick(0, 1, (4, 5), 36)),
        (PLAYING, StarterPick(0, 1, (1, 5))),
        (THROWN, CardsShown(0, Packet.LOWER, 39)),
        (PLAYING, CardsShown(0, Packet.LOWER, 1)),
        (DEALT, DealtAgain(1)),
        (TO_CUT, DealtAgain(1)),
        (TO_CUT, CutAgain(shuffled=False)),
        (THROWN, CutAgain(shuffled=True)),
        (HALF_THROWN, ThrowReturned(0)),
        (COUNTED, DealReopened()),
    ],
)
def test_what_is_just_within_the_limits_is_carried_out(state: GameState, remedy: Remedy) -> None:
    assert refusal(state, rule(remedy)) is None
    assert tried(state, rule(remedy)).names == ("Ann", "Bob")
