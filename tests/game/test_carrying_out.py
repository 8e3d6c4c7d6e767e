"""A ruling is carried out as one command: each remedy on a real deal, and taken back again."""

from collections.abc import Callable
from copy import deepcopy

import pytest

from pegout import Game
from pegout.game import Pegs, Phase, view_for
from pegout.game.events import CribShown, GameEnded, MatchEnded, Pegged, RulingMade
from pegout.rules import Kind
from pegout.rules.remedies import (
    CardsReturned,
    Correction,
    CountIs,
    CribDead,
    CribTo,
    CutAgain,
    DealtAgain,
    DrawnTo,
    Fate,
    FourOfCrib,
    HandDead,
    HeldBack,
    PlayRetracted,
    PlayStops,
    PointsBack,
    PointsTo,
    RearPegAt,
    Remedy,
    ScoreLost,
    ToCrib,
    Told,
)
from tests.kit.builders import card, cards, table
from tests.kit.ruled_tables import EVERYWHERE, KEPT, dealt_game, do, played_game, rule, shown, thrown_game

CARRIED: list[tuple[Callable[[], Game], Remedy]] = [
    *((played_game, remedy) for remedy in EVERYWHERE),
    *((thrown_game, remedy) for remedy in EVERYWHERE),
    (played_game, PlayRetracted()),
    (played_game, PlayStops()),
    (played_game, DealtAgain(1)),
    (thrown_game, CutAgain(shuffled=False)),
    (played_game, DrawnTo(0, 2)),
    (played_game, DrawnTo(None, 1)),
    (thrown_game, ToCrib(1, 1)),
    (dealt_game, ToCrib(1, 1)),
    (played_game, HandDead(0)),
    (played_game, CribDead()),
    (played_game, FourOfCrib()),
    (played_game, CribTo(1)),
    (played_game, CardsReturned(2)),
    (played_game, HeldBack(1, cards("TS"), Fate.DEAD)),
    (played_game, HeldBack(1, cards("TS"), Fate.PLAYED)),
    (played_game, CountIs(25)),
    (played_game, RearPegAt(0, 0)),
]


@pytest.mark.parametrize(("start", "remedy"), CARRIED, ids=lambda value: type(value).__name__)
def test_every_remedy_is_carried_out_and_taken_back(start: Callable[[], Game], remedy: Remedy) -> None:
    game = start()
    before, log = deepcopy(game.state), game.events
    events = game.carry_out(rule(remedy))
    assert events[0] == RulingMade(("It was found.",), (remedy,), ("acc:XII",))
    assert any(line == "Ruling: It was found. [acc:XII]" for line in game.log)
    game.undo()
    assert game.state == before
    assert game.events == log


# Points


def test_the_rear_peg_is_set_behind_the_front_one_and_the_score_stays() -> None:
    """acc:VIII.5a1: pegged backward and let go of, the peg stays behind the other."""
    position = do(table(KEPT, "7D", scores=(84, 20)), Correction(0, 4), RearPegAt(0, 74))
    assert position.state.pegs[0] == Pegs(74, 80)
    position.peg(0, 3)
    assert position.state.pegs[0] == Pegs(80, 83)


def test_points_to_a_seat_are_pegged_as_a_penalty() -> None:
    position = do(table(KEPT, "7D", scores=(10, 20)), PointsTo(0, 2))
    pegged = position.script.events[-1]
    assert isinstance(pegged, Pegged)
    assert [item.kind for item in pegged.why.items] == [Kind.PENALTY]
    assert position.state.pegs == [Pegs(10, 12), Pegs(19, 20)]


def test_points_can_win_the_game_and_what_is_left_of_the_ruling_is_not_carried_out() -> None:
    position = do(table(KEPT, "7D", scores=(120, 50)), PointsTo(0, 2), PointsBack(1, 15), DealtAgain(1))
    assert position.scores == (121, 50)
    assert position.over
    assert position.winner == 0
    assert [type(event) for event in position.script.events[-3:]] == [Pegged, GameEnded, MatchEnded]


@pytest.mark.parametrize(
    ("pegs", "points", "after"),
    [
        (Pegs(85, 91), 4, Pegs(85, 87)),
        (Pegs(85, 91), 6, Pegs(85, 85)),
        (Pegs(85, 91), 15, Pegs(76, 76)),
        (Pegs(5, 12), 15, Pegs(0, 0)),
        (Pegs(0, 0), 15, Pegs(0, 0)),
    ],
)
@pytest.mark.parametrize("kind", [PointsBack, Correction])
def test_a_peg_goes_back_never_past_the_start(
    kind: Callable[[int, int], Remedy], pegs: Pegs, points: int, after: Pegs
) -> None:
    position = table(KEPT, "7D")
    position.state.pegs[0] = pegs
    assert do(position, kind(0, points)).state.pegs[0] == after


def test_partners_peg_back_together() -> None:
    game = Game.new("club", seats=4, partners=True, dealer=0, seed=2)
    game.carry_out(rule(PointsTo(1, 5), PointsBack(3, 2)))
    assert game.scores == (0, 3)


