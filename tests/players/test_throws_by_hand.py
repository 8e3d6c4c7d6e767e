"""Throws worked out by hand or counted the slow way."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout import Game
from pegout.analysis.cribs import crib_mean
from pegout.analysis.single_throws import single_crib_mean
from pegout.cards import PACK, Card
from pegout.game import SeatView, Throw
from pegout.library import rules_for
from pegout.wiring import bot
from tests.kit.builders import cards
from tests.kit.proofs import proof
from tests.kit.strategies import close_cards, some_cards
from tests.players.test_means_over_starters import slow_mean


def to_throw(hand: Sequence[Card], *, dealer: int, seats: int = 2, partners: bool = False) -> SeatView:
    """Seat 0 is to throw from this hand."""
    rules = rules_for("acc", seats, partners=partners)
    rest = [card for card in PACK if card not in hand]
    hands = [tuple(hand), *[tuple(rest[seat::6][: rules.dealt]) for seat in range(1, seats)]]
    used = {card for held in hands for card in held}
    spare = [card for card in rest if card not in used]
    crib = spare[1 : 1 + rules.dealt_to_crib]
    return Game.deal(hands, spare[0], rules, dealer=dealer, crib=crib).view(0)


def throw(name: str, hand: str, *, dealer: int, seats: int = 2, partners: bool = False) -> str:
    view = to_throw(cards(hand), dealer=dealer, seats=seats, partners=partners)
    command = bot(name, 1).choose(view)
    assert isinstance(command, Throw)
    return " ".join(map(str, sorted(command.cards)))


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("name", ["greedy", "hand", "table", "reply"])
def test_a_double_run_of_twelve_is_kept_whosever_the_crib_is(name: str, dealer: int) -> None:
    """4-5-5-6: two runs, a pair and two fifteens. With jack and king the fives count ten; no other four
    cards count more than that.
    """
    assert throw(name, "4C 5D 5H 6S JC KD", dealer=dealer) == "JC KD"


def test_the_mean_of_a_double_run_worked_out_by_hand() -> None:
    """What 4-5-5-6 counts with each of the 46 starters that are left."""
    fours, sixes, fives = 3 * 24, 3 * 24, 2 * 23
    threes, sevens = 4 * 14, 4 * 14  # two runs of four
    tens = 14 * 16  # jack and king are gone
    aces, nines = 4 * 14, 4 * 14  # one fifteen more
    twos, eights = 4 * 12, 4 * 12
    total = fours + sixes + fives + threes + sevens + tens + aces + nines + twos + eights
    thought = bot("hand").explain(to_throw(cards("4C 5D 5H 6S JC KD"), dealer=0))
    assert thought.alternatives[0].worth == total / 46


@proof(25, 100)
@given(st.one_of(some_cards(6, 6), close_cards(6, 6)))
def test_hand_keeps_the_four_cards_of_the_best_mean(dealt: list[Card]) -> None:
    starters = [card for card in PACK if card not in dealt]
    means = {frozenset(kept): slow_mean(kept, starters) for kept in combinations(dealt, 4)}
    command = bot("hand").choose(to_throw(dealt, dealer=0))
    assert isinstance(command, Throw)
    assert means[frozenset(dealt) - set(command.cards)] == max(means.values())


def hand_and_crib(hand: str, thrown: str, *, own: bool) -> tuple[float, float]:
    """The mean of what is kept, counted the slow way, and the table's mean of the crib."""
    gone = cards(thrown)
    kept = [card for card in cards(hand) if card not in gone]
    starters = [card for card in PACK if card not in cards(hand)]
    return slow_mean(kept, starters), crib_mean(gone, kept, own=own)


def test_table_gives_no_five_with_a_jack_to_an_opponent_and_hand_does() -> None:
    """6-7-8-9 counts a point more than 5-6-7-8, and five and jack give away three more than nine and jack."""
    dealt = "5D 6C 7S 8H 9D JC"
    assert throw("hand", dealt, dealer=1) == "5D JC"
    assert throw("table", dealt, dealer=1) == "9D JC"
    better, given_away = hand_and_crib(dealt, "5D JC", own=False)
    worse, kept_back = hand_and_crib(dealt, "9D JC", own=False)
    assert 0.5 < better - worse < 1.5
    assert given_away - kept_back > 2.5


def test_table_throws_a_pair_of_fives_to_its_own_crib_and_hand_keeps_it() -> None:
    """5-5-6-7 counts not two points more than 6-7-8-9, and the fives bring the crib four more than 8-9."""
    dealt = "5C 5S 6D 7S 8H 9H"
    assert throw("hand", dealt, dealer=0) == "8H 9H"
    assert throw("table", dealt, dealer=0) == "5C 5S"
    better, eight_nine = hand_and_crib(dealt, "8H 9H", own=True)
    worse, fives = hand_and_crib(dealt, "5C 5S", own=True)
    assert 1 < better - worse < 2
    assert fives - eight_nine > 3.5


@pytest.mark.parametrize("name", ["table", "reply"])
def test_with_partners_the_crib_of_the_partner_is_the_own(name: str) -> None:
    thrown = [throw(name, "2H 3S JC QH 5H", dealer=dealer, seats=4, partners=True) for dealer in range(4)]
    assert thrown == ["5H", "QH", "5H", "QH"]


def worths(name: str, hand: str, *, dealer: int) -> dict[str, float]:
    """What a bot thinks each card of the hand is worth as its throw at a table of three."""
    thought = bot(name).explain(to_throw(cards(hand), dealer=dealer, seats=3))
    throws = [(one.command, one.worth) for one in thought.alternatives]
    return {str(command.cards[0]): worth for command, worth in throws if isinstance(command, Throw)}


def test_three_players_add_their_own_crib_and_take_off_half_of_anothers() -> None:
    hand = "AC 5D 5H 9S KD"
    means, own, other = (
        worths(name, hand, dealer=dealer) for name, dealer in (("hand", 0), ("table", 0), ("table", 1))
    )
    assert len(means) == 5
    for card, mean in means.items():
        mine, theirs = (single_crib_mean(Card.parse(card).rank, own=side, seats=3) for side in (True, False))
        assert own[card] == pytest.approx(mean + mine)
        assert other[card] == pytest.approx(mean - theirs / 2)


def test_a_beginner_keeps_pairs_and_court_cards_and_throws_a_five_to_anybody() -> None:
    """Kings and queens: two pairs and four court cards, eight above anything with the five in it."""
    for dealer in (0, 1):
        assert throw("beginner", "5H 8C KC KD QC QD", dealer=dealer) == "5H 8C"


def test_of_equal_throws_the_first_suits_go() -> None:
    """A run of three with one queen beside it: which of the three queens stays makes no difference."""
    best = bot("hand").explain(to_throw(cards("QH QD QC 8S 7D 6H"), dealer=0)).alternatives[:4]
    thrown = [sorted(map(str, one.command.cards)) for one in best if isinstance(one.command, Throw)]
    assert thrown[:3] == [["QC", "QD"], ["QC", "QH"], ["QD", "QH"]]
    assert best[0].worth == best[1].worth == best[2].worth > best[3].worth
