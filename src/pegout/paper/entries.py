"""The list of entries, for the wall or the desk."""

from collections.abc import Sequence

from pegout.paper.heading import heading
from pegout.paper.paper_size import Stock
from pegout.paper.press import NothingToPrint, pressed
from pegout.paper.tables import Row, Table, as_data, without_blank_columns
from pegout.tournament.entries import Arrival, Entry, RefundStatus, Status
from pegout.tournament.event import Event
from pegout.tournament.money import write_cents

GROUPS = (
    ("Entered", (Status.CONFIRMED,)),
    ("Places not paid in full", (Status.PLACED,)),
    ("Waiting list", (Status.WAITING,)),
    ("No longer in", (Status.GONE, Status.LAPSED)),
)


def entries_list(event: Event, *, amounts: bool = False, stock: Stock = Stock.A) -> bytes:
    """Everybody who has registered, in order, grouped by the state of their entry.

    What somebody has paid is shown only on request, and contacts never: lists hang on walls.
    """
    if not event.desk.entries:
        raise NothingToPrint("Nobody has registered yet.")
    data = {
        **heading(event, "Entries", stock.small),
        "tables": as_data(entries_tables(event, amounts=amounts)),
    }
    return pressed("tables", data)


def entries_tables(event: Event, *, amounts: bool = False) -> list[Table]:
    """A table for each state of an entry that anybody is in."""
    found = []
    for title, statuses in GROUPS:
        group = [entry for entry in event.desk.entries if entry.status in statuses]
        if group:
            table = _table(f"{title}: {len(group)}", group, event.desk.rules.sign, amounts=amounts)
            found.append(without_blank_columns(table))
    return found


def _table(title: str, group: Sequence[Entry], sign: str, *, amounts: bool) -> Table:
    heads: Row = ("No.", "Name", "Enters as", "Side pools", "Note")
    rows = [(str(number), *_words(entry)) for number, entry in enumerate(group, 1)]
    if not amounts:
        return Table(title, heads, tuple(rows), "rllll", (11, 1.3, 1, 1, 1))
    paid = [write_cents(entry.paid_in_all, sign) for entry in group]
    with_paid = [(*row, cents) for row, cents in zip(rows, paid, strict=True)]
    return Table(title, (*heads, "Paid"), tuple(with_paid), "rllllr", (11, 1.3, 1, 1, 1, 22))


def _words(entry: Entry) -> Row:
    kind = f"{entry.kind} of {entry.who.sponsor}" if entry.who.sponsor else entry.kind
    pools = ", ".join(pool.name for pool in entry.pools)
    notes = [_arrival(entry), entry.reason, _refund(entry)]
    return entry.name, kind, pools, ", ".join(note for note in notes if note)


def _arrival(entry: Entry) -> str:
    """Whether they have arrived, for those who are in."""
    if entry.status is Status.LAPSED:
        return str(entry.status.value)
    if entry.status is not Status.CONFIRMED or entry.arrival is Arrival.NOT_HERE:
        return ""
    return "here" if entry.arrival is Arrival.HERE else entry.arrival.value


def _refund(entry: Entry) -> str:
    status = entry.refund.status
    return "" if status is RefundStatus.NONE else f"refund {status.value}"
