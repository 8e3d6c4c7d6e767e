"""Counting a hand or the crib in the show."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import groupby, product
from operator import attrgetter, itemgetter

from pegout.cards import JACK, Card, Rank, refuse_repeats
from pegout.rules.breakdown import Breakdown, Item, Kind
from pegout.rules.ruleset import RuleSet

FLUSH_LEAST = 4
NOBS = Kind.NOBS
_by_index = attrgetter("index")

Pattern = tuple[Kind, int, tuple[int, ...]]
"""A kind, its points, and the places of its cards among the sorted ones."""
Picking = tuple[Kind, int, Callable[[Sequence[Card]], tuple[Card, ...]]]
"""A kind, its points, and what picks its cards from the sorted ones."""


def score_show(hand: Sequence[Card], starter: Card, rules: RuleSet, crib: bool = False) -> Breakdown:
    """Count a hand or the crib, naming every combination that scores.

    >>> from pegout.cards import parse_cards
    >>> from pegout.rules import PRESETS
    >>> score_show(parse_cards("5H 5C 5S JD"), Card.parse("5D"), PRESETS["acc"]).total
    29
    """
    cards = sorted((*hand, starter), key=_by_index)
    if len(set(cards)) < len(cards):
        refuse_repeats(cards)
    total, picks = rank_patterns(tuple([card.rank for card in cards]))
    others = _suited(hand, starter, rules, crib)
    for item in others:
        total += item.points
    return Breakdown(partial(_named, cards, picks, others), total)


def _named(cards: Sequence[Card], picks: tuple[Picking, ...], others: tuple[Item, ...]) -> tuple[Item, ...]:
    """The items by name: fifteens, pairs and runs, then flush and nobs."""
    return (*(Item(kind, points, pick(cards)) for kind, points, pick in picks), *others)


@lru_cache(maxsize=1 << 14)
def rank_patterns(ranks: tuple[Rank, ...]) -> tuple[int, tuple[Picking, ...]]:
    """Fifteens, pairs and runs among cards of these ascending ranks: suits do not matter to them."""
    patterns = (*_fifteens(ranks), *_kinds(ranks), *_runs(ranks))
    picks = tuple((kind, points, itemgetter(*places)) for kind, points, places in patterns)
    return sum(points for _, points, _ in patterns), picks


def _fifteens(ranks: tuple[Rank, ...]) -> Iterator[Pattern]:
    pips = [min(int(rank), 10) for rank in ranks]
    for places in _adding_up(pips, 15, 0):
        yield Kind.FIFTEEN, 2, places


def _adding_up(pips: list[int], total: int, start: int) -> Iterator[tuple[int, ...]]:
    for place in range(start, len(pips)):
        left = total - pips[place]
        if left == 0:
            yield (place,)
        elif left > 0:
            for rest in _adding_up(pips, left, place + 1):
                yield (place, *rest)


_OF_A_KIND = {2: (Kind.PAIR, 2), 3: (Kind.THREE, 6), 4: (Kind.FOUR, 12)}


def _places_by_rank(ranks: tuple[Rank, ...]) -> list[tuple[Rank, tuple[int, ...]]]:
    return [(rank, tuple(group)) for rank, group in groupby(range(len(ranks)), key=ranks.__getitem__)]


def _kinds(ranks: tuple[Rank, ...]) -> Iterator[Pattern]:
    for _, places in _places_by_rank(ranks):
        if len(places) in _OF_A_KIND:
            kind, points = _OF_A_KIND[len(places)]
            yield kind, points, places


def _runs(ranks: tuple[Rank, ...]) -> Iterator[Pattern]:
    """The longest runs only, once for each way of choosing among cards of equal rank."""
    by_rank = _places_by_rank(ranks)
    for _, group in groupby(enumerate(by_rank), key=lambda entry: entry[1][0] - entry[0]):
        choices = [places for _, (_, places) in group]
        if len(choices) >= 3:
            for places in product(*choices):
                yield Kind.RUN, len(places), places


def _suited(hand: Sequence[Card], starter: Card, rules: RuleSet, crib: bool) -> tuple[Item, ...]:
    """What suits score: a flush, and the jack of the starter's suit."""
    items: tuple[Item, ...] = ()
    if (flush := _flush(hand, starter, rules, crib)) is not None:
        items = (flush,)
    for card in hand:
        if card.rank is JACK and card.suit is starter.suit:
            items += (Item(NOBS, 1, (card,)),)
    return items


def _flush(hand: Sequence[Card], starter: Card, rules: RuleSet, crib: bool) -> Item | None:
    """All cards of the hand, four at least, in one suit; the starter adds one (pegout:flush)."""
    if len(hand) < FLUSH_LEAST:
        return None
    suit = hand[0].suit
    for card in hand:
        if card.suit is not suit:
            return None
    if starter.suit is suit:
        return Item(Kind.FLUSH, len(hand) + 1, (*hand, starter))
    return None if crib and rules.crib_flush_needs_starter else Item(Kind.FLUSH, len(hand), tuple(hand))
