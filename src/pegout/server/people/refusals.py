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
        400: "What was sent cannot be used.",
        401: "Nobody is known by this session or token, or the name or password is wrong.",
        403: "The CSRF header is missing, a session is needed rather than a token, or a password is wrong.",
        404: "There is no such thing of yours.",
        409: "Somebody else keeps the name, or it does not go with what is there.",
        413: "More was sent than is read.",
        429: "Too often: Retry-After says for how many seconds to wait.",
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
    said = "Those who run this server have banned this account: write to them if that is a mistake."
    return Problem(403, "banned", said)


def unreadable(_: Request[Any, Any, Any], __: Exception) -> Response[ProblemAnswer]:
    """JSON with a thousand brackets or other bytes than UTF-8: the decoder has errors of its own."""
    body = ProblemBody("unreadable", "What was sent cannot be read: send simple JSON in UTF-8.")
    return Response(ProblemAnswer(body), status_code=400)
