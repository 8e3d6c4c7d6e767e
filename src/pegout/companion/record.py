"""The whole log of a board as text, exact both ways."""

from collections.abc import Sequence

from pegout.companion import commands as c
from pegout.companion import events as e
from pegout.companion.decide import reread
from pegout.companion.evolve import evolve, opened
from pegout.companion.record_lines import command_of, line_of
from pegout.companion.refusal import refusal
from pegout.companion.speech import tell_line
from pegout.companion.state import BoardState
from pegout.companion.terms import BoardTerms
from pegout.edition import FIRST_EDITION
from pegout.game import StartMatch
from pegout.notation.errors import InvalidRecord, standing_at
from pegout.notation.header import Header, header_lines, read_header
from pegout.notation.page import Written, end_line, facts_of, read_page, refuse_wrong_check
from pegout.notation.words import words_of

KEPT = '[Kept "board"]'
"""The tag that tells the record of a board from that of a game."""
_CONFIRMED = "every side"


def is_board_record(text: str) -> bool:
    """Whether the text means to be the record of a board."""
    return KEPT in text.partition("\nrule ")[0]


def write_board(log: Sequence[e.BoardEvent]) -> str:
    """The log as text that `read_board` turns back into the same events; the key is left out."""
    first, *others = log
    if not isinstance(first, e.BoardOpened):
        raise TypeError("The log of a board begins with its opening.")
    lines = [*_head(first), ""]
    state = opened(first)
    for event in others:
        state = evolve(state, event)
        lines.append(f"{line_of(event)}{_remark(state, event)}")
    return "\n".join([*lines, end_line(lines), ""])


def _head(first: e.BoardOpened) -> list[str]:
    terms = first.terms
    tags = {"Kept": "board", "Opened": str(first.at)} | ({"Confirmed": _CONFIRMED} if terms.both else {})
    start = StartMatch(terms.rules, terms.names, terms.match, terms.dealer, edition=FIRST_EDITION)
    return header_lines(start, tags)


def _remark(state: BoardState, event: e.BoardEvent) -> str:
    """In words, for people: readers skip it."""
    if not isinstance(event, e.Entered):
        return ""
    line = state.lines[-1]
    return f" ; {line.number}. {tell_line(state, line)}"


def read_board(text: str) -> tuple[e.BoardEvent, ...]:
    """The log that the text tells, or `InvalidRecord` beginning with the line and saying what is wrong."""
    page = read_page(text)
    if len(page[-1].facts.split()) != 2:
        raise InvalidRecord(f"{page[-1].place}: the check is missing: keep the end line as it was written.")
    header = read_header(page[:-1])
    with standing_at(header.place):
        first = _opening(header)
    log: list[e.BoardEvent] = [first]
    state = opened(first)
    for line in page[header.length : -1]:
        with standing_at(line.place):
            log.append(_read(state, line))
        state = evolve(state, log[-1])
    refuse_wrong_check(page)
    return tuple(log)


def _read(state: BoardState, line: Written) -> e.BoardEvent:
    """The event, which must be written exactly as the line is."""
    event = reread(state, command_of(line.words, str(len(state.lines) + 1)))
    if words_of(facts_of(line_of(event))) != line.words:
        raise ValueError(f"it should be written: {line_of(event)}")
    return event


def _opening(header: Header) -> e.BoardOpened:
    start, tags = header.start, dict(header.tags)
    if tags.pop("Kept", None) != "board" or start.dealer is None:
        raise ValueError(f"the tags {KEPT} and Dealer belong in the head of a board.")
    at = tags.pop("Opened", "")
    both = tags.pop("Confirmed", "") == _CONFIRMED
    if tags or not (at.isascii() and at.isdigit() and len(at) <= 16):
        raise ValueError("the head holds Opened as milliseconds, and no tags of other kinds.")
    terms = BoardTerms(start.rules, start.names, start.match, start.dealer, both)
    if (why := refusal(None, c.Sent("", c.Open(terms, ""), at=int(at)))) is not None:
        raise ValueError(why)
    return e.BoardOpened(terms, "", int(at))
