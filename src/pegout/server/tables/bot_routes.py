"""For bots: events come as lines of JSON, moves go by POST."""

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
from pegout.server.tables.access import AnyRequest, Table, TheTables
from pegout.server.tables.service import TableService
from pegout.server.tables.subscribers import Watcher, check_may_watch, watcher_for
from pegout.server.tables.wire import Change, WholeTable

NDJSON = "application/x-ndjson"
SILENCE = 7.0
"""Seconds of silence before an empty line shows that the connection is alive."""


class TableNews(msgspec.Struct, frozen=True, omit_defaults=True, tag="table", tag_field="type"):
    """A table of yours, as it is now."""

    table: str
    status: str
    version: int | None = None
    """If it has just changed; the rules likewise."""
    rules: str | None = None


def lines_of(shape: Any, what: str) -> dict[int, ResponseSpec]:
    return {200: ResponseSpec(shape, generate_examples=False, media_type=NDJSON, description=what)}


@get(
    "/api/bot/stream",
    operation_id="streamNews",
    tags=["bots"],
    media_type=NDJSON,
    guards=[needs(Scope.READ)],
    opt={PURPOSE: SOCKETS},
    responses=lines_of(
        TableNews,
        "An endless stream of lines, each one of these; an empty line only keeps the connection alive.",
    ),
)
async def stream_news(request: AnyRequest, table_service: TheTables) -> Stream:
    """Your tables as they are now, then a line whenever somebody joins one, or a match begins or ends."""
    return Stream(_news(table_service, identity_of(request)), media_type=NDJSON)


async def _news(table_service: TableService, identity: Identity) -> AsyncIterator[bytes]:
    person, queue = identity.person.id, table_service.feeds.subscribe(identity)
    try:
        for one in await table_service.store.tables_of(person):
            if one.listing.status in ("open", "playing"):
                yield _line(TableNews(one.table, one.listing.status))
        async for news in _until_none(queue):
            yield b"\n" if news is SILENT else _line(news)
    finally:
        table_service.feeds.unsubscribe(identity, queue)


@get(
    "/api/bot/tables/{table:str}/stream",
    operation_id="streamTable",
    tags=["bots"],
    media_type=NDJSON,
    guards=[needs(Scope.READ)],
    opt={PURPOSE: SOCKETS},
    responses=lines_of(
        WholeTable | Change,
        "An endless stream of lines, each one of these; an empty line only keeps the connection alive.",
    ),
)
async def stream_table(request: AnyRequest, table_service: TheTables, table: Table) -> Stream:
    """The whole table, then every change, as over a socket."""
    identity = identity_of(request)
    live, person = await table_service.live(table), identity.person.id
    check_may_watch(live.state, person)
    table_service.watchers.check_room()
    table_service.check_room_at(live, person)
    watcher = watcher_for(table_service.keeper, live, person, identity)
    return Stream(_changes(table_service, watcher, table), media_type=NDJSON)


async def _changes(table_service: TableService, watcher: Watcher, table: str) -> AsyncIterator[bytes]:
    await watcher.begin()
    seat = watcher.seat
    if seat is not None:
        table_service.presence.came(table, seat)
    try:
        await table_service.admit(watcher)
        async for message in _until_none(watcher.outgoing):
            yield b"\n" if message is SILENT else message + b"\n"
    finally:
        watcher.end()
        table_service.watchers.dismiss(watcher)
        if seat is not None:
            table_service.presence.went(table, seat)


SILENT: Any = object()


async def _until_none(queue: asyncio.Queue[Any]) -> AsyncIterator[Any]:
    """What comes, with an empty line when nothing does; None ends it."""
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
