"""lodge:winners and pegout:time-out: twenty minutes; more points win; equal, who was there first."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.edition import EDITION, FIRST_EDITION
from pegout.game import CallTime, CarryOut, IllegalCommand, Phase
from pegout.game.events import GameReplayed, TimeCalled
from pegout.rules import PRESETS, Ending
from pegout.rules.remedies import Correction, PlayRetracted, PointsBack, PointsTo
from tests.kit.builders import Table, table

KEPT = ["5C 5D QC 8C", "5H 5S KH 9H"]


def lodge(*laid: str) -> Table:
    return table(KEPT, "2S", rules="lodge").play(*laid)


@pytest.mark.parametrize("minutes", [0, 1, 19, -20])
def test_before_the_time_is_up_nothing_can_be_called(minutes: int) -> None:
    with pytest.raises(IllegalCommand, match="limit is 20 minutes"):
        lodge("5H", "5C").call_time(minutes)


@pytest.mark.parametrize("minutes", [20, 21, 90])
def test_time_arrives_as_a_command_and_is_kept(minutes: int) -> None:
    position = lodge("5H", "5C")
    events = position.do(CallTime(minutes))
    assert events[0] == TimeCalled(minutes)
    assert position.over


@pytest.mark.parametrize(
    ("laid", "scores", "winner"), [(("5H", "5C"), (2, 0), 0), (("5H", "5C", "5S"), (2, 8), 1)]
)
def test_more_points_win(laid: tuple[str, ...], scores: tuple[int, int], winner: int) -> None:
    position = lodge(*laid)
    assert position.scores == scores
    position.call_time(20)
    outcome = position.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.ending, outcome.scores) == (winner, Ending.TIME, scores)
    assert outcome.games == 1


def level(first: int) -> Table:
    """Both have ten: this seat was there first."""
    position = lodge("5H")
    for seat, points in ((1 - first, 4), (first, 10), (1 - first, 6)):
        position.peg(seat, points)
    assert position.scores == (10, 10)
    return position


@pytest.mark.parametrize("first", [0, 1])
def test_level_scores_are_won_by_who_reached_them_first(first: int) -> None:
    position = level(first)
    position.call_time(20)
    assert position.winner == first


def test_it_is_the_last_score_that_counts_not_the_first() -> None:
    """Seat 0 pegs 2 first of all, but is the last to reach ten."""
    position = lodge("5H")
    for seat, points in ((0, 2), (1, 10), (0, 8)):
        position.peg(seat, points)
    position.call_time(20)
    assert position.winner == 1


def corrected(edition: int) -> Table:
    """Seat 1 has eight, seat 0 eight later and two too many; the two go back last of all."""
    position = lodge("5H")
    position.state.edition = edition
    for seat, points in ((0, 4), (1, 8), (0, 6)):
        position.peg(seat, points)
    position.do(CarryOut(("Two too many.",), (Correction(0, 2),)))
    position.peg(1, 3)
    position.do(CarryOut(("All of it.",), (Correction(1, 3),)))
    assert position.scores == (8, 8)
    return position


def test_points_taken_back_never_were() -> None:
    """pegout:time-out: without the three that went back seat 1 came to eight first, and stayed there."""
    position = corrected(EDITION)
    position.call_time(20)
    assert position.winner == 1


def test_in_the_first_edition_the_way_back_was_a_step() -> None:
    """What 0.1.0 has stored keeps its winner: seat 0 was corrected first."""
    position = corrected(FIRST_EDITION)
    position.call_time(20)
    assert position.winner == 0


def test_a_penalty_pegged_back_is_a_step_like_any_other() -> None:
    """Seat 0 comes to six by the penalty, after seat 1 got there."""
    position = lodge("5H")
    for seat, points in ((0, 8), (1, 6)):
        position.peg(seat, points)
    position.do(CarryOut(("Two back.",), (PointsBack(0, 2),)))
    position.call_time(20)
    assert position.winner == 1


def test_points_of_the_play_retracted_leave_a_penalty_where_it_was() -> None:
    """Seat 0: two in the play, then a penalty of two; seat 1: two between them. Without the play seat 0
    came to two by the penalty, after seat 1 got a penalty of two."""
    position = lodge("5H", "5C")
    position.do(CarryOut(("Two to each.",), (PointsTo(1, 2), PointsTo(0, 2), PlayRetracted())))
    assert position.scores == (2, 2)
    position.call_time(20)
    assert position.winner == 1


@given(st.lists(st.tuples(st.integers(0, 1), st.integers(1, 9), st.booleans()), max_size=12))
def test_taken_back_at_once_nothing_has_changed(steps: list[tuple[int, int, bool]]) -> None:
    """Whoever pegs and takes all of it back again has the place in the order that was there before."""
    plain, other = lodge("5H"), lodge("5H")
    for seat, points, erred in steps:
        if erred:
            other.peg(seat, points)
            other.do(CarryOut(("Not due.",), (Correction(seat, points),)))
        else:
            plain.peg(seat, points)
            other.peg(seat, points)
    order = [sorted((0, 1), key=position.state.reached.__getitem__) for position in (plain, other)]
    assert plain.scores == other.scores
    assert order[0] == order[1]


def test_nought_all_is_replayed() -> None:
    position = lodge("5H")
    events = position.do(CallTime(20))
    assert events == (TimeCalled(20), GameReplayed(0))
    assert position.phase is Phase.SHUFFLE
    assert position.state.outcome is None
    assert position.state.game_number == 1


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_same_player_deals_first_again(dealer: int) -> None:
    position = table(KEPT, "2S", rules="lodge", dealer=dealer)
    position.call_time(20)
    assert position.state.dealer == dealer
    assert position.scores == (0, 0)


def test_a_replayed_game_is_dealt_afresh() -> None:
    """Nobody may know the cards of the replayed game from the one that was stopped."""
    game = Game.new("lodge", seed=5)
    before = {seat: game.hand(seat) for seat in range(2)}
    game.call_time(20)
    assert game.scores == (0, 0)
    assert {seat: game.hand(seat) for seat in range(2)} != before


def test_time_may_be_called_in_any_phase_of_a_game() -> None:
    game = Game.new("lodge", seed=5)
    assert game.view().phase is Phase.THROW
    assert game.refusal(CallTime(20)) is None
    for seat in range(2):
        game.throw(seat, game.hand(seat)[:2])
    assert game.view().phase is Phase.PLAY
    assert game.refusal(CallTime(20)) is None


def test_no_time_is_called_after_the_game() -> None:
    position = lodge("5H", "5C")
    position.call_time(20)
    with pytest.raises(IllegalCommand, match="No game is being played"):
        position.call_time(20)


@pytest.mark.parametrize("name", ["acc", "golden-age", "club", "portfolio", "classic"])
def test_no_other_book_has_a_time_limit(name: str) -> None:
    assert PRESETS[name].time_limit_minutes == 0
    with pytest.raises(IllegalCommand, match="no time limit"):
        table(KEPT, "2S", rules=name).call_time(999)


def test_a_table_may_agree_to_replay_level_games() -> None:
    position = table(KEPT, "2S", rules=PRESETS["lodge"].override(time_out_tie="replay"))
    position.peg(0, 5)
    position.peg(1, 5)
    position.call_time(20)
    assert not position.over
    assert position.phase is Phase.SHUFFLE


def test_before_the_time_is_up_the_game_is_won_at_121() -> None:
    position = table(KEPT, "2S", rules="lodge", scores=(119, 120)).play("5H", "5C")
    outcome = position.state.outcome
    assert outcome is not None
    assert (outcome.winner, outcome.ending) == (0, Ending.PEGGED_OUT)
