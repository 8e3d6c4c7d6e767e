"""What all sockets do alike."""

import asyncio

import pytest
from litestar import Litestar, websocket
from litestar.testing import TestClient

from pegout.server import sockets
from pegout.server.sockets import AnySocket, converse


async def nothing_new() -> bytes | None:
    await asyncio.Event().wait()
    return None


@websocket("/")
async def quiet(socket: AnySocket) -> None:
    await socket.accept()
    await converse(socket, nothing_new)


def test_a_socket_beats_where_nothing_else_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BEAT_SECONDS", 0.01)
    with TestClient(Litestar([quiet])) as client, client.websocket_connect("/") as socket:
        assert [socket.receive_json() for _ in range(2)] == [{"type": "beat"}] * 2
