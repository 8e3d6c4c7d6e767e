"""A companion board as a stream: who may write on it, what follows, and the board afterwards."""

from collections.abc import Sequence

from pegout.companion import BoardEvent, BoardState, Sent, decide, evolve, opened, signed
from pegout.companion.events import BoardOpened
from pegout.refusal import Refused, refuse
from pegout.services.streams.kind import StreamKind
from pegout.services.streams.ports import Entry
from pegout.values import value

_WRONG_KEY = "That key does not open this board, or its phone was removed: ask for the link or an invitation."


class NoSuchBoard(Refused):
    """There is no board of that id."""


class WrongKey(Refused):
    """Only the holder of the board's key, or of a side's own, can change a board."""


@value
class WithKey:
    """What a phone has sent, and the digest of the key that it came with."""

    sent: Sent
    key: str


def missing_board() -> NoSuchBoard:
    return NoSuchBoard(refuse("no_such_board", "There is no such board: check the link, or open a new one."))


def wrong_key(state: BoardState | None, command: WithKey) -> WrongKey | None:
    """Until it is opened a board has no key."""
    return WrongKey(refuse("wrong_key", _WRONG_KEY)) if _signed(state, command) is None else None


def decide_board(state: BoardState | None, command: WithKey, _: int) -> tuple[BoardEvent, ...]:
    """What follows, or `IllegalCommand`."""
    own = _signed(state, command)
    return () if own is None else (decide(state, own),)


def _signed(state: BoardState | None, command: WithKey) -> Sent | None:
    """The key alone says who speaks: a side with that side's own key, and nobody with the board's."""
    return command.sent if state is None else signed(state, command.sent, command.key)


def evolve_board(state: BoardState | None, entries: Sequence[Entry]) -> BoardState:
    """The board after these entries."""
    for entry in entries:
        for event in entry.events:
            if isinstance(event, BoardOpened):
                state = opened(event)
            elif state is not None:
                state = evolve(state, event, entry.command or "")
    if state is None:
        raise ValueError("The stream of a board must begin with its opening.")
    return state


BOARDS: StreamKind[BoardState, WithKey] = StreamKind(
    name="board",
    prefix="board.",
    missing=missing_board,
    unauthorised=wrong_key,
    decide=decide_board,
    evolve=evolve_board,
    label=lambda command: command.sent.command.__class__.__name__,
)
