"""What the routes of the boards need: their keeper, and everybody watching."""

from collections.abc import Callable

import msgspec

from pegout.companion import BoardState, Sent
from pegout.refusal import refusal_of
from pegout.server.audience import Audience
from pegout.server.boards.pictures import Pictures
from pegout.server.boards.requests import read_command
from pegout.server.boards.wire import CommandSent
from pegout.server.refusals import refused
from pegout.server.tables.records import Papers
from pegout.services.boards.keeper import Answer, BoardKeeper, LiveBoard
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Announcer, Entry, StreamStore
from pegout.services.streams.subscribers import Outbox
from pegout.services.worker_pool import Requester, WorkerPool

MOST_ONLOOKERS = 10_000


class BoardOnlooker:
    """Somebody who is shown a board; of what waits to be shown only the latest counts."""

    def __init__(self, live: LiveBoard) -> None:
        self.live = live
        self.outgoing: Outbox[BoardState] = Outbox(1, newest=True)
        live.subscribers.append(self)
        self.outgoing.post(live.state)

    def changed(self, _: BoardState, now: BoardState, __: Entry) -> None:
        self.outgoing.post(now)

    def stop(self) -> None:
        self.outgoing.end()


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
        self.onlookers: Audience[BoardOnlooker] = Audience(MOST_ONLOOKERS)

    def open(self) -> None:
        """Boards need nobody who looks after them."""

    async def close(self) -> None:
        """Wait until everything is stored."""
        await self.leave()
        await self.keeper.close()

    async def send(
        self, board: str, key: str, commands: tuple[CommandSent, ...]
    ) -> tuple[list[Answer], BoardState]:
        """A command that cannot be read is refused alone, in its place, like one that is not allowed."""
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
        """Everything that happened on it, written by a worker; raises `NoSuchBoard`."""
        live = await self.keeper.live(board)
        return await self.papers.board_record(board, live.version, requester)

    async def look_on(self, board: str) -> BoardOnlooker:
        self.onlookers.check_room()
        return self.onlookers.admit(BoardOnlooker(await self.keeper.fresh(board)))

    def left(self, onlooker: BoardOnlooker) -> None:
        onlooker.live.unsubscribe(onlooker)
        self.onlookers.dismiss(onlooker)

    async def leave(self) -> None:
        """Tell everybody to reconnect: the server is shutting down."""
        self.onlookers.close()

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process."""
        await self.keeper.heard(msgspec.json.decode(text))
