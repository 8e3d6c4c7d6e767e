"""A board over a websocket: the whole of it, and again whenever anything has changed."""

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from pegout.app.companion.keeper import NoSuchBoard
from pegout.app.ports import StoreUnavailable
from pegout.server.boards.hall import BoardHall, Onlooker
from pegout.server.boards.routes import Board, TheHall, problem_of
from pegout.server.boards.seeing import board_seen
from pegout.server.problems import Problem, ProblemAnswer

COME_AGAIN = 1012

AnySocket = WebSocket[Any, Any, Any]


@websocket("/api/boards/{board:str}/socket", name="board_socket")
async def board_socket(socket: AnySocket, board: Board, hall: TheHall) -> None:
    """Look at a board. Nothing is read from the socket: commands go to their own address."""
    await socket.accept()
    try:
        onlooker = await hall.look_on(board)
    except (NoSuchBoard, Problem) as error:
        problem = error if isinstance(error, Problem) else problem_of(error)
        await socket.send_data(msgspec.json.encode(ProblemAnswer(problem.body)))
        await socket.close(4000 + problem.status, str(problem)[:100])
        return
    except StoreUnavailable:
        await socket.close(COME_AGAIN, "Come again.")
        return
    await _hold(socket, hall, onlooker)


async def _hold(socket: AnySocket, hall: BoardHall, onlooker: Onlooker) -> None:
    sending = asyncio.create_task(_send(socket, onlooker))
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            pass
    finally:
        sending.cancel()
        hall.left(onlooker)


async def _send(socket: AnySocket, onlooker: Onlooker) -> None:
    while (state := await onlooker.next()) is not None:
        await socket.send_data(msgspec.json.encode(board_seen(onlooker.board, state)))
    await socket.close(COME_AGAIN, "Come again.")