def test_what_only_people_can_do_moves_nothing() -> None:
    position = table(KEPT, "7D", scores=(10, 20))
    before = deepcopy(position.state)
    assert do(position, ScoreLost(0, 2), Told("Sit down.")).state == before


# The play


def test_the_points_of_the_play_go_back_and_heels_and_penalties_stay() -> None:
    position = table(["5H 5C 5S 2C", "TC 8D 9D TS"], "JD", scores=(10, 20))
    assert position.scores == (12, 20)
    position.play("TC", "5H")
    assert position.scores == (14, 20)
    do(position, PointsTo(1, 3), PlayRetracted())
    assert position.scores == (12, 23)
    do(position, PlayRetracted())
    assert position.scores == (12, 23)


def test_a_penalty_pegged_back_in_the_play_is_not_given_back_with_its_points() -> None:
    position = table(["5H 5C 5S 2C", "TC 8D 9D TS"], "7D", scores=(50, 20)).play("TC", "5H")
    assert do(position, PointsBack(0, 15), PlayRetracted()).scores == (35, 20)


def test_points_of_the_play_that_were_corrected_are_not_taken_back_twice() -> None:
    position = table(["5H 5C 5S 2C", "TC 8D 9D TS"], "7D", scores=(50, 20)).play("TC", "5H")
    assert do(position, Correction(0, 2), PlayRetracted()).scores == (50, 20)


def test_nothing_is_taken_back_before_a_card_is_led() -> None:
    assert do(table(KEPT, "JH", scores=(10, 20)), PlayRetracted()).scores == (12, 20)


def test_when_play_stops_hands_are_what_was_played_and_what_is_held() -> None:
    position = do(table(KEPT, "7D", crib="2C 3C 4H KD").play("8D", "JD"), PlayStops())
    assert shown(position) == [(1, set(cards(KEPT[1]))), (0, set(cards(KEPT[0])))]
    assert position.waits_for(Phase.SHUFFLE)
    assert position.state.dealer == 1


@pytest.mark.parametrize("stops", [True, False])
def test_what_is_dead_is_not_counted(stops: bool) -> None:
    position = do(table(KEPT, "7D"), HandDead(1), CribDead())
    view = view_for(position.state, 0)
    assert (view.dead, view.crib_dead) == ((1,), True)
    if stops:
        do(position, PlayStops())
    else:
        position.play_out()
    assert [seat for seat, _ in shown(position)] == [0]
    assert not any(isinstance(event, CribShown) for event in position.script.events)
    assert not view_for(position.state, 1).crib
    assert position.waits_for(Phase.SHUFFLE)


def test_cards_go_back_to_the_hands_with_count_goes_and_turn() -> None:
    position = table(KEPT, "7D").play("8D")
    earlier = [deepcopy(position.state.deal)]
    for what in ("JD", "9D", "go", "5H", "TS", "5C"):
        position.play(what)
        earlier.append(deepcopy(position.state.deal))
    scores = position.scores
    do(position, CardsReturned(3))
    assert position.scores == scores
    then, now = earlier[3], position.state.deal
    assert (now.series, now.count, now.gone, now.turn, now.last) == (
        then.series,
        then.count,
        then.gone,
        then.turn,
        then.last,
    )
    assert [set(hand) for hand in now.hands] == [set(hand) for hand in then.hands]
    assert now.played == then.played
    do(position, CardsReturned(3))
    assert (position.state.deal.series, position.state.deal.turn) == ([], 1)
    assert position.play_out().waits_for(Phase.SHUFFLE)


def test_a_count_that_was_set_holds_for_the_series() -> None:
    position = do(table(KEPT, "7D").play("8D"), CountIs(10))
    position.play("5H")
    assert position.pegged() == [(0, 2)]
    assert position.state.deal.count == 15
    do(position, CardsReturned(1))
    assert (position.state.deal.count, position.turn) == (10, 0)


def test_a_full_count_ends_the_series_without_points() -> None:
    position = do(table(KEPT, "7D").play("8D", "JD"), CountIs(31))
    assert (position.state.deal.series, position.turn, position.pegged()) == ([], 1, [])


def test_dead_cards_are_not_played_and_still_count_in_the_show() -> None:
    position = do(table(KEPT, "7D").play("8D"), HeldBack(0, cards("5H 5C"), Fate.DEAD)).play_out()
    assert shown(position)[1] == (0, set(cards(KEPT[0])))
    assert card("5H") not in position.state.deal.played[0]


def test_the_last_player_has_the_point_when_nobody_else_may_play() -> None:
    position = table(KEPT, "7D").play("8D", "JD", "9D", "go", "5H", "TS", "5C")
    assert position.turn == 1
    do(position, HeldBack(0, cards("5S"), Fate.DEAD))
    do(position, HeldBack(1, cards("6C"), Fate.DEAD))
    assert position.pegged()[2] == (0, 1)
    assert position.waits_for(Phase.SHUFFLE)
