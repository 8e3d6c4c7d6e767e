"""What cards score as they are played, series by series."""

from collections.abc import Sequence
from typing import Any

from pegout.cards import Card, InvalidCard, parse_cards
from pegout.rules import NOTHING, Breakdown, RuleSet, count_of, go_point, last_card, score_play, speak_play
from pegout.values import value

NEW_SERIES = "/"


@value
class Laid:
    """One card as it was played: its series so far, and what it scored."""

    series: tuple[Card, ...]
    count: int
    points: Breakdown


def pegged(plays: Sequence[Laid], rules: RuleSet) -> dict[str, Any]:
    """Every card with its count, what it scores and what is said."""
    rows = [
        {"card": str(play.series[-1]), "count": play.count, "spoken": speak_play(play.count, play.points)}
        | play.points.to_json()
        for play in plays
    ]
    return {"rules": rules.name, "total": sum(play.points.total for play in plays), "plays": rows}


def split_series(words: Sequence[str], rules: RuleSet) -> list[list[Card]]:
    """The cards as series: a new one after the limit, where a card would pass it, and where a / stands."""
    parts = " ".join(words).replace(NEW_SERIES, f" {NEW_SERIES} ").split(NEW_SERIES)
    if not (cards := parse_cards(" ".join(parts))):
        raise InvalidCard("No cards given: name them in the order they are played, for example 7H 8C 9D.")
    series: list[list[Card]] = []
    for part in parts:
        series.append([])
        for card in parse_cards(part):
            count = count_of(series[-1])
            if count == rules.limit or count + card.pips > rules.limit:
                series.append([])
            series[-1].append(card)
    if sum(map(len, series)) != len(cards):
        raise InvalidCard("The cards run together: put a space between them.")
    return [cards for cards in series if cards]


def peg(series: Sequence[Sequence[Card]], rules: RuleSet, *, ends_deal: bool) -> list[Laid]:
    """Score every card. A series that another follows ended in a go or on the limit."""
    plays: list[Laid] = []
    for number, cards in enumerate(series, start=1):
        for size in range(1, len(cards) + 1):
            laid = tuple(cards[:size])
            points = score_play(laid, rules)
            if size == len(cards):
                points += _ending(laid, rules, more=number < len(series), ends_deal=ends_deal)
            plays.append(Laid(laid, count_of(laid), points))
    return plays


def _ending(laid: tuple[Card, ...], rules: RuleSet, *, more: bool, ends_deal: bool) -> Breakdown:
    if more:
        return go_point(laid, count_of(laid), rules)
    return last_card(laid, count_of(laid), rules) if ends_deal else NOTHING
