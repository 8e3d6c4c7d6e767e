"""The final report of an event: all of it on paper, for the files."""

from pegout.paper.book_pages import summary_tables
from pegout.paper.entries import entries_tables
from pegout.paper.heading import day_in_words, heading, moment_in_words
from pegout.paper.paper_size import Stock
from pegout.paper.press import pressed
from pegout.paper.results import results_tables
from pegout.paper.tables import Row, Table, as_data
from pegout.services.event_files.format_words import format_in_words
from pegout.tournament.entries import line_up
from pegout.tournament.event import Event, NoteRuling, Record, is_finished
from pegout.tournament.money import AccountKind, Transaction, write_cents


def final_report(event: Event, *, stock: Stock = Stock.A) -> bytes:
    """What the event was, who played, how it ended, who won what, rulings, books, and records set aside."""
    tables = [
        facts_table(event),
        *results_tables(event),
        prizes_table(event),
        rulings_table(event),
        *entries_tables(event),
        *(summary_tables(event) if event.desk.journal else ()),
        set_aside_table(event),
    ]
    return pressed("tables", {**heading(event, "Final report", stock.small), "tables": as_data(tables)})


def facts_table(event: Event) -> Table:
    rows = [
        ("Event", event.setup.name),
        ("Start", f"{day_in_words(event.desk.course.start)}, {event.desk.course.start:%H:%M}"),
        ("Format", format_in_words(event.setup.form)),
        ("Entries", f"{len(line_up(event.desk))} in the line-up, {len(event.desk.entries)} registered"),
        ("State", _state(event)),
    ]
    return Table("", ("", ""), tuple(rows), "ll", (24, 1))


def _state(event: Event) -> str:
    off = event.desk.course.cancellation
    if off is not None:
        return f"Cancelled: {off.cause.value}" + (f" ({off.reason})" if off.reason else "")
    if not event.divisions:
        return "Play has not started"
    return "Finished" if all(is_finished(division) for division in event.divisions) else "In progress"


def prizes_table(event: Event) -> Table:
    """The prizes by place, then what the winners of side pools got."""
    sign = event.desk.rules.sign
    prizes = [
        (f"Place {each.place}", each.name, write_cents(each.cents, sign))
        for each in event.desk.course.prizes or ()
    ]
    pools = [
        (each.text.capitalize(), each.concerns, write_cents(-each.cash, sign))
        for each in event.desk.journal
        if each.cash < 0 and _is_of_pool(each)
    ]
    heads = ("For", "Who", "Amount")
    return Table("Prizes", heads, (*prizes, *pools), "llr", (1, 1.4, 30), empty="No prizes awarded.")


def _is_of_pool(transaction: Transaction) -> bool:
    return any(posting.account.kind is AccountKind.SIDE_POOL for posting in transaction.postings)


def rulings_table(event: Event) -> Table:
    rows = tuple(_ruling(record) for record in event.rulings)
    heads = ("No.", "When", "By", "About", "Ruling", "Articles")
    return Table("Rulings", heads, rows, "rlllll", (11, 26, 24, 20, 1, 26), empty="There were no rulings.")


def _ruling(record: Record) -> Row:
    ruling = record.command
    if not isinstance(ruling, NoteRuling):
        raise TypeError("Only a ruling can be among the rulings.")
    about = " ".join(filter(None, (ruling.division, ruling.game)))
    by = f"{record.by} ({record.role.value})"
    return (
        str(record.number), moment_in_words(record.at), by, about, ruling.text, ", ".join(ruling.citations),
    )  # fmt: skip


def set_aside_table(event: Event) -> Table:
    """Records that changed nothing, with the reasons."""
    rows = sorted(
        [(each.number, each.why.message) for each in event.set_aside]
        + [(each.number, each.why.message) for each in event.desk.refused]
    )
    words = tuple((str(number), why) for number, why in rows)
    return Table(
        "Records set aside", ("No.", "Why"), words, "rl", (14, 1), empty="Every record was carried out."
    )
