"""What all sockets have in common: messages go out as they come, and nobody who has gone needs any."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from pegout.server.problems import Problem, ProblemAnswer

COME_AGAIN = 1012
BEAT_SECONDS = 20
LAST_WORDS = 0.5
"""Seconds in which a socket that is over takes what is still to be said."""


class Beat(msgspec.Struct, frozen=True, tag="beat", tag_field="type"):
    """Keeps the connection alive."""


BEAT = msgspec.json.encode(Beat())
AnySocket = WebSocket[Any, Any, Any]
NextMessage = Callable[[], Awaitable[bytes | None]]
"""Nothing where there is nothing new; None when there is nothing more to come."""
Heard = Callable[[str | bytes], Awaitable[bool]]
"""Handles what came in; says whether to continue."""

_GONE = (OSError, RuntimeError, WebSocketDisconnect)
"""What sending raises when nobody is there any more."""


async def refuse(socket: AnySocket, problem: Problem, message: msgspec.Struct | None = None) -> None:
    """Say why, and close with the status that an answer to a request would have, and 4000."""
    with suppress(*_GONE):
        await socket.send_data(msgspec.json.encode(message or ProblemAnswer(problem.body)))
        await socket.close(4000 + problem.status, str(problem)[:100])


async def close(socket: AnySocket, code: int = COME_AGAIN, why: str = "Reconnect.") -> None:
    """The server is shutting down or cannot answer now, unless it says something else."""
    with suppress(*_GONE):
        await socket.close(code, why)


async def _not_heard(_data: str | bytes) -> bool:
    return True


async def converse(
    socket: AnySocket,
    next_message: NextMessage,
    heard: Heard = _not_heard,
    over: asyncio.Event | None = None,
) -> None:
    """Send and hear until whoever is there has gone, or there is nothing more to say.

    Once it is over nothing is heard, and whoever does not read what was sent is not waited for.
    """
    over = over or asyncio.Event()
    async with asyncio.TaskGroup() as all_of_it:
        hearing = all_of_it.create_task(_hear(socket, heard, over))
        rest = _send(socket, next_message), _beat(socket), _part(hearing, over)
        others = [all_of_it.create_task(one) for one in rest]
        await asyncio.wait([hearing])
        for task in others:
            task.cancel()


async def _hear(socket: AnySocket, heard: Heard, over: asyncio.Event) -> None:
    with suppress(WebSocketDisconnect):  # closed by us while something was being heard
        while (message := await socket.receive())["type"] == "websocket.receive":
            if not over.is_set() and not await heard(message.get("bytes") or message.get("text") or b""):
                return


async def _part(hearing: asyncio.Task[None], over: asyncio.Event) -> None:
    await over.wait()
    await asyncio.sleep(LAST_WORDS)
    hearing.cancel()


async def _beat(socket: AnySocket) -> None:
    """Browsers do not see pings: without this, one whose network dies silently would wait indefinitely."""
    with suppress(*_GONE):
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await socket.send_data(BEAT)


async def _send(socket: AnySocket, next_message: NextMessage) -> None:
    while (message := await next_message()) is not None:
        if not message:
            continue
        try:
            await socket.send_data(message)
        except _GONE:
            return
    await close(socket)
