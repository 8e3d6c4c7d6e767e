"""The show against a counter that tries every subset (tests/kit/slow_count.py)."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK, Card, InvalidCard, Rank, Suit
from pegout.rules import PRESETS, Breakdown, Kind, score_show
from tests.kit.builders import ACC, card, cards, points_of, show
from tests.kit.proofs import proof
from tests.kit.slow_count import (
    count_fifteens,
    count_flush,
    count_nobs,
    count_pairs,
    count_runs,
    count_show,
    is_run,
    pips,
    place,
    suit,
)
from tests.kit.strategies import close_cards, some_cards


def rank_multisets() -> Iterator[list[Card]]:
    """Every choice of five ranks, none more than four times, in cards whose suits take turns."""
    suits = list(Suit)
    for ranks in combinations_with_replacement(Rank, 5):
        if max(Counter(ranks).values()) <= 4:
            yield [Card(rank, suits[place % 4]) for place, rank in enumerate(ranks)]


def test_all_6175_choices_of_five_ranks_count_as_all_their_subsets_do() -> None:
    hands = list(rank_multisets())
    assert len(hands) == 6175
    for hand in hands:
        assert score_show(hand[:4], hand[4], ACC).total == count_show(hand[:4], hand[4])


def test_it_does_not_matter_which_of_five_ranks_is_the_starter() -> None:
    for hand in list(rank_multisets())[::7]:
        ranks_only = {
            sum(
                item.points
                for item in score_show([*hand[:turned], *hand[turned + 1 :]], hand[turned], ACC).items
                if item.kind not in (Kind.FLUSH, Kind.NOBS)
            )
            for turned in range(5)
        }
        assert len(ranks_only) == 1


def by_kind(hand: Sequence[Card], starter: Card, *, crib: bool) -> dict[str, int]:
    whole = [*hand, starter]
    return {
        "fifteens": count_fifteens(whole),
        "pairs": count_pairs(whole),
        "runs": count_runs(whole),
        "flush": count_flush(hand, starter, crib=crib),
        "nobs": count_nobs(hand, starter),
    }


def told(breakdown: Breakdown) -> dict[str, int]:
    kinds = (Kind.PAIR, Kind.THREE, Kind.FOUR)
    return {
        "fifteens": points_of(breakdown, Kind.FIFTEEN),
        "pairs": sum(points_of(breakdown, kind) for kind in kinds),
        "runs": points_of(breakdown, Kind.RUN),
        "flush": points_of(breakdown, Kind.FLUSH),
        "nobs": points_of(breakdown, Kind.NOBS),
    }


@proof(90, 20_000)
@given(st.one_of(some_cards(5, 5), close_cards(5, 5)), st.booleans())
def test_a_hand_or_crib_counts_kind_by_kind_as_its_subsets_do(drawn: list[Card], crib: bool) -> None:
    *hand, starter = drawn
    assert told(score_show(hand, starter, ACC, crib=crib)) == by_kind(hand, starter, crib=crib)


@st.composite
def one_suit_hands(draw: st.DrawFn) -> list[Card]:
    """Four cards of one suit, then any starter."""
    chosen = draw(st.sampled_from(list(Suit)))
    alike = [one for one in PACK if one.suit is chosen]
    hand = draw(st.lists(st.sampled_from(alike), min_size=4, max_size=4, unique=True))
    starter = draw(st.sampled_from([one for one in PACK if one not in hand]))
    return [*hand, starter]


@proof(45, 5_000)
@given(one_suit_hands(), st.booleans())
def test_flushes_and_nobs_count_as_their_subsets_do(drawn: list[Card], crib: bool) -> None:
    *hand, starter = drawn
    assert told(score_show(hand, starter, ACC, crib=crib)) == by_kind(hand, starter, crib=crib)


@proof(45, 5_000)
@given(st.one_of(some_cards(1, 9), close_cards(1, 9)), st.booleans())
def test_hands_of_none_to_eight_cards_count_as_their_subsets_do(drawn: list[Card], crib: bool) -> None:
    *hand, starter = drawn
    assert score_show(hand, starter, ACC, crib=crib).total == count_show(hand, starter, crib=crib)


@proof(30, 2_000)
@given(close_cards(5, 5), st.permutations(range(4)))
def test_the_order_of_the_hand_does_not_matter(drawn: list[Card], order: list[int]) -> None:
    *hand, starter = drawn
    turned_about = [hand[number] for number in order]
    assert told(score_show(hand, starter, ACC)) == told(score_show(turned_about, starter, ACC))


@proof(45, 5_000)
@given(st.one_of(close_cards(5, 5), one_suit_hands()))
def test_every_reason_names_the_cards_that_make_it(drawn: list[Card]) -> None:
    *hand, starter = drawn
    breakdown = score_show(hand, starter, ACC)
    assert breakdown.total == sum(item.points for item in breakdown.items)
    for item in breakdown.items:
        named = item.cards
        assert len(set(named)) == len(named)
        assert set(named) <= set(drawn)
        assert MAKES[item.kind](named)


MAKES: dict[Kind, Callable[[Sequence[Card]], bool]] = {
    Kind.FIFTEEN: lambda named: sum(map(pips, named)) == 15,
    Kind.PAIR: lambda named: len(named) == 2 and len(set(map(place, named))) == 1,
    Kind.THREE: lambda named: len(named) == 3 and len(set(map(place, named))) == 1,
    Kind.FOUR: lambda named: len(named) == 4 and len(set(map(place, named))) == 1,
    Kind.RUN: is_run,
    Kind.FLUSH: lambda named: len(named) >= 4 and len(set(map(suit, named))) == 1,
    Kind.NOBS: lambda named: len(named) == 1 and named[0].rank is Rank.JACK,
}


@pytest.mark.parametrize("name", PRESETS)
def test_no_preset_counts_a_hand_otherwise(name: str) -> None:
    assert show("4C 4D 5H 6S", "6D", rules=PRESETS[name]) == 24
    assert show("2H 4H 6H 8H", "TC", rules=PRESETS[name]) == 4
    assert show("2H 4H 6H 8H", "TC", rules=PRESETS[name], crib=True) == 0


def test_a_table_may_agree_on_four_card_flushes_in_the_crib() -> None:
    house = ACC.override(crib_flush_needs_starter=False)
    assert show("2H 4H 6H 8H", "TC", rules=house, crib=True) == 4
    assert show("2H 4H 6H 8H", "TH", rules=house, crib=True) == 5


def test_a_card_held_and_turned_at_once_is_refused() -> None:
    with pytest.raises(InvalidCard, match="5H is named twice"):
        score_show(cards("5H 5C 5S JD"), card("5H"), ACC)


def test_a_score_is_told_in_json_with_its_reasons() -> None:
    told_so = score_show(cards("7H 8C 2D KS"), card("QH"), ACC).to_json()
    assert told_so == {"total": 2, "items": [{"kind": "fifteen", "points": 2, "cards": ["7H", "8C"]}]}


def test_scores_add_up_with_their_reasons() -> None:
    one, other = score_show(cards("7H 8C"), card("QH"), ACC), score_show(cards("5H"), card("QH"), ACC)
    assert (one + other).total == one.total + other.total == 4
    assert (one + other).items == one.items + other.items
