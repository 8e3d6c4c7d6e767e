"""What can be printed of an event, by name; the press itself takes a while to load."""

PAPERS = (
    "score-cards",
    "table-cards",
    "movement",
    "movement-by-player",
    "bracket",
    "empty-bracket",
    "standings",
    "entries",
    "receipts",
    "books",
    "report",
)
WITH_MONEY = frozenset({"entries", "receipts", "books", "report"})
"""The papers only for those who keep the desk."""
