"""Table cards: the number of a table, and a code that leads to its page."""

from collections.abc import Iterable
from io import BytesIO
from urllib.parse import quote, urlsplit

import segno

from pegout.paper.heading import day_in_words, field
from pegout.paper.press import NothingToPrint, pressed
from pegout.paper.stock import Stock
from pegout.tournament.event import Event

PER_PAGE = (1, 4)
LONGEST_ADDRESS = 500


def table_cards(
    event: Event,
    address: str,
    event_id: str,
    tables: Iterable[int],
    *,
    per_page: int = 4,
    stock: Stock = Stock.A,
) -> bytes:
    """A card for each of the tables, one or four a page, with a code for `table_address`."""
    numbers = list(tables)
    if per_page not in PER_PAGE:
        raise NothingToPrint(f"Table cards come one or four a page, not {per_page}.")
    if not numbers:
        raise NothingToPrint("There are no tables to print cards for: name at least one.")
    width, height = stock.small
    cards = [_card(number, table_address(address, event_id, number)) for number in numbers]
    data = {
        "width": width,
        "height": height,
        "event": event.setup.name or "Cribbage",
        "day": day_in_words(event.desk.course.start),
        "title": "Table cards",
        "per_page": per_page,
        "cards": cards,
    }
    return pressed("table_cards", data)


def tables_of(event: Event, division: str = "") -> tuple[int, ...]:
    """The tables that the chart of a division uses, lowest first; none without a chart."""
    return tuple(sorted({game.table for game in field(event, division).games}))


def table_address(address: str, event_id: str, table: int) -> str:
    """Where the code of a table leads: the address of the place, then the event, then the table.

    >>> table_address("https://example.org/pegout/", "spring open", 7)
    'https://example.org/pegout/spring%20open/7'
    """
    parts = urlsplit(address)
    if (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or not address.isprintable()
        or " " in address
    ):
        raise NothingToPrint(
            f"{address[:40]!r} is no address: give one that begins with http:// or https://."
        )
    found = f"{address.rstrip('/')}/{quote(event_id, safe='')}/{table}"
    if len(found) > LONGEST_ADDRESS:
        raise NothingToPrint(f"An address of {len(found)} signs is too long for a code: give a shorter one.")
    return found


def _card(number: int, address: str) -> dict[str, str]:
    return {"table": str(number), "address": address, "code": code_of(address)}


def code_of(address: str) -> str:
    """The code as a drawing, with the quiet border that readers need; a quarter of it may be lost."""
    drawing = BytesIO()
    segno.make(address, error="q", micro=False).save(drawing, kind="svg", xmldecl=False, border=4)
    return drawing.getvalue().decode()
