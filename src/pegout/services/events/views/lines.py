"""The lines of which the views of an event are made, as they are sent."""

from typing import TYPE_CHECKING, Union

import msgspec
from msgspec import UNSET, UnsetType

from pegout.services.event_files.commands import CommandOffered
from pegout.services.events.keys import OFFICIALS

Names = tuple[str, ...]


class OnlineLine(msgspec.Struct, frozen=True):
    """How an event is played on the server's tables."""

    duplicate: bool
    wait_seconds: int
    move_seconds: int
    commitment: str
    secret: str
    """Revealed when the event is over: whoever noted its commitment can then check all deals."""


class PrizeLine(msgspec.Struct, frozen=True):
    place: int
    name: str
    """Empty until it is won."""
    amount: str


class PoolLine(msgspec.Struct, frozen=True):
    name: str
    fee: str
    fee_cents: int
    awarded: bool


class HeadLine(msgspec.Struct, frozen=True):
    """The event itself."""

    id: str
    name: str
    format: str
    start: str
    phase: str
    closed: bool
    listed: bool
    entry_open: bool
    entry_asked: bool
    online: OnlineLine | None
    game: str
    goal: int
    round_minutes: int
    nights: bool
    by_registration: bool
    free: bool
    best_of: int
    fee: str
    fee_cents: int
    sign: str
    places: int | None
    minimum: int
    kinds: Names
    divisions: Names
    has_chart: bool
    has_sheet: bool
    sponsored: Names
    entered: int
    waiting: int
    prizes: tuple[PrizeLine, ...]
    pools: tuple[PoolLine, ...]
    winner: str | None
    cancelled: str | None


class CourseLine(msgspec.Struct, frozen=True):
    """A sheet of a field."""

    course: str
    elimination: str
    best_of: int


class ClockLine(msgspec.Struct, frozen=True):
    round: int
    started: str
    ends_ms: int | None
    called: bool


class FieldLine(msgspec.Struct, frozen=True):
    """A field, and how far it has come."""

    name: str
    stage: str
    round: int
    rounds: int
    sitting_out: Names
    open: int
    courses: tuple[CourseLine, ...]
    clock: ClockLine | None
    note: str


class PlayersLine(msgspec.Struct, frozen=True):
    """Who plays in a field, and who of them from an account."""

    names: Names
    kept: Names


class GameLine(msgspec.Struct, frozen=True):
    """A game to be played now."""

    division: str
    game: str
    nth: int
    best_of: int
    course: str
    round: int
    table: int
    first: str
    second: str
    score: tuple[int, ...] | None
    entered: Names
    disagree: bool
    online: str
    board: str
    called: bool
    proposed: bool


class StandingsLine(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    rename={"game_points": "game points", "games_won": "games won", "net_spread": "net spread"},
):
    """A place in the standings: of a sheet only who has it, of a chart and of a season with all figures."""

    division: str
    place: int
    name: str
    number: int | UnsetType = UNSET
    points: str | int | UnsetType = UNSET
    game_points: str | int | UnsetType = UNSET
    wins: str | int | UnsetType = UNSET
    games_won: str | int | UnsetType = UNSET
    net_spread: str | int | UnsetType = UNSET
    nights: int | UnsetType = UNSET
    average: float | UnsetType = UNSET
    played: int | UnsetType = UNSET
    won: int | UnsetType = UNSET
    lost: int | UnsetType = UNSET
    skunks_given: int | UnsetType = UNSET
    skunks_taken: int | UnsetType = UNSET
    spread: str | UnsetType = UNSET
    why: str | UnsetType = UNSET
    play_off: bool | UnsetType = UNSET
    figures: tuple[tuple[str, str], ...]
    """What places are decided by, each with its word."""
    order: int


class MatchLine(msgspec.Struct, frozen=True):
    """A match of a sheet, as a drawing needs it."""

    division: str
    match: str
    bracket: str
    round: int
    upper: str | None
    lower: str | None
    state: str
    winner: str | None
    games: tuple[tuple[int, ...], ...]
    course: str
    best_of: int
    place: int
    seed_upper: int | None
    seed_lower: int | None
    winner_to: str | None
    loser_to: str | None


class RulingLine(msgspec.Struct, frozen=True):
    number: int
    text: str
    citations: Names
    division: str
    game: str
    at: str


class TodoLine(msgspec.Struct, frozen=True):
    """Something to do, and the command that does it, if one does."""

    kind: str
    weight: int
    text: str
    names: Names
    division: str
    game: str
    do: CommandOffered | None
    button: str


class EntryLine(msgspec.Struct, frozen=True):
    """An entrant as the desk sees them."""

    name: str
    kind: str
    status: str
    status_code: str
    arrival: str
    paid: str
    paid_cents: int
    owed_cents: int
    refund_status: str
    refund_cents: int
    sponsor: str
    seat: str
    asks: bool
    pools: Names
    kept: bool
    position: int | None
    unapproved: bool
    contact: str


class AskedLine(msgspec.Struct, frozen=True):
    """Somebody waiting for the director to let them in."""

    name: str
    kind: str
    sponsor: str
    contact: str
    kept: bool
    """Asked from the account that keeps the name."""


class EnteredLine(msgspec.Struct, frozen=True):
    """The scores of an open game that players have entered: both, how it ended, and who won."""

    scores: dict[str, tuple[int, int, str, str]]


class CallLine(msgspec.Struct, frozen=True):
    """A table that has called a judge."""

    number: int
    at: str
    by: str
    division: str
    game: str
    table: int
    words: str
    settled: bool
    asks: bool
    """Whether a table of the server is waiting for the answer."""


class PlayerMe(msgspec.Struct, frozen=True, tag="player", tag_field="role"):
    """You, as a player."""

    name: str
    kind: str
    status_code: str
    arrival: str
    owed_cents: int
    paid: str
    asks: bool
    """Whether you wait to be let in."""
    next: str
    finished: bool
    number: int | None = None
    division: str = ""
    place: int | None = None
    sitting_out: bool = False
    key: str | None = None
    """Of your game among those of the view."""
    opponent: str | None = None
    table: int = 0
    first: bool = False
    mine: tuple[int, ...] | None = None
    """What you have entered, in the order of the game."""
    mine_kind: str | None = None
    mine_winner: str | None = None
    theirs: tuple[int, ...] | None = None
    theirs_kind: str | None = None
    theirs_winner: str | None = None
    call: int | None = None


OFFICIAL_ME = {
    role: msgspec.defstruct(
        f"{role.value.capitalize()}Me", (), tag=role.value, tag_field="role", frozen=True, module=__name__
    )
    for role in OFFICIALS
}
"""You, as an official."""

if TYPE_CHECKING:
    Me = msgspec.Struct
else:
    Me = Union[(PlayerMe, *OFFICIAL_ME.values())]


class CardLine(msgspec.Struct, frozen=True, rename={"own": "for"}):
    """One game on a player's card."""

    game: str
    round: int
    table: int
    opponent: str
    own: int
    against: int
    won: bool
    points: int | None
    """What the game counts in the standings of the chart; None where it does not."""
    spread: int
    kind: str


class CardTotal(msgspec.Struct, frozen=True):
    """The sums of a player's card."""

    played: int
    won: int
    lost: int
    points: int | None
    spread: int
    place: int | None
