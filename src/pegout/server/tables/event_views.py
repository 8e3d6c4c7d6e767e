"""What happened, as far as a seat may see it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from pegout.game import Seat
from pegout.game import events as e
from pegout.game.written_views import texts
from pegout.rules import Breakdown
from pegout.rules.remedy_words import orders
from pegout.server.contract.structs import score_seen
from pegout.server.tables import event_wire as w
from pegout.server.tables.views import ruling_seen
from pegout.services.tables import events as room

Names = Sequence[str]


def seen_events(events: Iterable[Any], seat: Seat | None, names: Names) -> tuple[msgspec.Struct, ...]:
    """The events that the seat may see, each with its name."""
    seen = [seen_event(event, seat, names) for event in events]
    return tuple([one for one in seen if one is not None])


def seen_event(event: Any, seat: Seat | None, names: Names) -> msgspec.Struct | None:
    kind = event.__class__
    if (shown := w.OPEN.get(kind)) is not None:
        return w.OPEN_STRUCTS[kind](*[_written(getattr(event, name)) for name in shown])
    if (own := w.OWN_CARDS.get(kind)) is not None:
        is_own = seat is not None and event.seat == seat
        return own(event.seat, len(event.cards), texts(event.cards) if is_own else msgspec.UNSET)
    if (special := SPECIAL.get(kind)) is not None:
        return special(event, seat, names)
    return None


def _dealt(event: e.CardsDealt, seat: Seat | None, _: Names) -> msgspec.Struct:
    hand = msgspec.UNSET if seat is None else texts(event.hands[seat])
    return w.CardsDealtEvent(tuple([len(cards) for cards in event.hands]), len(event.crib), hand)


def _ruling(event: e.RulingMade, _: Seat | None, names: Names) -> msgspec.Struct:
    return ruling_seen(event, names)


def _proposed(event: room.RulingProposed, _: Seat | None, names: Names) -> msgspec.Struct:
    remedies = orders(event.remedies, names)
    return w.RulingProposedEvent(event.seat, event.findings, remedies, event.citations)


def _reckoned(event: e.Reckoned, _: Seat | None, __: Names) -> msgspec.Struct:
    return w.ReckonedEvent(tuple([w.SlipSeen(s.seat, s.kind.value, s.points) for s in event.slips]))


def _look_granted(event: e.LookGranted, _: Seat | None, __: Names) -> msgspec.Struct:
    return w.LookGrantedEvent(event.look.seat, event.look.number)


def _shuffled(_: e.PackShuffled, __: Seat | None, ___: Names) -> msgspec.Struct:
    return w.PackShuffledEvent()


def _committed(event: room.SecretCommitted, _: Seat | None, __: Names) -> msgspec.Struct:
    return w.SecretCommittedEvent(event.match, event.commitment)


SPECIAL: dict[type, Callable[[Any, Seat | None, Names], msgspec.Struct]] = {
    e.CardsDealt: _dealt,
    e.RulingMade: _ruling,
    room.RulingProposed: _proposed,
    e.Reckoned: _reckoned,
    e.LookGranted: _look_granted,
    e.PackShuffled: _shuffled,
    room.SecretCommitted: _committed,
}


def _written(value: Any) -> Any:
    """Cards and counts in the words of the wire."""
    if isinstance(value, Breakdown):
        return score_seen(value)
    if isinstance(value, tuple):
        return tuple([_written(one) for one in value])
    return value if value is None or isinstance(value, str | int | bool) else str(value)
