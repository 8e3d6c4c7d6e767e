"""Paper for events, as PDF: cards, charts, sheets, lists, books and reports."""

from pegout.paper.book_pages import books
from pegout.paper.brackets import bracket_sheet, empty_bracket
from pegout.paper.entries import entries_list
from pegout.paper.movement import movement_by_player, movement_chart
from pegout.paper.paper_size import Stock
from pegout.paper.player_cards import score_cards
from pegout.paper.press import NothingToPrint
from pegout.paper.receipts import receipt_slips
from pegout.paper.report import final_report
from pegout.paper.season import season_sheet
from pegout.paper.standings import standings_sheet
from pegout.paper.tables_with_codes import table_address, table_cards, tables_of

__all__ = [
    "NothingToPrint",
    "Stock",
    "books",
    "bracket_sheet",
    "empty_bracket",
    "entries_list",
    "final_report",
    "movement_by_player",
    "movement_chart",
    "receipt_slips",
    "score_cards",
    "season_sheet",
    "standings_sheet",
    "table_address",
    "table_cards",
    "tables_of",
]
