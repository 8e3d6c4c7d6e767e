"""Plain tables, as their template expects them."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pegout.values import value

Row = tuple[str, ...]


@value
class Table:
    """A table under a title. Sides are a letter for each column: l for left, r for right, c for the middle.

    Widths are in millimetres; those of 4 and less are shares of what is left. Rows named in `strong` are
    set off. `notes` are sentences below the table, and `empty` stands instead of it if there are no rows.
    """

    title: str
    heads: Row
    rows: tuple[Row, ...]
    sides: str
    widths: tuple[float, ...]
    strong: tuple[int, ...] = ()
    notes: tuple[str, ...] = ()
    empty: str = ""
    line_after: int = -1
    """The row below which a line is drawn; none if below nought."""
    size: float = 9
    """Of the type, in points."""


def as_data(tables: Iterable[Table]) -> list[dict[str, Any]]:
    return [
        {
            "title": table.title,
            "heads": table.heads,
            "rows": table.rows,
            "sides": list(table.sides),
            "widths": table.widths,
            "strong": table.strong,
            "notes": table.notes,
            "empty": table.empty,
            "line_after": table.line_after,
            "size": table.size,
        }
        for table in tables
    ]


def without_blank_columns(table: Table) -> Table:
    """The table without the columns that are blank in every row."""
    kept = [place for place in range(len(table.heads)) if any(row[place] for row in table.rows)]
    return replace(
        table,
        heads=tuple(table.heads[place] for place in kept),
        rows=tuple(tuple(row[place] for place in kept) for row in table.rows),
        sides="".join(table.sides[place] for place in kept),
        widths=tuple(table.widths[place] for place in kept),
    )
