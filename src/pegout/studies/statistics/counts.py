"""What was dealt, counted event by event."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from pegout.cards import JACK, Card
from pegout.game import Event, Seat
from pegout.game import events as e
from pegout.studies.statistics.best_four import EXACT, KEPT, best_four
from pegout.studies.statistics.chance import CARDS


@dataclass(slots=True)
class SeatCounts:
    """All that one seat was dealt."""

    names: set[str] = field(default_factory=set)
    cards: list[int] = field(default_factory=lambda: [0] * CARDS)
    """How often each card, by its number, was dealt."""
    hands: Counter[int] = field(default_factory=Counter)
    """How many hands, by the number of their cards."""
    pairs: int = 0
    best: int = 0
    """The sum of the best four cards' counts."""
    best_of: Counter[int] = field(default_factory=Counter)
    """The hands behind that sum, by the number of their cards."""
    starters: int = 0
    """Those turned while the seat dealt."""
    heels: int = 0
    cuts_won: int = 0
    cuts: Counter[int] = field(default_factory=Counter)
    """Cuts for the first deal that the seat took part in, by the number of seats."""


@dataclass(slots=True)
class DealCounter:
    """Counts on with every event, in any portions; each match begins with its first event."""

    deals: int = 0
    seats: dict[Seat, SeatCounts] = field(default_factory=dict)
    starters: list[int] = field(default_factory=lambda: [0] * CARDS)
    """How often each card, by its number, was turned."""
    at_table: int = 0
    """The seats of the match that goes on."""
    kept: int = 0
    """How many cards of a hand are kept in it."""
    dealer: Seat | None = None

    def take(self, events: Iterable[Event]) -> None:
        for event in events:
            if (count := _COUNTS.get(event.__class__)) is not None:
                count(self, event)


def _started(counter: DealCounter, event: e.MatchStarted) -> None:
    counter.at_table, counter.kept = event.rules.seats, event.rules.hand_size
    counter.dealer = event.dealer
    for seat, name in enumerate(event.names):
        counter.seats.setdefault(seat, SeatCounts()).names.add(name)


_PassesDeal = e.DealPassed | e.DealVoided | e.LastDealReopened | e.GameReplayed | e.NextGameStarted


def _deal_goes_to(counter: DealCounter, event: _PassesDeal) -> None:
    counter.dealer = event.dealer


def _crib_given(counter: DealCounter, event: e.CribGiven) -> None:
    counter.dealer = event.seat


def _deal_won(counter: DealCounter, event: e.DealWon) -> None:
    counter.dealer = event.seat
    for seat in range(counter.at_table):
        counter.seats[seat].cuts[counter.at_table] += 1
    counter.seats[event.seat].cuts_won += 1


def _dealt(counter: DealCounter, event: e.CardsDealt) -> None:
    counter.deals += 1
    for seat, hand in enumerate(event.hands):
        _count_hand(counter.seats[seat], hand, counter.kept)


def _count_hand(counts: SeatCounts, hand: tuple[Card, ...], kept: int) -> None:
    size = len(hand)
    counts.hands[size] += 1
    for card in hand:
        counts.cards[card.index] += 1
    counts.pairs += _pairs(hand)
    if kept == KEPT and size in EXACT:
        counts.best += best_four(hand)
        counts.best_of[size] += 1


def _pairs(hand: tuple[Card, ...]) -> int:
    alike = [len(list(group)) for _, group in groupby(sorted([card.rank for card in hand]))]
    return sum([number * (number - 1) // 2 for number in alike])


def _turned(counter: DealCounter, event: e.StarterTurned) -> None:
    counter.starters[event.card.index] += 1
    if counter.dealer is not None:  # a starter is turned in somebody's deal
        dealer = counter.seats[counter.dealer]
        dealer.starters += 1
        dealer.heels += event.card.rank is JACK


_COUNTS: dict[type, Callable[[DealCounter, Any], None]] = {
    e.MatchStarted: _started,
    e.DealWon: _deal_won,
    e.DealPassed: _deal_goes_to,
    e.DealVoided: _deal_goes_to,
    e.LastDealReopened: _deal_goes_to,
    e.GameReplayed: _deal_goes_to,
    e.NextGameStarted: _deal_goes_to,
    e.CribGiven: _crib_given,
    e.CardsDealt: _dealt,
    e.StarterTurned: _turned,
}
