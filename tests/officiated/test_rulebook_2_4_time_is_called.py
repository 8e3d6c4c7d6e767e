"""lodge:winners and our settlement: what an open claim of the game is worth when time is called, and ties."""

from pegout.game import CallTime
from pegout.game import events as e
from pegout.game.commands import CarryOut
from pegout.game.officiated.slips import SlipKind
from pegout.judge import PegBack
from pegout.rules import Ending
from pegout.rules.remedies import Correction, PointsTo
from tests.kit.officiated_tables import ANN, BOB, Players, counting, upheld


def at(scores: tuple[int, int]) -> Players:
    """The hands are to be counted: Ann's holds twelve, Bob's two, the crib ten."""
    return counting(rules="lodge", scores=scores)


def test_a_claim_by_points_that_were_there_wins() -> None:
    """Bob is on 119 and his pair makes 121: it is only not accepted yet."""
    players = at((100, 119))
    players.pegged_hand(BOB, 2)
    players.do(CallTime(20))
    assert players.winner == BOB
    assert players.scores == (100, 121)


def test_a_false_claim_counts_for_what_was_earned() -> None:
    """Bob is on 115, counts six for two and claims: time makes that 117, and Ann on 118 has more."""
    players = at((118, 115))
    players.pegged_hand(BOB, 6)
    assert players.scores == (118, 121)
    players.do(CallTime(20))
    assert players.winner == ANN
    outcome = players.script.state.outcome
    assert outcome is not None
    assert outcome.ending is Ending.TIME
    assert outcome.scores == (118, 117)


def test_points_earned_and_not_pegged_do_not_count() -> None:
    """Bob has announced his two and not pegged them: Ann is one ahead."""
    players = at((101, 100))
    players.count_hand(BOB, 2)
    players.do(CallTime(20))
    assert players.winner == ANN


def test_points_given_back_never_were() -> None:
    """Bob stood on 102 first; Ann reached 102 and one more that a ruling took back: Bob was there first."""
    players = at((100, 100))
    players.pegged_hand(BOB, 2)
    players.do(CarryOut(("Ann gets three.",), (PointsTo(ANN, 3),)))
    players.peg(ANN, 3)
    players.do(CarryOut(("One was too many.",), (Correction(ANN, 1),)))
    assert players.scores == (102, 102)
    players.do(CallTime(20))
    assert players.winner == BOB


def test_points_given_back_by_the_first_do_not_make_it_second() -> None:
    """Bob pegged three for two before Ann came to 102, and went back after: he was there first."""
    players = at((100, 100))
    players.count_hand(BOB, 2)
    players.peg(BOB, 3)
    players.do(CarryOut(("Ann gets two.",), (PointsTo(ANN, 2),)))
    players.peg(ANN, 2)
    players.do(CarryOut(("One was too many.",), (Correction(BOB, 1),)))
    assert players.scores == (102, 102)
    players.do(CallTime(20))
    assert players.winner == BOB


def test_what_was_claimed_too_many_is_not_told_as_kept() -> None:
    """Bob's four too many went back: nothing of that stood."""
    players = at((118, 115))
    players.pegged_hand(BOB, 6)
    players.do(CallTime(20))
    (reckoning,) = [event for event in players.script.events if isinstance(event, e.Reckoned)]
    assert not [slip for slip in reckoning.slips if slip.kind is SlipKind.OVER_HAND]


def in_the_play() -> Players:
    """Fifteen is Ann's, and a pair of eights Bob's; neither is pegged yet, and here nothing lapses."""
    players = Players("8H 5H 9H 9S", "7C 8S KC QD", starter="4D", rules="lodge")
    players.play("7C=7", "8H=15", "8S=23")
    return players


def test_who_tells_of_too_many_was_there_first_all_the_same() -> None:
    """Ann pegged three for two, then Bob his two, and Ann has told of the one since."""
    players = in_the_play()
    players.peg(ANN, 3)
    players.peg(BOB, 2)
    upheld(players, PegBack(ANN, 1), "acc:VIII.4c2")
    assert players.scores == (2, 2)
    players.do(CallTime(20))
    assert players.winner == ANN


def test_level_whoever_pegged_first_wins_and_not_whoever_earned_first() -> None:
    players = in_the_play()
    players.peg(BOB, 2)
    players.peg(ANN, 2)
    players.do(CallTime(20))
    assert players.winner == BOB


def test_nought_all_is_played_again() -> None:
    players = in_the_play()
    players.do(CallTime(20))
    assert (players.winner, players.over, players.scores) == (None, False, (0, 0))
