"""Counting by tapping: what cards make, and what to say if they make nothing."""

from collections.abc import Sequence

from pegout.cards import Card
from pegout.rules import Breakdown, Item, Kind
from pegout.studies.lessons import texts
from pegout.studies.lessons.lesson import Counting
from pegout.studies.lessons.templates import Voice, in_words, joined

LARGER = (Kind.RUN, Kind.THREE, Kind.FOUR, Kind.FLUSH)
"""Combinations whose part is easily taken for the whole."""


def begun(title: str, hand: Sequence[Card], starter: Card, count: Breakdown) -> Counting:
    """Nothing found yet."""
    return Counting(title, tuple(sorted(hand)), starter, (), count.items)


def revealed(counting: Counting) -> Counting:
    return _with(counting, counting.left)


def marked(counting: Counting, cards: Sequence[Card]) -> Counting:
    """With whatever exactly these cards make."""
    return _with(counting, tuple([item for item in counting.left if set(item.cards) == set(cards)]))


def _with(counting: Counting, found: tuple[Item, ...]) -> Counting:
    left = tuple([item for item in counting.left if item not in found])
    return Counting(counting.title, counting.hand, counting.starter, (*counting.found, *found), left)


def comment(voice: Voice, before: Counting, now: Counting, cards: Sequence[Card]) -> str:
    """What the teacher says about the cards that were tapped."""
    fresh = now.found[len(before.found) :]
    if fresh:
        what = " and ".join([texts.NAMED[item.kind] for item in fresh])
        points = sum([item.points for item in fresh])
        return voice.say(texts.FOUND, what=what, **in_words({"points": points}))
    if any(_is_in(cards, item) for item in before.found):
        return voice.say(texts.FOUND_ALREADY, cards=joined(cards))
    if any(_is_in(cards, item) for item in before.left):
        return voice.say(texts.FOUND_PART, cards=joined(cards))
    pips = sum([card.pips for card in cards])
    return voice.say(_nothing(before, cards), cards=joined(cards), **in_words({"sum": pips}))


def _nothing(counting: Counting, cards: Sequence[Card]) -> str:
    """Why the cards make nothing as they are, without denying that some of them do."""
    if len(cards) == 1:
        return texts.ONE_CARD
    within = [item for item in (*counting.found, *counting.left) if _goes_together(item, cards)]
    if sum([item.kind is Kind.RUN for item in within]) > 1:
        return texts.FOUND_RUNS
    return texts.FOUND_TOO_MANY if within else texts.FOUND_NOTHING


def _goes_together(item: Item, cards: Sequence[Card]) -> bool:
    return len(item.cards) > 1 and set(item.cards) < set(cards)


def _is_in(cards: Sequence[Card], item: Item) -> bool:
    """Whether the cards are those of the item, or some of a larger one."""
    part = item.kind in LARGER and len(cards) > 1 and set(cards) < set(item.cards)
    return part or set(cards) == set(item.cards)


def hint(voice: Voice, counting: Counting) -> str:
    """What to look for next."""
    kind = counting.left[0].kind
    if any(item.kind is kind for item in counting.found):
        return voice.say(texts.ANOTHER, kind=kind.value)
    return voice.say(texts.LOOK_FOR[kind], suit=counting.starter.suit.symbol)
