"""The books as rows of words, ready to print."""

from pegout.tournament.money.cents import write_cents
from pegout.tournament.money.ledger import Ledger, Transaction
from pegout.tournament.money.statement import closing_statement
from pegout.values import value

Row = tuple[str, ...]


@value
class Page:
    """A table to print; every row has as many columns as there are heads."""

    title: str
    heads: Row
    rows: tuple[Row, ...]


def journal_page(ledger: Ledger, sign: str = "$") -> Page:
    """One row for each posting; what a transaction repeats is left blank after its first row."""
    heads = ("number", "date", "by", "what", "who", "account", "to", "from")
    rows = [row for transaction in ledger.transactions for row in _entry(transaction, sign)]
    return Page("Journal", heads, tuple(rows))


def accounts_page(ledger: Ledger, sign: str = "$") -> Page:
    """The trial balance; the last row has the two totals, which are equal."""
    got, gave = ledger.trial_balance().totals
    rows = [(str(account), *_columns(cents, sign)) for account, cents in ledger.balances().items()]
    total = ("total", write_cents(got, sign), write_cents(gave, sign))
    return Page("Accounts", ("account", "to", "from"), (*rows, total))


def statement_page(ledger: Ledger, sign: str = "$") -> Page:
    """The closing statement, line by line down to the cash in hand."""
    closing = closing_statement(ledger)
    lines = [
        ("taken in", closing.taken_in),
        ("refunds", -closing.refunds),
        ("prizes", -closing.prizes),
        ("side pools paid", -closing.pools_paid),
        *((f"expense: {name}", -cents) for name, cents in closing.expenses),
        ("net proceeds", closing.net_proceeds),
        ("refunds not paid yet", closing.refunds_unpaid),
        ("put in by the house", closing.put_in_by_house),
        ("handed to the house", -closing.handed_to_house),
        ("cash in hand", closing.cash),
    ]
    rows = tuple((text, write_cents(cents, sign)) for text, cents in lines)
    return Page("Closing statement", ("what", "amount"), rows)


def _entry(transaction: Transaction, sign: str) -> list[Row]:
    first = (
        str(transaction.number),
        f"{transaction.at:%Y-%m-%d %H:%M}",
        transaction.by,
        transaction.text,
        transaction.concerns,
    )
    blank = ("",) * len(first)
    return [
        (*(blank if place else first), str(posting.account), *_columns(posting.cents, sign))
        for place, posting in enumerate(transaction.postings)
    ]


def _columns(cents: int, sign: str) -> tuple[str, str]:
    """An amount in the column for money that went to the account, or for money that came from it."""
    amount = write_cents(abs(cents), sign)
    return (amount, "") if cents >= 0 else ("", amount)
