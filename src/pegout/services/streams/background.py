"""Work that continues whether or not somebody still waits for it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
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


class RepeatedWork:
    """Does something again and again, from `open` to `close`. A failure is logged and does not end it."""

    def __init__(
        self, work: Callable[[], Awaitable[None]], failure: str, *, before: float = 0, after: float = 0
    ) -> None:
        """With so many seconds before each time, or after it; none where the work itself waits."""
        self._work = work
        self._failure = failure
        self._before, self._after = before, after
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._repeat())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(self._before)
            try:
                await self._work()
            except StoreUnavailable as error:
                log.warning("%s: %s", self._failure, error)
            except Exception:
                log.exception("%s.", self._failure)
            await asyncio.sleep(self._after)
