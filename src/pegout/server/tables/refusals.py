"""Why something at a table was refused, in the one shape of the wire."""

import logging

import msgspec

from pegout.game import IllegalCommand, Seat
from pegout.naming import field_of
from pegout.server.problems import STALE, STORE_RETRY_SECONDS, UNAVAILABLE, Problem
from pegout.server.tables.snapshot import whole_table
from pegout.services.streams.ports import Stale, StoreUnavailable, VersionConflict
from pegout.services.tables.kind import NoSuchTable
from pegout.services.tables.refusal import NotAllowed

log = logging.getLogger(__name__)

STATUS = {
    **dict.fromkeys(("not_seated", "not_your_seat", "not_host", "bots_alone"), 403),
    **dict.fromkeys(("bad_secret", "no_such_seat"), 400),
}
"""Everything else that a table refuses is a conflict with how it stands."""


Refusal = (Problem, Stale, VersionConflict, StoreUnavailable, ValueError, msgspec.MsgspecError)
"""All that may be wrong with a command without anything being broken."""


def problem_of(error: Exception, seat: Seat | None = None, person: str | None = None) -> Problem:
    """The answer to a refusal; anything else is raised again."""
    match error:
        case Problem():
            return error
        case Stale(state=state):
            return Problem(409, "stale", STALE, view=whole_table(state, seat, person))
        case VersionConflict():
            return Problem(409, "stale", STALE)
        case NoSuchTable():
            return Problem(404, "no_such_table", str(error))
        case NotAllowed():
            return Problem(STATUS.get(error.code, 409), error.code, str(error))
        case IllegalCommand():
            return Problem(409, "refused", error.refusal)
        case StoreUnavailable():
            log.warning("The store is unavailable: %s", error)  # the reason may name files and machines
            return Problem(503, "unavailable", UNAVAILABLE, retry_after=STORE_RETRY_SECONDS)
        case msgspec.MsgspecError() | ValueError():
            return Problem(400, "bad_request", str(error), field=field_of(error))
        case _:
            raise error
