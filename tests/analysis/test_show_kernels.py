"""The kernels of the show against the reference scorer."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement, product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import counts_over_starters, score_hands, score_starters
from pegout.analysis.kernels.show import show_points
from pegout.cards import PACK, Card, InvalidCard, Rank, Suit, parse_cards
from pegout.rules import score_show
from tests.kit.builders import ACC
from tests.kit.proofs import proof
from tests.kit.strategies import close_cards, some_cards


def one_suit(cards: list[Card]) -> list[Card]:
    """The same ranks with the hand in one suit, where that leaves five different cards."""
    alike = [Card(card.rank, Suit.HEARTS) for card in cards[:4]]
    return [*alike, cards[4]] if len({*alike, cards[4]}) == 5 else cards


def five_cards() -> st.SearchStrategy[list[Card]]:
    drawn = st.one_of(some_cards(5, 5), close_cards(5, 5))
    return st.one_of(drawn, drawn.map(one_suit))


def reference(drawn: Sequence[Card], crib: bool) -> int:
    return score_show(drawn[:4], drawn[4], ACC, crib).total


def in_arrays(deals: Sequence[Sequence[Card]], crib: bool) -> list[int]:
    numbers = np.array([[card.index for card in deal] for deal in deals], np.uint8)
    points: list[int] = score_hands(numbers[:, :4], numbers[:, 4], crib).tolist()
    return points


@proof(25, 2_000)
@given(st.lists(five_cards(), max_size=80), st.booleans())
def test_arrays_of_pairs_count_as_the_reference_does(deals: list[list[Card]], crib: bool) -> None:
    cards = [*deals, PACK[:5]]
    assert in_arrays(cards, crib) == [reference(deal, crib) for deal in cards]


@proof(38, 10_000)
@given(five_cards(), st.booleans())
def test_one_pair_alone_counts_as_the_reference_does(drawn: list[Card], crib: bool) -> None:
    a, b, c, d, starter = (card.index for card in drawn)
    assert show_points(a, b, c, d, starter, crib) == reference(drawn, crib)


def test_all_choices_of_five_ranks_count_as_the_reference_does() -> None:
    """With each of the five as the starter; the suits take turns."""
    suits = list(Suit)
    hands = [ranks for ranks in combinations_with_replacement(Rank, 5) if max(Counter(ranks).values()) < 5]
    deals = [
        [Card(rank, suits[place % 4]) for place, rank in enumerate(ranks)][turn:]
        + [Card(rank, suits[place % 4]) for place, rank in enumerate(ranks)][:turn]
        for ranks in hands
        for turn in range(5)
    ]
    assert len(deals) == 5 * 6175
    assert in_arrays(deals, False) == [reference(deal, False) for deal in deals]


@pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])
@pytest.mark.parametrize("ranks", ["J 2 4 6 8", "2 J 4 6 8", "2 4 J 6 8", "2 4 6 J 8", "2 4 6 8 J"])
def test_all_suits_of_five_cards_count_as_the_reference_does(ranks: str, crib: bool) -> None:
    deals = [
        parse_cards(" ".join(rank + suit for rank, suit in zip(ranks.split(), suits, strict=True)))
        for suits in product("CDHS", repeat=5)
    ]
    assert in_arrays(deals, crib) == [reference(deal, crib) for deal in deals]


@proof(25, 1_000)
@given(five_cards(), st.booleans())
def test_a_row_of_starters_counts_as_the_reference_does(drawn: list[Card], crib: bool) -> None:
    hand = drawn[:4]
    row = score_starters([[card.index for card in hand]], crib)[0].tolist()
    assert row == [255 if card in hand else reference([*hand, card], crib) for card in PACK]


@proof(25, 1_000)
@given(five_cards(), st.lists(st.sampled_from(PACK), max_size=8), st.booleans())
def test_a_hand_is_counted_over_the_starters_that_were_not_seen(
    drawn: list[Card], seen: list[Card], crib: bool
) -> None:
    hand = drawn[:4]
    scores = [reference([*hand, card], crib) for card in PACK if card not in hand and card not in seen]
    counts = counts_over_starters(hand, seen, crib)
    assert counts.distribution == tuple(scores.count(points) for points in range(30))
    assert (counts.least, counts.most) == (min(scores), max(scores))
    assert counts.mean == pytest.approx(sum(scores) / len(scores))


def test_other_than_four_cards_cannot_be_kept() -> None:
    with pytest.raises(InvalidCard, match="Expected 4 kept cards, got 5"):
        counts_over_starters(PACK[:5])
    with pytest.raises(InvalidCard, match="AC is named twice"):
        counts_over_starters([PACK[0], *PACK[:3]])


def test_some_card_must_be_left_to_turn() -> None:
    with pytest.raises(InvalidCard, match="Every card has been seen"):
        counts_over_starters(PACK[:4], PACK[4:])
    assert sum(counts_over_starters(PACK[:4], PACK[4:51]).distribution) == 1
