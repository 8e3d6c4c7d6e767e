"""Points for a card laid in the play."""

from collections.abc import Sequence
from functools import cache

from pegout.cards import Card, InvalidCard
from pegout.rules.breakdown import NOTHING, Breakdown, Item, Kind
from pegout.rules.ruleset import RuleSet

FIFTEEN, THIRTY_ONE, RUN, GO, LAST = Kind.FIFTEEN, Kind.THIRTY_ONE, Kind.RUN, Kind.GO, Kind.LAST
_OF_A_KIND = {2: (Kind.PAIR, 2), 3: (Kind.THREE, 6), 4: (Kind.FOUR, 12)}


def count_of(series: Sequence[Card]) -> int:
    """The count of a series: the pips of its cards."""
    return sum([card.pips for card in series])


def score_play(series: Sequence[Card], rules: RuleSet) -> Breakdown:
    """What the last card of the series earns by itself; go and last card are the game's to add.

    >>> from pegout.cards import parse_cards
    >>> from pegout.rules import PRESETS
    >>> score_play(parse_cards("5H 5C 5S"), PRESETS["acc"]).total
    8
    """
    count = count_of(series)
    if not series or count > rules.limit:
        raise InvalidCard(
            f"{series[-1]} takes the count to {count}, past {rules.limit}: end the series before that card."
            if series
            else "No card was played: name the cards of the series, newest last."
        )
    return score_at(series, count, rules.limit)


def score_at(series: Sequence[Card], count: int, limit: int) -> Breakdown:
    """As `score_play`, for whoever has kept the count."""
    combination = None
    if (cards := len(series)) > 1:
        apart = series[-1].rank - series[-2].rank
        if not apart:
            combination = _of_a_kind(series)
        elif cards > 2 and -cards < apart < cards and (length := _run_length(series)):
            combination = Item(RUN, length, tuple(series[-length:]))
    if count in (15, limit):
        total = Item(FIFTEEN if count == 15 else THIRTY_ONE, 2, tuple(series))
        if combination is None:
            return Breakdown((total,), 2)
        return Breakdown((total, combination), 2 + combination.points)
    return NOTHING if combination is None else Breakdown((combination,), combination.points)


def _of_a_kind(series: Sequence[Card]) -> Item:
    rank = series[-1].rank
    alike = 2
    while alike < min(4, len(series)) and series[-alike - 1].rank == rank:
        alike += 1
    kind, points = _OF_A_KIND[alike]
    return Item(kind, points, tuple(series[-alike:]))


def _run_length(series: Sequence[Card]) -> int:
    """How many of the newest cards, three at least, form a run: in any order and with no rank twice."""
    newest, third = series[-1].rank, series[-3].rank
    if newest == third or abs(newest - third) >= len(series):
        return 0
    seen = high = longest = 0
    low = 99
    for length, card in enumerate(reversed(series)):
        rank = card.rank
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        if rank < low:
            low = rank
        if rank > high:
            high = rank
        if high - low == length > 1:
            longest = length + 1
    return longest


def last_card(series: Sequence[Card], count: int, rules: RuleSet) -> Breakdown:
    """One for the final card of the play, unless thirty-one (or, in some books, fifteen) paid for it."""
    if count == rules.limit or (count == 15 and not rules.last_card_after_fifteen):
        return NOTHING
    return _one_for(LAST, series[-1])


def go_point(series: Sequence[Card], count: int, rules: RuleSet) -> Breakdown:
    """One to the last player of a series that nobody can go on with, unless thirty-one paid for it."""
    return NOTHING if count == rules.limit else _one_for(GO, series[-1])


@cache
def _one_for(kind: Kind, card: Card) -> Breakdown:
    return Breakdown((Item(kind, 1, (card,)),), 1)
