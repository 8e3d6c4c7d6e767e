"""Tables by their codes; guessing codes soon means waiting."""

from typing import Annotated

import msgspec
from litestar import get
from litestar.params import PathParameter

from pegout.server.limits import TheGate
from pegout.server.problems import Problem
from pegout.server.tables.access import AnyRequest, TheTables

Code = Annotated[
    str, PathParameter(description="Six letters and digits.", max_length=12, pattern="^[A-Za-z0-9 ]+$")
]


class Invitation(msgspec.Struct, frozen=True):
    table: str


@get("/api/invitations/{code:str}", operation_id="findInvitation", tags=["tables"])
async def find_invitation(
    request: AnyRequest, table_service: TheTables, gate: TheGate, code: Code
) -> Invitation:
    """The table with the code a friend gave you."""
    gate.check_guesses(request.scope)
    table = await table_service.store.table_of_code(code.strip().upper())
    if table is None:
        gate.wrong_guess(request.scope)
        raise Problem(404, "no_such_table", "No table has that code: ask for it again.", field="code")
    return Invitation(table)
