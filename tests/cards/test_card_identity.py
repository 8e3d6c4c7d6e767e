"""There are 52 cards, and nothing can be done to them."""

import operator
import pickle
from collections.abc import Callable
from contextlib import suppress
from copy import copy, deepcopy
from itertools import combinations
from multiprocessing.reduction import ForkingPickler
from typing import Any

import pytest

from pegout.cards import JACK, PACK, Card, Rank, Suit

FIVE_OF_HEARTS = Card.parse("5H")


def test_the_pack_has_thirteen_ranks_in_four_suits() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert {(card.rank, card.suit) for card in PACK} == {(rank, suit) for rank in Rank for suit in Suit}


def test_an_ace_counts_one_court_cards_ten_and_others_their_pips() -> None:
    counts = [Card.parse(f"{letter}S").pips for letter in "A23456789TJQK"]
    assert counts == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]


@pytest.mark.parametrize("name", ["rank", "suit", "pips", "index", "colour"])
def test_a_card_cannot_be_changed(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(FIVE_OF_HEARTS, name, 3)
    assert str(FIVE_OF_HEARTS) == "5H"


@pytest.mark.parametrize("name", ["rank", "suit", "pips", "index"])
def test_nothing_can_be_taken_from_a_card(name: str) -> None:
    value = getattr(FIVE_OF_HEARTS, name)
    try:
        with suppress(AttributeError):
            delattr(FIVE_OF_HEARTS, name)
        assert getattr(FIVE_OF_HEARTS, name, None) == value
    finally:
        object.__setattr__(FIVE_OF_HEARTS, name, value)


@pytest.mark.parametrize("card", PACK)
def test_copies_and_cards_sent_to_other_processes_are_the_same_card(card: Card) -> None:
    assert copy(card) is card
    assert deepcopy(card) is card
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert ForkingPickler.loads(bytes(ForkingPickler.dumps(card, protocol))) is card
    assert Card(card.rank, card.suit) is card


def test_equal_cards_are_equal_and_hash_alike() -> None:
    again = Card(Rank.FIVE, Suit.HEARTS)
    assert again == FIVE_OF_HEARTS
    assert hash(again) == hash(FIVE_OF_HEARTS)
    assert {again, FIVE_OF_HEARTS} == {FIVE_OF_HEARTS}


def test_different_cards_differ() -> None:
    assert all(one != other for one, other in combinations(PACK, 2))
    text: object = "5H"
    assert text != FIVE_OF_HEARTS


def test_cards_sort_from_ace_to_king_and_by_suit_within_a_rank() -> None:
    mixed = [Card.parse(text) for text in "KC AS 5S 5H TD 5D AC 5C".split()]
    assert [str(card) for card in sorted(mixed)] == "AC AS 5C 5D 5H 5S TD KC".split()


@pytest.mark.parametrize(
    ("compare", "lower_first", "equal"),
    [
        (operator.lt, True, False),
        (operator.le, True, True),
        (operator.gt, False, False),
        (operator.ge, False, True),
    ],
)
def test_cards_are_ordered_in_all_four_ways(
    compare: Callable[[Any, Any], bool], *, lower_first: bool, equal: bool
) -> None:
    four, five = Card.parse("4S"), Card.parse("5C")
    assert compare(four, five) is lower_first
    assert compare(five, four) is not lower_first
    assert compare(five, five) is equal


def test_the_ace_is_low_and_the_jack_is_eleventh() -> None:
    assert min(Rank) is Rank.ACE
    assert max(Rank) is Rank.KING
    assert JACK == 11
