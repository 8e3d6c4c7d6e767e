"""The routes of the boards: the id is enough to read, writing needs the key."""

from functools import cache
from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from msgspec import Raw

from pegout.companion import Sheets, all_sheets
from pegout.server.boards import wire as w
from pegout.server.boards.service import BoardService
from pegout.server.boards.views import answer_seen
from pegout.server.limits import TheGate
from pegout.server.limits import purposes as p
from pegout.server.people.limits import PURPOSE
from pegout.server.people.requesters import requester_of
from pegout.server.problems import Problem
from pegout.services.boards.kind import WrongKey
from pegout.services.worker_pool import Busy, Closed, TookTooLong, WorkerDied
from pegout.studies.board_review.review import review_json

TheBoards = NamedDependency[BoardService]
Board = Annotated[str, PathParameter(description="The board's id in its link.", pattern=w.BOARD)]
REVIEW_SECONDS = 20.0
sheets_once = cache(all_sheets)
"""Counting every hand takes a while: when the first phone asks, not when the server starts."""
A_DAY = CacheControlHeader(max_age=86_400, public=True)


class BoardsController(Controller):
    path = "/api/boards"
    tags = ("boards",)

    @get("/sheets", operation_id="getBoardSheets", cache_control=A_DAY, sync_to_thread=True)
    def sheets(self) -> Sheets:
        """The facts of every preset, and the table of counts: everything a phone needs on its own."""
        return sheets_once()

    @post(operation_id="openBoard", opt={PURPOSE: p.BOARDS})
    async def open_board(
        self, board_service: TheBoards, data: JSONBody[w.FirstBatch]
    ) -> Response[w.BatchAnswer]:
        """Open a board whose id and key the phone has chosen; the first command must be `open`."""
        if not isinstance(data.commands[0].command, w.OpenAsked):
            raise Problem(
                400, "bad_request", "The first command on a new board must be open: send that first."
            )
        return await _send(board_service, data.board, data.key, data.commands)

    @get("/{board:str}", operation_id="getBoard")
    async def get_board(self, board_service: TheBoards, board: Board) -> Response[w.BoardSeen]:
        """The board with all of its entries."""
        seen: Any = Raw(await board_service.pictures.of(board, await board_service.keeper.state(board)))
        return Response(seen)

    @post("/{board:str}/commands", operation_id="writeBoard", status_code=200)
    async def keep(
        self,
        request: Request[Any, Any, Any],
        board_service: TheBoards,
        gate: TheGate,
        board: Board,
        data: JSONBody[w.Batch],
    ) -> Response[w.BatchAnswer]:
        """Carry out commands in order. The same id acts only once; a refusal does not stop the rest."""
        try:
            return await _send(board_service, board, data.key, data.commands)
        except WrongKey:
            gate.wrong_guess(request.scope)
            raise

    @get("/{board:str}/record", operation_id="getBoardRecord", media_type=MediaType.TEXT)
    async def record(
        self, request: Request[Any, Any, Any], board_service: TheBoards, board: Board
    ) -> Response[str]:
        """The whole log as a record: `pegout review` reads it."""
        headers = {"Content-Disposition": 'attachment; filename="pegout-board.rec"'}
        text = await board_service.record(board, requester_of(request))
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @get("/{board:str}/review", operation_id="reviewBoard", opt={PURPOSE: p.ANALYSIS})
    async def review(
        self, request: Request[Any, Any, Any], board_service: TheBoards, board: Board
    ) -> w.ReviewSeen:
        """Chances to win, points compared with the average, the best and worst hands, and throws."""
        requester = requester_of(request)
        log = await board_service.record(board, requester)
        try:
            found = await board_service.analysts.run(
                review_json, log, timeout=REVIEW_SECONDS, requester=requester
            )
        except (Busy, Closed, TookTooLong, WorkerDied) as error:
            raise Problem(503, "unavailable", str(error), retry_after=5) from None
        return w.ReviewSeen(found)


async def _send(
    board_service: BoardService, board: str, key: str, commands: tuple[w.CommandSent, ...]
) -> Response[w.BatchAnswer]:
    answers, state = await board_service.send(board, key, commands)
    told = tuple([answer_seen(answer) for answer in answers])
    view: Any = Raw(await board_service.pictures.of(board, state))
    return Response(w.BatchAnswer(told, view))
