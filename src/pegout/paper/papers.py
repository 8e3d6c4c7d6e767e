"""What can be printed of an event, by name."""

from collections.abc import Callable

from pegout.paper.book_pages import books
from pegout.paper.brackets import bracket_sheet, empty_bracket
from pegout.paper.entries import entries_list
from pegout.paper.movement import movement_by_player, movement_chart
from pegout.paper.paper_size import Stock
from pegout.paper.player_cards import score_cards
from pegout.paper.receipts import receipt_slips
from pegout.paper.report import final_report
from pegout.paper.season import season_sheet
from pegout.paper.standings import standings_sheet
from pegout.paper.tables_with_codes import table_cards, tables_of
from pegout.tournament.entries import line_up
from pegout.tournament.event import Elimination, Event
from pegout.values import value


@value
class Order:
    """What the press is asked for, besides the event."""

    division: str = ""
    consolation: bool = False
    stock: Stock = Stock.A
    address: str = ""
    """Of the event's page, which the codes on table cards lead to; without it there are no codes."""


Press = Callable[[Event, Order], bytes]


def _empty_bracket(event: Event, order: Order) -> bytes:
    """A sheet to fill in by hand, for as many as have entered."""
    plan = event.setup.form.sheet
    kind = Elimination.SINGLE if plan is None else plan.elimination
    return empty_bracket(len(line_up(event.desk)), kind, title=event.setup.name, stock=order.stock)


def _table_cards(event: Event, order: Order) -> bytes:
    tables = tables_of(event, order.division)
    return table_cards(event, order.address, tables, division=order.division, stock=order.stock)


def _standings(event: Event, order: Order) -> bytes:
    if event.setup.form.nights:
        return season_sheet(event, stock=order.stock)
    return standings_sheet(event, order.division, stock=order.stock)


def _bracket(event: Event, order: Order) -> bytes:
    return bracket_sheet(event, order.division, consolation=order.consolation, stock=order.stock)


PAPERS: dict[str, Press] = {
    "score-cards": lambda event, order: score_cards(event, order.division, stock=order.stock),
    "table-cards": _table_cards,
    "movement": lambda event, order: movement_chart(event, order.division, stock=order.stock),
    "movement-by-player": lambda event, order: movement_by_player(event, order.division, stock=order.stock),
    "bracket": _bracket,
    "empty-bracket": _empty_bracket,
    "standings": _standings,
    "entries": lambda event, order: entries_list(event, stock=order.stock, amounts=True),
    "receipts": lambda event, order: receipt_slips(event, stock=order.stock),
    "books": lambda event, order: books(event, stock=order.stock),
    "report": lambda event, order: final_report(event, stock=order.stock),
}
