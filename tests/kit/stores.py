"""Entries and lists to keep, and stores that are closed again."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from pegout.cards import Card
from pegout.game.events import CardPlayed
from pegout.services.events.listing import EventListing, PersonListed
from pegout.services.streams.ports import Entry, Listing
from pegout.store import SqlStore, open_store

CARD = CardPlayed(0, Card.parse("5H"), 15)


def entry(number: int = 0, by: str | None = "ann", command: str | None = None) -> Entry:
    return Entry((CARD,), 1_700_000_000_000 + number, by, command or f"command {number}")


def listing(code: str, **changes: Any) -> Listing:
    """An open table in the list with nobody at it and nothing due."""
    plain = Listing(code, "open", True, None, (), {"rules": "acc"}, 0)
    return replace(plain, **changes)


def showing(**changes: Any) -> dict[str, Any]:
    """How somebody did, as the archive needs it."""
    games = {"played": 3, "won": 3, "lost": 0, "spread": 40}
    skunks = {"skunks_given": 0, "skunks_taken": 0}
    return {"place": 1, "of": 2, **games, **skunks, "against": {}, "prize_cents": 0, "bot": False, **changes}


ANN = PersonListed(
    "",
    "ann",
    "Ann",
    showing(against={"bob": {"name": "Bob", "played": 3, "won": 3, "lost": 0, "spread": 40}}),
)


def event_listing(event: str, **changes: Any) -> EventListing:
    """An open event in the list, in June 2026, made from the first entry of its stream."""
    plain = EventListing(
        event=event,
        name="Friday",
        start_ms=1_780_000_000_000,
        year=2026,
        format="lodge",
        phase="open",
        listed=True,
        online=False,
        version=1,
        due=None,
        summary={"start": "2026-06-12T18:00:00", "entries": 3, "winner": None},
        changed=5,
    )
    return replace(plain, **changes)


@asynccontextmanager
async def opened(url: str, patience: float = 5.0) -> AsyncIterator[SqlStore]:
    store = open_store(url, patience)
    try:
        yield store
    finally:
        await store.close()


async def add(store: SqlStore, stream: str, number: int = 1, **changes: Any) -> None:
    """So many entries to a new table whose code is its name."""
    for version in range(number):
        await store.append(stream, version, entry(version), listing(stream, **changes))


def commands(entries: Sequence[Entry]) -> list[str | None]:
    return [entry.command for entry in entries]
