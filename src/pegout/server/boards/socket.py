"""A board over a websocket: the whole of it, and again whenever anything has changed."""

import re
from contextlib import ExitStack

from litestar import websocket
from litestar.params import FromPath

from pegout.server.boards.routes import TheBoards
from pegout.server.boards.service import BoardOnlooker, BoardService
from pegout.server.boards.wire import BOARD
from pegout.server.limits import TheGate
from pegout.server.limits.purposes import LOOKS, ONLOOKERS
from pegout.server.people.limits import PURPOSE
from pegout.server.problems import Problem
from pegout.server.refusals import problem_of
from pegout.server.sockets import AnySocket, close, converse, refuse
from pegout.services.boards.kind import NoSuchBoard, missing_board
from pegout.services.streams.ports import StoreUnavailable


@websocket("/api/boards/{board:str}/socket", name="board_socket", opt={PURPOSE: LOOKS})
async def board_socket(
    socket: AnySocket, board: FromPath[str], board_service: TheBoards, gate: TheGate
) -> None:
    """Look at a board. Nothing is read from the socket: commands go to their own address.

    A link that was cut off is answered too: in the handshake a browser could not be told what is wrong.
    """
    await socket.accept()
    with ExitStack() as places:
        try:
            places.enter_context(gate.place(socket.scope, ONLOOKERS))
            if not re.fullmatch(BOARD, board):
                raise missing_board()
            onlooker = await board_service.look_on(board)
        except (NoSuchBoard, Problem) as error:
            await refuse(socket, problem_of(error))
        except StoreUnavailable:
            await close(socket)
        else:
            try:
                await converse(socket, lambda: _next(board_service, onlooker))
            finally:
                board_service.left(onlooker)


async def _next(board_service: BoardService, onlooker: BoardOnlooker) -> bytes | None:
    state = await onlooker.outgoing.get()
    return None if state is None else await board_service.pictures.of(onlooker.live.name, state)
