"""What every route of the tables needs: how a table is named, and who may see it."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from pegout.server.identity import viewer_of
from pegout.server.problems import Problem
from pegout.server.tables.service import TableService
from pegout.server.tables.subscribers import check_may_watch, is_late
from pegout.services.tables.state import TableState

AnyRequest = Request[Any, Any, Any]
TheTables = NamedDependency[TableService]
# What cannot be a name is not asked for: databases refuse some characters.
TABLE = "^[A-Za-z0-9_-]{1,40}$"
Table = Annotated[str, PathParameter(description="The table's id in its link.", pattern=TABLE)]


async def state_shown(request: AnyRequest, table_service: TableService, table: str) -> TableState:
    """The table, if this visitor may see it as it is now."""
    state, person = (await table_service.live(table)).state, viewer_of(request)
    check_may_watch(state, person)
    if is_late(state, person):
        raise Problem(403, "shown_later", "Spectators see this table with a delay: open its socket.")
    return state
