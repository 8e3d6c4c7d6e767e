"""The streams of a kind in a server process: loaded on demand, and shown to listeners."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from pegout.services.streams.announcements import Announcements
from pegout.services.streams.background import BackgroundTasks
from pegout.services.streams.history import History
from pegout.services.streams.kind import StreamKind
from pegout.services.streams.memory import Memory
from pegout.services.streams.observer import Observer, now_ms
from pegout.services.streams.ports import Announcer, StreamStore
from pegout.services.streams.stream import Stream

S = TypeVar("S")
C = TypeVar("C")
T = TypeVar("T", bound=Stream[Any])


class StreamReader(Generic[S, C, T]):
    """Knows what any process has stored, and tells it."""

    def __init__(
        self,
        kind: StreamKind[S, C],
        new_stream: Callable[[str], T],
        store: StreamStore,
        announcer: Announcer | None,
        now: Callable[[], int] = now_ms,
        node: str = "",
    ) -> None:
        """Without an announcer this is the only process on the store."""
        self.kind = kind
        self.announcer = announcer
        self.now = now
        self.node = node or secrets.token_hex(4)
        self.background = BackgroundTasks()
        self.history = History(store)
        self.streams: Memory[T] = Memory(kind.most)
        self.announcements = Announcements(kind, announcer, self.node, self.background)
        self.observer: Observer | None = None
        self.on_load: list[Callable[[T], None]] = []
        """Called with a stream that was read from the store."""
        self.on_store: list[Callable[[T], None]] = []
        """Called with a stream to which this process has added something."""
        self.on_change: list[Callable[[T], None]] = []
        """Called with a stream that has changed, whichever process stored the change."""
        self._new_stream = new_stream
        self.store = store
        self._loading: dict[str, asyncio.Task[T | None]] = {}

    async def live(self, name: str) -> T:
        """The stream as this process knows it, loaded if need be, or what `missing` gives."""
        stream = await self._find(name)
        if stream is None:
            raise self.kind.missing()
        return stream

    async def fresh(self, name: str) -> T:
        """The stream with all that any process has stored, or what `missing` gives."""
        stream = await self.live(name)
        if self.announcer is not None:
            await self._catch_up(stream)
        return stream

    async def state(self, name: str) -> S:
        """Its current state, or what `missing` gives."""
        state: S = (await self.fresh(name)).state
        return state

    async def catch_up(self, name: str) -> None:
        """Read what other processes have stored, if the stream is in memory here."""
        if (stream := self.streams.get(name)) is not None:
            await self._catch_up(stream)

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process has stored something, or was not heard for a while."""
        version, names = self.announcements.heard(message, self.streams)
        for name in names:
            if name in self._loading:
                await asyncio.wait([self._loading[name]])
            stream = self.streams.get(name)
            if stream is not None and (version is None or version > stream.version):
                await self._catch_up(stream)

    async def close(self) -> None:
        """Wait until everything is stored, and stop whoever only waits."""
        await self.background.close()

    @asynccontextmanager
    async def held(self, stream: T) -> AsyncIterator[None]:
        """Nobody else changes the stream in here; listeners learn what happened at the end."""
        stream.working += 1
        try:
            async with stream.lock:
                try:
                    yield
                finally:
                    self._tell(stream)
        finally:
            stream.working -= 1

    async def _catch_up(self, stream: T) -> None:
        async with self.held(stream):
            await self._read_on(stream)

    async def _read_on(self, stream: T) -> bool:
        """Take over what others have stored; says whether there was anything."""
        entries = await self.store.read(self.kind.prefix + stream.name, stream.version)
        for entry in entries:
            now = self.kind.evolve(stream.stored, (entry,))
            stream.go_on(now, entry, own=False, remembered=self.kind.remembered)
            stream.listed = None
        stream.behind = False
        return bool(entries)

    def _tell(self, stream: T) -> None:
        """The listeners here and the other processes."""
        untold, stream.untold = stream.untold, []
        for change in untold:
            if change.before is not None:
                for subscriber in (*stream.subscribers, *stream.followers):
                    subscriber.changed(change.before, change.now, change.entry)
        own = [change for change in untold if change.own]
        self.announcements.publish(stream, own)
        for call in (*(self.on_change if untold else ()), *(self.on_store if own else ())):
            call(stream)

    async def _find(self, name: str) -> T | None:
        stream = self.streams.get(name)
        if stream is None:
            if name not in self._loading:
                self._loading[name] = self.background.start(self._load(name))
            stream = await asyncio.shield(self._loading[name])
        if stream is None or stream.stored is None:
            return None
        stream.asked_at = time.monotonic()
        if stream.behind:
            await self._catch_up(stream)
        return stream

    async def _load(self, name: str) -> T | None:
        try:
            stream = self._new_stream(name)
            async for page in self.history.pages(self.kind.prefix + name):
                stream.stored = self.kind.evolve(stream.stored, page)
                for entry in page:
                    stream.note(entry, self.kind.remembered)
            if stream.stored is None:
                return None
            for call in self.on_load:
                call(stream)
            return self.streams.keep(stream)
        finally:
            del self._loading[name]
