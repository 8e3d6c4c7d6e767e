"""Whose job is next: persons take turns, however many jobs each of them has waiting."""

from collections import Counter, deque
from typing import Generic, TypeVar

from pegout.app.backroom.errors import Busy
from pegout.values import value

Job = TypeVar("Job")


@value
class Shares:
    """How much of the backroom there is to be had."""

    waiting: int = 64
    """Jobs that may wait in all."""
    waiting_each: int = 8
    """Jobs of one person that may wait."""
    at_once: int = 2
    """Jobs of one person that may be worked on at the same time."""


class WaitingRoom(Generic[Job]):
    """Jobs that wait, by person. Every `enter` that is `next` must be followed by a `done`.

    A person whose turn has come goes behind all others who wait. So whoever comes is served after at most
    one job of each of the others. What is done for nobody in particular (None) has turns like a person, and
    no limit of its own.
    """

    def __init__(self, shares: Shares) -> None:
        self._shares = shares
        self._turns: dict[str | None, deque[Job]] = {}
        """Those who wait, in the order of their turns."""
        self._at_work: Counter[str | None] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._turns.values()))

    def enter(self, person: str | None, job: Job) -> None:
        """Let a job wait, or raise `Busy`."""
        if len(self) >= self._shares.waiting:
            raise Busy("Too much work is waiting here: try again in a few seconds.")
        mine = self._turns.get(person, ())
        if person is not None and len(mine) >= self._shares.waiting_each:
            raise Busy(f"{len(mine)} of your requests are waiting already: wait for one of them first.")
        self._turns.setdefault(person, deque()).append(job)

    def next(self) -> tuple[str | None, Job] | None:
        """The job whose turn it is, which is at work from now on; None where nobody may be served."""
        served = [person for person in self._turns if self._may_be_served(person)]
        if not served:
            return None
        person = served[0]
        jobs = self._turns.pop(person)
        job = jobs.popleft()
        if jobs:
            self._turns[person] = jobs
        self._at_work[person] += 1
        return person, job

    def _may_be_served(self, person: str | None) -> bool:
        return person is None or self._at_work[person] < self._shares.at_once

    def done(self, person: str | None) -> None:
        """A job of the person is not at work any more."""
        self._at_work[person] -= 1
        if not self._at_work[person]:
            del self._at_work[person]

    def leave(self, person: str | None, job: Job) -> None:
        """Whoever wanted the job has gone; nothing happens where it does not wait any more."""
        jobs = self._turns.get(person, deque())
        if job in jobs:
            jobs.remove(job)
        if not jobs:
            self._turns.pop(person, None)

    def clear(self) -> list[Job]:
        """Send everybody away; gives their jobs."""
        jobs = [job for waiting in self._turns.values() for job in waiting]
        self._turns.clear()
        return jobs
