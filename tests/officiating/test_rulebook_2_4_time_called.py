"""lodge: when time is called at a table that its players officiate (RULEBOOK 2.4)."""

from typing import Any

import pytest

from pegout.game import CallTime
from pegout.game import events as e
from pegout.game.officiated.slips import SlipKind
from pegout.judge import PegBack
from pegout.rules import Ending
from tests.officiating.tables import ANN, BOB, Players, counting, upheld


def time_called(players: Players) -> tuple[int | None, tuple[int, ...]]:
    """Who wins then, and with which scores."""
    players.do(CallTime(20))
    outcome = players.script.state.outcome
    if outcome is None:
        return None, players.scores
    assert outcome.ending is Ending.TIME
    return outcome.winner, outcome.scores


def lodge(**options: Any) -> Players:
    return Players("8H 5H 9H 9S", "7C 8S KC QD", starter="4D", rules="lodge", **options)


def test_points_earned_and_not_pegged_do_not_count() -> None:
    """Ann's fifteen would have put her in front."""
    players = lodge(scores=(50, 51))
    players.play("7C=7", "8H=15")
    assert time_called(players) == (BOB, (50, 51))


def test_points_pegged_count() -> None:
    players = lodge(scores=(50, 51))
    players.play("7C=7", "8H=15")
    players.peg(ANN, 2)
    assert time_called(players) == (ANN, (52, 51))


def test_a_count_that_is_announced_and_not_pegged_does_not_count() -> None:
    players = counting(rules="lodge", scores=(50, 49))
    players.count_hand(BOB, 2)
    assert time_called(players) == (ANN, (50, 49))


@pytest.mark.parametrize(
    ("before", "winner", "after"), [((108, 50), ANN, (120, 52)), ((107, 118), BOB, (119, 120))]
)
def test_an_open_claim_of_the_game_counts_for_what_was_earned(
    before: tuple[int, ...], winner: int, after: tuple[int, ...]
) -> None:
    """Ann has twelve and has pegged into the game hole; nobody is punished for it now."""
    players = counting(rules="lodge", scores=before)
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    assert players.view(BOB).claimed_by == ANN
    assert time_called(players) == (winner, after)


def test_an_open_claim_with_the_points_there_wins() -> None:
    players = counting(rules="lodge", scores=(109, 118))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 12)
    assert time_called(players) == (ANN, (121, 120))


def test_what_was_claimed_too_many_is_not_told_as_kept() -> None:
    players = counting(rules="lodge", scores=(108, 50))
    players.pegged_hand(BOB, 2)
    players.pegged_hand(ANN, 14)
    time_called(players)
    (reckoning,) = [event for event in players.script.events if isinstance(event, e.Reckoned)]
    assert not [slip for slip in reckoning.slips if slip.kind is SlipKind.OVER_HAND]


def both_on_two() -> Players:
    """Ann was on two before Bob, though she had pegged three, and has told of it since."""
    players = lodge()
    players.play("7C=7", "8H=15", "8S=23")
    players.peg(ANN, 3)
    players.peg(BOB, 2)
    upheld(players, PegBack(ANN, 1), "acc:VIII.4c2")
    assert players.scores == (2, 2)
    return players


def test_points_given_back_never_were() -> None:
    """The way back is no step: Ann's two were pegged before Bob's."""
    assert time_called(both_on_two()) == (ANN, (2, 2))


def test_level_whoever_was_there_first_wins() -> None:
    players = lodge()
    players.play("7C=7", "8H=15", "8S=23")
    players.peg(BOB, 2)
    players.peg(ANN, 2)
    assert time_called(players) == (BOB, (2, 2))


def test_nought_all_is_played_again() -> None:
    players = lodge()
    players.play("7C=7", "8H=15")
    assert time_called(players) == (None, (0, 0))
