"""What the OpenAPI document says about answers and errors."""

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from pegout.server.problems import ProblemAnswer

LIGHT = {
    400: "The body is not as it should be.",
    401: "Nobody asks: sign in, or send a token.",
    403: "The token lacks the scope `analyse`.",
    413: "The body is too long.",
    422: "This cannot be answered; the message says why.",
}
HEAVY = LIGHT | {
    429: "Too many questions wait, or this person has had their share; `Retry-After` says when to come back.",
    503: "The work could not be done now; `Retry-After` says when to come back.",
}


def answers(told: Any, what: str, problems: dict[int, str]) -> dict[int, ResponseSpec]:
    """The answer that a route gives, and the problems it may have."""
    good = ResponseSpec(told, description=what, generate_examples=False)
    return {200: good} | {
        status: ResponseSpec(ProblemAnswer, description=why, generate_examples=False)
        for status, why in problems.items()
    }
