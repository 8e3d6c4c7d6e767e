"""Table cards: the number of a table, and a QR code that leads to its page."""

import re
from collections.abc import Iterable
from io import BytesIO
from urllib.parse import SplitResult, quote, urlsplit

import segno

from pegout.paper.heading import day_in_words, field
from pegout.paper.paper_size import Stock
from pegout.paper.press import NothingToPrint, pressed
from pegout.tournament.event import Event

PER_PAGE = (1, 4)
LONGEST_ADDRESS = 500
_EVENT = re.compile("/e/[A-Za-z0-9_-]{12}/?")
"""The page of an event on a server."""


def table_cards(
    event: Event,
    address: str,
    tables: Iterable[int],
    *,
    division: str = "",
    per_page: int = 4,
    stock: Stock = Stock.A,
) -> bytes:
    """A card for each table, one or four to a page, with a code for `table_address`.

    Without an address there is no page to lead to, and the cards have no codes.
    """
    numbers = list(tables)
    if per_page not in PER_PAGE:
        raise NothingToPrint(f"Table cards come one or four to a page, not {per_page}.")
    if not numbers:
        raise NothingToPrint("There are no tables to print cards for: name at least one.")
    width, height = stock.small
    name = _own_field(event, division)
    cards = [_card(number, address and table_address(address, number, name)) for number in numbers]
    data = {
        "width": width,
        "height": height,
        "event": event.setup.name or "Cribbage",
        "day": ", ".join([day_in_words(event.desk.course.start), *filter(None, [name])]),
        "title": "Table cards",
        "per_page": per_page,
        "cards": cards,
    }
    return pressed("table_cards", data)


def _own_field(event: Event, division: str) -> str:
    """The division a table belongs to, if several have tables with the same numbers.

    The nights of a season have the same tables.
    """
    several = len(event.setup.form.divisions) > 1
    return division if several else ""


def tables_of(event: Event, division: str = "") -> tuple[int, ...]:
    """The tables that the chart of a division uses, lowest first; none without a chart."""
    return tuple(sorted({game.table for game in field(event, division).games}))


def table_address(address: str, table: int, division: str = "") -> str:
    """Where the code of a table leads: the address of the event, then the table.

    >>> table_address("https://example.org/e/spring_Open1", 7)
    'https://example.org/e/spring_Open1/7'
    """
    parts = _parts(address)
    if parts.scheme not in ("http", "https") or not parts.netloc or not _EVENT.fullmatch(parts.path):
        raise NothingToPrint(
            f"{address[:40]!r} is not the address of an event: give that of its page, such as https://example.org/e/AbCdEf123456."
        )
    found = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}/{table}"
    if division:
        found += f"?field={quote(division, safe='')}"
    if not found.isprintable() or " " in found or len(found) > LONGEST_ADDRESS:
        raise NothingToPrint(f"{address[:40]!r} cannot be a QR code: give a shorter address, without spaces.")
    return found


def _parts(address: str) -> SplitResult:
    try:
        return urlsplit(address)
    except ValueError:  # half a bracket
        return SplitResult("", "", "", "", "")


def _card(number: int, address: str) -> dict[str, str]:
    return {"table": str(number), "address": address, "code": code_of(address) if address else ""}


def code_of(address: str) -> str:
    """The code as a drawing, with the quiet border that readers need; it survives losing a quarter."""
    drawing = BytesIO()
    segno.make(address, error="q", micro=False).save(drawing, kind="svg", xmldecl=False, border=4)
    return drawing.getvalue().decode()
