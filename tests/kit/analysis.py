"""The analysis routes with a person who asks, and a worker pool that works at once or fails as told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar, TypeVarTuple

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.testing import TestClient
from litestar.types import ASGIApp, Receive, Send
from litestar.types import Scope as AsgiScope

from pegout.server.analysis import AnalysisSettings, analysis_parts
from pegout.server.contract.schemas import WireTypes
from pegout.server.identity import Identity, Scope
from pegout.server.problems import Problem, ProblemAnswer, ProblemBody
from pegout.services.people.ports import Person
from pegout.services.worker_pool import Requester, WorkerPool

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Inline(WorkerPool):
    """Does what it is given where it stands, and writes down for whom; or raises what it was told to."""

    def __init__(self, error: Exception | None = None) -> None:
        super().__init__(1)
        self.error = error
        self.parties: list[Requester | None] = []
        self.limits: list[float] = []

    async def run(
        self,
        function: Callable[[*Ts], T],
        *args: *Ts,
        timeout: float,  # noqa: ASYNC109
        requester: Requester | None = None,
    ) -> T:
        self.parties.append(requester)
        self.limits.append(timeout)
        if self.error is not None:
            raise self.error
        return function(*args)


class Introduced(ASGIMiddleware):
    """Whoever is named in the header `X-Name` asks, with the scopes of `X-Scopes` if there are any."""

    async def handle(self, scope: AsgiScope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = dict(scope["headers"])
        if name := headers.get(b"x-name", b"").decode():
            words = headers.get(b"x-scopes")
            scopes = None if words is None else frozenset(Scope(word) for word in words.decode().split())
            scope["user"] = Identity(Person(name, name, kept=False, since=0), scopes)
        await next_app(scope, receive, send)


def told(_: Request[Any, Any, Any], problem: Exception) -> Response[ProblemAnswer]:
    """A stand-in for the server's own handlers."""
    if isinstance(problem, Problem):
        wait = {} if problem.retry_after is None else {"Retry-After": str(problem.retry_after)}
        return Response(ProblemAnswer(problem.body), status_code=problem.status, headers=wait)
    assert isinstance(problem, HTTPException)
    body = ProblemBody("bad_request", problem.detail)
    return Response(ProblemAnswer(body), status_code=problem.status_code)


def app(worker_pool: WorkerPool | None = None, settings: AnalysisSettings | None = None) -> Litestar:
    return Litestar(
        analysis_parts(worker_pool or Inline(), settings),
        middleware=[Introduced()],
        exception_handlers={Problem: told, HTTPException: told},
        plugins=[WireTypes()],
    )


usual = cache(app)
"""The same one for all tests that change nothing."""


@contextmanager
def client(of: Litestar | None = None, name: str = "Ann") -> Iterator[TestClient[Litestar]]:
    """The server as somebody sees it; without a name, as nobody does."""
    with TestClient(of or usual()) as one:
        if name:
            one.headers["X-Name"] = name
        yield one


def asked(route: str, body: Any) -> Any:
    """The answer to a question that has one."""
    with client() as one:
        answer = one.post(f"/api/analysis/{route}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()
