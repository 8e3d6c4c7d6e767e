"""How many entries a second the store keeps in SQLite, every one on the disk before it is acknowledged.

Beside it, in the same run and folder, a bare loop of sqlite3: one connection, the same settings, and one
INSERT of the same text and one COMMIT for each entry. Every contender has its turn in every round.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import uvloop

from pegout.cards import Card
from pegout.game.events import CardPlayed, Pegged
from pegout.rules import Breakdown
from pegout.rules.breakdown import Item, Kind
from pegout.services.streams.ports import Entry, Listing
from pegout.store import SqlStore, open_store
from pegout.store.codec import read_events, write_events

ROUNDS = 24
ENTRIES = 256
WARM_UP = 6  # rounds, until both logs have their full length: while a file grows, every commit takes longer
PRODUCERS = 32
LISTED_EVERY = 16  # entries: most moves change nothing that lists show
WANTED = {1: 0.5, PRODUCERS: 5.0}
"""Times the bare loop, by the number of producers."""

FIVE, TEN = Card.parse("5H"), Card.parse("TS")
EVENTS = (
    CardPlayed(1, FIVE, 15),
    Pegged(1, 2, Breakdown.of(Item(Kind.FIFTEEN, 2, (TEN, FIVE)))),
)


def entry(number: int) -> Entry:
    return Entry(EVENTS, 1_700_000_000_000 + number, "person-one", f"command-{number}")


def listing(code: str, number: int) -> Listing:
    people = ("person-one", "person-two")
    summary = {"names": ["Ann", "Bob"], "scores": [number % 121, number % 97], "rules": "acc"}
    due = 1_700_000_060_000 + number
    return Listing(code, "playing", True, due, people, summary, due - 60_000)


class BareLoop:
    """No groups, no lists, no versions looked up."""

    def __init__(self, folder: Path) -> None:
        self._connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
        self._connection.execute("PRAGMA journal_mode=WAL")
        self._connection.execute("PRAGMA synchronous=FULL")
        self._connection.execute(
            "CREATE TABLE entries (stream TEXT, version INTEGER, at INTEGER, by TEXT, command TEXT, "
            "events TEXT, PRIMARY KEY (stream, version))"
        )
        self._streams = 0

    def __call__(self) -> None:
        self._streams += 1
        stream, text = f"stream-{self._streams}", write_events(EVENTS)
        for number in range(ENTRIES):
            row = (stream, number + 1, number, "person-one", f"command-{number}", text)
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
            self._connection.execute("COMMIT")

    def close(self) -> None:
        self._connection.close()


class Producers:
    """So many tables at once, each of which waits for its last entry before the next."""

    def __init__(self, store: SqlStore, number: int) -> None:
        self._store = store
        self._versions = dict.fromkeys([f"{number}-{table}" for table in range(number)], 0)

    async def __call__(self, entries: int = ENTRIES) -> None:
        each = entries // len(self._versions)
        await asyncio.gather(*[self._produce(name, each) for name in self._versions])

    async def _produce(self, name: str, entries: int) -> None:
        first = self._versions[name]
        for version in range(first, first + entries):
            listed = listing(name, version) if version % LISTED_EVERY == 0 else None
            await self._store.append(name, version, entry(version), listed)
        self._versions[name] += entries


def microseconds(work: Callable[[], object], times: int = 5_000) -> float:
    start = time.perf_counter()
    for _ in range(times):
        work()
    return 1e6 * (time.perf_counter() - start) / times


async def measure(folder: Path) -> dict[str, list[float]]:
    """Entries a second of every round."""
    rates: dict[str, list[float]] = {"bare": [], "1": [], str(PRODUCERS): []}
    store = open_store(f"sqlite:///{folder / 'store.sqlite'}")
    one, many = Producers(store, 1), Producers(store, PRODUCERS)
    with closing(BareLoop(folder)) as bare:
        for _ in range(WARM_UP):
            bare()
            await one()
            await many()
        for _ in range(ROUNDS):
            start = time.perf_counter()
            bare()
            after_bare = time.perf_counter()
            await one()
            after_one = time.perf_counter()
            await many()
            rates["bare"].append(ENTRIES / (after_bare - start))
            rates["1"].append(ENTRIES / (after_one - after_bare))
            rates[str(PRODUCERS)].append(ENTRIES / (time.perf_counter() - after_one))
    await store.close()
    return rates


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        rates = uvloop.run(measure(Path(folder)))  # the loop that the server runs on
    bare = statistics.median(rates["bare"])
    print("store: entries kept in SQLite, each on the disk before it is acknowledged")
    print(f"  {bare:,.0f} a second by a bare loop of INSERT and COMMIT")
    for producers, wanted in WANTED.items():
        rate = statistics.median(rates[str(producers)])
        name = "1 producer" if producers == 1 else f"{producers} producers"
        print(f"  {rate:,.0f} a second with {name}: {rate / bare:.2f} times the bare loop", end=" ")
        print(f"({wanted} wanted)")
    text = write_events(EVENTS)
    write, read = microseconds(lambda: write_events(EVENTS)), microseconds(lambda: read_events(text))
    print(f"  the events of one card: {write:.1f} µs to write, {read:.1f} µs to read")
