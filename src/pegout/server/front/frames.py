"""Sockets as uvicorn speaks them, with a limit for the frames that come: uvicorn itself has none.

It takes in all frames that have come before anybody else has a turn, answers every ping, and keeps whatever
its peer does not read.
"""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from pegout.server.front.idle_connections import FrontLimits
from pegout.server.front.pace import Pace

if TYPE_CHECKING:
    from collections.abc import Callable

PIECE = 1_024
"""Bytes that are read at once: some 170 frames without content."""
TOO_FAST = 1008


def _nobody_to_tell() -> None:
    """Where nobody counts sockets."""


class PacedSocket(WebSocketsSansIOProtocol):
    """One socket. A client that sends too many frames, of any kind, is cut off."""

    limits = FrontLimits()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pace = Pace(self.limits.frames_at_once, self.limits.frames_a_second)
        self._ended = False
        self.when_lost: Callable[[], None] = _nobody_to_tell

    def connection_lost(self, exc: Exception | None) -> None:
        self.when_lost()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self._ended or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_cont(self, event: Frame) -> None:
        if self._is_kept():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._is_kept():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._is_kept():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._is_kept():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_kept():
            super().handle_pong(event)

    def _is_kept(self) -> bool:
        if not self._ended and not self._pace.is_kept():
            self._ended = True
            self._cut_off()
        return not self._ended

    def _cut_off(self) -> None:
        """Say why, where the handshake is over."""
        if self.handshake_complete:
            self.conn.fail(TOO_FAST, "Too many messages: slow down, then reconnect.")
        if self.conn.close_sent is not None:
            self.handle_parser_exception()
        else:
            self.transport.abort()


def paced_by(limits: FrontLimits) -> type[PacedSocket]:
    """The protocol for a server with these limits."""
    return type("PacedSocket", (PacedSocket,), {"limits": limits})
