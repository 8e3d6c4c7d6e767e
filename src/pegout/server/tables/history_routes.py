"""What can be read of a table: its log in pages, records of its matches, and statistics of its deals."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get
from litestar.params import QueryParameter

from pegout.server.identity import viewer_of
from pegout.server.people.requesters import requester_of
from pegout.server.problems import Problem
from pegout.server.tables.access import AnyRequest, Table, TheTables, state_shown
from pegout.server.tables.log import log_page
from pegout.server.tables.subscribers import check_may_watch, is_late
from pegout.server.tables.wire import LogPage
from pegout.services.tables.late_view import late_table
from pegout.studies.statistics import DealStatistics

Number = Annotated[int | None, QueryParameter(description="Its number at the table.", ge=1, le=1_000_000)]
Before = Annotated[
    int | None, QueryParameter(description="The `log_before` of a later page.", ge=0, le=100_000_000)
]


class TableBooksController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/log", operation_id="getTableLog")
    async def log(
        self, request: AnyRequest, table_service: TheTables, table: Table, before: Before = None
    ) -> LogPage:
        """A page of the current match's log: the last one, or the one before another."""
        live, person = await table_service.live(table), viewer_of(request)
        check_may_watch(live.state, person)
        late = is_late(live.state, person)
        return log_page(await late_table(table_service.keeper, live).state() if late else live.state, before)

    @get("/{table:str}/record", operation_id="getTableRecord", media_type=MediaType.TEXT)
    async def record(
        self, request: AnyRequest, table_service: TheTables, table: Table, match: Number = None
    ) -> Response[str]:
        """A finished match as a record, with the secrets behind its shuffles: `pegout verify` checks it."""
        now = await state_shown(request, table_service, table)
        wanted = match or now.on - (not now.revealed)
        known = 0 < wanted <= now.on
        record = await table_service.papers.record(now, wanted, requester_of(request)) if known else None
        if record is None:
            raise Problem(
                404, "no_such_match", "That match is not over: wait for its end, or check its number."
            )
        headers = {"Content-Disposition": f'attachment; filename="pegout-{table}-{wanted}.rec"'}
        return Response(record, media_type=MediaType.TEXT, headers=headers)

    @get("/{table:str}/statistics", operation_id="getTableStatistics")
    async def statistics(self, request: AnyRequest, table_service: TheTables, table: Table) -> DealStatistics:
        """Hands and cuts dealt so far at the table, compared with what honest shuffles give."""
        return await table_service.papers.statistics(
            await state_shown(request, table_service, table), requester_of(request)
        )
