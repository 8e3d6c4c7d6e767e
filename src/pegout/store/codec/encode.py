"""Events to JSON: a list of `[name, version, {fields}]`."""

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

import msgspec

from pegout.cards import PACK, Card
from pegout.rules import Breakdown
from pegout.services.ports import StreamEvent
from pegout.services.tags import EVENTS, name_of
from pegout.store.codec.kinds import fields_with_kinds, with_kind

VERSIONS: dict[str, int] = dict.fromkeys(EVENTS, 1) | {
    "BoardLinked": 2,
    "BoardOpened": 2,
    "Entered": 2,
    "EntryAsked": 2,
    "EventOpened": 2,
    "MatchStarted": 2,
    "PlayTakenBack": 2,
    "PointsMarked": 2,
    "Reckoned": 2,
    "RulingMade": 2,
    "RulingProposed": 2,
    "SecretCommitted": 2,
    "SeatTaken": 2,
    "TableOpened": 2,
}
"""The present version of each event; raised when its fields change, with an upcaster for the old one."""

_TEXTS = {card: str(card) for card in PACK}

_WITH_KINDS = {kind: names for kind in EVENTS.values() if (names := fields_with_kinds(kind))}


def _plain(value: Any) -> Any:
    """What msgspec does not know by itself: cards, and counts with their reasons."""
    if value.__class__ is Card:
        return _TEXTS[value]
    if value.__class__ is Breakdown:
        return {"items": value.items, "total": value.total, "by_ruling": value.by_ruling}
    raise NotImplementedError(f"An event cannot hold a {value.__class__.__name__}.")


_ENCODER = msgspec.json.Encoder(enc_hook=_plain)


def write_events(events: Iterable[StreamEvent]) -> str:
    """The text that `read_events` makes equal events of.

    >>> from pegout.game.events import CardPlayed
    >>> write_events([CardPlayed(0, Card.parse("5H"), 15)])
    '[["CardPlayed",1,{"seat":0,"card":"5H","count":15}]]'
    """
    return _ENCODER.encode([_line(event) for event in events]).decode()


def _line(event: StreamEvent) -> tuple[str, int, Any]:
    kind = event.__class__
    name = name_of(kind)
    return name, VERSIONS[name], _marked(event, _WITH_KINDS[kind]) if kind in _WITH_KINDS else event


def _marked(event: Any, names: frozenset[str]) -> dict[str, Any]:
    written = {field.name: getattr(event, field.name) for field in fields(event)}
    return {name: with_kind(value) if name in names else value for name, value in written.items()}
