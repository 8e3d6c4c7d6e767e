"""Keeps the streams of a kind in a server process: loads them, carries out commands, tells who listens."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any, Generic, TypeVar

from pegout.services.streams.announcements import Announcements
from pegout.services.streams.background import BackgroundTasks
from pegout.services.streams.history import History
from pegout.services.streams.kind import StreamKind
from pegout.services.streams.memory import Memory
from pegout.services.streams.observer import Observer, now_ms
from pegout.services.streams.outcomes import outcome_of
from pegout.services.streams.ports import Announcer, Entry, Stale, StreamStore, VersionConflict
from pegout.services.streams.stream import Done, Stream
from pegout.values import value

ATTEMPTS = 8

S = TypeVar("S")
C = TypeVar("C")
C_co = TypeVar("C_co", covariant=True)
T = TypeVar("T", bound=Stream[Any])
R = TypeVar("R")


@value
class Order(Generic[C_co]):
    """A command, and how it came."""

    command: C_co
    by: str | None = None
    """The person who gave it; None when the program did."""
    id: str | None = None
    """The same id of the same person acts once."""
    saw: int | None = None
    """The version that it answers; None where it is meant whatever has happened."""


class StreamEngine(Generic[S, C, T]):
    """The one way to streams of a kind. Every process on a database has one, and all of them agree."""

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
        """Called with a stream that has gone on, whichever process has stored what happened."""
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
        """As it stands now, or what `missing` gives."""
        state: S = (await self.fresh(name)).state
        return state

    async def begin(self, name: str, events: tuple[Any, ...], by: str | None = None) -> T:
        """A new stream that these events open, or `VersionConflict` where it cannot be listed or is there."""
        stream = self._new_stream(name)
        async with self.held(stream):
            await self._append(stream, Entry(events, self.now(), by))
            return self.streams.keep(stream)

    async def carry_out(self, name: str, order: Order[C]) -> Done:
        """Decide it and store what follows.

        A caller who goes away meanwhile changes nothing about it. Raises what `missing` gives, the refusal,
        `Stale`, `VersionConflict` and `StoreUnavailable`.
        """
        return await self._to_the_end(self._alone(await self.live(name), order))

    async def carry_out_all(
        self, name: str, orders: Sequence[Order[C]], refusal: type[Exception], *, opens: bool = False
    ) -> tuple[list[Done | Exception], T]:
        """One order after the other; after such a refusal the rest goes on.

        Whoever listens is told when all is done. Raises as `carry_out` does: then the first orders may have
        been carried out, and all are to be sent again. Where the first order `opens` it, the stream need not
        be there; it may have no state then, if the order was refused.
        """
        stream = await self._find_or_new(name) if opens else await self.live(name)
        return await self._to_the_end(self._all(stream, orders, refusal)), stream

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
        """Let what is being stored be stored, and stop whoever only waits."""
        await self.background.close()

    @asynccontextmanager
    async def held(self, stream: T) -> AsyncIterator[None]:
        """Nobody else changes the stream in here; whatever has happened in it is told at the end."""
        stream.working += 1
        try:
            async with stream.lock:
                try:
                    yield
                finally:
                    self._tell(stream)
        finally:
            stream.working -= 1

    async def _to_the_end(self, work: Coroutine[Any, Any, R]) -> R:
        return await asyncio.shield(self.background.start(work))

    async def _alone(self, stream: T, order: Order[C]) -> Done:
        async with self.held(stream):
            return await self._counted(stream, order)

    async def _all(
        self, stream: T, orders: Sequence[Order[C]], refusal: type[Exception]
    ) -> list[Done | Exception]:
        answers: list[Done | Exception] = []
        try:
            async with self.held(stream):
                for order in orders:
                    try:
                        answers.append(await self._counted(stream, order))
                    except refusal as error:
                        answers.append(error)
        finally:
            self.streams.drop_unopened(stream)
        return answers

    async def _counted(self, stream: T, order: Order[C]) -> Done:
        outcome = "done"
        try:
            return await self._carry_out(stream, order)
        except Exception as error:
            outcome = outcome_of(error)
            raise
        finally:
            if self.observer is not None:
                self.observer.command(self.kind.label(order.command), outcome)

    async def _carry_out(self, stream: T, order: Order[C]) -> Done:
        if stream.behind:
            await self._read_on(stream)
        for _ in range(ATTEMPTS):
            at = max(self.now(), stream.at)
            try:
                decided = self._decided(stream, order, at)
            except (ValueError, Stale):
                if not await self._knew_too_little(stream):
                    raise
                continue
            if isinstance(decided, Done):
                if decided.entry is None and await self._knew_too_little(stream):
                    continue
                return decided
            try:
                return await self._append(stream, Entry(decided, at, order.by, order.id))
            except VersionConflict:
                await self._read_on(stream)
        raise VersionConflict(f"The {self.kind.name} {stream.name} goes on too fast.")

    def _decided(self, stream: T, order: Order[C], at: int) -> Done | tuple[Any, ...]:
        """What is to be stored, or what has become of the order already."""
        state, command, saw = stream.stored, order.command, order.saw
        if (why := self.kind.unauthorised(state, command)) is not None:
            raise why
        if order.id is not None and (done := stream.done.get((order.by, order.id))) is not None:
            return done
        if saw is not None and (saw > stream.version or self.kind.is_stale(stream.state, saw)):
            raise Stale(state)
        try:
            return self.kind.decide(state, command, at) or Done(stream.version, None)
        except self.kind.late:
            if saw is not None and saw < stream.version:
                raise Stale(state) from None
            raise

    async def _knew_too_little(self, stream: T) -> bool:
        """Whether another process has stored what was not known here: then a refusal may have been wrong."""
        return self.announcer is not None and await self._read_on(stream)

    async def _append(self, stream: T, entry: Entry) -> Done:
        """Raises `VersionConflict` where another process was first."""
        now = self.kind.evolve(stream.stored, (entry,))
        listing = self.kind.listing(stream.listed, now, entry)
        stream.behind = True  # until it is known to be stored, whatever becomes of this
        start = time.perf_counter()
        await self.store.append(self.kind.prefix + stream.name, stream.version, entry, listing)
        stream.behind = False
        stream.listed = listing or stream.listed
        if self.observer is not None:
            self.observer.append(time.perf_counter() - start)
        return stream.go_on(now, entry, own=True, remembered=self.kind.remembered)

    async def _catch_up(self, stream: T) -> None:
        async with self.held(stream):
            await self._read_on(stream)

    async def _read_on(self, stream: T) -> bool:
        """Take what others have stored meanwhile; whether there was anything."""
        entries = await self.store.read(self.kind.prefix + stream.name, stream.version)
        for entry in entries:
            now = self.kind.evolve(stream.stored, (entry,))
            stream.go_on(now, entry, own=False, remembered=self.kind.remembered)
            stream.listed = None
        stream.behind = False
        return bool(entries)

    def _tell(self, stream: T) -> None:
        """Whoever listens here and the other processes."""
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

    async def _find_or_new(self, name: str) -> T:
        found = await self._find(name)
        return found or self.streams.keep(self._new_stream(name))

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
