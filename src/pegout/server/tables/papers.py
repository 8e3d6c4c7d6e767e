"""Records and statistics of tables, and records of boards: clerks write them, once for however many ask."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from pegout.app.backroom import Backroom, Busy, Closed, Party, TookTooLong, WorkerDied
from pegout.app.companion.keeper import board_record
from pegout.app.parlour.records import Library, match_record, table_statistics
from pegout.app.parlour.state import TableState
from pegout.server.problems import Problem

SECONDS = 60.0
"""The longest that one may take."""
KEPT = 16
"""So many of the last ones are kept."""
SOON = 5

T = TypeVar("T")


class Papers:
    """What is written about tables and boards. The processes that write it read the streams themselves."""

    def __init__(self, clerks: Backroom, library: Library) -> None:
        self._clerks = clerks
        self._library = library
        self._written: dict[Hashable, asyncio.Task[Any]] = {}

    async def record(self, state: TableState, match: int, party: Party) -> str | None:
        """Of a match that is over; None for one that is not."""
        about = ("record", state.table, match, state.on, state.revealed)
        return await self._once(about, party, match_record, state.table, match)

    async def statistics(self, state: TableState, party: Party) -> dict[str, Any]:
        """Of all deals in which everything is open; they are other ones only when a deal is over."""
        game = state.game
        deal = None if game is None else (game.game_number, game.deal_number, game.phase.value)
        about = ("statistics", state.table, state.on, state.revealed, deal)
        return await self._once(about, party, table_statistics, state.table)

    async def board_record(self, board: str, version: int, party: Party) -> str:
        """Of a board beside real cards, as long as it is."""
        return await self._once(("board", board, version), party, board_record, board)

    async def _once(self, about: Hashable, party: Party, work: Callable[..., T], *args: object) -> T:
        task = self._written.pop(about, None)
        if task is None:
            task = asyncio.create_task(
                self._clerks.run(work, self._library, *args, timeout=SECONDS, party=party)
            )
        self._written[about] = task
        while len(self._written) > KEPT:
            del self._written[next(iter(self._written))]
        try:
            written: T = await asyncio.shield(task)
        except (Busy, Closed, TookTooLong, WorkerDied) as error:
            raise Problem(503, "unavailable", str(error), retry_after=SOON) from None
        finally:
            if task.done() and (task.cancelled() or task.exception() is not None):
                self._written.pop(about, None)
        return written
