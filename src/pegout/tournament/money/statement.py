"""What an event took in and where it all went."""

from collections.abc import Iterator

from pegout.tournament.money.ledger import CASH, PRIZES, AccountKind, Ledger, Transaction
from pegout.values import value

TAKEN_IN = (AccountKind.ENTRY_FEES, AccountKind.SIDE_POOL)


@value
class ClosingStatement:
    """The event in a few figures.

    Net proceeds are what was taken in less refunds granted, prizes, side pools paid and expenses; they can
    be a loss. Cash in hand is always the net proceeds, and the refunds granted but not paid yet, and what
    the house put in, less what the house got.
    """

    taken_in: int
    refunds: int
    refunds_unpaid: int
    prizes: int
    pools_paid: int
    expenses: tuple[tuple[str, int], ...]
    put_in_by_house: int
    handed_to_house: int
    cash: int

    @property
    def spent(self) -> int:
        return sum(cents for _, cents in self.expenses)

    @property
    def paid_out(self) -> int:
        """All money that left the event except to the house."""
        return self.refunds - self.refunds_unpaid + self.prizes + self.pools_paid + self.spent

    @property
    def net_proceeds(self) -> int:
        return self.taken_in - self.refunds - self.prizes - self.pools_paid - self.spent


def closing_statement(ledger: Ledger) -> ClosingStatement:
    balances = ledger.balances()
    house = list(_posted(ledger, AccountKind.HOUSE))
    owed = list(_posted(ledger, AccountKind.REFUNDS_OWED))
    refunds = -sum(cents for cents in owed if cents < 0)
    pools_paid = sum(_paid_from_pools(transaction) for transaction in ledger.transactions)
    kept = -sum(cents for account, cents in balances.items() if account.kind in TAKEN_IN)
    return ClosingStatement(
        taken_in=kept + refunds + pools_paid,
        refunds=refunds,
        refunds_unpaid=-sum(owed),
        prizes=balances.get(PRIZES, 0),
        pools_paid=pools_paid,
        expenses=tuple(
            (account.name, cents)
            for account, cents in balances.items()
            if account.kind is AccountKind.EXPENSE
        ),
        put_in_by_house=-sum(cents for cents in house if cents < 0),
        handed_to_house=sum(cents for cents in house if cents > 0),
        cash=balances.get(CASH, 0),
    )


def _posted(ledger: Ledger, kind: AccountKind) -> Iterator[int]:
    for transaction in ledger.transactions:
        for posting in transaction.postings:
            if posting.account.kind is kind:
                yield posting.cents


def _paid_from_pools(transaction: Transaction) -> int:
    """A pool that nobody won moves to the donations without any cash: that is not paid out."""
    pools = any(posting.account.kind is AccountKind.SIDE_POOL for posting in transaction.postings)
    return max(-transaction.cash, 0) if pools else 0
