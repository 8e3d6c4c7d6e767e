"""Games and matches lost by a ruling, rulings refused, and rulings tried out."""

from copy import deepcopy

import pytest

from pegout import Game
from pegout.game import CarryOut, IllegalCommand, Pegs, Phase, refusal
from pegout.rules import Ending
from pegout.rules.remedies import (
    CardsReturned,
    CountIs,
    CribDead,
    CribTo,
    CutAgain,
    DealtAgain,
    DrawnTo,
    Fate,
    GameLost,
    HandDead,
    HeldBack,
    MatchLost,
    PlayStops,
    PointsTo,
    RearPegAt,
    Remedy,
    ScoreLost,
    ToCrib,
)
from tests.kit.builders import cards, table
from tests.kit.ruled_tables import KEPT, do, played_game, rule

# Game and match


def test_a_lost_game_is_lost_by_ten_whatever_the_pegs() -> None:
    position = do(table(KEPT, "7D", scores=(90, 5)), GameLost(0))
    outcome = position.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.scores, outcome.ending) == (1, (111, 121), Ending.FORFEIT)
    assert (outcome.skunked, outcome.double_skunked, outcome.games) == ((), (), 1)
    assert (outcome.spread(1), outcome.spread(0)) == (10, -10)


def test_a_lost_match_ends_at_once() -> None:
    game = Game.new("acc", dealer=0, match="best of 5", seed=1)
    game.carry_out(rule(GameLost(1)))
    assert game.phase is Phase.GAME_OVER
    game.next_game()
    game.carry_out(rule(MatchLost(0)))
    assert (game.phase, game.state.winner) == (Phase.MATCH_OVER, 1)


def test_of_several_others_the_foremost_wins_then_the_nearest_to_the_left() -> None:
    game = Game.new("club", seats=3, dealer=0, seed=1)
    game.carry_out(rule(PointsTo(0, 7)))
    first, level = game.try_out(rule(PointsTo(2, 9))), game
    assert [pegs.front for pegs in first] == [7, 0, 9]
    level.carry_out(rule(PointsTo(2, 7), GameLost(1)))
    assert level.winner == 2
    assert level.state.outcome is not None
    assert level.state.outcome.scores == (7, 111, 121)


# Refusals and trials


@pytest.mark.parametrize(
    ("remedy", "reason"),
    [
        (PointsTo(2, 2), "no seat 2"),
        (PointsTo(0, -1), "0 to 999 points"),
        (GameLost(-1), "no seat -1"),
        (DrawnTo(0, 40), "1 to 39 cards of the pack"),
        (DrawnTo(0, 0), "1 to 39 cards of the pack"),
        (ToCrib(0, 1), "before the starter"),
        (CardsReturned(3), "1 to 2 cards from the play"),
        (CutAgain(shuffled=True), "have been dealt"),
        (CutAgain(shuffled=False), "No cut is due now"),
        (HeldBack(1, cards("5H"), Fate.DEAD), "Bob does not hold 5H"),
        (CountIs(32), "1 to 31"),
        (DealtAgain(7), "no seat 7"),
        (CribTo(7), "no seat 7"),
        (RearPegAt(2, 0), "no seat 2"),
        (RearPegAt(0, 2), "behind the front peg"),
        (RearPegAt(0, -1), "behind the front peg"),
        (HandDead(7), "no seat 7"),
    ],
)
def test_a_ruling_that_cannot_be_carried_out_is_refused_whole(remedy: Remedy, reason: str) -> None:
    position = table(KEPT, "7D").play("8D", "JD")
    before = deepcopy(position.state)
    why = refusal(position.state, rule(PointsTo(0, 2), remedy))
    assert why is not None
    assert reason in why.message
    assert why.message.endswith(".")
    with pytest.raises(IllegalCommand):
        position.do(rule(PointsTo(0, 2), remedy))
    assert position.state == before


@pytest.mark.parametrize(
    "remedy",
    [PlayStops(), HandDead(0), CribDead(), DealtAgain(0), DrawnTo(0, 1), CardsReturned(1), CribTo(0)],
)
def test_nothing_is_done_to_a_deal_that_is_not_on_the_table(remedy: Remedy) -> None:
    between = table(KEPT, "7D").play_out().state
    assert between.phase is Phase.SHUFFLE
    assert refusal(between, rule(remedy)) is not None
    assert refusal(between, rule(PointsTo(0, 2))) is None


def test_each_remedy_meets_what_those_before_it_did() -> None:
    state = table(KEPT, "7D").play("8D", "JD").state
    assert refusal(state, rule(CardsReturned(2), CardsReturned(1))) is not None
    assert refusal(state, rule(PlayStops(), HandDead(0))) is not None
    assert refusal(state, rule(GameLost(0), CardsReturned(9))) is None


def test_a_ruling_needs_words_and_places_that_are_some() -> None:
    state = table(KEPT, "7D").state
    assert refusal(state, CarryOut((), (), ())) is not None
    assert "not a place" in str(refusal(state, CarryOut(("Found.",), (), ("so there",))))


def test_no_ruling_is_carried_out_without_a_game() -> None:
    over = do(table(KEPT, "7D"), GameLost(0)).state
    assert "over" in str(refusal(over, rule(PointsTo(0, 1))))


def test_a_ruling_can_be_tried_out_without_changing_the_game() -> None:
    game = played_game()
    before = deepcopy(game.state)
    assert game.try_out(rule(PointsTo(0, 2), PointsTo(1, 5))) == (Pegs(0, 2), Pegs(0, 5))
    assert game.state == before


def test_what_a_won_game_leaves_over_may_not_name_a_seat_that_is_not_there() -> None:
    winning = PointsTo(0, 121)
    why = refusal(played_game().state, rule(winning, ScoreLost(4, 1)))
    assert str(why) == "There is no seat 4 at this table of 2."
    assert refusal(played_game().state, rule(winning, ScoreLost(1, 1))) is None
