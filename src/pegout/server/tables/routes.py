"""Tables over HTTP."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta

from pegout.game import Seat
from pegout.refusal import Refused
from pegout.server.analysis.ruling_responses import Elsewhere, Missing
from pegout.server.identity import Scope, identity_of, needs, viewer_of
from pegout.server.limits import TheGate
from pegout.server.limits import purposes as p
from pegout.server.people.limits import PURPOSE
from pegout.server.people.requesters import requester_of
from pegout.server.refusals import problem_of
from pegout.server.tables.access import AnyRequest, Table, TheTables, state_shown
from pegout.server.tables.judge_route import RulingHere, ruling_here
from pegout.server.tables.moves import Facts, Incident, MoveSent, read_command
from pegout.server.tables.open_request import OpenTable, bots_of, level_for, terms_of
from pegout.server.tables.seat_check import check_may_sit, to_be_seen
from pegout.server.tables.service import TableService
from pegout.server.tables.snapshot import whole_table
from pegout.server.tables.wire import WholeTable
from pegout.services.provable import LONGEST_SECRET
from pegout.services.tables import commands as c
from pegout.services.tables.listing import TableSummary, read_summary, summary_of
from pegout.services.tables.live import LiveTable
from pegout.services.tables.ports import Listed
from pegout.services.tables.refusal import not_seated
from pegout.services.tables.state import TableState

Secret = Annotated[
    str,
    Meta(
        max_length=LONGEST_SECRET,
        pattern="^[0-9a-f]*$",
        description="Your own contribution to the shuffles, in hex.",
    ),
]


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    status: str
    changed: int
    summary: TableSummary


class SitDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    """The first free one if left out."""
    secret: Secret = ""


class BotAt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=3)]
    level: Annotated[str, Meta(max_length=30)]


class SeatOnly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, Meta(ge=0, le=3)]


class PlayAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret = ""


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happened, and the facts as the judge asks for them."""

    incident: Incident
    facts: Facts = {}


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(operation_id="listTables")
    async def list_tables(self, request: AnyRequest, table_service: TheTables) -> list[TableListed]:
        """Open tables, the latest first."""
        found, viewer = await table_service.store.listed_tables(), viewer_of(request)
        if viewer is not None:
            found = to_be_seen(found, await table_service.store.blocks_around(viewer))
        return [_listed(one) for one in found]

    @get("/mine", operation_id="listMyTables", guards=[needs(Scope.READ)])
    async def my_tables(self, request: AnyRequest, table_service: TheTables) -> list[TableListed]:
        """Tables where you have a seat, the last changed first.

        At tables not in this process's memory, scores may be a minute old.
        """
        mine = await table_service.store.tables_of(identity_of(request).person.id)
        return [_as_it_stands(table_service, one) for one in mine]

    @post(operation_id="openTable", guards=[needs(Scope.PLAY)], opt={PURPOSE: p.TABLES})
    async def open_table(
        self, request: AnyRequest, table_service: TheTables, gate: TheGate, data: JSONBody[OpenTable]
    ) -> WholeTable:
        """Open a table. The answer has its commitment; sit down after that with a secret of your own."""
        person = identity_of(request).person
        terms = terms_of(data, kept=person.kept)
        bots = bots_of(data, terms.rules.seats, kept=person.kept)
        if bots:
            gate.count(request.scope, p.BOTS, times=len(bots))
        state = await table_service.keeper.open(terms, person.id, bots, requester_of(request))
        return whole_table(state, None, person.id)

    @get("/{table:str}", operation_id="getTable")
    async def get_table(self, request: AnyRequest, table_service: TheTables, table: Table) -> WholeTable:
        """The table as you see it: from your seat, or as a spectator."""
        state = await state_shown(request, table_service, table)
        return _seen(table_service, state, viewer_of(request))

    @post("/{table:str}/sit", operation_id="sitDown", guards=[needs(Scope.PLAY)], status_code=200)
    async def sit(
        self, request: AnyRequest, table_service: TheTables, table: Table, data: JSONBody[SitDown]
    ) -> WholeTable:
        """Take a seat, and add your secret. The match begins when every seat is taken."""
        person = identity_of(request).person
        await table_service.live(table)
        await check_may_sit(table_service.store, person)
        blocks = await table_service.store.blocks_around(person.id)
        sitting = c.Sit(person.id, person.name, data.seat, data.secret, person.kept, blocks)
        return await _do(request, table_service, table, sitting)

    @post(
        "/{table:str}/bots",
        operation_id="seatBot",
        guards=[needs(Scope.PLAY)],
        status_code=200,
        opt={PURPOSE: p.BOTS},
    )
    async def seat_bot(
        self, request: AnyRequest, table_service: TheTables, table: Table, data: JSONBody[BotAt]
    ) -> WholeTable:
        """Put a bot on a free seat of a table you opened."""
        live = await table_service.keeper.live(table)
        level = level_for(data.level, live.state.terms.rules.seats)
        person = identity_of(request).person
        return await _do(
            request, table_service, table, c.SeatBot(person.id, data.seat, level, alone=person.kept)
        )

    @post("/{table:str}/clear", operation_id="clearSeat", guards=[needs(Scope.PLAY)], status_code=200)
    async def clear_seat(
        self, request: AnyRequest, table_service: TheTables, table: Table, data: JSONBody[SeatOnly]
    ) -> WholeTable:
        """Remove a bot from its seat."""
        return await _do(
            request, table_service, table, c.ClearSeat(identity_of(request).person.id, data.seat)
        )

    @post("/{table:str}/leave", operation_id="leaveTable", guards=[needs(Scope.PLAY)], status_code=200)
    async def leave(self, request: AnyRequest, table_service: TheTables, table: Table) -> WholeTable:
        """Leave your seat for good. A bot takes over the match, or you lose it, as the table was set up."""
        return await _do(request, table_service, table, c.Leave(identity_of(request).person.id))

    @post("/{table:str}/rematch", operation_id="askRematch", guards=[needs(Scope.PLAY)], status_code=200)
    async def rematch(
        self, request: AnyRequest, table_service: TheTables, table: Table, data: JSONBody[PlayAgain]
    ) -> WholeTable:
        """Ask to play again, with another secret; the match begins when everybody has asked."""
        return await _do(
            request, table_service, table, c.WantRematch(identity_of(request).person.id, data.secret)
        )

    @post("/{table:str}/moves", operation_id="makeMove", guards=[needs(Scope.PLAY)], status_code=200)
    async def move(
        self, request: AnyRequest, table_service: TheTables, table: Table, data: JSONBody[MoveSent]
    ) -> WholeTable:
        """Make a move or a claim, or answer a ruling.

        The same id acts only once; a version that is too old is refused with the view.
        """
        person = identity_of(request).person.id
        seat = _seat(await table_service.keeper.live(table), person)
        try:
            command = read_command(data, person, seat)
        except ValueError as error:
            raise problem_of(error) from None
        return await _do(request, table_service, table, command, data.id, data.version)

    @post("/{table:str}/rulings", operation_id="askJudge", guards=[needs(Scope.PLAY)], status_code=200)
    async def ask_judge(
        self, request: AnyRequest, table_service: TheTables, table: Table, data: JSONBody[Situation]
    ) -> RulingHere | Missing | Elsewhere:
        """What the judge would rule at your table, and why it could not be carried out. Nothing changes."""
        live = await table_service.keeper.live(table)
        _seat(live, identity_of(request).person.id)
        return ruling_here(live.state, data.incident, data.facts)

    @post("/{table:str}/urge", operation_id="urgeBots", guards=[needs(Scope.PLAY)], status_code=200)
    async def urge(self, request: AnyRequest, table_service: TheTables, table: Table) -> WholeTable:
        """You have nothing to claim: bots need not wait for you."""
        live = await table_service.keeper.live(table)
        person = identity_of(request).person.id
        _seat(live, person)
        live.urged.set()
        return _seen(table_service, live.state, person)

    @get("/{table:str}/invitation.svg", operation_id="getInvitationCode", media_type="image/svg+xml")
    async def invitation(
        self, request: AnyRequest, table_service: TheTables, table: Table
    ) -> Response[bytes]:
        """The link to the table as a QR code."""
        from io import BytesIO

        import segno

        await table_service.keeper.live(table)
        code = BytesIO()
        segno.make(f"{str(request.base_url).rstrip('/')}/t/{table}", error="m").save(
            code, kind="svg", scale=6, xmldecl=False
        )
        return Response(code.getvalue(), media_type="image/svg+xml")


