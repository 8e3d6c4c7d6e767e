"""The table of counts and the counts that no cards have, against other ways of counting."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.analysis import distribution
from pegout.cards import PACK, Card, Rank, Suit
from pegout.companion.counts import count_table, impossible_counts, place_of
from pegout.rules import PRESETS, score_show
from tests.kit.proofs import proof
from tests.kit.published import HANDS_BY_POINTS

ACC = PRESETS["acc"]
LOOSE = ACC.override(crib_flush_needs_starter=False)


def looked_up(hand: list[Card], starter: Card, *, crib: bool, needs_starter: bool) -> int:
    """As a phone counts: ranks by the table, then flush and nobs."""
    ranks = tuple(sorted(card.rank for card in (*hand, starter)))
    total = int(count_table()[place_of(ranks)], 36)
    suits = {card.suit for card in hand}
    if len(suits) == 1:
        joins = starter.suit in suits
        total += 5 if joins else 0 if crib and needs_starter else 4
    return total + any(card.rank is Rank.JACK and card.suit is starter.suit for card in hand)


def test_no_hand_has_the_counts_that_nobody_has_published_a_hand_for() -> None:
    assert set(impossible_counts(ACC, crib=False)) == set(range(30)) - set(HANDS_BY_POINTS)


@pytest.mark.parametrize("crib", [False, True])
def test_a_count_is_impossible_exactly_where_all_hands_counted_one_by_one_have_it_never(crib: bool) -> None:
    never = {total for total, number in enumerate(distribution(crib=crib)) if not number}
    assert set(impossible_counts(ACC, crib=crib)) == never


def test_where_a_crib_flush_needs_no_starter_a_crib_counts_as_a_hand() -> None:
    assert impossible_counts(LOOSE, crib=True) == impossible_counts(LOOSE, crib=False)


def test_every_five_ranks_that_a_pack_holds_have_their_own_place_and_their_count_there() -> None:
    suits = list(Suit)
    places = set()
    for ranks in combinations_with_replacement(Rank, 5):
        if ranks[0] is ranks[-1]:
            continue
        cards = [Card(rank, suits[(place + (place > 1)) % 4]) for place, rank in enumerate(ranks)]
        if len(set(cards)) < 5:
            cards = [Card(rank, suits[place % 4]) for place, rank in enumerate(ranks)]
        breakdown = score_show(cards[:4], cards[4], ACC)
        plain = sum(item.points for item in breakdown.items if item.kind.value not in ("nobs", "flush"))
        assert int(count_table()[place_of(ranks)], 36) == plain
        places.add(place_of(ranks))
    assert len(places) == 6175
    assert max(places) < len(count_table()) == 6188


@proof(45, 20_000)
@given(st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True), st.booleans(), st.booleans())
def test_a_look_up_with_flush_and_nobs_is_the_count_of_the_rules(
    cards: list[Card], crib: bool, strict: bool
) -> None:
    rules = ACC if strict else LOOSE
    counted = score_show(cards[:4], cards[4], rules, crib=crib).total
    assert looked_up(cards[:4], cards[4], crib=crib, needs_starter=strict) == counted
