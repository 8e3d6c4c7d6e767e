"""The log of a match in pages: however long it is, it is sent one page at a time."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from pegout.game import Event, Seat, narrate
from pegout.server.tables.wire import LogPage
from pegout.services.ports import StreamEvent
from pegout.services.tables.events import PlayedByFeel
from pegout.services.tables.state import TableState

PAGE = 200
"""Events of a match on one page."""
RULINGS = 50
"""Of the match that are shown with the table, the last ones."""


def log_page(state: TableState, before: int | None = None) -> LogPage:
    """The last page, or the one before that place; cards that are turned over are not named."""
    end = len(state.events) if before is None else min(before, len(state.events))
    start = max(0, end - PAGE)
    return LogPage(tuple(_kept(state, start, end)), start)


def _kept(state: TableState, start: int, end: int) -> Iterator[str]:
    """Remarks come before the events that they are about."""
    first = bisect_left(state.remarks, start, key=lambda remark: remark.place)
    for remark in state.remarks[first:]:
        if remark.place >= end:
            break
        yield from _told(state, start, remark.place)
        yield felt(state, remark.seat)
        start = remark.place
    yield from _told(state, start, end)


def _told(state: TableState, start: int, end: int) -> tuple[str, ...]:
    game, places = state.game, range(start, end)
    return () if game is None else narrate(state.events, game.names, game.rules, kept=True, places=places)


def said(state: TableState, events: Sequence[StreamEvent], *, kept: bool = False) -> tuple[str, ...]:
    """What an entry holds in cribbage speech; no card is named that is not open on the table.

    What is kept in a log names no card of the play that has been turned over, or will be.
    """
    game = state.game
    if game is None:
        return ()
    remarks = [felt(state, event.seat) for event in events if isinstance(event, PlayedByFeel)]
    of_game = [event for event in events if isinstance(event, Event)]
    return *remarks, *narrate(of_game, game.names, game.rules, kept=kept)


def felt(state: TableState, seat: Seat) -> str:
    names = () if state.game is None else state.game.names
    return f"{names[seat]} ran out of time to think and plays by feel."
