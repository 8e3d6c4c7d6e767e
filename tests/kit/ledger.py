"""All that servers have told the players, to be held against what is stored."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import select

from pegout.server.tables.event_views import seen_events
from pegout.services.streams.ports import Entry
from pegout.store import open_store
from pegout.store.codec import read_events
from pegout.store.connections import place, reading_engine
from pegout.store.schema import entries
from pegout.values import value

Kept = Mapping[str, Sequence[Entry]]


@value
class Shown:
    """A change that was sent to a seat, or to somebody who looks on."""

    table: str
    version: int
    seat: int | None
    events: Any


class Ledger:
    """Kept by the players of one event loop."""

    def __init__(self) -> None:
        self.done: dict[tuple[str, str, str], int] = {}
        """The version that a command led to, by table, person and id."""
        self.refused: dict[tuple[str, str, str], str] = {}
        """The code of the last refusal, likewise."""
        self.codes: Counter[str] = Counter()
        self.sentences: set[str] = set()
        """What was said with refusals."""
        self.shown: list[Shown] = []
        self.quarrels: list[str] = []
        """Where the server has contradicted itself."""

    def note_done(self, table: str, person: str, number: str, version: int) -> None:
        before = self.done.setdefault((table, person, number), version)
        self.refused.pop((table, person, number), None)
        if before != version:
            self.quarrels.append(f"{number} at {table} led to {before}, and then to {version}")

    def note_refused(self, table: str, person: str, number: str, error: Mapping[str, str]) -> None:
        self.refused[table, person, number] = error["code"]
        self.codes[error["code"]] += 1
        self.sentences.add(error["message"])

    def note_shown(self, table: str, seat: int | None, change: Mapping[str, Any]) -> None:
        self.shown.append(Shown(table, change["version"], seat, change.get("events", [])))

    async def holds(self, acknowledged: int, seconds: float = 30) -> None:
        """Returns when so many commands in all are acknowledged."""
        await until(lambda: len(self.done) >= acknowledged, seconds)

    async def refuses(self, code: str, often: int, seconds: float = 30) -> None:
        """Returns when so many commands in all are refused with that code."""
        await until(lambda: self.codes[code] >= often, seconds)

    def against(self, kept: Kept) -> list[str]:
        """Everything that was told and is not so."""
        return [*self.quarrels, *self._lost(kept), *self._not_as_shown(kept), *self._doubled(kept)]

    def _lost(self, kept: Kept) -> Iterator[str]:
        for (table, person, number), version in self.done.items():
            stored = kept[table]
            found = stored[version - 1] if version <= len(stored) else None
            if found is None or (found.by, found.command) != (person, number):
                yield f"{number} of {person} at {table} was acknowledged as {version}: {found}"

    def _not_as_shown(self, kept: Kept) -> Iterator[str]:
        for one in self.shown:
            if one.version > len(kept[one.table]):
                yield f"{one} was shown and is not there"
            elif one.events != as_sent(kept[one.table][one.version - 1], one.seat):
                yield f"{one} was shown and is otherwise there"

    def _doubled(self, kept: Kept) -> Iterator[str]:
        for table, stored in kept.items():
            counted = Counter([(entry.by, entry.command) for entry in stored if entry.command is not None])
            yield from [
                f"{key} acted {often} times at {table}" for key, often in counted.items() if often > 1
            ]
            for person, number in counted:
                code = self.refused.get((table, str(person), str(number)))
                if code not in (None, "unavailable"):
                    yield f"{number} of {person} at {table} was refused ({code}) and is there"


async def until(condition: Callable[[], bool], seconds: float) -> None:
    """Other tasks go on meanwhile; `TimeoutError` where it never comes true."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110 - what it asks may be in another process
            await asyncio.sleep(0.002)


def as_sent(entry: Entry, seat: int | None) -> Any:
    """The events of an entry as JSON brings them; nobody is named, as no ruling is among them."""
    return msgspec.json.decode(msgspec.json.encode(seen_events(entry.events, seat, ())))


def kept_in(database: str, tables: Iterable[str]) -> Kept:
    """What a store that is opened anew has of these tables."""

    async def read() -> Kept:
        store = open_store(database)
        kept = {table: await store.read(table) for table in tables}
        await store.close()
        return kept

    return asyncio.run(read())


def read_beside(database: str, table: str) -> Sequence[Entry]:
    """What a table has so far, while a server has the file open."""
    engine = reading_engine(place(database))
    wanted = select(entries).where(entries.c.stream == table).order_by(entries.c.version)
    with engine.connect() as connection:
        rows = connection.execute(wanted).all()
    engine.dispose()
    return [Entry(read_events(row.events), row.at, row.by, row.command) for row in rows]
