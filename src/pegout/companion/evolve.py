"""The fold of a board's events."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from pegout.companion import events as e
from pegout.companion.doubts import doubts_about
from pegout.companion.entries import Marker
from pegout.companion.marker import OPENING, right_dealers
from pegout.companion.objections import against
from pegout.companion.state import BoardState, Line, Objection, Phone
from pegout.companion.tally import Tally, after, first_tally
from pegout.companion.terms import BoardTerms
from pegout.refusal import IllegalCommand, refuse


def opened(event: e.BoardOpened) -> BoardState:
    terms = event.terms
    return BoardState(terms, event.key, event.at, terms.both, (), first_tally(terms), 1, {})


def evolve(state: BoardState, event: e.BoardEvent, entry_id: str = "") -> BoardState:
    """The board after an event; an entry goes by the id given, or else by its number."""
    if isinstance(event, e.Entered):
        folded = _entered(state, event, entry_id)
    else:
        folded = _FOLDS[event.__class__](state, event)
    return replace(folded, version=state.version + 1)


def board_of(events: Iterable[e.BoardEvent]) -> BoardState:
    """The board of a whole log, which begins with its opening."""
    first, *others = events
    if not isinstance(first, e.BoardOpened):
        raise TypeError("The log of a board begins with its opening.")
    state = opened(first)
    for event in others:
        state = evolve(state, event)
    return state


def _entered(state: BoardState, event: e.Entered, entry_id: str) -> BoardState:
    number = len(state.lines) + 1
    confirmed = () if event.by is None else (event.by,)
    line = Line(number, entry_id or str(number), event.made, event.by, event.at, confirmed=confirmed)
    numbers = {**state.numbers, line.id: number}
    if isinstance(event.made, Marker):
        tally, lines = worked_out(state.terms, (*state.lines, line))
    else:
        tally, line = _applied(state.tally, line)
        lines = (*state.lines, line)
    return replace(state, lines=lines, tally=tally, numbers=numbers)


def _applied(tally: Tally, line: Line, dealer: int | None = None) -> tuple[Tally, Line]:
    """The tally after an entry, and the entry with where it stands and what it moved.

    The dealer is given where an entry begins a deal whose marker was set right later.
    """
    now = after(tally, line.made)
    if dealer is not None:
        now = replace(now, dealer=dealer)
    before = tally.scores if now.game == tally.game else now.scores
    moved = tuple([new - old for old, new in zip(before, now.scores, strict=True)])
    placed = replace(
        line,
        game=now.game,
        deal=now.deal,
        dealer=now.dealer,
        moved=moved,
        ended=now.outcome is not None,
        doubts=doubts_about(tally, line.made),
    )
    return now, placed


def worked_out(terms: BoardTerms, lines: Sequence[Line]) -> tuple[Tally, tuple[Line, ...]]:
    """The tally of the entries that are not struck, and all of them with what they moved.

    `IllegalCommand` names the first that cannot stand without one that is struck.
    """
    tally, placed, dealers = first_tally(terms), [], right_dealers(lines)
    tally = replace(tally, dealer=dealers.get(OPENING, tally.dealer))
    for line in lines:
        if line.struck:
            placed.append(line)
            continue
        if (why := against(tally, line.made)) is not None:
            text = "Entry {number} depends on it ({why}): undo that too, or peg points back."
            raise IllegalCommand(refuse("rests_on", text, number=line.number, why=why.message[:-1]))
        tally, again = _applied(tally, line, dealers.get(line.number))
        placed.append(again)
    return tally, tuple(placed)


def struck_out(state: BoardState, numbers: Iterable[int], by: int | None) -> tuple[Line, ...]:
    wanted = set(numbers)
    return tuple(
        [replace(line, struck=True, struck_by=by) if line.number in wanted else line for line in state.lines]
    )


def _struck(state: BoardState, event: e.Struck) -> BoardState:
    tally, lines = worked_out(state.terms, struck_out(state, event.entries, event.by))
    return replace(state, tally=tally, lines=lines)


def _changed(state: BoardState, number: int, **changes: Any) -> BoardState:
    lines = state.lines
    line = replace(lines[number - 1], **changes)
    return replace(state, lines=(*lines[: number - 1], line, *lines[number:]))


def _confirmed(state: BoardState, event: e.Confirmed) -> BoardState:
    by = event.by
    if by is None:  # nobody's own key: it stands in the log, and confirms nothing
        return state
    for number in event.entries:
        line = state.lines[number - 1]
        objection = None if line.objection is not None and line.objection.side == by else line.objection
        state = _changed(state, number, confirmed=tuple(sorted({*line.confirmed, by})), objection=objection)
    return state


def _disputed(state: BoardState, event: e.Disputed) -> BoardState:
    confirmed = tuple([side for side in state.lines[event.entry - 1].confirmed if side != event.by])
    return _changed(state, event.entry, confirmed=confirmed, objection=Objection(event.by, event.words))


def _withdrawn(state: BoardState, event: e.ObjectionWithdrawn) -> BoardState:
    return _changed(state, event.entry, objection=None)


def _both_asked(state: BoardState, event: e.BothAsked) -> BoardState:
    return replace(state, both=event.on)


def _invited(state: BoardState, event: e.PhoneInvited) -> BoardState:
    return _with_phone(state, event.side, replace(state.phone(event.side), invitation=event.invitation))


def _joined(state: BoardState, event: e.PhoneJoined) -> BoardState:
    return _with_phone(_unconfirmed(state, event.side), event.side, Phone(event.key, known=True))


def _removed(state: BoardState, event: e.PhoneRemoved) -> BoardState:
    return _with_phone(_unconfirmed(state, event.side), event.side, Phone(known=True))


def _with_phone(state: BoardState, side: int, phone: Phone) -> BoardState:
    return replace(state, phones={**state.phones, side: phone})


def _unconfirmed(state: BoardState, side: int) -> BoardState:
    """A phone answers only for what it has confirmed itself, not for one before it."""
    lines = [
        replace(line, confirmed=tuple([one for one in line.confirmed if one != side])) for line in state.lines
    ]
    return replace(state, lines=tuple(lines))


_FOLDS: dict[type, Callable[[BoardState, Any], BoardState]] = {
    e.Struck: _struck,
    e.Confirmed: _confirmed,
    e.Disputed: _disputed,
    e.ObjectionWithdrawn: _withdrawn,
    e.BothAsked: _both_asked,
    e.PhoneInvited: _invited,
    e.PhoneJoined: _joined,
    e.PhoneRemoved: _removed,
}
