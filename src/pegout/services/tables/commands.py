"""What can be asked of a table, by a person, by a bot's seat, or by the clock."""

from dataclasses import field

from pegout.game import (
    Accept,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Mix,
    NextGame,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Seat,
    Throw,
)
from pegout.game.officiated.claims import Claim
from pegout.services.people.moderation import Blocks
from pegout.values import value

Move = (
    Throw
    | PlayCard
    | SayGo
    | Peg
    | Pass
    | CountHand
    | CountCrib
    | Accept
    | Mix
    | ChooseCrib
    | PickStarter
    | Cut
    | NextGame
)
"""What a player may do in a game. Shuffles, rulings and the clock are not theirs."""


@value
class Sit:
    """Take a seat, or the first that is free, and add a secret to the shuffles."""

    person: str
    name: str
    seat: Seat | None = None
    secret: str = ""
    kept: bool = False
    """Whether the person has an account, to which the name belongs."""
    blocks: Blocks = field(default_factory=Blocks)
    """Between the person and others, who do not come together with them."""


@value
class SeatBot:
    """The host puts a bot on a free seat."""

    person: str
    seat: Seat
    level: str
    alone: bool = False
    """Whether only bots may play at the table."""


@value
class SeatPlayer:
    """An event gives a seat of its table to a player, who may also come back as another guest."""

    person: str
    seat: Seat
    player: str
    name: str
    kept: bool = False
    """Whether the player has an account of that name."""


@value
class GiveSeat:
    """A guest has signed in: the seat passes to the account, with everything that belongs to it."""

    person: str
    heir: str
    name: str
    kept: bool = True
    blocks: Blocks = field(default_factory=Blocks)
    """Between the heir and others."""


@value
class CloseTable:
    """The event no longer needs its table."""

    person: str
    why: str


@value
class ShutTable:
    """The people who run the server close the table, whoever opened it."""

    why: str


@value
class RevealDeals:
    """No table plays the same deals any more: their secret may be revealed."""

    person: str


@value
class ClearSeat:
    """The host removes a bot from its seat."""

    person: str
    seat: Seat


@value
class Leave:
    person: str


@value
class Act:
    """A player's move or claim."""

    person: str
    move: Move | Claim


@value
class BotActs:
    seat: Seat
    move: Command | Claim
    by_feel: bool = False
    """Whether there was no time to think about it."""


@value
class WantRematch:
    person: str
    secret: str = ""


@value
class ProposeRuling:
    """Put a ruling on the facts to everybody at the table."""

    person: str
    incident: str
    facts: tuple[tuple[str, str], ...] = ()


@value
class AgreeToRuling:
    person: str


@value
class DeclineRuling:
    """Somebody else declines it; its proposer withdraws it."""

    person: str


@value
class DecideRuling:
    """The event answers for its official: the ruling on the table is carried out, or not."""

    person: str
    upheld: bool
    by: str


@value
class GoAway:
    """The player's last connection has closed."""

    seat: Seat


@value
class ComeBack:
    seat: Seat


@value
class LookAfter:
    """The clock: do what is due by now."""

    now: int


TableCommand = (
    Sit
    | SeatBot
    | SeatPlayer
    | GiveSeat
    | CloseTable
    | ShutTable
    | RevealDeals
    | ClearSeat
    | Leave
    | Act
    | BotActs
    | WantRematch
    | ProposeRuling
    | AgreeToRuling
    | DeclineRuling
    | DecideRuling
    | GoAway
    | ComeBack
    | LookAfter
)
