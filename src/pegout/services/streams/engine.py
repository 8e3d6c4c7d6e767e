"""Keeps the streams of a kind in a server process: loads them, carries out commands, tells listeners."""

import asyncio
import time
from collections.abc import Coroutine, Sequence
from typing import Any, Generic, TypeVar

from pegout.services.streams.outcomes import outcome_of
from pegout.services.streams.ports import Entry, Stale, VersionConflict
from pegout.services.streams.reader import StreamReader
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


class StreamEngine(StreamReader[S, C, T]):
    """The one way to streams of a kind. Every process on a database has one, and all of them agree."""

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
        raise VersionConflict(f"The {self.kind.name} {stream.name} changes too fast to write to.")

    def _decided(self, stream: T, order: Order[C], at: int) -> Done | tuple[Any, ...]:
        """What to store, or what has already become of the order."""
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

    async def _find_or_new(self, name: str) -> T:
        found = await self._find(name)
        return found or self.streams.keep(self._new_stream(name))
