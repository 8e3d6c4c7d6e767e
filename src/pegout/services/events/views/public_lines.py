"""The lines that everybody sees of an event, as they are sent."""

import msgspec
from msgspec import UNSET, UnsetType

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
