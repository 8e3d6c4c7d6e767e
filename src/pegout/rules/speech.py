"""Scores as a player says them across the table."""

from collections.abc import Iterator
from itertools import groupby

from pegout.rules.breakdown import Breakdown, Item, Kind
from pegout.rules.ruleset import RuleSet

_SMALL = (
    "nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
).split()
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def number_word(number: int) -> str:
    """A number in words, as far as any score goes.

    >>> number_word(31), number_word(121)
    ('thirty-one', 'one hundred and twenty-one')
    """
    if number < 20:
        return _SMALL[number]
    if number < 100:
        ten, one = divmod(number, 10)
        return _TENS[ten - 2] + (f"-{_SMALL[one]}" if one else "")
    hundred, rest = divmod(number, 100)
    return f"{number_word(hundred)} hundred" + (f" and {number_word(rest)}" if rest else "")


_MANY = {1: "a run", 2: "a double run", 3: "a triple run", 4: "a quadruple run"}
_PLAIN = {Kind.PAIR: "a pair", Kind.THREE: "three of a kind", Kind.FOUR: "four of a kind"}


def speak_show(breakdown: Breakdown, rules: RuleSet) -> str:
    """The count of a hand, total by total; nought is "nineteen", which no hand can hold.

    >>> from pegout.cards import Card, parse_cards
    >>> from pegout.rules import PRESETS, score_show
    >>> acc = PRESETS["acc"]
    >>> speak_show(score_show(parse_cards("7H 8C 8D KS"), Card.parse("QH"), acc), acc)
    'fifteen two, fifteen four, and a pair is six'
    """
    phrases = []
    total = 0
    for name, points in _phrases(breakdown, rules):
        total += points
        joined = f"{name} {number_word(total)}" if name == "fifteen" else f"{name} is {number_word(total)}"
        phrases.append(joined)
    if not phrases:
        return "nineteen"
    if len(phrases) > 1:
        phrases[-1] = f"and {phrases[-1]}"
    return ", ".join(phrases)


def _phrases(breakdown: Breakdown, rules: RuleSet) -> Iterator[tuple[str, int]]:
    runs = [item for item in breakdown.items if item.kind is Kind.RUN]
    merged = _pairs_inside(breakdown, runs) if rules.run_totals_with_pairs else []
    for item in breakdown.items:
        if item.kind is Kind.FIFTEEN:
            yield "fifteen", item.points
        elif item.kind in _PLAIN and item not in merged:
            yield _PLAIN[item.kind], item.points
    extra = sum(item.points for item in merged)
    for length, group in groupby(runs, key=lambda item: len(item.cards)):
        ways = len(list(group))
        yield f"{_MANY.get(ways, f'{ways} runs')} of {number_word(length)}", ways * length + extra
        extra = 0
    for item in breakdown.items:
        if item.kind is Kind.FLUSH:
            yield "a flush", item.points
        elif item.kind is Kind.NOBS:
            yield "one for his nob", item.points


def _pairs_inside(breakdown: Breakdown, runs: list[Item]) -> list[Item]:
    """The pairs that some books count within the double, triple and quadruple runs."""
    in_runs = {card for run in runs for card in run.cards}
    return [item for item in breakdown.items if item.kind in _PLAIN and in_runs.issuperset(item.cards)]


_EXTRA = {Kind.GO: "one for the go", Kind.LAST: "one for last card"}


def speak_play(count: int, breakdown: Breakdown) -> str:
    """The announced count with what it earns: "fifteen for eight", "thirty-one for two".

    >>> from pegout.cards import parse_cards
    >>> from pegout.rules import PRESETS, score_play
    >>> speak_play(15, score_play(parse_cards("5H 5C 5S"), PRESETS["acc"]))
    'fifteen for eight'
    """
    extras = [_EXTRA[item.kind] for item in breakdown.items if item.kind in _EXTRA]
    points = breakdown.total - len(extras)
    words = number_word(count) + (f" for {number_word(points)}" if points else "")
    return f"{words}, and {extras[0]}" if extras else words
