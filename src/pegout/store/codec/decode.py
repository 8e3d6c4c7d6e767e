"""Events from JSON: older versions are brought up to date step by step."""

from collections.abc import Callable
from functools import cache
from threading import Lock
from typing import Any, TypedDict

import msgspec

from pegout.cards import PACK, Card
from pegout.edition import FIRST_EDITION
from pegout.rules import Breakdown
from pegout.rules.breakdown import Items
from pegout.services.ports import StreamEvent
from pegout.services.tags import EVENTS
from pegout.store.codec.encode import VERSIONS
from pegout.store.codec.forms import FORMS
from pegout.store.codec.kinds import KIND, Formed, OneOf, fields_with_kinds, stand_ins

Upcaster = Callable[[dict[str, Any]], dict[str, Any]]

UPCASTERS: dict[tuple[str, int], Upcaster] = {
    ("BoardLinked", 1): lambda fields: {**fields, "key": ""},  # a proposal, whatever was confirmed there
    ("BoardOpened", 1): lambda fields: fields,  # rules without the fields added since have them as they were
    ("Entered", 1): lambda fields: fields,  # since then the deal marker can be set right as well
    ("EntryAsked", 1): lambda fields: {**fields, "account": "", "ticket": ""},  # nobody knows from which
    ("PointsMarked", 1): lambda fields: fields,  # since then more can be announced with a peg
    ("Reckoned", 1): lambda fields: fields,  # since then there are more kinds of slips
    ("PlayTakenBack", 1): lambda fields: fields,  # since then heels can go back with the play
    ("RulingMade", 1): lambda fields: fields,  # since then there are more remedies
    ("RulingProposed", 1): lambda fields: {**fields, "claim": None},  # and it can answer a claim
    ("MatchStarted", 1): lambda fields: {**fields, "edition": FIRST_EDITION},
    ("EventOpened", 1): lambda fields: {**fields, "edition": FIRST_EDITION},
    ("SecretCommitted", 1): lambda fields: fields,  # of the first version of the proof
    ("SeatTaken", 1): lambda fields: fields,  # nobody knows whether they came from an account
    ("TableOpened", 1): lambda fields: fields,  # as for boards
}
"""What makes the fields of a version into those of the next, by the name of the event and that version."""


class UnknownEvent(ValueError):
    """The store holds an event that this program cannot read; the message says which."""


class _Counted(TypedDict):
    items: Items
    total: int
    by_ruling: bool


_CARDS = {str(card): card for card in PACK}


def _value(kind: type, data: Any) -> Any:
    """What msgspec does not know by itself."""
    if kind is Card:
        return _CARDS[data]
    if kind is Breakdown:
        counted = msgspec.convert(data, _Counted, dec_hook=_value)
        return Breakdown(counted["items"], counted["total"], counted["by_ruling"])
    if issubclass(kind, Formed):
        return FORMS[kind.formed][1](data)
    if issubclass(kind, OneOf):
        chosen = kind.members[data.pop(KIND)]
        return msgspec.convert(data, chosen, dec_hook=_value)
    raise NotImplementedError(f"An event cannot hold a {kind.__name__}.")


_Line = tuple[str, int, msgspec.Raw]
_LINES: msgspec.json.Decoder[list[_Line]] = msgspec.json.Decoder(list[_Line])


_ONE_AT_A_TIME = Lock()
"""Two threads may not meet a class for the first time at once: what msgspec learns of it then is torn."""


def read_events(text: str) -> tuple[StreamEvent, ...]:
    """The events that were written, or `UnknownEvent`."""
    try:
        with _ONE_AT_A_TIME:
            return tuple([_event(*line) for line in _LINES.decode(text)])
    except (msgspec.MsgspecError, UnicodeEncodeError, KeyError) as error:
        raise UnknownEvent(
            f"An entry of the store is damaged ({error}): restore it from a backup."
        ) from error


def _event(name: str, version: int, fields: msgspec.Raw) -> StreamEvent:
    if name not in EVENTS or version > VERSIONS[name]:
        raise UnknownEvent(
            f"The store holds an event {name[:40]!r} of version {version}, which this program does not know: "
            "use the newer Pegout that wrote it."
        )
    if version == VERSIONS[name]:
        return _decode(name)(fields)
    data = msgspec.json.decode(fields)
    for step in range(version, VERSIONS[name]):
        data = UPCASTERS[name, step](data)
    return _decode(name)(msgspec.json.encode(data))


@cache
def _decode(name: str) -> Callable[[msgspec.Raw | bytes], StreamEvent]:
    """What reads the fields of an event of that name in its present version."""
    kind: Any = EVENTS[name]
    if not fields_with_kinds(kind):
        whole: Callable[[msgspec.Raw | bytes], StreamEvent] = msgspec.json.Decoder(
            kind, dec_hook=_value
        ).decode
        return whole
    shape = TypedDict(name, stand_ins(kind))  # type: ignore[misc]  # its fields are known when it runs
    parts = msgspec.json.Decoder(shape, dec_hook=_value)
    return lambda fields: kind(**parts.decode(fields))
