"""How a sheet is laid out: which rounds stand side by side, and what gets a page of its own."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from pegout.tournament.brackets import Bracket, Match, Sheet
from pegout.values import value

Rounds = tuple[tuple[Match, ...], ...]


@value
class Room:
    """How many first-round matches fit on a page, one below the other, and how many rounds side by side."""

    rows: int
    columns: int


SMALL = Room(16, 6)
LARGE = Room(32, 8)


@value
class Part:
    """Rounds that are drawn together; each match of a later round is fed by those before it."""

    title: str
    rounds: Rounds


def rounds_in(sheet: Sheet, brackets: Iterable[Bracket]) -> Rounds:
    """The matches of these brackets, bracket by bracket and round by round."""
    return tuple(
        tuple(matches)
        for bracket in brackets
        for _, matches in groupby(
            (match for match in sheet.matches if match.bracket is bracket), key=lambda match: match.round
        )
    )


def parts_of(sheet: Sheet) -> tuple[Part, ...]:
    """The way to the final, and in a double elimination the losers' bracket."""
    if any(match.bracket is Bracket.WINNERS for match in sheet.matches):
        main = Part("winners' bracket and final", rounds_in(sheet, (Bracket.WINNERS, Bracket.FINAL)))
        losers = rounds_in(sheet, (Bracket.LOSERS,))
        return (main, Part("losers' bracket", losers)) if losers else (main,)
    return (Part("", rounds_in(sheet, (Bracket.MAIN, Bracket.CONSOLATION, Bracket.FINAL))),)


def fits_one_page(parts: Sequence[Part], room: Room) -> bool:
    rows = sum(len(part.rounds[0]) for part in parts)
    return rows <= room.rows and max(len(part.rounds) for part in parts) <= room.columns


def pages_of(sheet: Sheet, room: Room) -> list[tuple[Part, ...]]:
    """The parts of each page. What does not fit is split into pages that continue on later ones.

    The ends of both brackets come last, on one page if they fit.
    """
    parts = parts_of(sheet)
    if fits_one_page(parts, room):
        return [parts]
    pieces = [split(part, room) for part in parts]
    pages: list[tuple[Part, ...]] = [(piece,) for each in pieces for piece in each]
    if len(pieces) == 1 or not fits_one_page(last := (pieces[0][-1], pieces[1][-1]), room):
        return pages
    return [*(page for page in pages if page[0] not in last), last]


def split(part: Part, room: Room) -> list[Part]:
    """Sections from the top of the sheet to its bottom, then what their winners play, and so on."""
    pieces: list[Part] = []
    left = part.rounds
    while left:
        sections = -(-len(left[0]) // room.rows)
        whole = [each for each in left if len(each) >= sections]
        stages = -(-len(whole) // room.columns)
        taken = whole[: -(-len(whole) // stages)]
        pieces += [Part(part.title, _section(taken, place, sections)) for place in range(sections)]
        left = left[len(taken) :]
    return [Part(_numbered(piece, place, len(pieces)), piece.rounds) for place, piece in enumerate(pieces, 1)]


def _section(rounds: Sequence[tuple[Match, ...]], place: int, sections: int) -> Rounds:
    return tuple(each[len(each) // sections * place : len(each) // sections * (place + 1)] for each in rounds)


def _numbered(part: Part, place: int, pieces: int) -> str:
    words = f"part {place} of {pieces}" if pieces > 1 else ""
    return ", ".join(text for text in (part.title, words) if text)