def _seat(live: LiveTable, person: str) -> Seat:
    seat = live.state.seat_of(person)
    if seat is None:
        raise Refused(not_seated())
    return seat


def _seen(table_service: TheTables, state: TableState, person: str | None) -> WholeTable:
    seat = None if person is None else state.seat_of(person)
    if seat is not None:
        table_service.presence.acted(state.table, seat)
    return whole_table(state, seat, person)


async def _do(
    request: AnyRequest,
    table_service: TheTables,
    table: str,
    command: c.TableCommand,
    command_id: str | None = None,
    saw: int | None = None,
) -> WholeTable:
    person = identity_of(request).person.id
    live = await table_service.keeper.live(table)
    if live.state.seat_of(person) is not None or person == live.state.host:
        live.requester = requester_of(request)
    await table_service.keeper.do(table, command, by=person, command_id=command_id, saw=saw)
    return _seen(table_service, live.state, person)


def _as_it_stands(table_service: TableService, one: Listed) -> TableListed:
    """From memory if that knows more: listings are stored only now and then."""
    live = table_service.keeper.streams.get(one.table)
    if live is None or live.state.changed_at < one.listing.changed:
        return _listed(one)
    state = live.state
    return TableListed(one.table, state.status, state.changed_at, summary_of(state))


def _listed(one: Listed) -> TableListed:
    listing = one.listing
    return TableListed(one.table, listing.status, listing.changed, read_summary(listing))
