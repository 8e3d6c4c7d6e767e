"""What a bot pegs at a table where the players keep the score."""

from pegout.game import CarryOut, Peg
from pegout.judge.notice import noticed
from pegout.rules.remedies import PointsTo
from pegout.wiring import officiant
from tests.kit.officiated_tables import BOB, Players


def test_it_pegs_no_more_than_a_whole_game_at_once() -> None:
    """Two rulings give more than a game has holes, and a peg moves no further than the last of them."""
    players = Players("7C 6H 2D KS", "7H 9S 3C 4D", starter="QC")
    for _ in range(2):
        players.do(CarryOut(("They agreed.",), (PointsTo(BOB, 70),)))
    state = players.script.state
    seen = noticed(state, BOB)
    assert seen is not None
    assert seen.due == 140
    assert officiant("greedy", errs=0.0).act(players.view(BOB), seen) == Peg(BOB, 121)
    players.do(Peg(BOB, 121))
    assert players.scores == (0, 121)
