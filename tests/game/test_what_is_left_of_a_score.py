"""What is left of scores: of a game in the next one, of points put right, and of heels in the log."""

import pytest

from pegout import Game
from pegout.game import Pegs
from pegout.game.events import Earned, Pegged
from pegout.game.officiated.tally import Tally
from pegout.rules import Breakdown, Item, Kind
from pegout.rules.remedies import Correction, GameLost, PointsTo
from tests.kit.builders import cards, table
from tests.kit.officiated_tables import ANN, BOB, Players
from tests.kit.ruled_tables import KEPT, rule

HEELS = Breakdown.of(Item(Kind.HEELS, 2, cards("JC")))


def test_the_next_game_starts_with_nothing_of_the_last() -> None:
    """The loser deals (acc:I.5a)."""
    game = Game.new("acc", dealer=ANN, match="best of 3", seed=1)
    game.carry_out(rule(PointsTo(ANN, 5), GameLost(BOB)))
    game.next_game()
    state = game.state
    assert (state.pegs, state.reached, state.climbs, state.pegged) == ([Pegs()] * 2, [0, 0], [(), ()], 0)
    assert (state.game_number, state.deal_number, state.dealer, state.first_dealer) == (2, 1, BOB, BOB)
    assert (state.cuts, state.cutting, state.last_deal, state.outcome) == ((), None, None, None)


def test_heels_name_the_jack_that_made_them() -> None:
    assert table(KEPT, "JC").script.events[-1] == Pegged(ANN, 2, HEELS)
    assert Players(*KEPT, starter="JC").script.events[-1] == Earned(ANN, HEELS, heels=True)


def pegged(players: Players) -> tuple[list[tuple[int, int]], list[int]]:
    """Points and how many of them were not due, of each peg of the play; and the points of each count."""
    tally = players.script.state.deal.tally
    assert isinstance(tally, Tally)
    return [(mark.points, mark.over) for mark in tally.marks], [entry.pegged for entry in tally.counted]


def test_points_of_the_play_that_a_ruling_puts_right_are_too_many_no_more() -> None:
    players = Players("5H 7H 8H 9S", "KC JC 2C 8S", starter="6D")
    players.play("KC=10", "5H=15")
    players.peg(ANN, 3)
    assert pegged(players) == ([(3, 1)], [])
    players.do(rule(Correction(ANN, 1)))
    assert (pegged(players), players.scores) == (([(2, 0)], []), (2, 0))


@pytest.mark.parametrize(("points", "marks", "counts"), [(1, [(4, 4)], [1]), (3, [(3, 3)], [0])])
def test_they_come_off_a_count_before_they_come_off_the_play(
    points: int, marks: list[tuple[int, int]], counts: list[int]
) -> None:
    """Bob has pegged four for nothing in the play, and two for his hand."""
    players = Players("7H 8D 9C 7S", "QS QD 4H 6C", starter="KD", crib="5C 5S TH 2S")
    players.play("QS=10")
    players.peg(BOB, 4)
    players.play_out()
    players.pegged_hand(BOB, 2)
    players.do(rule(Correction(BOB, points)))
    assert (pegged(players), players.scores) == ((marks, counts), (0, 6 - points))
