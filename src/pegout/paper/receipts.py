"""Receipts to hand out, four to a page, to be cut out."""

from collections.abc import Iterable
from typing import Any

from pegout.paper.heading import heading
from pegout.paper.paper_size import Stock
from pegout.paper.press import NothingToPrint, pressed
from pegout.tournament.event import Event
from pegout.tournament.money import Receipt, receipts, write_cents


def receipt_slips(event: Event, numbers: Iterable[str] = (), *, stock: Stock = Stock.A) -> bytes:
    """A slip for every receipt of the event, or for those numbered, in the order of the books."""
    slips = receipts(event.desk.ledger)
    wanted = set(numbers)
    missing = wanted - {slip.number for slip in slips}
    if missing:
        raise NothingToPrint(f"There is no receipt {min(missing)[:20]!r}: look it up in the journal.")
    chosen = [slip for slip in slips if not wanted or slip.number in wanted]
    if not chosen:
        raise NothingToPrint("No money has changed hands yet, so there are no receipts.")
    data = {
        **heading(event, "Receipts", stock.small),
        "slips": [_slip(slip, event.desk.rules.sign) for slip in chosen],
    }
    return pressed("receipts", data)


def _slip(slip: Receipt, sign: str) -> dict[str, Any]:
    return {
        "number": slip.number,
        "day": f"{slip.day.day} {slip.day:%B} {slip.day.year}",
        "words": "Paid out to" if slip.paid_out else "Received from",
        "signed": "Received by" if slip.paid_out else "Received for the event by",
        "who": slip.entrant,
        "what_for": slip.what_for,
        "amount": write_cents(slip.cents, sign),
    }
