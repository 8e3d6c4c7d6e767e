"""What is asked with a body and answered by a job: a row of a table, made into a route."""

from collections.abc import Callable
from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.spec import Example
from litestar.params import Body

from pegout.server.analysis.desk import Desk
from pegout.server.analysis.schema import HEAVY, LIGHT, answers
from pegout.services.queries.handlers import Job
from pegout.services.queries.questions import SHORT_BODY, Asked
from pegout.values import value


def always(_: Any) -> bool:
    return True


def never(_: Any) -> bool:
    return False


@value
class Question:
    """A question that can be put to the server."""

    path: str
    operation_id: str
    summary: str
    description: str
    asked: type[Asked]
    example: dict[str, Any]
    job: Job[Any]
    told: Any
    """The shape of the answer."""
    what: str
    """The answer in words."""
    at_once: Callable[[Any], bool] = never
    """Whether it is answered here; all else is done in the worker pool."""
    largest: int = SHORT_BODY
    """Bytes of its body."""

    def route(self) -> HTTPRouteHandler:
        async def answer(
            request: Request[Any, Any, Any], data: Any, desk: NamedDependency[Desk]
        ) -> Response[bytes]:
            if self.at_once(data):
                return desk.light(self.job, data)
            return await desk.heavy(request, self.job, data)

        answer.__annotations__["data"] = Annotated[self.asked, Body(examples=[Example(value=self.example)])]
        return post(
            self.path,
            operation_id=self.operation_id,
            summary=self.summary,
            description=self.description,
            status_code=200,
            request_max_body_size=self.largest,
            responses=answers(self.told, self.what, LIGHT if self.at_once is always else HEAVY),
        )(answer)
