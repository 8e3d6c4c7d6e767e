"""The last show, for players who return to the table in the middle of it."""

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
    """The starter and what was shown since; once anything was, the last card that was played, too."""
    found: list[Event] = []
    last_card: CardPlayed | None = None
    for event in reversed(events):
        if isinstance(event, _SHOWN):
            found.append(event)
        elif isinstance(event, CardPlayed) and last_card is None:
            last_card = event
            found.append(event)
        elif isinstance(event, StarterTurned | StarterPicked):
            found.append(event)
            break
    if not any(isinstance(event, _SHOWN) for event in found):
        found = [event for event in found if event is not last_card]
    return seen_events(reversed(found), None, ())
