"""A board: its entries with their trail, and where the pegs stand."""

from collections.abc import Mapping
from dataclasses import field

from pegout.companion.entries import Made
from pegout.companion.tally import Tally
from pegout.companion.terms import BoardTerms
from pegout.values import value


@value
class Objection:
    side: int | None
    words: str


@value
class Line:
    """One entry, and all that has become of it."""

    number: int
    id: str
    made: Made
    by: int | None
    at: int
    game: int = 0
    deal: int = 0
    dealer: int = 0
    moved: tuple[int, ...] = ()
    """By how much the pegs of each side moved, cut off at the game hole and at the start."""
    ended: bool = False
    """Whether the game ended with it."""
    doubts: tuple[str, ...] = ()
    confirmed: tuple[int, ...] = ()
    """The sides that have confirmed it; whoever entered it has."""
    objection: Objection | None = None
    struck: bool = False
    struck_by: int | None = None


@value
class Phone:
    """How a side speaks for itself."""

    key: str | None = None
    """The digest of its own phone's key; None where there is no such phone. Records leave it empty."""
    invitation: str | None = None
    """The digest of the invitation that waits for a phone."""
    known: bool = False
    """Whether the side has, or once had, a phone of its own."""


NO_PHONE = Phone()


@value
class BoardState:
    terms: BoardTerms
    key: str
    opened_at: int
    both: bool
    lines: tuple[Line, ...]
    tally: Tally
    version: int
    """How many commands were carried out."""
    numbers: Mapping[str, int]
    """The entries by the ids of their commands."""
    phones: Mapping[int, Phone] = field(default_factory=dict)
    """By side, where anybody was invited."""

    def phone(self, side: int) -> Phone:
        return self.phones.get(side, NO_PHONE)

    @property
    def standing(self) -> tuple[Line, ...]:
        """The entries that are not struck."""
        return tuple([line for line in self.lines if not line.struck])

    def line(self, entry: str) -> Line | None:
        number = self.numbers.get(entry)
        return None if number is None else self.lines[number - 1]
