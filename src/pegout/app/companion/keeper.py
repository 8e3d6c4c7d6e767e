"""Keeps the boards of a server process: loads them, carries out batches, and tells whoever looks on."""

import asyncio
import hmac
import json
import secrets
import time
from collections.abc import Callable, Sequence
from hashlib import sha256

from pegout.app.observing import Observer, now_ms
from pegout.app.ports import Announcer, Entry, EventStore, VersionConflict
from pegout.companion import BoardEvent, BoardState, NotEntered, Open, Sent, decide, evolve, opened
from pegout.companion.events import BoardOpened
from pegout.values import value

STREAM = "board."
"""Before the board's id in the name of its stream; no table's name has a dot."""
ATTEMPTS = 8
MOST_IN_MEMORY = 2000
_NOT_THERE = "There is no such board: check the link, or open a new one."

Listener = Callable[[BoardState], None]


class NoSuchBoard(ValueError):
    """There is no board of that id."""


class WrongKey(ValueError):
    """Whoever has not the key of a board may only look at it."""


@value
class Answer:
    """What became of one command."""

    id: str
    refused: str | None = None


class LiveBoard:
    """A board in memory; without a state as long as nobody has opened it."""

    __slots__ = ("behind", "board", "done", "listeners", "lock", "state")

    def __init__(self, board: str) -> None:
        self.board = board
        self.state: BoardState | None = None
        self.done: set[str] = set()
        """The ids of the commands that were carried out."""
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.behind = True
        """Whether the store may know more."""

    def take(self, entry: Entry) -> None:
        for event in entry.events:
            if isinstance(event, BoardOpened):
                self.state = opened(event)
            elif self.state is not None and isinstance(event, BoardEvent):
                self.state = evolve(self.state, event, entry.command or "")
        if entry.command is not None:
            self.done.add(entry.command)


def digest_of(key: str) -> str:
    return sha256(key.encode()).hexdigest()


class BoardKeeper:
    """The one way to the boards. Every process on a database has one, and all of them agree."""

    def __init__(
        self, store: EventStore, announcer: Announcer | None, now: Callable[[], int] = now_ms, node: str = ""
    ) -> None:
        """Without an announcer this is the only process on the store."""
        self.store = store
        self.announcer = announcer
        self.now = now
        self.node = node or secrets.token_hex(4)
        self.boards: dict[str, LiveBoard] = {}
        self.observer: Observer | None = None

    async def live(self, board: str) -> LiveBoard:
        """The board as it stands now, or `NoSuchBoard`."""
        live = self._in_memory(board)
        async with live.lock:
            await self._read_on(live)
            if live.state is None:
                raise NoSuchBoard(_NOT_THERE)
        return live

    async def state(self, board: str) -> BoardState:
        live = await self.live(board)
        if live.state is None:
            raise NoSuchBoard(_NOT_THERE)
        return live.state

    async def log(self, board: str) -> tuple[BoardEvent, ...]:
        """Everything that happened on it, or `NoSuchBoard`."""
        entries = await self.store.read(STREAM + board)
        if not entries:
            raise NoSuchBoard(_NOT_THERE)
        return tuple([event for entry in entries for event in entry.events if isinstance(event, BoardEvent)])

    async def send(
        self, board: str, key: str, batch: Sequence[Sent]
    ) -> tuple[tuple[Answer, ...], BoardState]:
        """Carry out one command after the other; the same id acts once, and the rest goes on after a refusal.

        Raises `NoSuchBoard`, `WrongKey`, `NotEntered` where the board could not be opened, and what the store
        raises: then the first commands may have been carried out, and the batch is to be sent again.
        """
        live, known = self._in_memory(board), digest_of(key)
        async with live.lock:
            await self._read_on(live)
            if live.state is None and not (batch and isinstance(batch[0].command, Open)):
                raise NoSuchBoard("There is no such board: check the link, or open it first.")
            before = live.state
            try:
                answers = tuple([await self._do(live, known, sent) for sent in batch])
            finally:
                if self._show(live, before):
                    await self._announce(live)
            state = live.state
            if state is None:
                raise NotEntered(answers[0].refused or "The board could not be opened.")
        return answers, state

    async def _do(self, live: LiveBoard, key: str, sent: Sent) -> Answer:
        for _ in range(ATTEMPTS):
            if live.state is not None and not hmac.compare_digest(live.state.key, key):
                raise WrongKey("The key does not belong to this board: open the link with its key.")
            if sent.id in live.done:
                return Answer(sent.id)
            try:
                event = decide(live.state, sent)
            except NotEntered as error:
                self._note(sent, "refused")
                return Answer(sent.id, str(error))
            try:
                await self._append(live, Entry((event,), self.now(), command=sent.id))
            except VersionConflict:
                await self._read_on(live)
                continue
            self._note(sent, "done")
            return Answer(sent.id)
        raise VersionConflict(f"Board {live.board} goes on too fast.")

    def _note(self, sent: Sent, outcome: str) -> None:
        if self.observer is not None:
            self.observer.command(sent.command.__class__.__name__, outcome)

    async def _append(self, live: LiveBoard, entry: Entry) -> None:
        live.behind = True  # until it is known to be stored, whoever goes away meanwhile
        version = 0 if live.state is None else live.state.version
        start = time.perf_counter()
        await self.store.append(STREAM + live.board, version, entry, None)
        if self.observer is not None:
            self.observer.append(time.perf_counter() - start)
        live.take(entry)
        live.behind = False

    async def _read_on(self, live: LiveBoard) -> None:
        """Take what others have stored meanwhile."""
        if live.behind or self.announcer is not None:
            version = 0 if live.state is None else live.state.version
            for entry in await self.store.read(STREAM + live.board, version):
                live.take(entry)
            live.behind = False

    @staticmethod
    def _show(live: LiveBoard, before: BoardState | None) -> bool:
        """Tell whoever looks on, if anything happened; whether it did."""
        state = live.state
        if state is None or (before is not None and before.version == state.version):
            return False
        for listener in tuple(live.listeners):
            listener(state)
        return True

    async def _announce(self, live: LiveBoard) -> None:
        if self.announcer is not None:
            await self.announcer.publish(json.dumps({"node": self.node, "board": live.board}))

    async def heard(self, message: dict[str, object]) -> None:
        """Another process has stored something, or was not heard for a while."""
        boards = list(self.boards) if "missed" in message else [message.get("board")]
        for board in boards:
            live = self.boards.get(str(board))
            if live is not None:
                async with live.lock:
                    before = live.state
                    await self._read_on(live)
                    self._show(live, before)

    def _in_memory(self, board: str) -> LiveBoard:
        if board not in self.boards:
            self._forget()
            self.boards[board] = LiveBoard(board)
        return self.boards[board]

    def _forget(self) -> None:
        """Boards that nobody looks at make room, the first loaded first."""
        too_many = max(0, len(self.boards) + 1 - MOST_IN_MEMORY)
        quiet = [one for one in self.boards.values() if not one.listeners and not one.lock.locked()]
        for live in quiet[:too_many]:
            del self.boards[live.board]
