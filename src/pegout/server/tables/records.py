"""Records and statistics of tables, and records of boards: clerks write them, once for however many ask."""

import asyncio
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from pegout.server.problems import Problem
from pegout.services.boards.keeper import board_record
from pegout.services.tables.records import Library, match_record, table_statistics
from pegout.services.tables.state import TableState
from pegout.services.worker_pool import Busy, Closed, Requester, TookTooLong, WorkerDied, WorkerPool

SECONDS = 60.0
"""The longest that one may take."""
KEPT = 16
"""So many of the last ones are kept."""
SOON = 5

T = TypeVar("T")


class Papers:
    """What is written about tables and boards. The processes that write it read the streams themselves."""

    def __init__(self, workers: WorkerPool, library: Library) -> None:
        self._clerks = workers
        self._library = library
        self._written: dict[Hashable, asyncio.Task[Any]] = {}

    async def record(self, state: TableState, match: int, requester: Requester) -> str | None:
        """Of a match that is over; None for one that is not."""
        about = ("record", state.table, match, state.on, state.revealed)
        return await self._once(about, requester, match_record, state.table, match)

    async def statistics(self, state: TableState, requester: Requester) -> dict[str, Any]:
        """Of all deals in which everything is open; they are other ones only when a deal is over."""
        game = state.game
        deal = None if game is None else (game.game_number, game.deal_number, game.phase.value)
        about = ("statistics", state.table, state.on, state.revealed, deal)
        return await self._once(about, requester, table_statistics, state.table)

    async def board_record(self, board: str, version: int, requester: Requester) -> str:
        """Of a board beside real cards, as long as it is."""
        return await self._once(("board", board, version), requester, board_record, board)

    async def _once(self, about: Hashable, requester: Requester, work: Callable[..., T], *args: object) -> T:
        task = self._written.pop(about, None)
        if task is None:
            task = asyncio.create_task(
                self._clerks.run(work, self._library, *args, timeout=SECONDS, requester=requester)
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
