"""Routes that answer directly."""

from typing import Annotated

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.openapi.spec import Example
from litestar.params import Body

from pegout.server.analysis.desk import Desk
from pegout.server.analysis.responses import Count, Pegged
from pegout.server.analysis.schema import LIGHT, answers
from pegout.services.queries.handlers import peg_cards, score
from pegout.services.queries.questions import SHORT_BODY, PegAsked, ScoreAsked

TWENTY_NINE = Example(value={"hand": ["5H", "5C", "5S", "JD"], "starter": "5D"})
A_RUN = Example(value={"cards": ["7H", "8C", "9D"]})


@post(
    "/score",
    operation_id="scoreHand",
    summary="Count a hand or a crib",
    description="Every scoring combination with its cards, the total, and the count as it is spoken.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(Count, "The count.", LIGHT),
    sync_to_thread=False,
)
def score_hand(
    data: Annotated[ScoreAsked, Body(examples=[TWENTY_NINE])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return desk.light(score, data)


@post(
    "/peg",
    operation_id="pegCards",
    summary="Score cards as they are played",
    description="Each card with the count it makes, what it scores and what is said; a series ends as it "
    "does in play.",
    status_code=200,
    request_max_body_size=SHORT_BODY,
    responses=answers(Pegged, "The cards in order.", LIGHT),
    sync_to_thread=False,
)
def peg_series(
    data: Annotated[PegAsked, Body(examples=[A_RUN])], desk: NamedDependency[Desk]
) -> Response[bytes]:
    return desk.light(peg_cards, data)
