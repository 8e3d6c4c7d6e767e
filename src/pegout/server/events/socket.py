"""An event over a websocket: the whole of it as the key shows it, then every change."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from pegout.app.ports import StoreUnavailable
from pegout.server.events import wire as w
from pegout.server.events.refusing import REFUSALS, problem_of
from pegout.server.events.rooms import EventRooms
from pegout.server.events.routes import EventId, TheRooms
from pegout.server.events.stage import Onlooker
from pegout.server.problems import Problem, ProblemAnswer

COME_AGAIN = 1012
HELLO_SECONDS = 20

AnySocket = WebSocket[Any, Any, Any]
_decode = msgspec.json.Decoder(w.FirstMessage).decode


@websocket("/api/events/{event:str}/socket", name="event_socket")
async def event_socket(socket: AnySocket, event: EventId, rooms: TheRooms) -> None:
    """Look at an event. After the first message, which has the key, nothing is read from the socket."""
    await socket.accept()
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            first = _decode(await socket.receive_data("text"))
        onlooker = await rooms.look_on(event, first.key)
    except (*REFUSALS, Problem) as error:
        await _refuse(socket, error if isinstance(error, Problem) else problem_of(error))
    except (TimeoutError, msgspec.MsgspecError):
        await _refuse(
            socket, Problem(400, "bad_request", 'Begin with {"key": ""} and a key if you have one.')
        )
    except StoreUnavailable:
        await socket.close(COME_AGAIN, "Come again.")
    except WebSocketDisconnect:  # a page that was left before it had said who it is
        return
    else:
        await _hold(socket, rooms, onlooker)


async def _refuse(socket: AnySocket, problem: Problem) -> None:
    with suppress(OSError, RuntimeError):  # whoever has gone meanwhile needs no answer
        await socket.send_data(msgspec.json.encode(ProblemAnswer(problem.body)))
        await socket.close(4000 + problem.status, str(problem)[:100])


async def _hold(socket: AnySocket, rooms: EventRooms, onlooker: Onlooker) -> None:
    sending = asyncio.create_task(_send(socket, rooms, onlooker))
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass
    finally:
        sending.cancel()
        rooms.left(onlooker)


async def _send(socket: AnySocket, rooms: EventRooms, onlooker: Onlooker) -> None:
    while (message := await onlooker.next()) is not None:
        if not rooms.still_good(onlooker):
            break
        if message:
            await socket.send_data(message)
    await socket.close(COME_AGAIN, "Come again.")
