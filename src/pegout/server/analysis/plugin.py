"""All of it, to be plugged into the server."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response, Router
from litestar.di import Provide

from pegout.server.analysis.analyses import ANALYSES
from pegout.server.analysis.articles import find_articles, list_documents, list_words, show_article
from pegout.server.analysis.desk import Desk
from pegout.server.analysis.drills import DRILLS
from pegout.server.analysis.incidents import find_incidents, list_incidents
from pegout.server.analysis.question import Question
from pegout.server.analysis.reference import list_opponents, list_rule_books, show_rule_book
from pegout.server.analysis.settings import AnalysisSettings
from pegout.server.identity import Scope, needs
from pegout.server.limits.purposes import ANALYSIS
from pegout.server.people.limits import PURPOSE
from pegout.server.problems import ProblemAnswer, ProblemBody
from pegout.services.worker_pool import WorkerPool

REFERENCE = (
    *(list_rule_books, show_rule_book, list_opponents, list_incidents, find_incidents),
    *(list_documents, find_articles, show_article, list_words),
)


def nested_too_deeply(_: Request[Any, Any, Any], __: RecursionError) -> Response[ProblemAnswer]:
    """JSON that is nothing but brackets is valid, and no decoder can follow it."""
    said = "The body is nested too deeply: send the fields that the documentation lists."
    return Response(ProblemAnswer(ProblemBody("bad_request", said)), status_code=400)


def analysis_parts(worker_pool: WorkerPool, settings: AnalysisSettings | None = None) -> list[Router]:
    """The routes of analysis and drills, and those of the rules and opponents, which need nobody's name.

    The worker pool should begin with `pegout.analysis.warm_up.warm_up`, so that no job pays for it.
    """
    desk = Desk(worker_pool, settings or AnalysisSettings())

    def the_desk() -> Desk:
        return desk

    def at_the_desk(path: str, questions: Sequence[Question], tag: str) -> Router:
        return Router(
            path,
            route_handlers=[question.route() for question in questions],
            guards=[needs(Scope.ANALYSE)],
            opt={PURPOSE: ANALYSIS},
            dependencies={"desk": Provide(the_desk, sync_to_thread=False)},
            exception_handlers={RecursionError: nested_too_deeply},
            tags=[tag],
        )

    return [
        at_the_desk("/api/analysis", ANALYSES, "analysis"),
        at_the_desk("/api/drills", DRILLS, "drills"),
        Router("/api", route_handlers=REFERENCE, tags=["reference"]),
    ]
