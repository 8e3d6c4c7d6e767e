"""Boards as they are sent, each put into words once for however many look at it.

A board may have thousands of entries: those are put together beside the event loop, one board at a time, so
that whoever plays meanwhile waits for none of it.
"""

import msgspec

from pegout.companion import BoardState
from pegout.server.aside import Aside
from pegout.server.boards.views import board_seen

AT_ONCE = 200
"""Entries that take a few milliseconds at most."""
KEPT = 16
"""So many of the last pictures are kept."""


class Pictures:
    """One for a server process."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[BoardState, bytes]] = {}
        self._aside = Aside()

    async def of(self, board: str, state: BoardState) -> bytes:
        """The board in that state, as JSON."""
        if (known := self._known(board, state)) is not None:
            return known
        picture = await self._aside.do(len(state.lines) > AT_ONCE, self._draw, board, state)
        self._keep(board, state, picture)  # by the event loop alone: a thread only reads what is kept
        return picture

    def _draw(self, board: str, state: BoardState) -> bytes:
        """After waiting, another request may have drawn it already."""
        return self._known(board, state) or msgspec.json.encode(board_seen(board, state))

    def _known(self, board: str, state: BoardState) -> bytes | None:
        known = self._kept.get(board)
        return known[1] if known is not None and known[0] is state else None

    def _keep(self, board: str, state: BoardState, picture: bytes) -> None:
        self._kept.pop(board, None)
        self._kept[board] = state, picture
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
