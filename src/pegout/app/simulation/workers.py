"""The runs of a simulation in one process or several; an interrupt ends it with what is there so far."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event as Flag

from pegout.app.simulation.playing import Ending, Plan, play_event
from pegout.app.simulation.tallying import Tally, tally_of

Progress = Callable[[int, int], None]
"""Is told how many runs are done, and how many there are in all."""

PARTS = 32
"""Of each worker's runs, so that progress is seen."""

LARGEST_PART = 50
"""Enough that handing out the work takes next to no time."""

_flags: list[Flag] = []  # in a worker: the one by which it is told to stop


def tally_runs(plan: Plan, runs: int, workers: int, progress: Progress) -> Tally:
    """The sums of the runs. After Ctrl-C they are those of the runs that were done."""
    if min(workers, runs) == 1:
        return _here(plan, runs, progress)
    return _in_processes(plan, _parts(runs, workers), min(workers, runs), runs, progress)


def _parts(runs: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST_PART, runs // (workers * PARTS)))
    return [range(first, min(first + size, runs)) for first in range(0, runs, size)]


def _here(plan: Plan, runs: int, progress: Progress) -> Tally:
    total = Tally()
    try:
        for run in range(runs):
            total += play_part(plan, range(run, run + 1))
            progress(total.runs, runs)
    except KeyboardInterrupt:
        if not total.runs:
            raise
    return total


def _in_processes(plan: Plan, parts: list[range], workers: int, runs: int, progress: Progress) -> Tally:
    context = get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (stop,)) as pool:
        with _interrupts_ignored():  # a worker that is being started inherits that
            futures = [pool.submit(play_part, plan, part) for part in parts]
        try:
            return _collected(futures, runs, progress)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            return _left(futures)
        except BaseException:
            stop.set()
            pool.shutdown(cancel_futures=True)
            raise


def _collected(futures: list[Future[Tally]], runs: int, progress: Progress) -> Tally:
    total = Tally()
    for future in as_completed(futures):
        total += future.result()
        progress(total.runs, runs)
    return total


def _left(futures: list[Future[Tally]]) -> Tally:
    """What was done before the interrupt, or the interrupt itself if that is nothing."""
    done = [future for future in futures if future.done() and not future.cancelled()]
    total = sum((future.result() for future in done), Tally())
    if not total.runs:
        raise KeyboardInterrupt
    return total


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Only the main thread can say so; in another one the workers are on their own until they begin."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(stop: Flag) -> None:
    """In a worker: leave Ctrl-C to the process that waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _flags.append(stop)


def play_part(plan: Plan, part: range) -> Tally:
    """The sums of these runs, or of the first of them if told to stop."""
    return tally_of(plan, _endings(plan, part))


def _endings(plan: Plan, part: range) -> Iterator[Ending]:
    for run in part:
        if any(flag.is_set() for flag in _flags):
            return
        yield play_event(plan, run)
