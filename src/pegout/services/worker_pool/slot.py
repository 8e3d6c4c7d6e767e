"""One place in the worker pool: a process of its own, and another when that one is lost."""

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import Executor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any

from pegout.services.worker_pool.errors import WorkerDied
from pegout.services.worker_pool.worker import Begin, Outcome, work
from pegout.studies.parallel import interrupts_ignored

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess


class Slot:
    """Asks its process one thing at a time.

    A pipe to a process rather than a pool of one: what is killed in the middle of an answer hangs up, and
    nothing but this slot ever hears of it.
    """

    def __init__(self, threads: Executor, begin: Begin | None) -> None:
        self._threads = threads
        self._begin = begin
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None

    @property
    def is_open(self) -> bool:
        """Whether there is a process that has not been seen to end."""
        return self._process is not None and self._process.is_alive()

    def start(self) -> asyncio.Future[Outcome]:
        """Start a process; what comes is the outcome of its beginning. `OSError` where there can be none."""
        context = get_context("spawn")
        self._line, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, self._begin), daemon=True)
        with theirs, interrupts_ignored():  # a process that is being started inherits that
            process.start()
        self._process = process  # the line goes dead with it, for nobody else has its end any more
        return self._in_thread(_hear, self._line)

    def ask(self, function: Callable[..., Any], args: tuple[Any, ...]) -> asyncio.Future[Outcome]:
        """The outcome of a job, or `WorkerDied`."""
        if self._line is None:
            raise WorkerDied("No worker has been started.")
        return self._in_thread(_converse, self._line, function, args)

    def end(self) -> None:
        """End the process, whatever it is doing; `ask` can be called again after another `start`."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._line is not None:
            self._line.close()
        self._process = self._line = None

    def kill(self) -> None:
        """End the process without waiting; the question that it was asked comes back as `WorkerDied`."""
        if self._process is not None:
            self._process.kill()

    def _in_thread(self, function: Callable[..., Outcome], *args: Any) -> asyncio.Future[Outcome]:
        return asyncio.get_running_loop().run_in_executor(self._threads, function, *args)


def _converse(line: Connection, function: Callable[..., Any], args: tuple[Any, ...]) -> Outcome:
    question = pickle.dumps((function, args))
    try:
        line.send_bytes(question)
    except OSError:
        raise WorkerDied("The worker has stopped.") from None
    return _hear(line)


def _hear(line: Connection) -> Outcome:
    try:
        heard = line.recv_bytes()
    except (EOFError, OSError):
        raise WorkerDied("The worker stopped before it was finished: try again.") from None
    outcome: Outcome = pickle.loads(heard)  # noqa: S301 - from a process of ours
    return outcome
