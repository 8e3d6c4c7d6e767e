"""The smallest stream there is, for tests of the engine that keeps all of them: a number that goes up."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pegout.services.streams.engine import Order, StreamEngine
from pegout.services.streams.kind import StreamKind
from pegout.services.streams.ports import Announcer, Entry, Listing
from pegout.services.streams.stream import Done, Stream
from pegout.values import value
from tests.kit.memory_store import MemoryStore

OPEN = 0
"""The command that opens a counter; every other is a number to add."""
NOT_FIRST = 77
"""A number that changes nothing as long as the counter has not begun."""
MOST, REMEMBERED, IN_MEMORY = 1_000, 8, 3


@value
class Count:
    total: int
    settled: int
    """How many entries there were after the last odd number, which makes older answers stale."""
    entries: int


class NoCounter(ValueError):
    """There is no such counter."""


class TooMuch(ValueError):
    """A counter goes to a thousand."""


class TooOften(ValueError):
    """A refusal that may mean no more than that somebody was first."""


class Stranger(ValueError):
    """Nobody takes anything away."""


def decide(state: Count | None, add: int, at: int) -> tuple[Any, ...]:
    if state is None:
        if add != OPEN:
            raise TooMuch("Open it first.")
        return (OPEN,)
    if state.total + add > MOST:
        raise TooMuch(f"{state.total} and {add} is more than {MOST}.")
    if add == state.total:
        raise TooOften(f"It is {add} already.")
    if add == NOT_FIRST and not state.total:
        return ()
    return (add,) if add and at else ()


def evolve(state: Count | None, entries: Sequence[Entry]) -> Count:
    count = state or Count(0, 0, 0)
    for entry in entries:
        total, number = count.total + sum(entry.events), count.entries + 1
        count = Count(total, number if sum(entry.events) % 2 else count.settled, number)
    return count


def listing(listed: Listing | None, state: Count, _: Entry) -> Listing | None:
    """Lists show the tens."""
    tens = state.total // 10
    if listed is not None and listed.summary["tens"] == tens:
        return None
    return Listing("CODE", "open", listed=True, due=None, people=(), summary={"tens": tens}, changed=0)


def news(state: Count, entry: Entry) -> Mapping[str, Any]:
    return {"news": state.total, "people": ["everybody"]} if entry.events[0] >= 100 else {}


COUNTERS: StreamKind[Count, int] = StreamKind(
    name="counter",
    prefix="counter.",
    missing=lambda: NoCounter("There is no such counter."),
    decide=decide,
    evolve=evolve,
    unauthorised=lambda _, add: Stranger("Nothing is taken away.") if add < 0 else None,
    is_stale=lambda state, saw: saw < state.settled,
    late=(TooOften,),
    listing=listing,
    news=news,
    remembered=REMEMBERED,
    most=IN_MEMORY,
)

Counter = Stream[Count]
Engine = StreamEngine[Count, int, Counter]


def counters(
    store: MemoryStore | None = None,
    announcer: Announcer | None = None,
    now: Callable[[], int] = lambda: 1,
    node: str = "",
) -> Engine:
    return StreamEngine(COUNTERS, Stream, store or MemoryStore(), announcer, now, node)


async def add(engine: Engine, number: int, id_: str | None = None, saw: int | None = None) -> Done:
    """Add to the counter that the tests have, as Ann."""
    return await engine.carry_out("a", Order(number, "ann", id_, saw))


async def opened(engine: Engine, name: str = "a") -> Counter:
    return await engine.begin(name, (OPEN,))


class Ear:
    """Notes what a subscriber is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[int, int]] = []

    def changed(self, before: Count, now: Count, _: Entry) -> None:
        self.heard.append((before.total, now.total))


class SlowStore(MemoryStore):
    """Keeps every append waiting until it is let go; `begun` says that one is there."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()
        self.let_go = asyncio.Event()

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        self.begun.set()
        await self.let_go.wait()
        await super().append(stream, expected, entry, listing)
