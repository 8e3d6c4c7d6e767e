"""What a seat knows, as a row of numbers from 0 to 1.

Seats are counted from the observer to the left: 0 is the observer. All is taken from the seat's view and
from the cards laid and goes said in the play, which everybody has heard.
"""

from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from pegout.cards import PACK, Card
from pegout.game import SeatView
from pegout.game.events import CardPlayed, GoSaid, PlayEvent, SeriesEnded
from pegout.game.state import PLAY, THROW
from pegout.rules import RuleSet

Seen = NDArray[np.float32]
CARDS = len(PACK)


def parts_of(rules: RuleSet) -> dict[str, int]:
    """The parts of an observation in their order, each with its length."""
    seats = rules.seats
    return {
        "hand": CARDS,
        "thrown": CARDS,
        "starter": CARDS,
        "phase": 2,
        "dealer": seats,
        "held": seats,
        "scores": seats,
        "count": 1,
        "play": seats * rules.hand_size * entry_length(seats),
    }


def entry_length(seats: int) -> int:
    """Of one card in the play: the card, who laid it, whether it leads, and who then said go."""
    return CARDS + seats + 1 + seats


class Layout:
    """Where everything stands in the observations of a table."""

    def __init__(self, rules: RuleSet) -> None:
        lengths = parts_of(rules)
        ends = list(accumulate(lengths.values()))
        self.size = ends[-1]
        self.places = {name: slice(end - lengths[name], end) for name, end in zip(lengths, ends, strict=True)}

    def observed(self, view: SeatView, play: Sequence[PlayEvent], chosen: Sequence[Card]) -> Seen:
        """The observation of the view's seat, which has chosen these cards but not thrown them yet."""
        rules, seat = view.rules, view.seat or 0
        seen = np.zeros(self.size, np.float32)
        part = {name: seen[place] for name, place in self.places.items()}
        _mark(part["hand"], [card for card in view.hand if card not in chosen])
        _mark(part["thrown"], view.thrown or chosen)
        _mark(part["starter"], () if view.starter is None else (view.starter,))
        part["phase"][:] = view.phase is THROW, view.phase is PLAY
        part["dealer"][(view.dealer or 0) - seat] = 1
        for step in range(rules.seats):
            other = (seat + step) % rules.seats
            part["held"][step] = (view.hand_sizes[other] - len(chosen) * (step == 0)) / rules.dealt
            part["scores"][step] = view.pegs[rules.side_of(other)].front / rules.goal
        part["count"][0] = view.count / rules.limit
        _write_play(part["play"], play, seat, rules.seats)
        return seen


def _mark(part: Seen, cards: Sequence[Card]) -> None:
    for card in cards:
        part[card.index] = 1


def _write_play(part: Seen, play: Sequence[PlayEvent], seat: int, seats: int) -> None:
    entries = part.reshape(-1, entry_length(seats))
    laid, leads = 0, True
    for event in play:
        if isinstance(event, CardPlayed):
            entry = entries[laid]
            entry[event.card.index] = entry[CARDS + (event.seat - seat) % seats] = 1
            entry[CARDS + seats] = leads
            laid, leads = laid + 1, False
        elif isinstance(event, GoSaid):
            entries[laid - 1][CARDS + seats + 1 + (event.seat - seat) % seats] = 1
        elif isinstance(event, SeriesEnded):
            leads = True
