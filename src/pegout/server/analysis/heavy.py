"""Routes whose work is done in the worker pool."""

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body

from pegout.server.analysis.desk import Desk
from pegout.server.analysis.responses import Chances, Elsewhere, Missing, Ruling, Throws
from pegout.server.analysis.schema import HEAVY, answers
from pegout.services.queries.handlers import discard, review_record, rule, win
from pegout.services.queries.questions import (
    LONGEST_BODY,
    SHORT_BODY,
    DiscardAsked,
    ReviewAsked,
    RulingAsked,
    WinAsked,
)
from pegout.studies.board_review.result import BoardReview
from pegout.studies.review import Review

Asking = Request[Any, Any, Any]

SIX = Example(value={"cards": ["5H", "5C", "6D", "7S", "JH", "KD"], "dealer": True, "scores": [84, 91]})
CLOSE = Example(value={"mine": 84, "theirs": 91})
RECORD = Example(value={"record": '[Pegout "1"]\n...\nend'})
FALSE_CLAIM = Example(
    value={
        "incident": "false-claim",
        "facts": {"player": "pone", "true_score": "118"},
        "scores": [[84], [118]],
    }
)


@post(
    "/discard",
    operation_id="weighThrows",
    summary="What each throw is worth",
    description="The value of every throw in hand, crib and pegging, and with two seats the chance to win; "
    "the best first.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(Throws, "The throws.", HEAVY),
)
async def weigh_throws(
    request: Asking, data: Annotated[DiscardAsked, Body(examples=[SIX])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return await desk.heavy(request, discard, data)


@post(
    "/win",
    operation_id="getWinChance",
    summary="The chance to win from a score",
    description="For two seats before a deal, if both play well.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(Chances, "The chances, with the deal and without it.", HEAVY),
)
async def win_chance(
    request: Asking, data: Annotated[WinAsked, Body(examples=[CLOSE])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return await desk.heavy(request, win, data)


@post(
    "/review",
    operation_id="reviewRecord",
    summary="Grade every decision of a recorded game",
    description="Every finished game of a record: each throw and card compared with the best, and what was "
    "luck. It recognises the record of a companion board, and reviews as much as that holds.",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=answers(Review | BoardReview, "The review.", HEAVY),
)
async def review_game(
    request: Asking, data: Annotated[ReviewAsked, Body(examples=[RECORD])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return await desk.heavy(request, review_record, data)


@post(
    "/rulings",
    operation_id="ruleOnIncident",
    summary="Put a situation to the judge",
    description="The answer is a ruling with its citations, the questions to answer first, or the incidents "
    "you may mean.",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=answers(Ruling | Missing | Elsewhere, "The ruling, or what is needed for one.", HEAVY),
)
async def rule_on_incident(
    request: Asking, data: Annotated[RulingAsked, Body(examples=[FALSE_CLAIM])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    if data.record is not None:  # a long one takes a while to play through
        return await desk.heavy(request, rule, data)
    return desk.light(rule, data)
