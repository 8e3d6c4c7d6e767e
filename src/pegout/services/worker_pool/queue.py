"""Whose job is next: places take turns, and so do the persons of each, however much they have waiting."""

from collections import Counter, deque
from typing import Generic, TypeVar

from pegout.services.worker_pool.errors import Busy
from pegout.services.worker_pool.requester import Requester
from pegout.values import value

Job = TypeVar("Job")


@value
class Shares:
    """Shares of the worker pool."""

    waiting: int = 64
    """Jobs that may wait in all."""
    waiting_there: int = 32
    """Jobs of all who come from one place that may wait: others always find room."""
    waiting_each: int = 8
    """Jobs of one person that may wait."""
    at_once_there: int = 1000
    """Jobs for one place that may be worked on at the same time."""
    at_once: int = 2
    """Jobs of one person that may be."""


class JobQueue(Generic[Job]):
    """Jobs that wait, by place and person. Every `enter` that is `next` must be followed by a `done`.

    A place whose turn has come goes behind all others, and so does the person among those of the place. So
    whoever comes is served after at most one job of each of the other places, and of each of their own. What
    is done for nobody in particular (None) has turns like a person, and no limit of its own.
    """

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._turns: dict[str, dict[Requester | None, deque[Job]]] = {}
        """Those who wait, in the order of their turns."""
        self._at_work: Counter[Requester | None] = Counter()
        self._at_work_there: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(_waiting, self._turns.values()))

    def enter(self, requester: Requester | None, job: Job) -> None:
        """Let a job wait, or raise `Busy`."""
        if len(self) >= self._shares.waiting:
            raise Busy("The server is busy: try again in a few seconds.")
        there = self._turns.get(_place(requester), {})
        mine = there.get(requester, ())
        if requester is not None and len(mine) >= self._shares.waiting_each:
            raise Busy(f"{len(mine)} of your requests are already waiting: let one of them finish first.")
        if requester is not None and _waiting(there) >= self._shares.waiting_there:
            raise Busy("Too many requests from your network are waiting: try again in a few seconds.")
        self._turns.setdefault(_place(requester), {}).setdefault(requester, deque()).append(job)

    def next(self) -> tuple[Requester | None, Job] | None:
        """The job whose turn it is, which is at work from now on; None where nobody may be served."""
        waiting = (requester for there in self._turns.values() for requester in there)
        requester = next(filter(self._may_be_served, waiting), _NO)
        if isinstance(requester, _Nobody):
            return None
        place = _place(requester)
        there = self._turns.pop(place)
        jobs = there.pop(requester)
        job = jobs.popleft()
        if jobs:
            there[requester] = jobs
        if there:
            self._turns[place] = there
        self._at_work[requester] += 1
        self._at_work_there[place] += 1
        return requester, job

    def _may_be_served(self, requester: Requester | None) -> bool:
        if requester is None:
            return True
        shares = self._shares
        return (
            self._at_work[requester] < shares.at_once
            and self._at_work_there[requester.place] < shares.at_once_there
        )

    def done(self, requester: Requester | None) -> None:
        """A job of the person is not at work any more."""
        _one_less(self._at_work, requester)
        _one_less(self._at_work_there, _place(requester))

    def leave(self, requester: Requester | None, job: Job) -> None:
        """Nobody wants the job any more; nothing happens if it is no longer waiting."""
        there = self._turns.get(_place(requester), {})
        jobs = there.get(requester, deque())
        if job in jobs:
            jobs.remove(job)
        if not jobs:
            there.pop(requester, None)
        if not there:
            self._turns.pop(_place(requester), None)

    def clear(self) -> list[Job]:
        """Send everybody away; gives their jobs."""
        jobs = [job for there in self._turns.values() for waiting in there.values() for job in waiting]
        self._turns.clear()
        return jobs


class _Nobody:
    """There is no turn: None stands for work of nobody in particular."""


_NO = _Nobody()

T = TypeVar("T")


def _one_less(counts: Counter[T], key: T) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


def _place(requester: Requester | None) -> str:
    return "" if requester is None else requester.place


def _waiting(there: dict[Requester | None, deque[Job]]) -> int:
    return sum(map(len, there.values()))
