"""Work that continues whether or not somebody still waits for it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

from pegout.services.streams.ports import Stale, StoreUnavailable, VersionConflict

R = TypeVar("R")

log = logging.getLogger(__name__)

REFUSED = ValueError, Stale, VersionConflict, StoreUnavailable
"""Errors that reach whoever asked."""


class BackgroundTasks:
    """Every task that was started is either waited for in the end, or cancelled if it only waits itself."""

    def __init__(self) -> None:
        self.closed = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._idle: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, R], *, idle: bool = False) -> asyncio.Task[R]:
        """A task which `close` waits for; an idle one, which only waits, it cancels."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        if idle:
            self._idle.add(task)
            if self.closed:
                task.cancel()
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        self._idle.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, REFUSED):
            log.error("A background task failed.", exc_info=error)

    async def close(self) -> None:
        """Wait until everything is stored, and stop the bots and whoever else only waits."""
        self.closed = True
        for task in tuple(self._idle):
            task.cancel()
        while self._tasks:
            await asyncio.wait(tuple(self._tasks), timeout=1)
