"""The one map from what is refused to what the server answers: status, code, sentence, field and values."""

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from pegout.refusal import IllegalCommand, InvalidInput, Refusal, Refused
from pegout.server.problems import STALE, STORE_RETRY_SECONDS, UNAVAILABLE, Problem
from pegout.services.streams.ports import Stale, StoreUnavailable, VersionConflict

log = logging.getLogger(__name__)

STATUS: Mapping[str, int] = MappingProxyType(
    {
        **dict.fromkeys(("bad_secret", "no_such_seat"), 400),
        **dict.fromkeys(("wrong_key", "not_seated", "not_your_seat", "not_host", "bots_alone"), 403),
        **dict.fromkeys(("no_such_table", "no_such_board", "no_such_event"), 404),
        **dict.fromkeys(("playing", "not_started", "not_over", "closed", "reserved", "table_too_long"), 409),
        **dict.fromkeys(("seated", "seat_taken", "full", "no_bot", "not_here", "blocked", "name_taken"), 409),
        **dict.fromkeys(("proposal_open", "no_proposal", "own_word", "held", "answered", "cannot_rule"), 409),
        **dict.fromkeys(("called_enough", "to_be_let_in"), 409),
    }
)
"""What tables and stores refuse goes out under its own code. Whatever the game, an event or a board refuses
is `refused`, as clients have known it, with the finer code as the reason."""

REFUSED = "refused"

EXPECTED = (Problem, Stale, VersionConflict, StoreUnavailable, ValueError, msgspec.MsgspecError)
"""All that may be wrong with a command without anything being broken."""


def problem_of(error: Exception, view: Any = None) -> Problem:
    """The answer to a refusal, with the view where it came too late; anything else is raised again."""
    match error:
        case Problem():
            return error
        case Stale():
            return Problem(409, "stale", STALE, view=view)
        case VersionConflict():
            return Problem(409, "stale", STALE)
        case StoreUnavailable():
            log.warning("The store is unavailable: %s", error)  # the reason may name files and machines
            return Problem(503, "unavailable", UNAVAILABLE, retry_after=STORE_RETRY_SECONDS)
        case InvalidInput(refusal=why):
            return refused(why, 400, "bad_request")
        case IllegalCommand(refusal=why):
            return refused(why)
        case Refused(refusal=why):
            return refused(why, STATUS[why.code], why.code) if why.code in STATUS else refused(why)
        case msgspec.MsgspecError() | ValueError():
            return Problem(400, "bad_request", str(error))
        case _:
            raise error


def refused(why: Refusal, status: int = 409, code: str = REFUSED) -> Problem:
    """The refusal under a code that clients know."""
    return Problem(status, code, why.message, field=why.field, reason=why.code, values=why.values)
