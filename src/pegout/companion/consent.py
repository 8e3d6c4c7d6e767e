"""Whether a game on a board is what a side says of it."""

from collections.abc import Iterator

from pegout.companion.state import BoardState, Line


def agrees(state: BoardState, side: int, game: int) -> bool:
    """Whether the side's own phone confirmed every entry, and nobody else struck one it had confirmed."""
    if state.phone(side).key is None:
        return False
    struck = [line for line in _lines(state, game) if line.struck and side in line.confirmed]
    return all(side in line.confirmed for line in _moving(state, game)) and all(
        line.struck_by == side for line in struck
    )


def proposes(state: BoardState, side: int, game: int) -> bool:
    """Whether nothing in it is the word of another side's own phone alone.

    What came with the board's own key is the word of whoever keeps the board; what another side entered, or
    struck, with a key of its own is not.
    """
    struck = [line for line in _lines(state, game) if line.struck]
    return all(
        side in line.confirmed or not _has_own_key(state, line.by) for line in _moving(state, game)
    ) and all(_may_strike(state, side, line) for line in struck)


def _may_strike(state: BoardState, side: int, line: Line) -> bool:
    """Another side takes back only its own entries, and none that this one has confirmed."""
    by = line.struck_by
    return by == side or not _has_own_key(state, by) or (line.by == by and side not in line.confirmed)


def _has_own_key(state: BoardState, by: int | None) -> bool:
    """Phones of before named a side without a key of its own: what they sent counts as the board's."""
    return by is not None and state.phone(by).known


def _lines(state: BoardState, game: int) -> Iterator[Line]:
    return (line for line in state.lines if line.game == game)


def _moving(state: BoardState, game: int) -> Iterator[Line]:
    return (line for line in _lines(state, game) if not line.struck and any(line.moved))
