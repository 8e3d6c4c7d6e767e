"""Routes whose work is done in the worker pool."""

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body

from pegout.server.analysis.desk import Desk
from pegout.server.analysis.ruling_responses import Elsewhere, Missing, Ruling
from pegout.server.analysis.schema import HEAVY, answers
from pegout.server.analysis.score_responses import Chances
from pegout.services.queries.handlers import discard, review_record, rule, win
from pegout.services.queries.questions import (
    LONGEST_BODY,
    SHORT_BODY,
    DiscardAsked,
    ReviewAsked,
    RulingAsked,
    WinAsked,
)
from pegout.services.queries.throws import Throws
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
    description="Hand, crib and pegging of every throw, for two seats the chance to win; the best first.",
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
    summary="The chance to win from two scores",
    description="For two seats before a deal, both playing well.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(Chances, "The chances, with the deal and without.", HEAVY),
)
async def win_chance(
    request: Asking, data: Annotated[WinAsked, Body(examples=[CLOSE])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return await desk.heavy(request, win, data)


@post(
    "/review",
    operation_id="reviewRecord",
    summary="Grade every decision of a recorded game",
    description="All finished games of a record: each throw and card against the best, and where luck lay. "
    "The record of a board beside real cards is recognised, and reviewed as far as it goes.",
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
    description="A ruling with its citations, the questions that come before it, or the incidents meant.",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=answers(Ruling | Missing | Elsewhere, "The ruling, or what it takes.", HEAVY),
)
async def rule_on_incident(
    request: Asking, data: Annotated[RulingAsked, Body(examples=[FALSE_CLAIM])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    if data.record is not None:  # a long one takes a while to play through
        return await desk.heavy(request, rule, data)
    return desk.light(rule, data)
