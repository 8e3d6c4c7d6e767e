"""What can be asked of the registration desk. Names, amounts and times arrive in here.

People may register, check in and withdraw by themselves; everything else is for the registrar.
"""

from datetime import datetime
from enum import Enum

from pegout.values import value


class Cause(Enum):
    """Why an event is off, which decides what goes back: everything, or what is left."""

    TOO_FEW = "too few entries"
    CALLED_OFF = "called off by the organiser"
    FORCE_MAJEURE = "force majeure"


@value
class Register:
    """Get into line for a place. A guest names who invited them, where the rules ask for that."""

    name: str
    kind: str
    sponsor: str = ""
    contact: str = ""


@value
class CheckIn:
    """The entrant is here."""

    entrant: str


@value
class Withdraw:
    """At the entrant's own request, made now or at an earlier time that the registrar vouches for."""

    entrant: str
    asked: datetime | None = None


@value
class Pay:
    """Money for the entry: all of it, a part of it, or more than was asked for."""

    entrant: str
    cents: int


@value
class JoinPool:
    """The entrant pays into a side pool."""

    entrant: str
    pool: str


@value
class Donate:
    """Money from anybody, for nothing in return."""

    giver: str
    cents: int


@value
class Remove:
    """The registrar takes somebody off the list: not eligible, or never paid."""

    entrant: str
    reason: str


@value
class DecideRefund:
    """How much goes back where the rules leave it to the registrar, and why."""

    entrant: str
    cents: int
    reason: str


@value
class PayRefund:
    """All that is owed to the entrant is paid."""

    entrant: str


@value
class Spend:
    """An expense is paid: the hall, new packs, the printer."""

    on: str
    cents: int
    text: str = ""


@value
class PutIn:
    """The house lends money to the event, for change or because an expense comes before the fees."""

    cents: int
    text: str = ""


@value
class HandOver:
    """The house gets money from the event: the net proceeds, or what it had put in."""

    cents: int
    text: str = ""


@value
class MoveStart:
    """Another date or hour. Every limit that counts back from the start moves with it."""

    start: datetime
    reason: str


@value
class StartPlay:
    """The first game begins: entry is over and the positions stand."""


@value
class Cancel:
    """The event is announced to be off."""

    cause: Cause
    reason: str = ""


@value
class AwardPrizes:
    """The final order, best first, each place with all who share it, down to the last prize."""

    order: tuple[tuple[str, ...], ...]


@value
class AwardPool:
    """Who won a side pool. If nobody did, it becomes a donation."""

    pool: str
    winners: tuple[str, ...]


Command = (
    Register
    | CheckIn
    | Withdraw
    | Pay
    | JoinPool
    | Donate
    | Remove
    | DecideRefund
    | PayRefund
    | Spend
    | PutIn
    | HandOver
    | MoveStart
    | StartPlay
    | Cancel
    | AwardPrizes
    | AwardPool
)

FOR_ANYBODY: frozenset[type] = frozenset({Register, CheckIn, Withdraw})
FOR_REGISTRAR: frozenset[type] = frozenset(Command.__args__) - FOR_ANYBODY


@value
class Record:
    """One line of the desk's log. Numbers and times never go back; an undone record leaves a gap."""

    number: int
    at: datetime
    by: str
    command: Command
