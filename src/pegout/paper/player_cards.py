"""Score cards: one per player, with everything the chart knows."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pegout.paper.card_lines import Line, blank_lines, card_lines
from pegout.paper.heading import field, heading
from pegout.paper.paper_size import Stock
from pegout.paper.press import NothingToPrint, pressed
from pegout.tournament.event import ChartPlan, Division, Event
from pegout.tournament.standings import Scheme

MARGIN = 8.0
LEAST_LINE = 7.2
AROUND_LINES = 38.0
MOST_LINES = 28


def score_cards(event: Event, division: str = "", *, stock: Stock = Stock.A) -> bytes:
    """A card for everybody still in a division, in the order of their numbers, to cut out.

    It has the table and opponent of every game, if the chart knows them; scores are written in by hand.
    A card with more games than a page holds continues on another.
    """
    playing = field(event, division)
    plan = playing.form.chart
    if plan is None:
        raise NothingToPrint("A knock-out is played without score cards: print the bracket sheet instead.")
    cards = list(_cards(playing, _lines(playing, plan)))
    if not cards:
        raise NothingToPrint("Everybody has left this division: there is nobody to print a card for.")
    longest = max(1, *(len(card["lines"]) for card in cards))
    data = {
        **heading(event, "Score cards", stock.small, playing),
        "field": playing.name,
        "adds_points": plan.scheme.adds_points,
        "score_word": plan.scheme.score_word,
        "worth": worth_in_words(plan.scheme),
        "down": cards_down(stock.small[1], longest),
        "longest": longest,
        "cards": cards,
    }
    return pressed("score_cards", data)


def cards_down(height: float, lines: int) -> int:
    """How many cards of that many lines fit one below the other, with room to write."""
    return max(1, min(4, int((height - 2 * MARGIN) / (AROUND_LINES + LEAST_LINE * lines))))


def _lines(division: Division, plan: ChartPlan) -> Mapping[int, Sequence[Line]]:
    if division.chart is not None:
        return card_lines(division, division.chart)
    return {number: blank_lines(plan.games) for number in range(1, len(division.players) + 1)}


def _cards(division: Division, lines: Mapping[int, Sequence[Line]]) -> Iterator[dict[str, Any]]:
    for number, own in lines.items():
        long = _even(len(own), MOST_LINES)
        parts = [own[start : start + long] for start in range(0, max(len(own), 1), long)]
        for place, part in enumerate(parts, 1):
            yield {
                "number": str(number),
                "name": division.named(number),
                "part": f"{place} of {len(parts)}" if len(parts) > 1 else "",
                "lines": part,
                "last": place == len(parts),
            }


def _even(lines: int, most: int) -> int:
    """The length of each part, up to that limit, when the lines are spread evenly."""
    parts = -(-lines // most) or 1
    return -(-lines // parts) or 1


def worth_in_words(scheme: Scheme) -> str:
    """What a win is worth, on one line.

    >>> from pegout.tournament.standings import ACC, GOLDEN_AGE
    >>> worth_in_words(ACC)
    'win 2, skunk (loser below 91) 3'
    >>> worth_in_words(GOLDEN_AGE)
    'win 10, skunk (loser below 91) 20, double skunk (below 61) 40'
    """
    words = [f"win {scheme.win}"]
    if scheme.skunk != scheme.win and scheme.skunk_below:
        words.append(f"skunk (loser below {scheme.skunk_below}) {scheme.skunk}")
    if scheme.double_skunk != scheme.skunk and scheme.double_skunk_below:
        words.append(f"double skunk (below {scheme.double_skunk_below}) {scheme.double_skunk}")
    return ", ".join(words)
