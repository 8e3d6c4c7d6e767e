"""The ledger: its parts come to the result exactly, and each part is what it says."""

from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.analysis import weigh_throws, win_chance
from pegout.cards import parse_cards
from pegout.game import Throw
from pegout.rules import PRESETS, RuleSet
from pegout.studies.review import GameReview, Ledger, review
from pegout.studies.review.ledger import PARTS, grain
from pegout.studies.review.result import Moment
from tests.kit.proofs import WHOLE, proof
from tests.kit.review import FOR_TWO, first_deal, played, short

CLOSE = 1e-11
GOALS = (31, 61, 121) if WHOLE else (31,)


def added(ledger: Ledger) -> float:
    parts: list[float] = [getattr(ledger, part) for part in PARTS]
    return sum(parts)


def assert_balanced(game: GameReview) -> None:
    """The parts of each deal and of the whole game come to the change, without any rounding."""
    for seat, player in enumerate(game.players):
        assert player.start is not None
        result = 1.0 if game.winner == seat else 0.0
        assert sum(added(deal.ledgers[seat]) for deal in game.deals) == result - player.start
        assert player.ledger is not None
        assert added(player.ledger) == player.ledger.total == result - player.start
    for deal in game.deals:
        first, second = deal.ledgers
        assert added(first) == -added(second)
        assert (first.other, second.other) == (-second.skill, -first.skill)
        assert first.luck == -second.luck
        assert max(first.throw, first.pegging, second.throw, second.pegging) <= 0


def assert_every_decision_has_its_moment(game: GameReview) -> None:
    """In their order, by which a line is marked with them."""
    made = sorted((one.number, one.deal) for player in game.players for one in player.decisions)
    moments = [point.deal for point in game.line if point.moment in {Moment.THROWN, Moment.CARD}]
    assert made == list(enumerate(moments, 1))


@proof(25, 80)
@given(st.sampled_from(FOR_TWO), st.sampled_from(GOALS), st.integers(0, 2**32))
def test_the_parts_come_to_the_result_of_any_game(rules: RuleSet, goal: int, seed: int) -> None:
    game = review(played(short(rules, goal), seed).events).games[0]
    assert_balanced(game)
    assert_every_decision_has_its_moment(game)
    assert all(deal.ledgers[seat].counting == 0 for deal in game.deals for seat in (0, 1))
    assert all(deal.ledgers[seat].muggins == 0 for deal in game.deals for seat in (0, 1))


def test_each_deal_leads_from_one_chance_to_the_next() -> None:
    game = review(played(short(PRESETS["acc"], 31), 5).events).games[0]
    assert len(game.deals) > 1
    before = [
        win_chance(deal.before[0], deal.before[1], dealer=deal.dealer == 0, goal=31) for deal in game.deals
    ]
    ends = [*before[1:], 1.0 if game.winner == 0 else 0.0]
    for deal, start, end in zip(game.deals, before, ends, strict=True):
        assert abs(deal.ledgers[0].total - (end - start)) < CLOSE
    marked = [point.chance for point in game.line if point.moment is Moment.BEFORE_DEAL]
    assert all(abs(here - there) < CLOSE for here, there in zip(marked, before, strict=True))


def test_deal_is_the_best_throw_against_the_chance_before_and_throw_what_the_own_one_lost() -> None:
    hands = ("4H 5D 5S 6C 8C QH", "AC 3D 7H 9S JD KD")
    game = Game.deal(hands, "2S", "acc", dealer=1)
    game.do(Throw(0, parse_cards("5D 5S")))
    game.do(Throw(1, parse_cards("AC KD")))
    first = first_deal(game)
    for seat, thrown in enumerate((parse_cards("5D 5S"), parse_cards("AC KD"))):
        values = weigh_throws(parse_cards(hands[seat]), dealer=seat == 1)
        chosen = next(one for one in values if set(one.thrown) == set(thrown))
        best = max(one.win for one in values)
        ledger = first.ledgers[seat]
        assert abs(ledger.deal - (best - win_chance(0, 0, dealer=seat == 1))) < CLOSE
        assert abs(ledger.throw - (chosen.win - best)) < CLOSE
    assert first.ledgers[0].throw < -0.1


def test_a_starter_that_makes_the_hand_is_luck_of_the_cut() -> None:
    cut = {}
    for starter in ("5D", "9C"):
        game = Game.deal(("5H 5C 5S JD 2H 8C", "AC 3D 6H 9S QD KD"), starter, "acc", dealer=1)
        game.do(Throw(0, parse_cards("2H 8C")))
        game.do(Throw(1, parse_cards("AC 3D")))
        cut[starter] = first_deal(game).ledgers[0].cut
    assert cut["5D"] > 0.1
    assert cut["9C"] < 0


def test_sums_of_grains_are_exact() -> None:
    assert sum([grain(0.1)] * 1000) == 1000 * grain(0.1)
    assert abs(grain(0.1) - 0.1) < 1e-12
