"""Receipts: what a person gave, or got."""

from collections import Counter
from datetime import date

from pegout.tournament.money.ledger import Ledger, Transaction
from pegout.values import value


@value
class Receipt:
    """A slip to print: money received from somebody, or paid out to somebody."""

    number: str
    day: date
    entrant: str
    what_for: str
    cents: int
    paid_out: bool = False


def receipts(ledger: Ledger) -> tuple[Receipt, ...]:
    """One for every movement of cash that concerns a person.

    A receipt has the number of the record behind it; where one record paid several people, 31 is followed
    by 31.2, 31.3 and so on. So undoing one record leaves the slips of all others as they were printed.
    """
    slips: list[Receipt] = []
    used: Counter[int] = Counter()
    for transaction in ledger.transactions:
        if not (transaction.cash and transaction.concerns):
            continue
        used[transaction.number] += 1
        part = used[transaction.number]
        number = f"{transaction.number}.{part}" if part > 1 else str(transaction.number)
        slips.append(_slip(transaction, number))
    return tuple(slips)


def _slip(transaction: Transaction, number: str) -> Receipt:
    cash = transaction.cash
    return Receipt(
        number, transaction.at.date(), transaction.concerns, transaction.text, abs(cash), paid_out=cash < 0
    )
