"""What an event refuses, as it is told over the wire."""

from typing import Any

from litestar import Request, Response

from pegout.server.errors import answer_problem
from pegout.server.problems import Problem
from pegout.services.event_files import InvalidEventFile
from pegout.services.events.errors import NotNoted
from pegout.services.events.keeper import KeyUnknown
from pegout.services.events.kind import NoSuchEvent
from pegout.tournament.event import InvalidFormat

REFUSALS = (NoSuchEvent, KeyUnknown, NotNoted, InvalidEventFile, InvalidFormat)


def problem_of(error: ValueError) -> Problem:
    match error:
        case NoSuchEvent():
            return Problem(404, "no_such_event", str(error))
        case KeyUnknown():
            return Problem(403, "wrong_key", str(error))
        case NotNoted():
            return Problem(409, "refused", str(error))
        case _:
            return Problem(400, "bad_request", str(error))


def answer(request: Request[Any, Any, Any], error: ValueError) -> Response[Any]:
    return answer_problem(request, problem_of(error))
