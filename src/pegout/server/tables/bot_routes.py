"""For bots: what happens comes as lines of JSON, moves go by POST."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import get
from litestar.openapi import ResponseSpec
from litestar.response import Stream

from pegout.server.identity import Identity, Scope, identity_of, needs
from pegout.server.limits.purposes import SOCKETS
from pegout.server.people.limits import PURPOSE
from pegout.server.tables.door import AnyRequest, Table, TheHouse
from pegout.server.tables.house import House
from pegout.server.tables.watching import Watcher, check_may_watch, watcher_for
from pegout.server.tables.wire import Change, WholeTable

NDJSON = "application/x-ndjson"
SILENCE = 7.0
"""Seconds after which an empty line says that the connection still stands."""


class TableNews(msgspec.Struct, frozen=True, omit_defaults=True, tag="table", tag_field="type"):
    """A table of yours, as it is now."""

    table: str
    status: str
    version: int | None = None
    """Where it has just changed; so are the rules."""
    rules: str | None = None


def lines_of(shape: Any, what: str) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(shape, generate_examples=False, media_type=NDJSON, description=what)}


@get(
    "/api/bot/stream",
    operation_id="StreamNews",
    tags=["bots"],
    media_type=NDJSON,
    guards=[needs(Scope.READ)],
    opt={PURPOSE: SOCKETS},
    responses=lines_of(TableNews, "Lines without end, each one of these; an empty one is a sign of life."),
)
async def stream_news(request: AnyRequest, house: TheHouse) -> Stream:
    """Your tables as they are now, then a line whenever one of them begins, ends or gets company."""
    return Stream(_news(house, identity_of(request)), media_type=NDJSON)


async def _news(house: House, identity: Identity) -> AsyncIterator[bytes]:
    person, queue = identity.person.id, house.feeds.subscribe(identity)
    try:
        for one in await house.store.tables_of(person):
            if one.listing.status in ("open", "playing"):
                yield _line(TableNews(one.table, one.listing.status))
        async for news in _until_none(queue):
            yield b"\n" if news is SILENT else _line(news)
    finally:
        house.feeds.unsubscribe(identity, queue)


@get(
    "/api/bot/tables/{table:str}/stream",
    operation_id="StreamTable",
    tags=["bots"],
    media_type=NDJSON,
    guards=[needs(Scope.READ)],
    opt={PURPOSE: SOCKETS},
    responses=lines_of(
        WholeTable | Change, "Lines without end, each one of these; an empty one is a sign of life."
    ),
)
async def stream_table(request: AnyRequest, house: TheHouse, table: Table) -> Stream:
    """The table whole, then every change, as over a socket."""
    identity = identity_of(request)
    live, person = await house.live(table), identity.person.id
    check_may_watch(live.state, person)
    house.check_room()
    house.check_room_at(live, person)
    watcher = watcher_for(house.keeper, live, person, identity)
    return Stream(_changes(house, watcher, table), media_type=NDJSON)


async def _changes(house: House, watcher: Watcher, table: str) -> AsyncIterator[bytes]:
    await watcher.begin()
    seat = watcher.seat
    if seat is not None:
        house.presence.came(table, seat)
    try:
        await house.admit(watcher)
        async for message in _until_none(watcher.outgoing):
            yield b"\n" if message is SILENT else message + b"\n"
    finally:
        watcher.end()
        house.watchers.discard(watcher)
        if seat is not None:
            house.presence.went(table, seat)


SILENT: Any = object()


async def _until_none(queue: asyncio.Queue[Any]) -> AsyncIterator[Any]:
    """What comes, with a sign of life when nothing does; None ends it."""
    while True:
        item = SILENT
        with suppress(TimeoutError):
            async with asyncio.timeout(SILENCE):
                item = await queue.get()
        if item is None:
            return
        yield item


def _line(message: TableNews | dict[str, Any]) -> bytes:
    return msgspec.json.encode(message) + b"\n"
