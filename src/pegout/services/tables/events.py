"""What happened at a table besides the game: who came and went, and the secrets behind its shuffles."""

from pegout.game import Event, Seat
from pegout.game.officiated.claims import Claim
from pegout.rules.remedies import Remedy
from pegout.services.tables.terms import Terms
from pegout.values import value


@value
class TableOpened:
    table: str
    code: str
    """Short enough to tell a friend; anybody who has it may sit down."""
    terms: Terms
    host: str
    """The person who opened it."""


@value
class Reserved:
    """The table is for one match of an event, which assigns the seats."""

    event: str
    names: tuple[str, ...]
    """Whose seats they are, as the event calls them."""
    start_seconds: int = 0
    """How long after the match has begun nobody runs out of time for a move."""
    deals: str = ""
    """What the shuffles are named after if other tables have the same deals; otherwise the table."""


@value
class SecretCommitted:
    """The program's secret for the next match: the commitment is open to all, the secret is not."""

    match: int
    commitment: str
    secret: str
    proof: int = 1
    """The version of the proof: what the shuffles of the match will be bound to."""


@value
class SeatTaken:
    """A person sits down and adds a secret of their own to the shuffles."""

    seat: Seat
    person: str
    name: str
    secret: str
    kept: bool = False
    """Whether the person came from an account, to which the name belongs."""


@value
class BotSeated:
    seat: Seat
    level: str


@value
class SeatFreed:
    """Before a match."""

    seat: Seat


@value
class SeatLeft:
    """During a match, or after it."""

    seat: Seat


@value
class SeatAway:
    """The player's last connection is gone."""

    seat: Seat


@value
class SeatBack:
    seat: Seat


@value
class StoodIn:
    """A bot plays on for a player who is away."""

    seat: Seat
    level: str


@value
class PlayedByFeel:
    """The bot playing at the seat ran out of time to think about its next move."""

    seat: Seat


@value
class RematchWanted:
    """The player would play again, and adds a secret for the next match."""

    seat: Seat
    secret: str


@value
class RulingProposed:
    """A player puts a ruling to the others; nothing moves by it."""

    seat: Seat
    findings: tuple[str, ...]
    remedies: tuple[Remedy, ...]
    citations: tuple[str, ...]
    claim: Claim | None = None
    """The claim that it answers, where that is carried out only by the word of an official."""


@value
class RulingAgreed:
    """When all others have agreed, the ruling is carried out in the same entry."""

    seat: Seat


@value
class RulingDeclined:
    """Nothing comes of the ruling; the seat that proposed it takes it back in the same way."""

    seat: Seat


@value
class RulingDecided:
    """An official of the event has answered; what was upheld is carried out in the same entry."""

    upheld: bool
    by: str = ""
    """Who did, as the event calls them; nobody where the answer never came."""


@value
class SecretRevealed:
    """The match is over: everybody may check its shuffles now."""

    match: int
    secret: str


@value
class TableClosed:
    why: str


RoomEvent = (
    TableOpened
    | Reserved
    | SecretCommitted
    | SeatTaken
    | BotSeated
    | SeatFreed
    | SeatLeft
    | SeatAway
    | SeatBack
    | StoodIn
    | PlayedByFeel
    | RematchWanted
    | RulingProposed
    | RulingAgreed
    | RulingDeclined
    | RulingDecided
    | SecretRevealed
    | TableClosed
)

TableEvent = RoomEvent | Event
"""All that a table's stream holds."""
