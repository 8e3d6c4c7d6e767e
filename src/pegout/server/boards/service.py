"""What the doors of the boards need: their keeper, and everybody who looks on."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from pegout.companion import BoardState, Sent
from pegout.refusal import refusal_of
from pegout.server.boards.pictures import Pictures
from pegout.server.boards.requests import read_command
from pegout.server.boards.wire import CommandSent
from pegout.server.problems import Problem
from pegout.server.refusals import refused
from pegout.server.tables.records import Papers
from pegout.services.boards.keeper import Answer, BoardKeeper, LiveBoard
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer, StreamStore
from pegout.services.worker_pool import Requester, WorkerPool

MOST_ONLOOKERS = 10_000


class Onlooker:
    """Somebody who is shown a board; of what waits to be shown only the latest counts."""

    def __init__(self, live: LiveBoard) -> None:
        self.live = live
        self.board = live.name
        self._waiting: asyncio.Queue[BoardState | None] = asyncio.Queue(1)
        live.listeners.append(self.show)
        if live.state is not None:
            self.show(live.state)

    def show(self, state: BoardState | None) -> None:
        """None ends it: the server stops."""
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(state)

    async def next(self) -> BoardState | None:
        return await self._waiting.get()

    def end(self) -> None:
        self.live.listeners.remove(self.show)


class BoardService:
    """All boards of this process."""

    def __init__(
        self,
        store: StreamStore,
        announcer: Announcer | None,
        analysts: WorkerPool,
        papers: Papers,
        node: str,
        now: Callable[[], int] = now_ms,
    ) -> None:
        self.keeper = BoardKeeper(store, announcer, now, node=node)
        self.analysts = analysts
        self.papers = papers
        self.pictures = Pictures()
        self.onlookers: set[Onlooker] = set()

    async def send(
        self, board: str, key: str, commands: tuple[CommandSent, ...]
    ) -> tuple[list[Answer], BoardState]:
        """What cannot be read is refused like what is not allowed: each by itself, in its place."""
        read: list[Sent] = []
        unreadable: dict[int, Answer] = {}
        for place, sent in enumerate(commands):
            try:
                read.append(read_command(sent, key))
            except ValueError as error:
                unreadable[place] = Answer(sent.id, refusal_of(error))
        first = unreadable[0].refused if 0 in unreadable else None
        if first is not None and commands[0].command.__struct_config__.tag == "open":
            raise refused(first)
        answers, state = await self.keeper.send(board, key, read)
        told = iter(answers)
        return [unreadable.get(place) or next(told) for place in range(len(commands))], state

    async def record(self, board: str, requester: Requester) -> str:
        """Everything that happened on it, written by a clerk; raises `NoSuchBoard`."""
        live = await self.keeper.live(board)
        return await self.papers.board_record(board, live.version, requester)

    async def look_on(self, board: str) -> Onlooker:
        if len(self.onlookers) >= MOST_ONLOOKERS:
            raise Problem(503, "busy", "Too many look on already: try again later.", retry_after=30)
        onlooker = Onlooker(await self.keeper.live(board))
        self.onlookers.add(onlooker)
        return onlooker

    def left(self, onlooker: Onlooker) -> None:
        onlooker.end()
        self.onlookers.discard(onlooker)

    async def leave(self) -> None:
        """Tell everybody to come again later: the server ends."""
        for onlooker in tuple(self.onlookers):
            onlooker.show(None)

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own; tables have theirs, too."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("node") != self.keeper.node and ("board" in message or "missed" in message):
            await self.keeper.heard(message)
