"""The books of an event: closing statement, accounts and journal."""

from pegout.paper.heading import heading
from pegout.paper.paper_size import Stock, across
from pegout.paper.press import NothingToPrint, pressed
from pegout.paper.tables import Table, as_data
from pegout.tournament.event import Event
from pegout.tournament.money import Page, accounts_page, journal_page, statement_page

TOTALS = ("total", "net proceeds", "cash in hand")


def books(event: Event, *, stock: Stock = Stock.A) -> bytes:
    """The closing statement, the accounts and every line of the journal."""
    if not event.desk.journal:
        raise NothingToPrint("The books are empty: no money has moved yet.")
    sign = event.desk.rules.sign
    tables = [*summary_tables(event), journal_table(journal_page(event.desk.ledger, sign))]
    return pressed("tables", {**heading(event, "Books", across(stock.small)), "tables": as_data(tables)})


def summary_tables(event: Event) -> list[Table]:
    """The statement and the accounts, with their totals set off."""
    ledger, sign = event.desk.ledger, event.desk.rules.sign
    statement, accounts = statement_page(ledger, sign), accounts_page(ledger, sign)
    return [
        Table(statement.title, _heads(statement), statement.rows, "lr", (1, 40), _totals(statement)),
        Table(accounts.title, _heads(accounts), accounts.rows, "lrr", (1, 36, 36), _totals(accounts)),
    ]


def journal_table(page: Page) -> Table:
    """What happened and whom it concerns share a column, to save room."""
    rows = [
        (number, day, by, " · ".join(filter(None, (what, who))), *rest)
        for number, day, by, what, who, *rest in page.rows
    ]
    heads = ("No.", "When", "By", "What, and who", "Account", "To", "From")
    return Table(page.title, heads, tuple(rows), "rllllrr", (11, 30, 28, 1.4, 1, 24, 24))


def _heads(page: Page) -> tuple[str, ...]:
    return tuple(head.capitalize() for head in page.heads)


def _totals(page: Page) -> tuple[int, ...]:
    return tuple(place for place, row in enumerate(page.rows) if row[0] in TOTALS)
