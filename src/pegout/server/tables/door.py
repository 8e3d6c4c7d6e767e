"""What every door of the tables needs: how a table is named, and whether it is shown to whoever asks."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from pegout.app.parlour.state import TableState
from pegout.server.identity import viewer_of
from pegout.server.problems import Problem
from pegout.server.tables.house import House
from pegout.server.tables.watching import check_may_watch, is_late

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
# What cannot be a name is not asked for: databases refuse some characters.
TABLE = "^[A-Za-z0-9_-]{1,40}$"
Table = Annotated[str, PathParameter(description="The table's name in its link.", pattern=TABLE)]


async def state_shown(request: AnyRequest, house: House, table: str) -> TableState:
    """The table, if whoever asks may see it as it is now."""
    state, person = (await house.live(table)).state, viewer_of(request)
    check_may_watch(state, person)
    if is_late(state, person):
        raise Problem(403, "shown_later", "Whoever looks on here sees it later: open its socket.")
    return state
