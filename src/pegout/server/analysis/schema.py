"""What the OpenAPI document says about answers and errors."""

from typing import Any

from litestar.openapi.datastructures import ResponseSpec

from pegout.server.problems import ProblemAnswer

LIGHT = {
    400: "The body is not in the right form.",
    401: "You are not signed in: sign in, or send a token.",
    403: "The token lacks the scope `analyse`.",
    413: "The body is too long.",
    422: "The question cannot be answered; the message says why.",
}
HEAVY = LIGHT | {
    429: "Too many questions are waiting, or you have used up your share; `Retry-After` says when to "
    "try again.",
    503: "The work cannot be done now; `Retry-After` says when to try again.",
}


def answers(told: Any, what: str, problems: dict[int, str]) -> dict[int, ResponseSpec]:
    """The answer that a route gives, and the problems it may have."""
    good = ResponseSpec(told, description=what, generate_examples=False)
    return {200: good} | {
        status: ResponseSpec(ProblemAnswer, description=why, generate_examples=False)
        for status, why in problems.items()
    }
