"""Every failure answered in one shape, with a sentence that says what to do."""

import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, SerializationException, ValidationException, WebSocketException
from litestar.types import ExceptionHandlersMap, Scope
from uvicorn.protocols.utils import ClientDisconnected

from pegout.cards import InvalidCard
from pegout.notation.errors import InvalidRecord
from pegout.refusal import Refused
from pegout.rules import InvalidRules
from pegout.server.input_errors import what_is_wrong, which_field
from pegout.server.problems import (
    STALE,
    STORE_RETRY_SECONDS,
    UNAVAILABLE,
    Problem,
    ProblemAnswer,
    ProblemBody,
)
from pegout.server.refusals import problem_of, refused
from pegout.server.request_context import current_id
from pegout.services.streams.ports import StoreUnavailable, VersionConflict

Answer = Response[ProblemAnswer]
AnyRequest = Request[Any, Any, Any]

CONFLICTS = (InvalidCard, InvalidRecord, InvalidRules)
"""What cannot be read and has always been answered as a refusal of the game, not as a bad request."""

LONGEST_MESSAGE = 300

LOG = logging.getLogger("pegout.errors")

_LEFT = "client disconnected prematurely"
"""So Litestar words an error of its own: nobody hears the answer, and nothing of ours is broken."""

_BY_STATUS: Mapping[int, tuple[str, str]] = {
    400: ("bad_request", "The request cannot be read: see /schema/openapi.json for what to send."),
    401: ("nobody", "Say who you are first: play as a guest, sign in, or send a token."),
    403: ("forbidden", "You are not allowed to do this."),
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "This address does not accept that method."),
    413: ("too_large", "The request is too large: send less at a time."),
    429: ("too_often", "Too many requests: wait a little."),
    503: ("unavailable", "The server cannot answer now: try again in a moment."),
}


def answer(
    status: int, code: str, message: str, *, headers: Mapping[str, str] | None = None, field: str = ""
) -> Answer:
    """An error as it goes over the wire."""
    return _told(status, ProblemBody(code, message, field=field), headers)


def _told(status: int, body: ProblemBody, headers: Mapping[str, str] | None) -> Answer:
    body = msgspec.structs.replace(body, message=body.message[:LONGEST_MESSAGE])
    return Response(ProblemAnswer(body), status_code=status, headers=headers, media_type="application/json")


class Answering:
    """The exception handlers of an app; `count` is told where something failed."""

    def __init__(self, count: Callable[[str], None]) -> None:
        self._count = count

    def handlers(self) -> ExceptionHandlersMap:
        """For `Litestar(exception_handlers=...)`."""
        return {
            Problem: answer_problem,
            HTTPException: self._tell_http,
            SerializationException: self._tell_serialization,
            UnicodeDecodeError: _tell_encoding,
            RecursionError: self._tell_depth,
            StoreUnavailable: self._tell_unavailable,
            VersionConflict: _tell_stale,
            Refused: answer_refused,
            Exception: self._tell_broken,
        }

    async def note_in_socket(self, error: Exception, scope: Scope) -> None:
        """For `Litestar(after_exception=...)`: nobody else would hear of what broke in a socket.

        A page may be left before its socket was open, and then there is nobody to open it for.
        """
        expected = (
            *(Problem, HTTPException, WebSocketException, StoreUnavailable, VersionConflict),
            *(Refused, ClientDisconnected),
        )
        if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, expected):
            self._count("socket")
            LOG.error("A socket failed", exc_info=error)

    def _tell_http(self, request: AnyRequest, error: HTTPException) -> Answer:
        status = error.status_code
        if error.detail == _LEFT:
            return answer(400, "bad_request", "The connection closed before the whole request arrived.")
        if status >= 500 and status != 503:
            return self._tell_broken(request, error)
        code, message = _BY_STATUS.get(status, _BY_STATUS[400])
        field = ""
        if isinstance(error, ValidationException) and status == 400:
            message, field = what_is_wrong(error), which_field(error)
        elif status == 405:
            message = f"This address accepts only {(error.headers or {}).get('allow', 'other methods')}."
        elif status not in (404, 413, 429, 503):
            message = _own_words(error) or message
        return answer(status, code, message, headers=_with_retry(error), field=field)

    def _tell_serialization(self, request: AnyRequest, error: SerializationException) -> Answer:
        """What came in cannot be read; or what should go out cannot be written, which is our own fault."""
        if isinstance(error.__cause__, msgspec.DecodeError):
            return answer(400, "bad_request", f"The body cannot be read: {error.detail}.")
        return self._tell_broken(request, error)

    def _tell_depth(self, request: AnyRequest, error: RecursionError) -> Answer:
        if "deserializing" in str(error):
            return answer(400, "bad_request", "The body is nested too deeply.")
        return self._tell_broken(request, error)

    def _tell_unavailable(self, _: AnyRequest, error: StoreUnavailable) -> Answer:
        """The reason is for the log: it may name files and machines."""
        self._count("store")
        LOG.error("The store is unavailable: %s", error)
        return answer(503, "unavailable", UNAVAILABLE, headers={"retry-after": str(STORE_RETRY_SECONDS)})

    def _tell_broken(self, _: AnyRequest, error: Exception) -> Answer:
        number = current_id()
        self._count("request")
        LOG.error("Something went wrong, number %s", number, exc_info=error)
        return answer(
            500, "broken", f"Something went wrong on our side: try again, or report the number {number}."
        )


def answer_problem(_: AnyRequest, problem: Problem) -> Answer:
    wait = None if problem.retry_after is None else {"retry-after": str(problem.retry_after)}
    return _told(problem.status, problem.body, wait)


def _tell_encoding(_: AnyRequest, __: UnicodeDecodeError) -> Answer:
    return answer(400, "bad_request", "The body is not UTF-8 text.")


def answer_refused(request: AnyRequest, error: Refused) -> Answer:
    problem = refused(error.refusal) if isinstance(error, CONFLICTS) else problem_of(error)
    return answer_problem(request, problem)


def _tell_stale(_: AnyRequest, __: VersionConflict) -> Answer:
    return answer(409, "stale", STALE)


def _own_words(error: HTTPException) -> str:
    """What the error says itself, where that is more than the name of its status."""
    plain = HTTPException(status_code=error.status_code).detail
    return "" if error.detail == plain else error.detail


def _with_retry(error: HTTPException) -> dict[str, str]:
    """The headers of the error; one that limits the rate says how long to wait."""
    headers = {name.lower(): str(text) for name, text in (error.headers or {}).items()}
    if error.status_code in (429, 503) and "retry-after" not in headers:
        reset = headers.get("ratelimit-reset", "")
        headers["retry-after"] = reset if reset.isdecimal() else str(STORE_RETRY_SECONDS)
    return headers
