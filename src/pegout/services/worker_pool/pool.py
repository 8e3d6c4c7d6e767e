"""The worker pool: work that would hold up the event loop is done here."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeVar, TypeVarTuple

from pegout.services.worker_pool.errors import Closed, TookTooLong, WorkerDied
from pegout.services.worker_pool.queue import JobQueue, Shares
from pegout.services.worker_pool.requester import Requester
from pegout.services.worker_pool.slot import Slot
from pegout.services.worker_pool.worker import Begin, Outcome

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LONGEST_BEGINNING = 300.0
"""Seconds until a worker that is not ready is given up; compiling on a slow machine takes a minute or two."""

GRACE = 2.0
"""Seconds that a job may still take when nobody waits for it any more: a new worker takes longer to begin."""

CLOSED = "The server is shutting down: try again in a minute."


class _NotReady(WorkerDied):
    """The worker was lost before its first job."""


class _Job:
    """A job, and where its answer goes."""

    __slots__ = ("answer", "args", "function", "seconds")

    def __init__(self, function: Callable[..., Any], args: tuple[Any, ...], seconds: float) -> None:
        self.function = function
        self.args = args
        self.seconds = seconds
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Outcome) -> None:
        """Give the answer, unless nobody waits for it any more."""
        if self.answer.done():
            return
        if outcome.error is not None:
            self.answer.set_exception(outcome.error)
        else:
            self.answer.set_result(outcome.result)


class WorkerPool:
    """So many processes, each started when it is first needed, and a waiting room in front of them.

    A process does `begin` before its first job, outside of that job's time. One that is lost, or whose job
    takes too long, is replaced; no other job is touched by that.
    """

    def __init__(
        self,
        workers: int,
        shares: Shares | None = None,
        begin: Begin | None = None,
        *,
        longest_beginning: float = LONGEST_BEGINNING,
        grace: float = GRACE,
    ) -> None:
        self._threads = ThreadPoolExecutor(workers, "worker-pool")  # each waits for the answer of one process
        self._slots = [Slot(self._threads, begin) for _ in range(workers)]
        self._idle = list(self._slots)
        self._room: JobQueue[_Job] = JobQueue(shares or Shares())
        self._serving: set[asyncio.Task[None]] = set()
        self._longest_beginning = longest_beginning
        self._grace = grace
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def run(
        self,
        function: Callable[[*Ts], T],
        *args: *Ts,
        timeout: float,  # noqa: ASYNC109 - of the work, not of the wait
        requester: Requester | None = None,
    ) -> T:
        """What the function gives or raises, in a process that can import it.

        Jobs of different places and persons take turns. `Busy` at once where too many wait; `TookTooLong`
        after so many seconds of work; `WorkerDied` where the process was lost, and `Closed`.
        """
        if self._is_closed:
            raise Closed(CLOSED)
        job = _Job(function, args, timeout)
        self._room.enter(requester, job)
        self._hand_out()
        try:
            result: T = await job.answer
        except asyncio.CancelledError:
            self._room.leave(requester, job)
            raise
        return result

    async def close(self) -> None:
        """End all processes; whatever waits or is worked on is `Closed`."""
        self._is_closed = True
        for job in self._room.clear():
            job.settle(Outcome(error=Closed(CLOSED)))
        for slot in self._slots:
            slot.kill()
        if self._serving:
            await asyncio.wait(self._serving)
        for slot in self._slots:
            slot.end()
        self._threads.shutdown()

    def _hand_out(self) -> None:
        """Give the next jobs to idle workers; those who worked last are warm."""
        while self._idle and (turn := self._room.next()) is not None:
            task = asyncio.create_task(self._serve(self._idle.pop(), *turn))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)

    async def _serve(self, slot: Slot, requester: Requester | None, job: _Job) -> None:
        outcome = await self._outcome(slot, job)
        job.settle(outcome)
        self._room.done(requester)
        if not isinstance(outcome.error, _NotReady):  # else the next job is soon enough to try again
            with suppress(WorkerDied, Closed):
                await self._opened(slot)
        self._idle.append(slot)
        self._hand_out()

    async def _outcome(self, slot: Slot, job: _Job) -> Outcome:
        """Of a job, whatever happens: an error of ours is an outcome too."""
        try:
            await self._opened(slot)
            return await self._worked(slot, job)
        except WorkerDied as died:
            return Outcome(error=Closed(CLOSED) if self._is_closed else died)
        except Exception as error:  # noqa: BLE001 - such as a job that cannot be sent
            return Outcome(error=error)

    async def _opened(self, slot: Slot) -> None:
        """The slot has a process that is ready, or `WorkerDied`."""
        if self._is_closed:
            raise Closed(CLOSED)
        if slot.is_open:
            return
        slot.end()
        try:
            begun = slot.start()
        except OSError as refused:
            raise _NotReady(f"A worker could not be started: {refused}") from refused
        await asyncio.wait({begun}, timeout=self._longest_beginning)
        if not begun.done():
            await _ended(slot, begun)
            raise _NotReady("A worker was not ready in time: check the load on this machine.")
        if (error := begun.result().error) is not None:
            slot.end()
            raise _NotReady(f"A worker could not start: {error}") from error

    async def _worked(self, slot: Slot, job: _Job) -> Outcome:
        """The outcome of a job that keeps to its time. One that nobody waits for has little time left."""
        asked = slot.ask(job.function, job.args)
        clock = asyncio.get_running_loop().time
        end = clock() + job.seconds
        await asyncio.wait({asked, job.answer}, timeout=job.seconds, return_when=asyncio.FIRST_COMPLETED)
        if not asked.done() and job.answer.done():
            await asyncio.wait({asked}, timeout=max(0.0, min(self._grace, end - clock())))
        if not asked.done():
            await _ended(slot, asked)
            raise TookTooLong(
                f"The work took longer than {job.seconds:g} seconds and was stopped: ask for less."
            )
        try:
            return asked.result()
        except WorkerDied:
            slot.end()  # it has hung up, but may look alive for a moment
            raise


async def _ended(slot: Slot, pending: asyncio.Future[Outcome]) -> None:
    """End the process of a slot. Its line may be closed only when no thread listens any more."""
    slot.kill()
    await asyncio.wait({pending})
    pending.exception()  # it has been heard of
    slot.end()
