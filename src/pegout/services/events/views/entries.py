"""The registration desk line by line: who is entered, who is here, who has paid, and what is owed."""

from pegout.services.events.admission import unapproved
from pegout.services.events.views.desk_lines import AskedLine, EntryLine
from pegout.services.events.views.snapshot import Snapshot
from pegout.tournament.entries import Entry, Status, line_up, person
from pegout.tournament.event import Role
from pegout.tournament.money import write_cents

SEES_CONTACTS = (Role.DIRECTOR, Role.REGISTRAR)


def entries_part(snapshot: Snapshot, role: Role) -> dict[str, EntryLine]:
    positions = {name: place for place, name in enumerate(line_up(snapshot.desk), 1)}
    unknown = set(unapproved(snapshot.state))
    return {
        entry.name: _line(
            snapshot,
            entry,
            position=positions.get(entry.name),
            unapproved=entry.name in unknown,
            contact=entry.who.contact if role in SEES_CONTACTS else "",
        )
        for entry in snapshot.desk.entries
    }


def asked_part(snapshot: Snapshot, role: Role) -> dict[str, AskedLine]:
    """People waiting for the director, for those who may contact them."""
    if role not in SEES_CONTACTS:
        return {}
    return {
        one.name: AskedLine(one.name, one.kind, one.sponsor, one.contact, bool(one.account))
        for one in snapshot.state.asked
    }


def _line(
    snapshot: Snapshot, entry: Entry, *, position: int | None, unapproved: bool, contact: str
) -> EntryLine:
    seat = snapshot.state.seats.get(person(entry.name))
    return EntryLine(
        name=entry.name,
        kind=entry.kind,
        status=entry.status.value,
        status_code=entry.status.name.lower(),
        arrival=entry.arrival.name.lower(),
        paid=write_cents(entry.paid_in_all, snapshot.desk.rules.sign),
        paid_cents=entry.paid_in_all,
        owed_cents=still_to_pay(snapshot, entry),
        refund_status=entry.refund.status.name.lower(),
        refund_cents=entry.refund.owed,
        sponsor=entry.who.sponsor,
        seat="" if seat is None else seat.bot or "person",
        asks=person(entry.name) in snapshot.state.asking,
        pools=tuple([pool.name for pool in entry.pools]),
        kept=person(entry.name) in snapshot.state.accounts,
        position=position,
        unapproved=unapproved,
        contact=contact,
    )


def still_to_pay(snapshot: Snapshot, entry: Entry) -> int:
    """What is missing before a place is confirmed."""
    return snapshot.desk.rules.fee - entry.paid if entry.status is Status.PLACED else 0
