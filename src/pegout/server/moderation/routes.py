"""Blocks between people, and reports to the people who run the server."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from pegout.server.events.service import EventService
from pegout.server.identity import identity_of, needs
from pegout.server.people.wire import Since
from pegout.server.problems import Problem
from pegout.server.tables.service import TableService
from pegout.services.fresh_id import fresh_id
from pegout.services.people.moderation import Block, Report
from pegout.services.people.names import unseen
from pegout.services.streams.observer import now_ms
from pegout.services.tables.state import Sitter
from pegout.tournament.entries import person as compared

MOST_BLOCKS = 500
MOST_REPORTS = 20
"""Reports of one person in a day."""
A_DAY = 24 * 3600 * 1000
LONGEST_WHY = 500

AnyRequest = Request[Any, Any, Any]


class Meant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person, by the seat at a table, by the entry in an event, or by the name of an account."""

    table: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$")] = ""
    seat: Annotated[int, Meta(ge=0, le=3)] = 0
    event: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,12}$")] = ""
    name: Annotated[str, Meta(max_length=60)] = ""
    """Of an entrant where there is an event, else of an account."""


class Reported(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: Meant
    why: Annotated[str, Meta(min_length=1, max_length=LONGEST_WHY)]


class Blocked(msgspec.Struct, frozen=True):
    id: str
    name: str
    """Their name when you blocked them."""
    since: Since


class Found(msgspec.Struct, frozen=True):
    """Whom somebody means: the id is empty where only a name is known."""

    person: str
    name: str
    place: str


class NeighboursController(Controller):
    path = "/api"
    tags = ("account",)

    @post("/account/blocks", operation_id="blockPerson", guards=[needs(None)])
    async def block(
        self,
        request: AnyRequest,
        table_service: NamedDependency[TableService],
        event_service: NamedDependency[EventService],
        data: JSONBody[Meant],
    ) -> Blocked:
        """Block somebody: they can no longer sit down with you or enter your events.

        They are not told. A guest whom you block may return as another guest.
        """
        me, found = identity_of(request).person.id, await _found(table_service, event_service, data)
        if not found.person:
            raise Problem(
                404,
                "no_such_person",
                "There is nobody to block: that player has neither an account nor a seat.",
            )
        if found.person == me:
            raise Problem(409, "yourself", "You cannot block yourself.")
        mine = await table_service.store.blocks_of(me)
        if len(mine) >= MOST_BLOCKS:
            raise Problem(
                409, "too_many_blocks", f"You have blocked {MOST_BLOCKS} people: unblock somebody first."
            )
        made = Block(fresh_id(9), me, found.person, found.name, now_ms())
        known = next((one for one in mine if one.blocked == found.person), None)
        if known is None:
            await table_service.store.block(made)
        return _seen(known or made)

    @get("/account/blocks", operation_id="listBlocks", guards=[needs(None)])
    async def blocks(
        self, request: AnyRequest, table_service: NamedDependency[TableService]
    ) -> list[Blocked]:
        """The people you have blocked, the latest first."""
        return [_seen(one) for one in await table_service.store.blocks_of(identity_of(request).person.id)]

    @delete("/account/blocks/{block:str}", operation_id="unblockPerson", guards=[needs(None)])
    async def unblock(
        self, request: AnyRequest, table_service: NamedDependency[TableService], block: FromPath[str]
    ) -> None:
        """Unblock somebody."""
        known = block.isprintable() and await table_service.store.unblock(
            identity_of(request).person.id, block
        )
        if not known:
            raise Problem(404, "no_such_block", "You have no such block: look at your list.")

    @post("/reports", operation_id="reportPerson", guards=[needs(None)], status_code=204)
    async def report(
        self,
        request: AnyRequest,
        table_service: NamedDependency[TableService],
        event_service: NamedDependency[EventService],
        data: JSONBody[Reported],
    ) -> None:
        """Report somebody to the people who run the server. Nobody else sees it."""
        me, found, now = (
            identity_of(request).person.id,
            await _found(table_service, event_service, data.who),
            now_ms(),
        )
        why = data.why.strip()
        if not why or unseen(why.replace("\n", " ")):
            raise Problem(400, "bad_request", "Say in plain words what happened.", field="why")
        made = Report(fresh_id(9), now, me, found.person, found.name, found.place, why)
        if not await table_service.store.add_report(made, now - A_DAY, MOST_REPORTS):
            said = "You have sent enough reports for today: write to the people who run this server."
            raise Problem(429, "too_often", said, retry_after=3600)


def _seen(block: Block) -> Blocked:
    return Blocked(block.id, block.name, block.since)


async def _found(table_service: TableService, event_service: EventService, meant: Meant) -> Found:
    if meant.table:
        return await _at_table(table_service, meant)
    if meant.event:
        return await _in_event(event_service, meant)
    if (
        meant.name
        and not unseen(meant.name)
        and (kept := await table_service.store.kept(meant.name)) is not None
    ):
        return Found(kept[0].id, kept[0].name, "account")
    raise Problem(
        404, "no_such_person", "Nobody has an account under that name: check the spelling.", field="name"
    )


async def _at_table(table_service: TableService, meant: Meant) -> Found:
    state = (await table_service.live(meant.table)).state
    sitter = state.seats[meant.seat] if meant.seat < len(state.seats) else None
    if not isinstance(sitter, Sitter):
        raise Problem(404, "no_such_person", "Nobody sits there: choose another seat.", field="seat")
    return Found(sitter.person, sitter.name, f"table {meant.table}")


async def _in_event(event_service: EventService, meant: Meant) -> Found:
    """The person who plays under that name there: the linked account, else the person in the seat."""
    state = await event_service.keeper.state(meant.event)
    entered = {compared(entry.name): entry.name for entry in state.now.desk.entries}
    key = compared(meant.name)
    if key not in entered:
        raise Problem(
            404, "no_such_person", "Nobody has entered under that name: check the spelling.", field="name"
        )
    seat = state.seats.get(key)
    known = state.accounts.get(key) or ("" if seat is None else seat.person)
    return Found(known, entered[key], f"event {meant.event}")
