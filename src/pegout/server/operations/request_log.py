"""Stands before the whole app: numbers every request, guards its answer, counts it and writes it down.

Litestar's middleware runs behind the routing, so that it would miss every address that leads nowhere.
"""

import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any, Protocol

import msgspec
from litestar.enums import ScopeType
from litestar.types import Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from pegout.server.operations.headers import SafeHeaders
from pegout.server.operations.hosts import is_allowed
from pegout.server.operations.metrics import Metrics
from pegout.server.operations.options import ServeOptions
from pegout.server.problems import ProblemAnswer, ProblemBody
from pegout.server.request_context import CURRENT, Visit, visit_of
from pegout.server.text_check import ILLEGIBLE, has_legible_address

LOG = logging.getLogger("pegout.requests")
_ROUTINE = frozenset(
    {"/health", "/health/live", "/health/ready", "/metrics", "/web/{name}", "/worker.js", "/files.json"}
)
"""Asked for so often that nobody wants to read it: a page is dozens of files."""
_WRONG_HOST = ProblemBody("wrong_host", "This server does not answer to that name: use its own address.")
_ILLEGIBLE = ProblemBody("bad_request", ILLEGIBLE)


class App(Protocol):
    """A Litestar app, or one that stands before it."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None: ...

    def lifespan(self) -> AbstractAsyncContextManager[None]: ...


async def nobody_to_tell() -> None:
    """For apps without sockets and streams."""


class Watch:
    """The app that a server runs; every answer goes through here."""

    def __init__(
        self,
        app: App,
        metrics: Metrics,
        options: ServeOptions,
        leaving: Callable[[], Awaitable[None]] = nobody_to_tell,
    ) -> None:
        self.app = app
        self.leaving = leaving
        """Tells open sockets and streams that the server ends."""
        self._metrics = metrics
        self._headers = SafeHeaders(https=options.https)
        self._hosts = tuple(name.lower() for name in options.allowed_hosts)

    def lifespan(self) -> AbstractAsyncContextManager[None]:
        return self.app.lifespan()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        visit = visit_of(scope)
        before = CURRENT.set(visit)
        try:
            await self._watch(visit, receive, send)
        finally:
            CURRENT.reset(before)

    async def _watch(self, visit: Visit, receive: Receive, send: Send) -> None:
        start, course = perf_counter(), _Course(visit, send, self._headers, self._metrics)
        try:
            if not is_allowed(visit.scope, self._hosts):
                await _refuse(visit.scope, course, _WRONG_HOST)
            elif not has_legible_address(visit.scope):
                await _refuse(visit.scope, course, _ILLEGIBLE)
            else:
                await self.app(visit.scope, receive, course.send)
        except ClientDisconnected:  # the server beneath expects it, and nothing is broken
            raise
        except Exception:
            self._metrics.requests.error("app")
            raise
        finally:
            course.ended(perf_counter() - start)


class _Course:
    """What has been sent in answer to one request, or through one socket."""

    def __init__(self, visit: Visit, send: Send, headers: SafeHeaders, metrics: Metrics) -> None:
        self._visit = visit
        self._send = send
        self._headers = headers
        self._metrics = metrics
        self._path = visit.scope["path"]  # the routing writes to the scope
        self._is_open = False
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        note: Any = message
        if note["type"] == "http.response.start":
            self.status = note["status"]
            own = (b"x-request-id", self._visit.id.encode())
            note["headers"] = self._headers.added(self._path, [*note.get("headers", ()), own])
        elif note["type"] == "websocket.accept":
            self._is_open = True
            self._metrics.requests.socket_opened()
        elif note["type"] == "websocket.close":
            self.status = note.get("code", 1000)
        await self._send(message)

    def ended(self, seconds: float) -> None:
        if self._is_open:
            self._metrics.requests.socket_closed()
        scope: Any = self._visit.scope
        is_socket = scope["type"] == "websocket"
        if not is_socket:
            self._metrics.requests.answered(scope["method"], self._visit.route, self.status, seconds)
        self._write_down("socket" if is_socket else scope["method"][:10], seconds)

    def _write_down(self, method: str, seconds: float) -> None:
        route, status = self._visit.route, self.status
        level = logging.INFO
        if status is not None and 500 <= status < 600:
            level = logging.WARNING
        elif route in _ROUTINE:
            level = logging.DEBUG
        facts = {"status": status, "milliseconds": round(1000 * seconds, 2)}
        LOG.log(level, "%s %s", method, route, extra=facts)


async def _refuse(scope: Scope, course: _Course, why: ProblemBody) -> None:
    """Answer with a problem, or close a socket before it is open."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await course.send({"type": "websocket.close", "code": 1008, "reason": why.code.replace("_", " ")})
        return
    body = msgspec.json.encode(ProblemAnswer(why))
    kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await course.send({"type": "http.response.start", "status": 400, "headers": kind})
    await course.send({"type": "http.response.body", "body": body, "more_body": False})
