"""What waits for the writer, and how its callers hear of it."""

from asyncio import AbstractEventLoop, Future, get_running_loop
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from sqlalchemy import Connection

from pegout.store.append import Append

Deed = Callable[[Connection], Any]
"""Something else than an entry that is written."""


class Job:
    """Something to write by a deadline of the monotonic clock, and who waits for the answer."""

    __slots__ = ("answer", "deadline", "loop", "work")

    def __init__(self, work: Append | Deed, deadline: float) -> None:
        self.work = work
        self.deadline = deadline
        self.loop = get_running_loop()
        self.answer: Future[Any] = self.loop.create_future()


def tell(answers: Iterable[tuple[Job, Any]]) -> None:
    """From another thread: every loop is woken once. An answer that is an exception is raised there."""
    by_loop: dict[AbstractEventLoop, list[tuple[Job, Any]]] = defaultdict(list)
    for job, answer in answers:
        by_loop[job.loop].append((job, answer))
    for loop, told in by_loop.items():
        with suppress(RuntimeError):  # a closed loop: nobody is waiting any more
            loop.call_soon_threadsafe(deliver, told)


def deliver(answers: list[tuple[Job, Any]]) -> None:
    for job, answer in answers:
        if job.answer.done():  # the caller has gone
            continue
        if isinstance(answer, Exception):
            job.answer.set_exception(answer)
        else:
            job.answer.set_result(answer)
