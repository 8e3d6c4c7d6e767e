"""Streams in the memory of a server process: loaded when asked for, and shown to whoever listens."""

import asyncio
import json
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from pegout.services.streams.observer import Observer, now_ms
from pegout.services.streams.ports import Announcer, Entry, StreamStore

ATTEMPTS = 8
MOST_IN_MEMORY = 2000

S = TypeVar("S")


class Live(Generic[S]):
    """A stream in memory; without a state as long as there is nothing in it."""

    __slots__ = ("behind", "done", "listeners", "lock", "name", "state", "version")

    def __init__(self, name: str) -> None:
        self.name = name
        self.state: S | None = None
        self.version = 0
        self.done: dict[str, int] = {}
        """The ids of the commands that were carried out, and what each has led to."""
        self.lock = asyncio.Lock()
        self.listeners: list[Callable[[S], None]] = []
        self.behind = True
        """Whether the store may know more."""


class StreamKeeper(ABC, Generic[S]):
    """The one way to streams of a kind. Every process on a database has one, and all of them agree."""

    prefix: str
    """Before the name in the store; no table's name has a dot."""
    word: str
    """What such a stream is called when other processes are told of it."""

    def __init__(
        self, store: StreamStore, announcer: Announcer | None, now: Callable[[], int] = now_ms, node: str = ""
    ) -> None:
        """Without an announcer this is the only process on the store."""
        self.store = store
        self.announcer = announcer
        self.now = now
        self.node = node or secrets.token_hex(4)
        self.lives: dict[str, Live[S]] = {}
        self.observer: Observer | None = None

    @abstractmethod
    def fold(self, state: S | None, entry: Entry) -> S:
        """The state after one more entry."""

    def led_to(self, _: Entry) -> int:
        """What is remembered of a command beside its id."""
        return 0

    @abstractmethod
    def missing(self) -> Exception:
        """What is raised where there is no such stream."""

    async def live(self, name: str) -> Live[S]:
        """The stream as it stands now, or what `missing` gives."""
        live = self._in_memory(name)
        async with live.lock:
            await self._read_on(live)
            self._there(live)
        return live

    async def state(self, name: str) -> S:
        return self._there(await self.live(name))

    def _there(self, live: Live[S]) -> S:
        if live.state is None:
            raise self.missing()
        return live.state

    def _take(self, live: Live[S], entry: Entry) -> None:
        live.state = self.fold(live.state, entry)
        live.version += 1
        if entry.command is not None:
            live.done[entry.command] = self.led_to(entry)

    async def _append(self, live: Live[S], entry: Entry) -> None:
        """Raises `VersionConflict` where another process was first."""
        live.behind = True  # until it is known to be stored, whoever goes away meanwhile
        start = time.perf_counter()
        await self.store.append(self.prefix + live.name, live.version, entry, None)
        if self.observer is not None:
            self.observer.append(time.perf_counter() - start)
        self._take(live, entry)
        live.behind = False

    async def _read_on(self, live: Live[S]) -> None:
        """Take what others have stored meanwhile."""
        if live.behind or self.announcer is not None:
            for entry in await self.store.read(self.prefix + live.name, live.version):
                self._take(live, entry)
            live.behind = False

    async def _tell(self, live: Live[S], before: int) -> None:
        """Whoever looks on here and the other processes, if anything has happened since that version."""
        if self._show(live, before) and self.announcer is not None:
            await self.announcer.publish(json.dumps({"node": self.node, self.word: live.name}))

    def _show(self, live: Live[S], before: int) -> bool:
        if live.state is None or live.version == before:
            return False
        for listener in tuple(live.listeners):
            listener(live.state)
        return True

    async def heard(self, message: dict[str, object]) -> None:
        """Another process has stored something, or was not heard for a while."""
        names = list(self.lives) if "missed" in message else [message.get(self.word)]
        for name in names:
            live = self.lives.get(str(name))
            if live is not None:
                async with live.lock:
                    before = live.version
                    await self._read_on(live)
                    self._show(live, before)

    def note(self, command: object, outcome: str) -> None:
        if self.observer is not None:
            self.observer.command(command.__class__.__name__, outcome)

    def _in_memory(self, name: str) -> Live[S]:
        if name not in self.lives:
            self._forget()
            self.lives[name] = Live(name)
        return self.lives[name]

    def _forget(self) -> None:
        """What nobody looks at makes room, the first loaded first."""
        too_many = max(0, len(self.lives) + 1 - MOST_IN_MEMORY)
        quiet = [one for one in self.lives.values() if not one.listeners and not one.lock.locked()]
        for live in quiet[:too_many]:
            del self.lives[live.name]
