"""The working copy of a desk while a log is read.

It is the one place where something is changed in place: copying five hundred entries for each of fifteen
hundred records would take most of the time there is. Nobody outside `evaluate` ever holds one.
"""

from dataclasses import dataclass, replace
from datetime import date, datetime

from pegout.tournament.entries.commands import Record
from pegout.tournament.entries.desk import (
    HOLDS_A_PLACE,
    Course,
    Desk,
    Entry,
    Phase,
    Refund,
    RefundStatus,
    SetAside,
    Status,
    person,
)
from pegout.tournament.entries.desk_rules import DeskRules
from pegout.tournament.money import (
    CASH,
    ENTRY_FEES,
    HOUSE,
    REFUNDS_OWED,
    Account,
    AccountKind,
    Posting,
    Transaction,
    side_pool,
    write_cents,
)


@dataclass(slots=True)
class Sheet:
    rules: DeskRules
    course: Course
    entries: dict[str, Entry]  # by person, in order of registration
    journal: list[Transaction]
    balances: dict[Account, int]
    refused: list[SetAside]
    taken: int  # places, confirmed or not
    confirmed: int
    number: int
    at: datetime | None

    @classmethod
    def of(cls, desk: Desk) -> "Sheet":
        return cls(
            desk.rules,
            desk.course,
            {person(entry.name): entry for entry in desk.entries},
            list(desk.journal),
            dict(desk.balances),
            list(desk.refused),
            sum(entry.status in HOLDS_A_PLACE for entry in desk.entries),
            sum(entry.status is Status.CONFIRMED for entry in desk.entries),
            desk.number,
            desk.at,
        )

    def desk(self) -> Desk:
        return Desk(
            self.rules,
            self.course,
            tuple(self.entries.values()),
            tuple(self.journal),
            tuple(self.balances.items()),
            tuple(self.refused),
            self.number,
            self.at,
        )

    # Reading.

    def entry(self, name: str) -> Entry | None:
        return self.entries.get(person(name))

    def written(self, cents: int) -> str:
        return write_cents(cents, self.rules.sign)

    @property
    def cash(self) -> int:
        return self.balances.get(CASH, 0)

    @property
    def in_pools(self) -> int:
        """Held for the side pools that are not awarded yet; in a cancelled event they are all over."""
        if self.course.phase is Phase.CANCELLED:
            return 0
        return -sum(
            cents for account, cents in self.balances.items() if account.kind is AccountKind.SIDE_POOL
        )

    @property
    def free(self) -> int:
        """Cash that is neither owed to anybody nor held for a side pool; below nought, cash is missing."""
        return self.cash + self.balances.get(REFUNDS_OWED, 0) - self.in_pools

    @property
    def left(self) -> int:
        """What the event still has of what was paid in: cash less refunds owed and what the house lent."""
        return self.cash + self.balances.get(REFUNDS_OWED, 0) + min(0, self.balances.get(HOUSE, 0))

    def refundable(self, entry: Entry) -> int:
        """What can go back to the entrant. Money in a pool that was awarded is gone."""
        return sum(cents for _, cents in self._paid_into(entry))

    def _paid_into(self, entry: Entry) -> list[tuple[Account, int]]:
        open_pools = [pool for pool in entry.pools if pool.name not in self.course.pools_awarded]
        return [(ENTRY_FEES, entry.paid), *((side_pool(pool.name), pool.fee) for pool in open_pools)]

    # Writing.

    def put(self, entry: Entry) -> None:
        """Write the entry over what stood for this person, keeping the counts of places right."""
        key = person(entry.name)
        before = self.entries.get(key)
        if before is None or before.status is not entry.status:
            was = before.status if before else None
            self.taken += (entry.status in HOLDS_A_PLACE) - (was in HOLDS_A_PLACE)
            self.confirmed += (entry.status is Status.CONFIRMED) - (was is Status.CONFIRMED)
        self.entries[key] = entry

    def post(self, record: Record, text: str, concerns: str, *postings: Posting) -> None:
        self.journal.append(Transaction(record.number, record.at, record.by, text, postings, concerns))
        for posting in postings:
            self.balances[posting.account] = self.balances.get(posting.account, 0) + posting.cents

    def move(
        self, record: Record, text: str, cents: int, *, source: Account, to: Account, concerns: str = ""
    ) -> None:
        self.post(record, text, concerns, Posting(to, cents), Posting(source, -cents))

    def grant(self, record: Record, entry: Entry, cents: int, text: str, due: date | None = None) -> None:
        """Owe the entrant a refund, out of the entry fee first and then out of side pools.

        An entry has one refund at most: once it is granted or refused, the entry is over.
        """
        self.put(replace(entry, refund=Refund(RefundStatus.GRANTED, cents, due=due)))
        if not cents:
            return
        postings = [Posting(REFUNDS_OWED, -cents)]
        for account, most in self._paid_into(entry):
            if part := min(cents, most):
                postings.append(Posting(account, part))
                cents -= part
        self.post(record, text, entry.name, *postings)
