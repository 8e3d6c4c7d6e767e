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
    """Whether the person comes from an account, to which the name belongs."""
    blocks: Blocks = field(default_factory=Blocks)
    """Between the person and others, who do not come together with them."""


@value
class SeatBot:
    """Whoever opened the table puts a bot on a free seat."""

    person: str
    seat: Seat
    level: str
    alone: bool = False
    """Whether the bots may have the table to themselves."""


@value
class SeatPlayer:
    """An event gives a seat of its table to a player, who may also come back as another guest."""

    person: str
    seat: Seat
    player: str
    name: str
    kept: bool = False
    """Whether the player comes from an account of that name."""


@value
class GiveSeat:
    """A guest has signed in: the seat goes to the person who keeps that name, with all that belongs to it."""

    person: str
    heir: str
    name: str
    kept: bool = True
    blocks: Blocks = field(default_factory=Blocks)
    """Between the heir and others."""


@value
class CloseTable:
    """The event has no more use for its table."""

    person: str
    why: str


@value
class ShutTable:
    """Those who run the server close the table, whoever opened it."""

    why: str


@value
class RevealDeals:
    """No table plays the same deals any more: everybody may know the secret behind them."""

    person: str


@value
class ClearSeat:
    """Whoever opened the table takes a bot from its seat again."""

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
    """By another it is declined, by whoever proposed it withdrawn."""

    person: str


@value
class DecideRuling:
    """The event answers for its official: the ruling on the table is carried out, or is not."""

    person: str
    upheld: bool
    by: str


@value
class GoAway:
    """The player's last connection is gone."""

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
