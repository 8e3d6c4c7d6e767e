"""Routes of the drills. Players keep their own mistakes: nothing is stored here."""

from secrets import token_hex
from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body
from msgspec.structs import replace

from pegout.server.analysis.desk import Desk
from pegout.server.analysis.drill_responses import DecisionAsked, GradeTold, Questions
from pegout.server.analysis.schema import HEAVY, answers
from pegout.services.queries.drill_questions import (
    CountingSent,
    DecisionsAsked,
    GradeAsked,
    MistakesAsked,
    QuestionsAsked,
)
from pegout.services.queries.practice import decisions, graded, mistakes, questions
from pegout.services.queries.questions import LONGEST_BODY, SHORT_BODY

Asking = Request[Any, Any, Any]

THROWS = Example(value={"kind": "throwing", "number": 3})
TWENTY_NINE = Example(
    value={"question": {"kind": "counting", "hand": ["5H", "5C", "5S", "JD"], "starter": "5D"}, "answer": 29}
)
RECORD = Example(value={"record": '[Pegout "1"]\n...\nend', "seat": 0})


@post(
    "/questions",
    operation_id="askQuestions",
    summary="New questions to practise with",
    description="Hands to count, cards to throw, or positions in the play, all where the choice matters.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(Questions, "The questions.", HEAVY),
)
async def drill_questions(
    request: Asking, data: Annotated[QuestionsAsked, Body(examples=[THROWS])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    seeded = replace(data, seed=data.seed or token_hex(8))
    if data.kind == "counting":  # nothing is to be weighed
        return desk.light(questions, seeded)
    return await desk.heavy(request, questions, seeded)


@post(
    "/grade",
    operation_id="gradeAnswer",
    summary="Grade the answer to a question",
    description="Whether it was right, what is best, what each choice is worth, and how the hand counts.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(GradeTold, "The grade.", HEAVY),
)
async def grade_answer(
    request: Asking, data: Annotated[GradeAsked, Body(examples=[TWENTY_NINE])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    if isinstance(data.question, CountingSent):
        return desk.light(graded, data)
    return await desk.heavy(request, graded, data)


@post(
    "/mistakes",
    operation_id="findMistakes",
    summary="What a player got wrong in a recorded game",
    description="In a game for two, as questions to ask again, the costliest first.",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=answers(Questions, "The mistakes.", HEAVY),
)
async def find_mistakes(
    request: Asking, data: Annotated[MistakesAsked, Body(examples=[RECORD])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return await desk.heavy(request, mistakes, data)


@post(
    "/decisions",
    operation_id="listDecisions",
    summary="Every decision a player faced in a recorded game",
    description="Each position as the player saw it, as a question that can be asked again.",
    status_code=200,
    request_max_body_size=LONGEST_BODY,
    responses=answers(list[DecisionAsked], "The decisions in order.", HEAVY),
)
async def list_decisions(
    request: Asking, data: Annotated[DecisionsAsked, Body(examples=[RECORD])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return await desk.heavy(request, decisions, data)
