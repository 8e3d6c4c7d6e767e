"""The registration desk as it stands: who is entered, who waits, and where the money is."""

from datetime import date, datetime
from enum import Enum
from functools import lru_cache
from unicodedata import normalize

from pegout.refusal import Refusal
from pegout.tournament.entries.commands import Cause, Register
from pegout.tournament.entries.desk_rules import DeskRules, SidePool
from pegout.tournament.money import Account, Ledger, Prize, Transaction
from pegout.values import value


class Status(Enum):
    WAITING = "on the waiting list"
    PLACED = "has a place, not paid in full"
    CONFIRMED = "entered"
    GONE = "withdrawn or removed"
    LAPSED = "not in when play started"


class Arrival(Enum):
    NOT_HERE = "not here yet"
    HERE = "checked in"
    LATE = "came after the start"


class RefundStatus(Enum):
    NONE = "none"
    UNDECIDED = "for the registrar to decide"
    GRANTED = "granted"
    REFUSED = "not due"


class Phase(Enum):
    OPEN = "open"
    PLAYING = "play has started"
    CANCELLED = "cancelled"


HOLDS_A_PLACE = (Status.PLACED, Status.CONFIRMED)
STILL_IN = (Status.WAITING, Status.PLACED, Status.CONFIRMED)


@value
class Refund:
    """What goes back to an entrant, how much of it has gone, and the day by which it must."""

    status: RefundStatus = RefundStatus.NONE
    granted: int = 0
    given_back: int = 0
    due: date | None = None

    @property
    def owed(self) -> int:
        return self.granted - self.given_back


@value
class Entry:
    """One person's entry. Nobody ever gets back more than they paid for it."""

    who: Register
    registered: datetime
    status: Status = Status.WAITING
    arrival: Arrival = Arrival.NOT_HERE
    paid: int = 0
    pools: tuple[SidePool, ...] = ()
    refund: Refund = Refund()
    reason: str = ""  # the registrar's, for a removal or a refund
    kept: int = 0  # what the event kept of an earlier entry of the same person

    @property
    def name(self) -> str:
        return self.who.name

    @property
    def kind(self) -> str:
        return self.who.kind

    @property
    def paid_in_all(self) -> int:
        """For the entry and for side pools."""
        return self.paid + sum(pool.fee for pool in self.pools)


@value
class Cancellation:
    """The event is off since then. Refunds fall due once that is announced."""

    cause: Cause
    since: datetime
    reason: str = ""
    announced: datetime | None = None
    refunds_due: date | None = None


@value
class Course:
    """How far the event has come."""

    start: datetime
    phase: Phase = Phase.OPEN
    counted_at: datetime | None = None  # when entries are counted; None if there is no count to come
    cancellation: Cancellation | None = None
    line_up: tuple[str, ...] = ()  # fixed when play starts
    prizes: tuple[Prize, ...] | None = None
    pools_awarded: tuple[str, ...] = ()


@value
class SetAside:
    """A record of the log that could not be carried out, and why."""

    number: int
    why: Refusal


@value
class Desk:
    """Everything that follows from the rules, the planned start and the log so far."""

    rules: DeskRules
    course: Course
    entries: tuple[Entry, ...] = ()
    journal: tuple[Transaction, ...] = ()
    balances: tuple[tuple[Account, int], ...] = ()
    refused: tuple[SetAside, ...] = ()
    number: int = 0
    at: datetime | None = None

    @property
    def ledger(self) -> Ledger:
        return Ledger(self.journal)


@lru_cache(maxsize=8192)
def person(name: str) -> str:
    """The name as it is compared: case, spaces and ways of encoding an accent make no other person.

    >>> person("  ANN   Lee") == person("Ann Lee")
    True
    """
    return " ".join(normalize("NFKC", name).casefold().split())
