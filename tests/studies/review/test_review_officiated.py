"""Where the players officiate: wrong counts, muggins and penalties are in the ledger."""

from contextlib import suppress
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.analysis import win_chance
from pegout.game import Command, CountHand, IllegalCommand
from pegout.game.events import Reckoned
from pegout.game.officiated.claims import ClaimMuggins, Scored
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.judge import ClaimOverpegged
from pegout.rules import PRESETS
from pegout.studies.review import review
from pegout.studies.review.result import DealReview
from pegout.studies.review.slips import DealEnd, Slips
from tests.kit.officials import faultless, true_count, wild
from tests.kit.proofs import proof
from tests.kit.review import FOR_TWO, conceded, short
from tests.studies.review.test_review_ledger import CLOSE, added, assert_balanced

GOAL = 61


def new_game(seed: int, rules: str = "portfolio", goal: int = GOAL) -> Game:
    return Game.new(short(PRESETS[rules], goal), seed=seed, dealer=1, officiating="players")


def step(game: Game) -> Command:
    return faultless(game, lambda cards: cards[0])


def play_until_pone_counts(game: Game) -> None:
    while not (isinstance(command := step(game), CountHand) and command.seat == 0):
        game.do(command)


def count_and_peg(game: Game, points: int) -> None:
    game.count_hand(0, points)
    if points:
        game.peg(0, points)


def finished(game: Game) -> DealReview:
    """The first deal of the game, once faultless players have gone on with it; the second is given up."""
    while game.state.deal_number == 1:
        game.do(step(game))
    found = conceded(game)
    assert_balanced(found)
    return found.deals[0]


def pones(deal: DealReview, more: int = 0, dealers: int = 0) -> float:
    """The chance of pone, who deals next, had both so many points more than after the deal."""
    return win_chance(deal.after[0] + more, deal.after[1] + dealers, dealer=True, goal=GOAL)


def test_a_hand_counted_too_low_costs_its_player_the_points() -> None:
    game = new_game(3)
    play_until_pone_counts(game)
    count_and_peg(game, true_count(game, 0) - 2)
    deal = finished(game)
    assert abs(deal.ledgers[0].counting - (pones(deal) - pones(deal, 2))) < CLOSE
    assert deal.ledgers[0].counting < 0
    assert deal.ledgers[1].counting == deal.ledgers[1].muggins == 0
    assert deal.ledgers[1].other > 0


def test_muggins_is_the_claimants_gain_and_the_points_stay_lost() -> None:
    game = new_game(3)
    play_until_pone_counts(game)
    count_and_peg(game, true_count(game, 0) - 2)
    assert game.claim(ClaimMuggins(1, 0, 2, Scored.HAND)).upheld
    deal = finished(game)
    assert abs(deal.ledgers[0].counting - (pones(deal) - pones(deal, 2))) < CLOSE
    assert abs(deal.ledgers[1].muggins - (pones(deal, 0, -2) - pones(deal))) < CLOSE
    assert deal.ledgers[1].muggins > 0


def test_points_too_many_that_nobody_saw_are_a_gain() -> None:
    game = new_game(3)
    play_until_pone_counts(game)
    count_and_peg(game, true_count(game, 0) + 3)
    deal = finished(game)
    assert abs(deal.ledgers[0].counting - (pones(deal) - pones(deal, -3))) < CLOSE
    assert deal.ledgers[0].counting > 0


def test_points_too_many_that_were_taken_back_change_nothing() -> None:
    game = new_game(3, "classic")
    play_until_pone_counts(game)
    count_and_peg(game, true_count(game, 0) + 3)
    before = game.scores
    game.claim(ClaimOverpegged(1, 0))
    penalty = game.scores[1] - before[1]
    assert game.scores[0] == before[0] - 3
    deal = finished(game)
    assert abs(deal.ledgers[0].counting - (pones(deal) - pones(deal, 0, -penalty))) < CLOSE


def test_points_missed_that_would_have_won_cost_the_whole_game() -> None:
    slips = Slips()
    slips.note(Reckoned((Slip(0, SlipKind.MISSED_HAND, 6),)))
    end = DealEnd((115, 121), dealer=0, goal=121)
    assert slips.counting(0, end) == -1.0
    assert slips.counting(1, end) == 0.0


def test_points_missed_that_would_not_have_been_enough_cost_nothing_any_more() -> None:
    slips = Slips()
    slips.note(Reckoned((Slip(0, SlipKind.MISSED_HAND, 5),)))
    assert slips.counting(0, DealEnd((115, 121), dealer=0, goal=121)) == 0.0


@proof(25, 40)
@given(st.sampled_from([rules.name for rules in FOR_TWO]), st.integers(0, 2**32))
def test_the_parts_come_to_the_result_whatever_the_players_claim(name: str, seed: int) -> None:
    dice = Random(seed)
    game = new_game(seed, name, goal=31)
    while not game.over:
        with suppress(IllegalCommand):
            game.do(wild(game, dice))
    found = review(game.events).games[0]
    assert_balanced(found)
    assert game.state.outcome is not None
    won = 1.0 if game.state.outcome.winner == 0 else 0.0
    changes = sum(added(deal.ledgers[0]) for deal in found.deals)
    assert abs(changes - (won - win_chance(0, 0, dealer=False, goal=31))) < CLOSE
