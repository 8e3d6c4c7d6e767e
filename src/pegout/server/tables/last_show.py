"""The show that was last, for whoever comes back to the table in the middle of it."""

from collections.abc import Sequence

import msgspec

from pegout.game import Event
from pegout.game.events import (
    CardPlayed,
    CountAnnounced,
    CountPegged,
    CountRaised,
    CribShown,
    HandCounted,
    HandShown,
    StarterPicked,
    StarterTurned,
)
from pegout.server.tables.event_views import seen_events

_SHOWN = HandShown | CribShown | HandCounted | CountAnnounced | CountPegged | CountRaised


def last_show(events: Sequence[Event]) -> tuple[msgspec.Struct, ...]:
    """The starter, and once hands are shown the last card that was played, and what was shown since."""
    found: list[Event] = []
    last_card: CardPlayed | None = None
    for event in reversed(events):
        if isinstance(event, _SHOWN):
            found.append(event)
        elif isinstance(event, CardPlayed) and found and last_card is None:
            last_card = event
            found.append(event)
        elif isinstance(event, StarterTurned | StarterPicked):
            found.append(event)
            break
    return seen_events(reversed(found), None, ())
