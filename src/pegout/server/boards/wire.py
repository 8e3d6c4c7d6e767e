"""What is sent to a board and shown of it."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pegout.companion import PointKind, Sheet
from pegout.refusal import Plain
from pegout.server.contract.structs import REF
from pegout.server.tables.moves import CardText, CommandId
from pegout.server.tables.wire import OutcomeSeen, StandingSeen

Place = Annotated[int, Meta(ge=0, le=3)]
Amount = Annotated[int, Meta(ge=0, le=999)]
Hand = Annotated[tuple[CardText, ...], Meta(max_length=6)]
Name = Annotated[str, Meta(max_length=40)]
Words = Annotated[str, Meta(max_length=500)]
Ids = Annotated[tuple[CommandId, ...], Meta(min_length=1, max_length=100)]
Moment = Annotated[int, Meta(ge=0, le=2**53, description="Milliseconds since 1970, by your clock.")]
Key = Annotated[
    str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="Chosen by your phone.")
]
BOARD = "^[A-Za-z0-9_-]{22}$"
BoardId = Annotated[str, Meta(pattern=BOARD, description="22 random characters, chosen by your phone.")]
MOST_AT_ONCE = 100


class _Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """A command, by its name in `do`."""


class PointsAsked(_Asked, frozen=True, tag="points"):
    seat: Place
    points: Amount
    why: PointKind
    penalty: Name = ""


class BackAsked(_Asked, frozen=True, tag="back"):
    seat: Place
    points: Amount
    penalty: Name = ""


class HandAsked(_Asked, frozen=True, tag="hand"):
    seat: Place
    cards: Hand
    starter: CardText
    dealt: Hand = ()


class CribAsked(_Asked, frozen=True, tag="crib"):
    seat: Place
    cards: Hand
    starter: CardText


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Place
    points: Amount


Orders = Annotated[tuple[Moved, ...], Meta(max_length=8)]


class BoardRulingAsked(_Asked, frozen=True, tag="ruling"):
    words: Words
    citations: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    corrections: Orders = ()
    back: Orders = ()
    to: Orders = ()


class DealAsked(_Asked, frozen=True, tag="deal"):
    dealer: Place


class MarkerAsked(_Asked, frozen=True, tag="marker"):
    dealer: Place


class GameAsked(_Asked, frozen=True, tag="game"):
    dealer: Place


class UndoAsked(_Asked, frozen=True, tag="undo"):
    entries: Ids


class ConfirmAsked(_Asked, frozen=True, tag="confirm"):
    entries: Ids


class ObjectAsked(_Asked, frozen=True, tag="object"):
    entry: CommandId
    words: Words = ""


class WithdrawAsked(_Asked, frozen=True, tag="withdraw"):
    entry: CommandId


class BothAsked(_Asked, frozen=True, tag="both"):
    on: bool


class InviteAsked(_Asked, frozen=True, tag="invite"):
    side: Place
    invitation: Key


class JoinAsked(_Asked, frozen=True, tag="join"):
    side: Place
    invitation: Key


class RemoveAsked(_Asked, frozen=True, tag="remove"):
    side: Place


class OpenAsked(_Asked, frozen=True, tag="open"):
    names: Annotated[tuple[Name, ...], Meta(min_length=2, max_length=4)]
    rules: Annotated[str, Meta(max_length=30, examples=["acc"])] = "acc"
    partners: bool = False
    match: Annotated[str, Meta(max_length=30, examples=["1 game", "best of 3"])] = "1 game"
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    """Rules that differ here, such as the goal."""
    dealer: Place = 0
    both: bool = False


MadeShown = (
    PointsAsked | BackAsked | HandAsked | CribAsked | BoardRulingAsked | DealAsked | MarkerAsked | GameAsked
)
Asked = (
    MadeShown
    | UndoAsked
    | ConfirmAsked
    | ObjectAsked
    | WithdrawAsked
    | BothAsked
    | InviteAsked
    | JoinAsked
    | RemoveAsked
    | OpenAsked
)


class CommandSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: CommandId
    command: Asked
    at: Moment = 0
    by: Place | None = None
    """Not believed: the key of the batch says for whom it speaks. Phones send it for their own copy."""


class Batch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Key
    commands: Annotated[tuple[CommandSent, ...], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class FirstBatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: BoardId
    key: Key
    commands: Annotated[tuple[CommandSent, ...], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class ObjectionSeen(msgspec.Struct, frozen=True):
    side: int | None
    words: str


class EntrySeen(msgspec.Struct, frozen=True):
    """One entry, and what became of it."""

    number: int
    id: str
    made: MadeShown
    by: int | None
    at: int
    game: int
    deal: int
    dealer: int
    moved: tuple[int, ...]
    ended: bool
    text: str
    warnings: tuple[str, ...]
    confirmed: tuple[int, ...]
    objection: ObjectionSeen | None
    struck: bool
    struck_by: int | None


PhoneSeen = Literal["shared", "invited", "own"]


class BoardSeen(msgspec.Struct, frozen=True):
    """The whole board."""

    board: str
    version: int
    sheet: Sheet
    names: tuple[str, ...]
    match: str
    both: bool
    first_dealer: int
    opened: int
    game: int
    deal: int
    dealer: int
    next_dealer: int
    scores: tuple[int, ...]
    rear_pegs: tuple[int, ...]
    outcome: OutcomeSeen | None
    games: tuple[OutcomeSeen, ...]
    standings: tuple[StandingSeen, ...]
    over: bool
    winner: int | None
    phones: tuple[PhoneSeen, ...]
    entries: tuple[EntrySeen, ...]


class AnswerSeen(msgspec.Struct, frozen=True):
    """What became of a command: the reason if it was refused."""

    id: str
    refused: str | None
    reason: str = ""
    """A code of docs/refusals.md."""
    values: Mapping[str, Plain] = {}
    """The values in the sentence."""


class BatchAnswer(msgspec.Struct, frozen=True):
    answers: tuple[AnswerSeen, ...]
    view: BoardSeen


JsonOfBoardReview = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": REF.format(name="BoardReview")})
]
"""As the analysts make it in their processes: it is sent on as it comes."""


class ReviewSeen(msgspec.Struct, frozen=True):
    """The review of a board, as the page about companion boards explains it."""

    review: JsonOfBoardReview
