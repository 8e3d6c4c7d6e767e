"""The figures of a series of deals."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from pegout.cards import PACK
from pegout.game import Event, Seat
from pegout.notation.words import LETTERS
from pegout.studies.statistics.comparison import Measure, Spread
from pegout.studies.statistics.counts import DealCounter
from pegout.studies.statistics.figures import (
    RANKS,
    SUITS,
    best_four_of,
    dealt,
    first_deals_of,
    heels_among,
    heels_of,
    kind_dealt,
    pairs_of,
    turned,
)
from pegout.values import value

TENS = tuple(card.index for card in PACK if card.pips == 10)


@value
class SeatStatistics:
    """What one seat was dealt."""

    seat: Seat
    name: str
    """The player, or the letter of the seat if several players have had it."""
    deals: int
    ranks: Spread
    suits: Spread
    fives: Measure
    tens: Measure
    """Cards that count ten."""
    pairs: Measure
    best_four: Measure
    """What the best four cards count before the starter, on average."""
    heels: Measure
    """Jacks turned while the seat dealt."""
    first_deals: Measure
    """Cuts for the first deal that were won."""

    @property
    def sentences(self) -> tuple[str, ...]:
        measures = (self.fives, self.tens, self.pairs, self.best_four, self.heels, self.first_deals)
        return (self.ranks.sentence, self.suits.sentence, *[one.sentence for one in measures])


@value
class DealStatistics:
    """Everything that was dealt, against what chance gives."""

    deals: int
    seats: tuple[SeatStatistics, ...]
    starter_ranks: Spread
    starter_suits: Spread
    heels: Measure
    sentences: tuple[str, ...] = ()
    """The figures in words, those of the seats first; none before the first deal."""

    def to_json(self) -> dict[str, Any]:
        """Every figure by its name."""
        import msgspec

        fields: dict[str, Any] = msgspec.to_builtins(self)
        return fields


def deal_statistics(events_of_matches: Iterable[Sequence[Event]]) -> DealStatistics:
    """The figures of these matches together. For figures that grow, keep a `DealCounter` instead."""
    counter = DealCounter()
    for events in events_of_matches:
        counter.take(events)
    return statistics_of(counter)


def statistics_of(counter: DealCounter) -> DealStatistics:
    """The figures of all that was counted so far."""
    found = DealStatistics(
        deals=counter.deals,
        seats=tuple(_of_seat(counter, seat) for seat in sorted(counter.seats)),
        starter_ranks=turned(counter.starters, RANKS, "ranks"),
        starter_suits=turned(counter.starters, SUITS, "suits"),
        heels=heels_among(counter.starters),
    )
    return replace(found, sentences=_sentences(found))


def _sentences(found: DealStatistics) -> tuple[str, ...]:
    if not found.deals:
        return ()
    seats = [sentence for seat in found.seats if seat.deals for sentence in seat.sentences]
    return (*seats, found.starter_ranks.sentence, found.starter_suits.sentence, found.heels.sentence)


def _of_seat(counter: DealCounter, seat: Seat) -> SeatStatistics:
    counts = counter.seats[seat]
    name = next(iter(counts.names)) if len(counts.names) == 1 else f"Seat {LETTERS[seat]}"
    return SeatStatistics(
        seat=seat,
        name=name,
        deals=counts.hands.total(),
        ranks=dealt(name, counts, RANKS, "ranks"),
        suits=dealt(name, counts, SUITS, "suits"),
        fives=kind_dealt(name, counts, "five", RANKS["five"]),
        tens=kind_dealt(name, counts, "ten-count card", TENS),
        pairs=pairs_of(name, counts),
        best_four=best_four_of(name, counts),
        heels=heels_of(name, counts),
        first_deals=first_deals_of(name, counts),
    )
