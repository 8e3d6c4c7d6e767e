"""What is sent to an event and shown of it."""

from collections.abc import Mapping
from dataclasses import MISSING, fields
from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import Meta

from pegout.refusal import Plain
from pegout.server.boards.wire import BOARD
from pegout.server.boards.wire import Key as BoardKey
from pegout.server.contract.structs import REF
from pegout.services.event_files.tags import COMMANDS
from pegout.services.events.views import EventChange, EventView
from pegout.services.online.duplicate import DuplicateLine

EVENT = "^[A-Za-z0-9_-]{12}$"
KEY = "^[A-Za-z0-9_-]{22}$"
MOST_AT_ONCE = 100

Name = Annotated[str, Meta(max_length=60)]
Word = Annotated[str, Meta(max_length=30)]
Cents = Annotated[int, Meta(ge=0, le=10_000_000)]
Few = Annotated[int, Meta(ge=0, le=2000)]
RecordId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_.:-]{1,64}$", description="Chosen by you; the same id acts only once.")
]


class OnlineAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How an event is played on the server's tables."""

    duplicate: bool = False
    wait_seconds: Annotated[int, Meta(ge=5, le=3600)] = 300
    move_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    stand_in: Word = "regular"


class EventAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A new event. Whatever you leave out is as in the format; amounts are in cents."""

    name: Annotated[str, Meta(min_length=1, max_length=80)]
    start: Annotated[
        str,
        Meta(
            max_length=40,
            pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}",
            description="Local time in the hall, such as 2026-12-10T18:00, or with a time zone.",
        ),
    ]
    format: Annotated[str, Meta(max_length=30, examples=["lodge"])]
    games: Few | None = None
    movement: Word | None = None
    best_of: Few | None = None
    qualifiers: Few | None = None
    third_place: bool | None = None
    consolation: bool | None = None
    round_minutes: Few | None = None
    divisions: Annotated[tuple[Word, ...], Meta(max_length=8)] | None = None
    fee: Cents | None = None
    places: Few | None = None
    minimum: Few | None = None
    prizes: Annotated[str, Meta(max_length=100)] | None = None
    pools: Annotated[tuple[tuple[Word, Cents], ...], Meta(max_length=8)] = ()
    best_nights: Few | None = None
    listed: bool = True
    entry_open: bool = True
    """Whether anybody may enter themselves."""
    online: OnlineAsked | None = None


class EventMade(msgspec.Struct, frozen=True):
    event: str
    key: str
    """The director's."""


_FIELDS = {"anyOf": [{"$ref": REF.format(name=kind.__name__)} for kind in COMMANDS.values()]}

_AS_RECORD = {"allOf": [{"$ref": REF.format(name="EventRecord")}]}


class RecordSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command by its name in event files, with its fields; one that cannot be read is refused alone."""

    id: RecordId
    do: Annotated[str, Meta(max_length=30, extra_json_schema={"enum": list(COMMANDS)})]
    fields: Annotated[dict[str, Any], Meta(max_length=12, extra_json_schema=_FIELDS)] = msgspec.field(
        name="with", default_factory=dict
    )
    by: Name = ""
    """An official's name, for the log."""


class RecordsSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    commands: Annotated[
        tuple[Annotated[RecordSent, Meta(extra_json_schema=_AS_RECORD)], ...],
        Meta(min_length=1, max_length=MOST_AT_ONCE),
    ]


def _record(name: str, kind: type) -> type[msgspec.Struct]:
    """A command with its id, as described; it is read as `RecordSent`, so that each is refused alone."""
    needs = any(one.default is one.default_factory is MISSING for one in fields(kind))
    given = msgspec.field(name="with") if needs else msgspec.field(name="with", default_factory=kind)
    return msgspec.defstruct(
        f"{name}Record",
        [("id", RecordId), ("fields", kind, given), ("by", Name, "")],
        tag=name,
        tag_field="do",
        kw_only=True,
        forbid_unknown_fields=True,
        module=__name__,
    )


