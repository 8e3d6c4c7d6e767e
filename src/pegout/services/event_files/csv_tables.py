"""Tables as CSV that spreadsheets open safely."""

import csv
from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any


def csv_of(rows: Sequence[Mapping[str, Any]]) -> str:
    """The rows under the heads of the first."""
    file = StringIO()
    writer = csv.DictWriter(file, list(rows[0]) if rows else [])
    writer.writeheader()
    writer.writerows([{head: _safe(cell) for head, cell in row.items()} for row in rows])
    return file.getvalue()


def _safe(cell: Any) -> Any:
    """A text that a spreadsheet would take for a formula stays a text."""
    if isinstance(cell, str) and cell.startswith(("=", "+", "-", "@", "\t")) and not _is_number(cell):
        return f"'{cell}"
    return cell


def _is_number(text: str) -> bool:
    return text[1:].replace(".", "", 1).isdigit()
