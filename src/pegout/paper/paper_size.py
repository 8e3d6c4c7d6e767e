"""Paper sizes of European and American printers, in millimetres."""

from enum import Enum

Size = tuple[float, float]


class Stock(Enum):
    """The sheets a printer takes: a common one, and one twice as large for big brackets."""

    A = "A4 and A3"
    LETTER = "Letter and Tabloid"

    @property
    def small(self) -> Size:
        """Width and height of the common sheet, upright."""
        return (210.0, 297.0) if self is Stock.A else (215.9, 279.4)

    @property
    def large(self) -> Size:
        """Width and height of the sheet twice as large, upright."""
        return (297.0, 420.0) if self is Stock.A else (279.4, 431.8)


def across(size: Size) -> Size:
    """The sheet in landscape."""
    return max(size), min(size)