EventRecord: Any = Union[tuple([_record(name, kind) for name, kind in COMMANDS.items()])]  # noqa: UP007


class RecordAnswer(msgspec.Struct, frozen=True):
    """What became of a command: its number in the log, or why it was refused."""

    id: str
    record: int | None
    refused: str | None
    key: str | None
    """Opens a new entrant's own page."""
    field: str = ""
    """The field that was refused, if it was one."""
    asked: bool = False
    """Whether the entry waits for the director's approval."""
    reason: str = ""
    """Why it was refused, as a code of docs/refusals.md."""
    values: Mapping[str, Plain] = {}
    """The values in the sentence."""


class EntriesAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do with entries that people make themselves."""

    do: Literal["open", "ask", "close", "approve", "clear"]
    """Accept them immediately, after approval, or not at all; or settle those already there."""
    names: Annotated[tuple[Name, ...], Meta(max_length=1000)] = ()
    """Whom to approve or clear; everybody if nobody is named."""


class EntriesAnswer(msgspec.Struct, frozen=True):
    """How entries are taken, and who is waiting for approval."""

    taken: str
    asked: tuple[str, ...]
    """Those who wait to be let in."""
    unapproved: tuple[str, ...]
    """Entrants who entered themselves; `clear` removes them."""


class RecordsAnswer(msgspec.Struct, frozen=True):
    answers: tuple[RecordAnswer, ...]
    version: int


class EventSeen(msgspec.Struct, frozen=True):
    """The event as the holder of the key sees it: parts and their lines."""

    event: str
    version: int
    role: str
    name: str
    view: EventView


class FirstMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first message of a socket."""

    key: Annotated[str, Meta(max_length=64)] = ""


class WholeSent(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    event: str
    version: int
    role: str
    name: str
    view: EventView


class ChangeSent(msgspec.Struct, frozen=True, tag_field="type", tag="change"):
    """Only the lines that have changed; null for one that is gone."""

    version: int
    view: EventChange


class LinksSeen(msgspec.Struct, frozen=True):
    """Keys for links: of the officials, and of every entrant."""

    roles: dict[str, str]
    players: dict[str, str]


class RenewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: Word
    name: Name = ""


class BotsAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bots that play in an online event, under these names."""

    names: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=64)]
    level: Word = "regular"


class GuestAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The entrant a guest asks to play for."""

    name: Name


class AnswerAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An official's answer to the ruling a call asks for."""

    call: Annotated[
        int, Meta(ge=1, le=1_000_000, description="The number of the record that called the judge.")
    ]
    upheld: bool


class DuplicatesSeen(msgspec.Struct, frozen=True):
    """The finished tables of a duplicate night, and a total for everybody."""

    lines: list[DuplicateLine]


class EntrantAnswer(msgspec.Struct, frozen=True):
    """The name it was done for."""

    name: str


class AccountAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The account an entrant plays from."""

    name: Name
    """Of the entrant."""
    account: Annotated[str, Meta(max_length=24)] = ""
    """The name of the account; empty to remove the link."""


class BoardAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The companion board that keeps the score of a game."""

    division: Name
    game: Word
    nth: Annotated[int, Meta(ge=1, le=9)]
    board: Annotated[str, Meta(pattern=BOARD)]
    key: BoardKey | None = None
    """Your own side's key on the board: what it confirms there counts as agreed here."""


class FormatSeen(msgspec.Struct, frozen=True):
    """A format an event can have."""

    name: str
    words: str
    game: str
    divisions: tuple[str, ...]
    kinds: tuple[str, ...]
    has_chart: bool
    has_sheet: bool
    games: int
    movement: str
    best_of: int
    elimination: str
    third_place: bool
    consolation: bool
    qualifiers: int
    round_minutes: int
    fee_cents: int
    sign: str
    places: int | None
    minimum: int
    prizes: str
    nights: bool


class FormatsSeen(msgspec.Struct, frozen=True):
    formats: tuple[FormatSeen, ...]
    movements: tuple[str, ...]
    levels: tuple[str, ...]
    """The bots, the weakest first."""
