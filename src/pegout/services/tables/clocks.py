"""When somebody has to look after a table: the clocks of its game, its players and its bots."""

from collections.abc import Iterator

from pegout.game import Phase, Seat, to_act
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Gone

MINUTE = 60_000
TAKE_OVER = 4_000
"""If no bot has acted for this long, another process may let it act."""
NEXT_GAME = MINUTE
"""How long a timed match waits for its next game."""
IDLE = 24 * 60 * MINUTE
"""After this long a table without a match is closed."""
ANSWER = 15 * MINUTE
"""How long play waits for an event official to answer."""
ABANDONED = 14 * IDLE
"""After this long a match that nobody plays is closed."""


RESUMED = MINUTE
"""After a restart nobody runs out of time before this has passed, or the whole time where that is less."""
KEPT_OPEN = 60 * MINUTE
KEPT_ON = IDLE
"""After a restart no table is closed, and no match given up, before this long."""


def fair(state: TableState, since: int, length: int, least: int = RESUMED) -> int:
    """When that time is up: not soon after a restart, because nobody could move before it.

    Nor is it known whether the machine's clock was right all the time.
    """
    if since >= state.resumed_at:
        return since + length
    return max(since + length, state.resumed_at + min(length, least))


def idle_until(state: TableState) -> int:
    """When a table is closed because nothing happens there."""
    if state.playing:
        return fair(state, state.changed_at, ABANDONED, KEPT_ON)
    return fair(state, state.changed_at, IDLE, KEPT_OPEN)


def due_at(state: TableState) -> int | None:
    """The first moment at which `LookAfter` or a bot has something to do."""
    return min(_moments(state), default=None) if state.closed is None else None


def _moments(state: TableState) -> Iterator[int]:
    yield idle_until(state)
    if not state.playing or state.game is None:
        return
    if bots_to_act(state):
        yield state.changed_at + TAKE_OVER
    if (at := time_called_at(state)) is not None:
        yield at
    if (at := next_game_at(state)) is not None:
        yield at
    if (at := answer_until(state)) is not None:
        yield at
    yield from [at for _, at in thinking_until(state)]
    yield from [at for _, at in waited_for_until(state)]


def time_called_at(state: TableState) -> int | None:
    """When the game runs out of time, if the rules have a limit."""
    if state.game is None or state.game.phase is Phase.GAME_OVER:
        return None
    minutes = state.game.rules.time_limit_minutes
    return fair(state, state.clock_at, minutes * MINUTE) if minutes else None


def answer_until(state: TableState) -> int | None:
    """How long play waits for an official's answer, so that asking cannot hold up a game indefinitely."""
    return state.proposal.at + ANSWER if state.is_held and state.proposal is not None else None


def next_game_at(state: TableState) -> int | None:
    """When the next game begins by itself, if there is a clock for moves."""
    between = state.game is not None and state.game.phase is Phase.GAME_OVER
    return fair(state, state.moved_at, NEXT_GAME) if between and state.terms.move_seconds else None


def thinking_until(state: TableState) -> list[tuple[Seat, int]]:
    """The seats whose clock is running, and when it runs out."""
    if not state.terms.move_seconds or state.game is None or state.is_held:
        return []
    until = max(fair(state, state.moved_at, 1000 * state.terms.move_seconds), _clock_begins(state))
    return [(seat, until) for seat in to_act(state.game) if state.bot_at(seat) is None]


def _clock_begins(state: TableState) -> int:
    """Nobody runs out of time for a move before this moment: players of an event are waited for first."""
    if state.reserved is None or state.game is None or state.game.game_number > 1:
        return 0
    return state.clock_at + 1000 * state.reserved.start_seconds


def waited_for_until(state: TableState) -> list[tuple[Seat, int]]:
    """The seats whose players are away, and how long the table waits for them."""
    if state.terms.gone is Gone.WAIT:
        return []
    wait = 1000 * state.terms.wait_seconds
    away = [(seat, at) for seat, at in state.away.items() if seat not in state.standing_in]
    return [(seat, fair(state, at, wait)) for seat, at in away]


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
