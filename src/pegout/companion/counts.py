"""What hands can count: by ranks for a look-up, and which totals no cards can have."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb

from pegout.cards import JACK, Rank
from pegout.rules import BEST_COUNT, RuleSet
from pegout.rules.show import rank_patterns

CARDS = 5
"""Of a hand or the crib with the starter."""
FIGURES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

Ranks = tuple[Rank, ...]


def place_of(ranks: Ranks) -> int:
    """The place of five ascending ranks in the table.

    >>> place_of((Rank.ACE,) * 5), place_of((Rank.KING,) * 5)
    (0, 6187)
    """
    return sum([comb(rank - 1 + card, card + 1) for card, rank in enumerate(ranks)])


@cache
def count_table() -> str:
    """What fifteens, pairs and runs of any five ranks count, a figure of base 36 each.

    The 13 places of five cards of one rank are there too, and nobody asks for them: so a place is a formula.
    """
    ranks = combinations_with_replacement(Rank, CARDS)
    return "".join([FIGURES[rank_patterns(five)[0]] for five in sorted(ranks, key=place_of)])


def impossible_counts(rules: RuleSet, *, crib: bool) -> tuple[int, ...]:
    """The totals up to 29 that no hand, or no crib, can have; beyond 29 there is nothing.

    >>> from pegout.rules import PRESETS
    >>> impossible_counts(PRESETS["acc"], crib=False)
    (19, 25, 26, 27)
    """
    return _impossible(crib and rules.crib_flush_needs_starter)


def asked_about(rules: RuleSet, *, crib: bool) -> tuple[int, ...]:
    """The impossible totals that may be asked about: none where that would be forbidden help."""
    return impossible_counts(rules, crib=crib) if rules.help_in_counting else ()


@cache
def _impossible(flush_needs_starter: bool) -> tuple[int, ...]:
    fives = (five for five in combinations_with_replacement(Rank, CARDS) if five[0] != five[-1])
    possible = {total for five in fives for total in _totals(five, flush_needs_starter)}
    return tuple([total for total in range(BEST_COUNT + 1) if total not in possible])


def _totals(ranks: Ranks, flush_needs_starter: bool) -> Iterator[int]:
    """Everything that five such cards can count, whichever of them is the starter and whatever the suits."""
    total = rank_patterns(ranks)[0]
    for starter in set(ranks):
        hand = list(ranks)
        hand.remove(starter)
        jacks = hand.count(JACK)
        if jacks < 4:  # with four jacks the starter is of the suit of one of them
            yield total
        if jacks and starter is not JACK:
            yield total + 1
        if len(set(hand)) == CARDS - 1:
            yield from _flushes(total, starter not in hand, bool(jacks), flush_needs_starter)


def _flushes(total: int, starter_may_join: bool, jack: bool, needs_starter: bool) -> Iterator[int]:
    """With the starter in the suit a jack of the hand is nobs; with another starter it is not."""
    if not needs_starter:
        yield total + 4
    if starter_may_join:
        yield total + 5 + jack
