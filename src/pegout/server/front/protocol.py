"""HTTP as uvicorn speaks it, with limits for what comes before a request: uvicorn itself has none."""

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from pegout.server.front.frames import PacedSocket
from pegout.server.front.idle_connections import FrontLimits, IdleConnections
from pegout.server.problems import Problem, ProblemAnswer

PIECE = 2_048
"""Bytes read in one go."""
SOON = 5
"""Seconds after which to try again."""


class Front(HttpToolsProtocol):
    """One connection. It is half-open until the headers of a request are there, and idle between two."""

    idle_connections = IdleConnections(FrontLimits())

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._in_headers = True
        self._in_body = False
        self._header_bytes = 0
        self._ended = False
        """We have said our last word; what still comes is not read."""
        self._in_book = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.idle_connections.address(self.client[0] if self.client else None)
        if not self.idle_connections.guestbook.has_room(self._address):
            said = "Too many connections from here: close some, or try again in a moment."
            self._end(Problem(429, "too_often", said, retry_after=SOON))
            return
        if not self.idle_connections.has_room(len(self.connections)):
            said = "The server has too many connections: try again in a moment."
            self._end(Problem(503, "busy", said, retry_after=SOON))
            return
        self._in_book = True
        self.idle_connections.guestbook.came(self._address)
        self._await_headers()
        self.flow.pause_reading()
        self.idle_connections.accept_rate.enter(self._address, self._let_in)

    def _let_in(self) -> None:
        if not self._ended and not self.transport.is_closing():
            self.flow.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave_book()
        self._stop_waiting()
        self._ended = True
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """The socket stays in the book until it is lost."""
        super().handle_websocket_upgrade()
        became = self.transport.get_protocol()
        if isinstance(became, PacedSocket):
            became.when_lost = self._leave_book

    def _leave_book(self) -> None:
        if self._in_book:
            self._in_book = False
            self.idle_connections.guestbook.went(self._address)

    def data_received(self, data: bytes) -> None:
        """In pieces: a thousand short requests in one would be taken in before anybody else had a turn."""
        self.idle_connections.idle.leave(self)
        for start in range(0, len(data), PIECE):
            if self._ended or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take(data[start : start + PIECE])

    def _take(self, data: bytes) -> None:
        if self._in_headers:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._ended or self.transport.is_closing():
            return
        if self._in_headers and self._header_bytes > self.idle_connections.limits.header_bytes:
            self._refuse_headers()
        else:
            self._await_body()

    def _await_body(self) -> None:
        """Whoever has sent several requests at once has the time for the last body when it is its turn."""
        if self._in_body and self._timer is None and not self.pipeline:
            self._timer = self.loop.call_later(self.idle_connections.limits.body_seconds, self._too_slow)

    def on_message_begin(self) -> None:
        if self._ended:
            return
        if len(self.pipeline) >= self.idle_connections.limits.pipelined:
            self._hang_up()
            return
        super().on_message_begin()
        if not self._in_headers:  # the next request on the same connection
            self._in_headers, self._header_bytes = True, 0
            self._await_headers()

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._ended and len(self.headers) >= self.idle_connections.limits.headers:
            self._refuse_headers()
        if not self._ended:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self._ended:
            return
        size = len(self.url) + sum([len(name) + len(text) + 4 for name, text in self.headers])
        if size > self.idle_connections.limits.header_bytes:
            self._refuse_headers()
            return
        self._in_headers, self._in_body = False, True
        self._stop_waiting()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        if not self._ended:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self._ended:
            return
        self._in_body = False
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._in_headers or self.transport.is_closing():
            return
        if self.cycle.response_complete:
            self.idle_connections.idle.enter(self, self._address)
        self._await_body()

    def make_room(self) -> None:
        """There are too many like this one, and it has waited the longest."""
        if self._in_headers:
            said = "Too many connections are waiting without a request: send yours as soon as you connect."
            self._end(Problem(429, "too_often", said, retry_after=SOON))
        elif self.transport.get_write_buffer_size():
            self.transport.abort()  # it does not take in what it was sent, and would stay for that
        else:
            self.transport.close()

    def _await_headers(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(self.idle_connections.limits.header_seconds, self._too_slow)
        self.idle_connections.half_open.enter(self, self._address)

    def _stop_waiting(self) -> None:
        self._stop_timer()
        self.idle_connections.half_open.leave(self)
        self.idle_connections.idle.leave(self)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._end(Problem(408, "too_slow", "The request took too long to arrive: send it faster."))

    def _refuse_headers(self) -> None:
        limits = self.idle_connections.limits
        said = f"Send at most {limits.headers} headers, {limits.header_bytes} bytes in all."
        self._end(Problem(431, "headers_too_large", said))

    def _end(self, problem: Problem) -> None:
        """Say why, unless an answer is under way, and hang up."""
        if self._ended:
            return
        waits = self.cycle is None or self.cycle.response_complete or not self.cycle.response_started
        if waits and not self.pipeline:
            self.transport.write(_answer(problem))
        self._hang_up()

    def _hang_up(self) -> None:
        self._ended = True
        self._stop_waiting()
        self._unset_keepalive_if_required()
        self.transport.close()


def _answer(problem: Problem) -> bytes:
    content = msgspec.json.encode(ProblemAnswer(problem.body))
    wait = b"" if problem.retry_after is None else b"retry-after: %d\r\n" % problem.retry_after
    return b"".join(
        (
            STATUS_LINE[problem.status],
            b"content-type: application/json\r\ncache-control: no-store\r\nconnection: close\r\n",
            wait,
            b"content-length: %d\r\n\r\n" % len(content),
            content,
        )
    )


def front_with(idle_connections: IdleConnections) -> type[Front]:
    """The protocol for a server whose connections wait in that lobby."""
    return type("Front", (Front,), {"idle_connections": idle_connections})
