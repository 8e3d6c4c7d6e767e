"""One writer at a time. It takes all that is waiting and commits it together.

Where a file is quickly on the disk, the event loop writes entries itself: to wake a thread and to be woken
by it takes about as long as the disk does. Where it is not, or anything goes wrong, the thread does it.
"""

import time
from collections.abc import Iterable, Sequence
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from pegout.services.streams.ports import StoreUnavailable, StoreWatch
from pegout.store.append import Append, append_all
from pegout.store.errors import is_trouble, passes, unavailable
from pegout.store.transaction import WriteTransaction
from pegout.store.write_jobs import Deed, Job, deliver, tell

MOST = 1000
"""So many at most are committed together."""
FAST = 0.002
"""Seconds that a commit may take, of late, for the event loop to wait for it."""
PAUSE = 0.02
"""Seconds before something that passes is tried again."""
CLOSED = "The store is closed: open it again."

Jobs = Sequence[Job]


class Writer:
    """Answers every job that it was handed, however the database fares."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self.watch: StoreWatch | None = None
        self._pen: WriteTransaction | None = None
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()
        self._door = Lock()
        self._closed = False
        self._desk = Lock()
        """Whoever has it writes."""
        self._own: list[Job] = []
        """What the event loop will write itself at the end of its turn."""
        self._lately = 0.0 if engine.dialect.name == "sqlite" else FAST
        """How long commits take: a mean that forgets."""
        self._thread = Thread(target=self._run, name="pegout-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Append | Deed) -> Any:
        """What the deed gives, or None for an entry; raises what became of it."""
        job = Job(work, time.monotonic() + self._patience)
        with self._door:
            if self._closed:
                raise self._noted(_closed())
            self._hand_in(job)
        return await job.answer

    def _hand_in(self, job: Job) -> None:
        """To its own loop where that writes, which only one loop does at a time, or else to the thread."""
        quick = isinstance(job.work, Append) and self._lately < FAST
        if not quick or (self._own and self._own[0].loop is not job.loop):
            self._waiting.put(job)
            return
        if not self._own:
            job.loop.call_soon(self._write_own)
        self._own.append(job)

    def _write_own(self) -> None:
        """On the event loop: all that came in this turn of it."""
        at_desk = self._desk.acquire(blocking=False)
        try:
            with self._door:  # only now: whoever has the desk keeps the thread from ending meanwhile
                jobs, self._own = self._own, []
            answers = self._answers_at_once(jobs) if at_desk and jobs else None
        finally:
            if at_desk:
                self._desk.release()
        if answers is None:
            self._hand_over(jobs)
        else:
            deliver(list(zip(jobs, answers, strict=True)))

    def _answers_at_once(self, jobs: Jobs) -> Sequence[Any] | None:
        """None where it did not succeed: the thread has the patience to try again."""
        try:
            return self._transaction(jobs)
        except Exception:  # noqa: BLE001 - the thread tells it if it stays
            self._lately = FAST
            return None

    def _hand_over(self, jobs: Jobs) -> None:
        """To the thread, which takes nothing any more once the door is closed."""
        with self._door:
            if not self._closed:
                for job in jobs:
                    self._waiting.put(job)
                return
        deliver([(job, self._noted(_closed())) for job in jobs])

    def shut(self) -> None:
        """From now on nothing more is taken."""
        with self._door:
            if not self._closed:
                self._closed = True
                for job in (*self._own, None):
                    self._waiting.put(job)
                self._own = []

    def join(self) -> None:
        """Returns when everything that was waiting has its answer."""
        self._thread.join()

    def _run(self) -> None:
        while True:
            first = self._waiting.get()
            others = [self._waiting.get() for _ in range(min(self._waiting.qsize(), MOST - 1))]
            with self._desk:
                self._take([job for job in (first, *others) if job is not None])
                if None in (first, *others[-1:]):
                    return self._hang_up()

    def _take(self, jobs: Jobs) -> None:
        self._carry_out([job for job in jobs if isinstance(job.work, Append)])
        for job in jobs:
            if not isinstance(job.work, Append):
                self._carry_out([job])

    def _carry_out(self, jobs: Jobs) -> None:
        """Entries together, or a deed alone, as often as it takes."""
        while jobs:
            try:
                answers = self._transaction(jobs)
            except Exception as error:  # noqa: BLE001 - it is told to whoever waits
                jobs = self._after(error, jobs)
            else:
                return tell(zip(jobs, answers, strict=True))
        return None

    def _transaction(self, jobs: Jobs) -> Sequence[Any]:
        answers = self._written(jobs)
        if self.watch is not None:
            self.watch.wrote()
        return answers

    def _written(self, jobs: Jobs) -> Sequence[Any]:
        work = jobs[0].work
        if not isinstance(work, Append):
            with self._engine.begin() as connection:
                return [work(connection)]
        try:
            if self._pen is None:
                self._pen = WriteTransaction(self._engine)
            start = time.perf_counter()
            group = [job.work for job in jobs if isinstance(job.work, Append)]
            lone = len(group) == 1 and work.row is None and self._pen.knows(work.stream)
            with self._pen.transaction(one_statement=lone):
                answers = append_all(self._pen, group)
            self._note(time.perf_counter() - start)
        except DBAPIError as error:
            if is_trouble(error):
                self._hang_up()
            raise
        return answers

    def _note(self, seconds: float) -> None:
        if self._engine.dialect.name == "sqlite":
            self._lately += (seconds - self._lately) / 8

    def _hang_up(self) -> None:
        if self._pen is not None:
            self._pen.put_down()
            self._pen = None

    def _after(self, error: Exception, jobs: Jobs) -> Jobs:
        """Those that are to be tried again together; the others are told, or tried one by one."""
        if isinstance(error, DBAPIError) and is_trouble(error):
            if passes(error):
                return self._again(error, jobs)
            self._fail((job, unavailable(error)) for job in jobs)
        elif len(jobs) > 1:
            for job in jobs:
                self._carry_out([job])
        elif isinstance(error, IntegrityError) and isinstance(jobs[0].work, Append):
            return self._again(error, jobs)  # another server was first: the next try sees what it wrote
        else:
            self._fail([(jobs[0], error)])
        return ()

    def _fail(self, answers: Iterable[tuple[Job, Exception]]) -> None:
        """Every write that did not succeed is noted, and told to whoever waits for it."""
        tell([(job, self._noted(error)) for job, error in answers])

    def _noted(self, error: Exception) -> Exception:
        """A name that is taken, or somebody who is not there, is no fault of the database."""
        if self.watch is not None and isinstance(error, StoreUnavailable | DBAPIError):
            self.watch.failed("write", unavailable(error) if isinstance(error, DBAPIError) else error)
        return error

    def _again(self, error: DBAPIError, jobs: Jobs) -> Jobs:
        """After a pause, those who can still wait."""
        for job in jobs:
            if error.connection_invalidated and isinstance(job.work, Append):
                job.work.doubtful = True
        time.sleep(PAUSE)
        now = time.monotonic()
        self._fail((job, _too_late(job, error)) for job in jobs if job.deadline <= now)
        return [job for job in jobs if job.deadline > now]


def _closed() -> StoreUnavailable:
    return StoreUnavailable(CLOSED, "closed")


def _too_late(job: Job, error: DBAPIError) -> StoreUnavailable:
    if isinstance(job.work, Append) and job.work.doubtful:
        return StoreUnavailable("The connection was lost, perhaps after this was saved: reload the table.")
    return unavailable(error)
