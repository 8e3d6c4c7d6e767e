"""Decisions and their grades: from the player's own view, against the best choice there was."""

from dataclasses import replace
from pathlib import Path

import pytest

from pegout import Game
from pegout.analysis import weigh_throws
from pegout.cards import parse_cards
from pegout.game import PlayCard, Throw
from pegout.players.masters import Champion
from pegout.rules import PRESETS
from pegout.studies.review import Decision, Grade, review
from pegout.studies.review.grades import BY_CHANCE, BY_POINTS, accuracy_of, grade_of
from pegout.studies.review.result import Choice
from tests.kit.review import conceded, first_deal

ONE = Decision(
    deal=1,
    number=1,
    seat=0,
    kind=Choice.CARD,
    scores=(0, 0),
    hand=(),
    series=(),
    chosen=(),
    best=(),
    points_lost=0.5,
    win_lost=0.01,
    stake=0.04,
    grade=Grade.GOOD,
    reason="",
)


@pytest.mark.parametrize(
    ("points", "win", "grade"),
    [
        (9.0, 0.0, "best"),
        (9.0, 0.00099, "best"),
        (0.0, 0.001, "good"),
        (0.0, 0.005, "inaccuracy"),
        (0.0, 0.015, "mistake"),
        (0.0, 0.0399, "mistake"),
        (0.0, 0.04, "blunder"),
        (0.0, None, "best"),
        (0.29, None, "good"),
        (0.3, None, "inaccuracy"),
        (1.0, None, "mistake"),
        (2.0, None, "blunder"),
    ],
)
def test_grades_begin_where_the_page_says(points: float, win: float | None, grade: str) -> None:
    assert grade_of(points, win).value == grade


def test_the_page_tells_where_the_grades_begin() -> None:
    page = (Path(__file__).parents[3] / "docs" / "review.md").read_text("utf-8")
    for grade, chance, points in zip(Grade, BY_CHANCE, BY_POINTS, strict=False):
        assert f"| {grade} | less than {100 * chance:g}% | less than {points:g} |" in page
    assert f"| blunder | {100 * BY_CHANCE[-1]:g}% or more | {BY_POINTS[-1]:g} or more |" in page


def test_accuracy_is_the_share_of_the_stake_that_was_not_lost() -> None:
    decisions = [ONE, replace(ONE, win_lost=0.02, stake=0.04), replace(ONE, win_lost=0.0, stake=0.02)]
    assert accuracy_of(decisions) == pytest.approx(70.0)
    assert accuracy_of([replace(ONE, win_lost=0.04)]) == pytest.approx(0.0)
    assert accuracy_of([]) == 100.0


def dealt(theirs: str = "AC 3D 7H 9S JD KD") -> Game:
    """Ann throws two fives to the opponent's crib."""
    game = Game.deal(("4H 5D 5S 6C 8C QH", theirs), "2S", "acc", dealer=1)
    game.do(Throw(0, parse_cards("5D 5S")))
    game.do(Throw(1, game.hand(1)[:2]))
    return game


def test_a_throw_is_compared_with_all_fifteen() -> None:
    game = dealt()
    thrown = conceded(game).players[0].decisions[0]
    values = weigh_throws(parse_cards("4H 5D 5S 6C 8C QH"), dealer=False)
    chosen = next(one for one in values if set(one.thrown) == set(parse_cards("5D 5S")))
    assert (thrown.kind, thrown.chosen, thrown.best) == (Choice.THROW, parse_cards("5D 5S"), values[0].thrown)
    assert thrown.points_lost == pytest.approx(max(one.points for one in values) - chosen.points)
    assert thrown.win_lost == pytest.approx(values[0].win - chosen.win)
    assert thrown.stake == pytest.approx(values[0].win - values[-1].win)
    assert thrown.grade is Grade.BLUNDER
    assert thrown.reason.startswith("Keeping 4♥ 5♦ 5♠ 6♣ counts ")


def test_what_the_other_holds_changes_no_grade() -> None:
    """The same cards to Ann, other ones to Bob, and Ann does the same: until Bob lays a card all is equal."""
    found = []
    for theirs in ("AC 3D 7H 9S JD KD", "AD 2C 9H TS JC KH"):
        game = dealt(theirs)
        game.do(PlayCard(0, parse_cards("4H")[0]))
        found.append(conceded(game).players[0].decisions)
    assert len(found[0]) == 2
    assert found[0] == found[1]


def test_the_champion_is_never_found_wanting() -> None:
    game = Game.new("acc", dealer=0, seed=11)
    champion = Champion()
    while game.state.deal_number == 1:
        seat = game.to_act[0]
        game.do(champion.choose(game.view(seat)))
    players = conceded(game).players
    assert all(one.grade is Grade.BEST for player in players for one in player.decisions)
    assert all(player.accuracy == 100.0 and player.worst_throw is None for player in players)
    assert sum(len(player.decisions) for player in players) > 4


def test_a_card_without_choice_is_no_decision() -> None:
    """Four kings against four queens, thrown two and two: nobody has more than one rank to lay."""
    game = Game.deal(("KC KD KH KS AC 2C", "QC QD QH QS AD 2D"), "7S", "acc", dealer=1)
    game.do(Throw(0, parse_cards("AC 2C")))
    game.do(Throw(1, parse_cards("AD 2D")))
    first_deal(game)
    decisions = [one for player in conceded(game).players for one in player.decisions]
    assert [one.kind for one in decisions if one.deal == 1] == [Choice.THROW, Choice.THROW]


def test_totals_are_sums_over_the_decisions() -> None:
    game = dealt()
    first_deal(game)
    found = conceded(game)
    player = found.players[0]
    throws = [one for one in player.decisions if one.kind is Choice.THROW]
    cards = [one for one in player.decisions if one.kind is Choice.CARD]
    assert player.throwing == pytest.approx(sum(one.points_lost for one in throws) / len(found.deals))
    assert player.pegging == pytest.approx(sum(one.points_lost for one in cards) / len(found.deals))
    assert sum(player.grades.values()) == len(player.decisions)
    assert player.worst_throw == max(throws, key=lambda one: one.cost)
    costs = [one.cost for one in player.costliest()]
    assert costs == sorted(costs, reverse=True)
    assert len(player.costliest(2)) == 2


def test_every_game_of_a_match_is_reviewed() -> None:
    game = Game.new(PRESETS["acc"], match="2 games", dealer=0, seed=2)
    conceded(game)
    game.next_game()
    conceded(game)
    games = review(game.events).games
    assert [(one.number, one.winner) for one in games] == [(1, 1), (2, 1)]
    assert [one.players[0].won for one in games] == [False, False]
