"""A seat's view written down, for screens and programs: cards as text, everything else as it is.

Whoever sends a view lists the fields that it sends; how each of them is written follows from what it is.
"""

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, get_type_hints

from pegout.cards import Card
from pegout.game.views import SeatView

Writer = Callable[[SeatView], Any]


def texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple([card.text for card in cards])


_HINTS = get_type_hints(SeatView)
_WRITTEN: dict[str, Writer] = {
    "phase": lambda view: view.phase.value,
    "cuts": lambda view: tuple([(seat, card.text) for seat, card in view.cuts]),
    "played": lambda view: tuple([texts(pile) for pile in view.played]),
    "starter": lambda view: None if view.starter is None else view.starter.text,
    "rear_pegs": lambda view: tuple([pegs.rear for pegs in view.pegs]),
}
"""What is not simply cards or plain."""


def writer(names: Iterable[str], own: Mapping[str, Writer]) -> Callable[[SeatView], list[Any]]:
    """Writes these fields and no others, in their order; some in a way of the caller's own."""
    writers = [own.get(name) or _WRITTEN.get(name) or _by_type(name) for name in names]
    return lambda view: [write(view) for write in writers]


def _by_type(name: str) -> Writer:
    if _HINTS.get(name) == tuple[Card, ...]:
        return lambda view: texts(getattr(view, name))
    return attrgetter(name)
