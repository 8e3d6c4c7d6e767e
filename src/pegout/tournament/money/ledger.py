"""The books of an event: every cent comes from one account and goes to another."""

from collections.abc import Mapping
from datetime import datetime
from enum import Enum

from pegout.tournament.money.cents import write_cents
from pegout.values import value


class AccountKind(Enum):
    CASH = "cash"
    ENTRY_FEES = "entry fees and donations"
    SIDE_POOL = "side pool"
    PRIZES = "prizes"
    EXPENSE = "expense"
    REFUNDS_OWED = "refunds owed"
    HOUSE = "house"


NAMED = (AccountKind.SIDE_POOL, AccountKind.EXPENSE)


class InvalidTransaction(ValueError):
    """Money would appear or vanish; the message says where."""


@value
class Account:
    """Where money comes from or goes to. Side pools and expenses have a name each.

    >>> str(Account(AccountKind.EXPENSE, "boards"))
    'expense: boards'
    """

    kind: AccountKind
    name: str = ""

    def __post_init__(self) -> None:
        if bool(self.name) is not (self.kind in NAMED):
            raise InvalidTransaction(f"Only side pools and expenses have names: not {self}.")

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.name}" if self.name else self.kind.value


CASH = Account(AccountKind.CASH)
ENTRY_FEES = Account(AccountKind.ENTRY_FEES)
PRIZES = Account(AccountKind.PRIZES)
REFUNDS_OWED = Account(AccountKind.REFUNDS_OWED)
HOUSE = Account(AccountKind.HOUSE)


def side_pool(name: str) -> Account:
    return Account(AccountKind.SIDE_POOL, name)


def expense(name: str) -> Account:
    return Account(AccountKind.EXPENSE, name)


@value
class Posting:
    """Cents that went to an account, or came from it if negative."""

    account: Account
    cents: int


@value
class Transaction:
    """Money that moved, when, why and by whose hand. Its postings always add up to nought.

    The number is that of the log's record behind it, so that undoing another record changes no number.
    """

    number: int
    at: datetime
    by: str
    text: str
    postings: tuple[Posting, ...]
    concerns: str = ""  # the entrant, or whoever else gave or got the money

    def __post_init__(self) -> None:
        total = 0
        for posting in self.postings:
            if not posting.cents:
                raise InvalidTransaction(f"Nothing moves on {posting.account}: leave that posting out.")
            total += posting.cents
        if total or not self.postings:
            raise InvalidTransaction(
                f"{self.text!r} is out of balance by {write_cents(total, '')}: say where all of it comes "
                f"from."
            )

    @property
    def cash(self) -> int:
        """Cents that came into the cash box, or left it if negative."""
        return sum(posting.cents for posting in self.postings if posting.account == CASH)


@value
class TrialBalance:
    """The accounts that got money and those that gave it, which is the same in total."""

    got: tuple[tuple[Account, int], ...]
    gave: tuple[tuple[Account, int], ...]

    @property
    def totals(self) -> tuple[int, int]:
        return sum(cents for _, cents in self.got), sum(cents for _, cents in self.gave)


@value
class Ledger:
    """All transactions in the order they were made; the balances follow from them.

    A balance above nought is money that the account got: cash in hand, prizes paid. Below nought, money
    came from there: fees taken, refunds that are granted and not yet paid.
    """

    transactions: tuple[Transaction, ...] = ()

    def post(self, *transactions: Transaction) -> "Ledger":
        return Ledger((*self.transactions, *transactions))

    def balances(self) -> Mapping[Account, int]:
        """Every account that was ever used, in order of first use."""
        balances: dict[Account, int] = {}
        for transaction in self.transactions:
            for posting in transaction.postings:
                balances[posting.account] = balances.get(posting.account, 0) + posting.cents
        return balances

    def balance(self, account: Account) -> int:
        return self.balances().get(account, 0)

    def concerning(self, name: str) -> tuple[Transaction, ...]:
        return tuple(transaction for transaction in self.transactions if transaction.concerns == name)

    def trial_balance(self) -> TrialBalance:
        balances = self.balances().items()
        return TrialBalance(
            tuple((account, cents) for account, cents in balances if cents > 0),
            tuple((account, -cents) for account, cents in balances if cents < 0),
        )
