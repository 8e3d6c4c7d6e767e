"""Numbered runs in one process or several; an interrupt ends them with what is done so far."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Flag
from multiprocessing.util import Finalize
from typing import Any, Protocol, TypeVar

from pegout.values import value

PARTS = 32
"""Of each worker's runs, so that progress shows."""

LARGEST_PART = 50
"""Enough that handing out the work takes next to no time."""


class Total(Protocol):
    """A sum over runs. The order of adding must not matter."""

    @property
    def runs(self) -> int: ...

    def __add__(self, other: Any, /) -> Any: ...


T = TypeVar("T", bound=Total)
Sum_co = TypeVar("Sum_co", bound=Total, covariant=True)


class Work(Protocol[Sum_co]):
    """Runs that come out the same in any process. It is closed in each once no more are wanted there."""

    @property
    def nothing(self) -> Sum_co:
        """The sum over no runs."""

    def play(self, run: int, is_stopped: Callable[[], bool]) -> Sum_co:
        """The run with that number; None will do once the work is stopped."""

    def close(self) -> None: ...


class WorkerLost(ValueError):
    """A process ended while it still had work to do."""


@value
class _Desk:
    """The state of a worker process: what it does, and the flag that tells it to stop."""

    work: Work[Any]
    stop: Flag


_desks: list[_Desk] = []  # one, and only in a worker


def share_out(
    work: Work[T], runs: int, workers: int, progress: Callable[[T], None], largest: int = LARGEST_PART
) -> T:
    """The sum of the runs. After Ctrl-C, that of the runs already done; if there are none, it is raised.

    Progress receives the sum so far, after each part of at most the `largest` size.
    """
    if min(workers, runs) == 1:
        return _here(work, runs, progress)
    return _in_processes(work, _parts(runs, workers, largest), min(workers, runs), progress)


def _parts(runs: int, workers: int, largest: int) -> list[range]:
    size = max(1, min(largest, runs // (workers * PARTS)))
    return [range(first, min(first + size, runs)) for first in range(0, runs, size)]


def _here(work: Work[T], runs: int, progress: Callable[[T], None]) -> T:
    total = work.nothing
    try:
        for run in range(runs):
            total += work.play(run, _is_never_stopped)
            progress(total)
    except KeyboardInterrupt:
        if not total.runs:
            raise
    finally:
        work.close()
    return total


def _is_never_stopped() -> bool:
    """If the waiting process does the work itself, the interrupt ends it."""
    return False


def _in_processes(work: Work[T], parts: list[range], workers: int, progress: Callable[[T], None]) -> T:
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (_Desk(work, stop),)) as pool:
        with interrupts_ignored():  # a worker that is being started inherits that
            futures: list[Future[T]] = [pool.submit(_play_part, part) for part in parts]
        try:
            return _collected(work.nothing, futures, progress)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            return _left(work.nothing, futures)
        except BrokenExecutor:
            raise WorkerLost("A worker process was ended from outside: try again with fewer.") from None
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


def _collected(total: T, futures: list[Future[T]], progress: Callable[[T], None]) -> T:
    for future in as_completed(futures):
        total += future.result()
        progress(total)
    return total


def _left(total: T, futures: list[Future[T]]) -> T:
    """What was done before the interrupt, or the interrupt itself if that is nothing."""
    for future in futures:
        if future.done() and not future.cancelled():
            total += future.result()
    if not total.runs:
        raise KeyboardInterrupt
    return total


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Only the main thread can set this; in another, the workers are on their own until they begin."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(desk: _Desk) -> None:
    """In a worker: leave Ctrl-C to the waiting process, and leave nothing open at the end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _desks.append(desk)
    Finalize(None, desk.work.close, exitpriority=1)


def _play_part(part: range) -> Any:
    """In a worker: the sum of these runs, or of the first of them if told to stop."""
    desk = _desks[-1]
    total = desk.work.nothing
    for run in part:
        if desk.stop.is_set():
            break
        total += desk.work.play(run, desk.stop.is_set)
    return total
