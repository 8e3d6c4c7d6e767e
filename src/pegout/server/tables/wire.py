"""What is sent about a table. Every field is named by hand, as in the view of a seat."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, UnsetType

from pegout.refusal import Plain
from pegout.server.contract.structs import with_any_fields
from pegout.server.tables.event_wire import EventShown, RulingMadeEvent

Cards = tuple[str, ...]


class SeatSeen(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    name: str
    bot: str | None = None
    """The level of the bot that plays there, for itself or for a player who has gone."""
    person: bool = False
    """Whether the seat belongs to a person."""
    away: bool = False
    stands_in: bool = False
    """Whether the bot plays for somebody who sat down there."""
    free: bool = False
    kept: bool = False
    """Whether the player has an account, to which the name belongs."""


class SecretsSeen(msgspec.Struct, frozen=True):
    """What the shuffles of a finished match came from."""

    match: int
    commitment: str
    secret: str
    players: tuple[str, ...]


class TermsSeen(msgspec.Struct, frozen=True):
    rules: str
    seats: int
    partners: bool
    match: str
    officiating: str
    muggins: bool
    goal: int
    skunk_below: int
    """A loser with fewer is skunked; 0 if the rules have no skunk."""
    double_skunk_below: int
    double_skunk_word: str
    """What the rules call a double skunk."""
    early_end_at: int
    """A player with that many ends the game if the others have fewer than `early_end_under`; 0 if nobody
    does.
    """
    early_end_under: int
    move_seconds: int
    game_minutes: int
    gone: str
    wait_seconds: int
    stand_in: str
    listed: bool
    watched: bool
    delay_seconds: int


class ProposalSeen(msgspec.Struct, frozen=True):
    """A ruling that people are asked about."""

    by: int
    findings: tuple[str, ...]
    remedies: tuple[str, ...]
    citations: tuple[str, ...]
    agreed: tuple[int, ...]
    awaited: tuple[int, ...]
    """The seats whose people have not answered yet."""
    declined: int | None
    """The seat that declined or withdrew it."""
    refused: str | None = None
    """The event official who let play continue without it, empty if no answer came."""


class TableSeen(msgspec.Struct, frozen=True):
    """The table around the game."""

    table: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    seat: int | None
    """Yours; None if you are watching."""
    host: bool
    code: str | None
    """The invitation, for the players."""
    terms: TermsSeen
    seats: tuple[SeatSeen, ...]
    next_match: int
    next_commitment: str
    """What the server has committed to for the shuffles of the next match, or of the one being played."""
    commitment: str
    """The same for the match being played."""
    secrets: SecretsSeen | None
    rematch: tuple[int, ...]
    """The seats that want to play again."""
    proposal: ProposalSeen | None
    """The ruling on the table, until something else happens."""
    until: tuple[tuple[int, int], ...]
    """When each running clock runs out, by seat, in milliseconds since 1970."""
    game_until: int | None
    """When time is called."""
    closed: str | None
    event: str | None
    """The event the table was opened for."""


class ClaimSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be claimed now; `player` is whom it is about."""

    claim: str
    player: int | None = None
    fates: tuple[str, ...] = ()
    """What the claimant chooses between, if the rules leave it open."""
    scores: tuple[str, ...] = ()
    """The scores of which muggins names one: whatever can be missed, not what was."""


class OptionSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something you may do now, with the choices it leaves you."""

    do: str
    cards: Cards = ()
    """Choose one of these, or as many as `number` says."""
    number: int | None = None
    least: int | None = None
    most: int | None = None
    doubted: tuple[int, ...] = ()
    """Numbers no hand can count, which a screen may question."""


class CountSeen(msgspec.Struct, frozen=True):
    seat: int
    crib: bool
    said: int
    open_to: tuple[int, ...]
    pegged: bool
    """Whether the announced count has been pegged."""
    callers: tuple[int, ...]
    """Who has not yet mixed the cards, and may call muggins."""
    points: int
    """The points the peg has moved for it so far."""


class StandingSeen(msgspec.Struct, frozen=True):
    wins: int
    games: int
    bonus: int
    spread: int


class OutcomeSeen(msgspec.Struct, frozen=True):
    """How the last game ended."""

    winner: int
    scores: tuple[int, ...]
    ending: str
    games: int
    skunked: tuple[int, ...]
    double_skunked: tuple[int, ...]


class GameSeen(msgspec.Struct, frozen=True):
    """The game as a seat sees it, or as everybody may."""

    names: tuple[str, ...]
    phase: str
    game_number: int
    deal_number: int
    dealer: int | None
    cuts: tuple[tuple[int, str], ...]
    to_act: tuple[int, ...]
    hand: Cards
    thrown: Cards
    hand_sizes: tuple[int, ...]
    has_thrown: tuple[bool, ...]
    played: tuple[Cards, ...]
    """The cards each seat has played in this deal that lie face up."""
    turned: tuple[int, ...]
    """How many more each seat has played that are turned over."""
    series: Cards
    count: int
    last: int | None
    gone: tuple[int, ...]
    starter: str | None
    crib_size: int
    crib: Cards
    drawn: Cards
    """The two cards the viewer picks the starter from."""
    shown: Cards
    """Cards of the pack that a ruling has shown to the viewer alone."""
    dead: tuple[int, ...]
    crib_dead: bool
    edition: int
    """The edition of the rules the match is played under."""
    series_over: bool
    counts: tuple[CountSeen, ...]
    claimed_by: int | None
    pegging: tuple[int, ...]
    """Who has time to peg or pass before anybody moves."""
    awards: tuple[int, ...]
    """What a ruling gives each seat to peg; negative for holes to go back."""
    pegs_at_once: bool
    """Whether you may announce and peg a hand in one step: nobody has anything to call in between."""
    scores: tuple[int, ...]
    rear_pegs: tuple[int, ...]
    standings: tuple[StandingSeen, ...]
    outcome: OutcomeSeen | None
    winner: int | None
    legal: tuple[OptionSeen, ...]
    claims: tuple[ClaimSeen, ...]


class WholeTable(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """Everything the viewer may see now."""

    version: int
    table: TableSeen
    game: GameSeen | None
    log: tuple[str, ...]
    """The end of the current match in cribbage speech; cards the rules turn over are not named."""
    log_before: int = 0
    """Where the log begins: use it to ask for the page before; 0 means there is none."""
    rulings: tuple[RulingMadeEvent, ...] = ()
    """The last rulings of the current match, each in the form of its event."""
    shown: tuple[EventShown, ...] = ()
    """The last show as events, with its starter and the last card played."""


class LogPage(msgspec.Struct, frozen=True):
    """Part of the log of a match."""

    log: tuple[str, ...]
    log_before: int
    """Where it begins: use it to ask for the page before; 0 means there is none."""


if TYPE_CHECKING:
    TableChange = TableSeen
    GameChange = GameSeen
else:
    TableChange = with_any_fields(TableSeen, "TableChange")
    GameChange = with_any_fields(GameSeen, "GameChange")


class Change(msgspec.Struct, frozen=True, tag="change", tag_field="type", omit_defaults=True):
    """What has changed since the version before: put these fields over the old ones."""

    version: int
    table: TableChange | UnsetType = UNSET
    game: GameChange | UnsetType = UNSET
    said: tuple[str, ...] = ()
    """What everybody hears."""
    log: tuple[str, ...] | None = None
    """The same as the log keeps it, if that differs."""
    events: tuple[EventShown, ...] = ()
    """What happened, as far as the viewer may see it."""


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """The command with that id has been carried out and stored."""

    id: str
    version: int


class RefusedBody(msgspec.Struct, frozen=True, omit_defaults=True):
    code: str
    message: str
    retry_after: int | None = None
    """Seconds to wait, if waiting helps."""
    reason: str = ""
    """Why the command was refused, as a code of docs/refusals.md."""
    values: Mapping[str, Plain] = {}
    """The values in the sentence."""


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type", omit_defaults=True):
    """The command with that id changed nothing."""

    id: str | None
    error: RefusedBody
    view: WholeTable | None = None
    """The table as it is, if the command came too late."""


ToClient = WholeTable | Change | Done | Refused
