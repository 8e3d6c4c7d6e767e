"""Where questions arrive: light ones are answered directly, heavy ones go to the worker pool."""

from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Any, TypeVar

from litestar import MediaType, Response

from pegout.server.analysis.budget import Budget
from pegout.server.analysis.settings import AnalysisSettings
from pegout.server.identity import Connection, identity_of
from pegout.server.people.requesters import requester_of
from pegout.server.problems import Problem
from pegout.server.refusals import refused
from pegout.services.queries.handlers import Done, Job, perform
from pegout.services.worker_pool import Busy, Closed, Requester, TookTooLong, WorkerDied, WorkerPool

Q = TypeVar("Q")

SOON = 5
"""Seconds after which to try again where nobody knows better."""


class Desk:
    """Answers questions; what cannot be answered is a `Problem`."""

    def __init__(
        self, worker_pool: WorkerPool, settings: AnalysisSettings, clock: Callable[[], float] = monotonic
    ) -> None:
        self._worker_pool = worker_pool
        self._settings = settings
        self._budget = Budget(settings.seconds_a_minute, clock)

    def light(self, job: Job[Q], asked: Q) -> Response[bytes]:
        return _answered(perform(job, asked))

    async def heavy(self, connection: Connection, job: Job[Q], asked: Q) -> Response[bytes]:
        """Answer in the worker pool, within what is left of the person's budget."""
        person = identity_of(connection).person.id
        if (wait := self._budget.wait(person)) > 0:
            said = "You have used up your share of this server's work for now: wait a little."
            raise Problem(429, "busy", said, retry_after=ceil(wait))
        return _answered(await self._done(requester_of(connection), job, asked))

    async def _done(self, requester: Requester, job: Job[Q], asked: Q) -> Done:
        limit, person = self._settings.job_seconds, requester.person
        try:
            done = await self._worker_pool.run(perform, job, asked, timeout=limit, requester=requester)
        except Busy as busy:
            raise Problem(429, "busy", str(busy), retry_after=SOON) from None
        except Closed as closed:
            raise Problem(503, "unavailable", str(closed), retry_after=SOON) from None
        except TookTooLong as late:
            self._budget.charge(person, limit)
            raise Problem(422, "too_long", str(late)) from None
        except WorkerDied as died:
            self._budget.charge(person, limit)  # it may have been this very question
            raise Problem(503, "unavailable", str(died), retry_after=SOON) from died
        self._budget.charge(person, done.seconds)
        return done


def _answered(done: Done) -> Response[Any]:
    if done.refusal is not None:
        raise refused(done.refusal, 422)
    return Response(done.answer, media_type=MediaType.JSON)
