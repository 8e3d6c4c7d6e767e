"""What runs in a process of the worker pool: one job after the other, until nobody is there to ask."""

import pickle
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from pegout.services.worker_pool.errors import JobFailed
from pegout.values import value

Begin = Callable[[], object]


@value
class Outcome:
    """What came of a job: its result, or what it raised."""

    result: Any = None
    error: BaseException | None = None


def work(line: Connection, begin: Begin | None) -> None:
    """Start, say so, then answer jobs. The parent process ends this one by hanging up, or by dying."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that waits for the answers
    with suppress(EOFError, OSError):
        line.send_bytes(_packed(_done(begin, ())))
        while True:
            line.send_bytes(_answer(line.recv_bytes()))


def _answer(question: bytes) -> bytes:
    try:
        function, args = pickle.loads(question)  # noqa: S301 - from the process that started this one
    except Exception as error:  # noqa: BLE001 - the function is not there, or its module cannot be loaded
        return _packed(_failed(error))
    return _packed(_done(function, args))


def _done(function: Callable[..., Any] | None, args: tuple[Any, ...]) -> Outcome:
    try:
        return Outcome(None if function is None else function(*args))
    except BaseException as error:  # noqa: BLE001 - it belongs to whoever asked
        return _failed(error)


def _failed(error: BaseException) -> Outcome:
    """With the error itself where it survives the journey, or else with what it says."""
    error.add_note(f"In a worker:\n{traceback.format_exc()}")
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - anything may go wrong in the methods of an unknown class
        return Outcome(error=JobFailed(f"{error.__class__.__name__}: {error}"))
    return Outcome(error=error)


def _packed(outcome: Outcome) -> bytes:
    try:
        return pickle.dumps(outcome)
    except Exception as error:  # noqa: BLE001 - a result that cannot be sent is the job's failure
        return pickle.dumps(_failed(error))
