"""When somebody has to look after a table: the clocks of its game, its players and its bots."""

from collections.abc import Iterator

from pegout.app.parlour.state import TableState
from pegout.app.parlour.terms import Gone
from pegout.game import Phase, Seat, to_act

MINUTE = 60_000
TAKE_OVER = 4_000
"""If no bot has acted for so long, another process may let it act."""
NEXT_GAME = MINUTE
"""How long the next game of a timed match is waited for."""
IDLE = 24 * 60 * MINUTE
"""After so long a table at which no match is played is closed."""
ABANDONED = 14 * IDLE
"""After so long a match that nobody plays on is."""


def due_at(state: TableState) -> int | None:
    """The first moment at which `LookAfter` or a bot has something to do."""
    return min(_moments(state), default=None) if state.closed is None else None


def _moments(state: TableState) -> Iterator[int]:
    if not state.playing or state.game is None:
        yield state.changed_at + IDLE
        return
    yield state.changed_at + ABANDONED
    if bots_to_act(state):
        yield state.changed_at + TAKE_OVER
    if (at := time_called_at(state)) is not None:
        yield at
    if (at := next_game_at(state)) is not None:
        yield at
    yield from [at for _, at in thinking_until(state)]
    yield from [at for _, at in waited_for_until(state)]


def time_called_at(state: TableState) -> int | None:
    """When the time of the game is up, where the rules have a limit."""
    if state.game is None or state.game.phase is Phase.GAME_OVER:
        return None
    minutes = state.game.rules.time_limit_minutes
    return state.clock_at + minutes * MINUTE if minutes else None


def next_game_at(state: TableState) -> int | None:
    """When the next game begins by itself: where there is a clock for moves."""
    between = state.game is not None and state.game.phase is Phase.GAME_OVER
    return state.moved_at + NEXT_GAME if between and state.terms.move_seconds else None


def thinking_until(state: TableState) -> list[tuple[Seat, int]]:
    """The seats whose players the clock runs for, and when it is up."""
    if not state.terms.move_seconds or state.game is None:
        return []
    until = max(state.moved_at + 1000 * state.terms.move_seconds, _clock_begins(state))
    return [(seat, until) for seat in to_act(state.game) if state.bot_at(seat) is None]


def _clock_begins(state: TableState) -> int:
    """Nobody runs out of time for a move before this moment: players of an event are waited for first."""
    if state.reserved is None or state.game is None or state.game.game_number > 1:
        return 0
    return state.clock_at + 1000 * state.reserved.start_seconds


def waited_for_until(state: TableState) -> list[tuple[Seat, int]]:
    """The seats whose players are away, and how long they are waited for."""
    if state.terms.gone is Gone.WAIT:
        return []
    wait = 1000 * state.terms.wait_seconds
    return [(seat, at + wait) for seat, at in state.away.items() if seat not in state.standing_in]


def bots_to_act(state: TableState) -> list[Seat]:
    """The seats whose bots the table waits for; where everybody there is a bot, also between two games.

    None while people are asked about a ruling: a move would make an end of it. None either where bots play
    for everybody: the game waits until somebody comes back.
    """
    if state.game is None or not state.playing or state.is_asked or state.is_deserted:
        return []
    if state.game.phase is Phase.GAME_OVER:
        return [0] if all(state.bot_at(seat) for seat in range(len(state.seats))) else []
    return [seat for seat in to_act(state.game) if state.bot_at(seat) is not None]
