"""What may be refused at the door, for the description of the API and for more than one handler."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from litestar import Request, Response
from litestar.openapi import ResponseSpec

from pegout.server.problems import Problem, ProblemAnswer, ProblemBody
from pegout.services.people.ports import Person

REASONS: Mapping[int, str] = MappingProxyType(
    {
        400: "The request is wrong; the message names the field.",
        401: "The session or token is not valid, or the name or password is wrong.",
        403: "The CSRF header is missing, a token was sent where a session is needed, or a password is "
        "wrong.",
        404: "You have none with that id.",
        409: "The name is taken, or it cannot be done as things are.",
        413: "The request is too large.",
        429: "Too many requests: `Retry-After` says how many seconds to wait.",
    }
)


def may_refuse(*statuses: int) -> dict[int, ResponseSpec]:
    """With 429 too, which every route may answer."""
    return {
        status: ResponseSpec(ProblemAnswer, generate_examples=False, description=REASONS[status])
        for status in sorted({*statuses, 429})
    }


def refuse_banned(person: Person) -> None:
    """To be asked wherever a session begins."""
    if person.banned is not None:
        raise banned()


def banned() -> Problem:
    said = "The people who run this server have banned this account: write to them if that is a mistake."
    return Problem(403, "banned", said)


def unreadable(_: Request[Any, Any, Any], __: Exception) -> Response[ProblemAnswer]:
    """JSON with a thousand brackets or other bytes than UTF-8: the decoder has errors of its own."""
    body = ProblemBody("unreadable", "The request cannot be read: send plain JSON in UTF-8.")
    return Response(ProblemAnswer(body), status_code=400)
