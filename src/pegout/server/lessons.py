"""Lessons over HTTP. Nothing is stored: the learner's moves so far determine the position."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from pegout.cards import Card
from pegout.game.written_views import texts
from pegout.server.analysis.plugin import nested_too_deeply
from pegout.server.analysis.schema import answers
from pegout.server.contract.structs import ScoreItem, item_seen
from pegout.server.errors import answer_problem
from pegout.server.refusals import refused
from pegout.server.tables.views import seen
from pegout.server.tables.wire import Cards, GameSeen, OptionSeen
from pegout.studies.lessons import (
    LESSONS,
    Counting,
    Lesson,
    May,
    Move,
    NoSuchLesson,
    Turn,
    WrongMove,
    after,
    lesson_called,
    turn_after,
)

MOST_MOVES = 200
LARGEST_BODY = 16 * 1024

Name = Annotated[str, PathParameter(description="Its name in the list of lessons.", max_length=40)]


class MoveMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's move at a step."""

    do: Annotated[str, Meta(max_length=10, description="One of the moves in `may`.")]
    cards: Annotated[list[Annotated[str, Meta(max_length=4)]], Meta(max_length=6)] = []


class MovesSoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    moves: Annotated[list[MoveMade], Meta(max_length=MOST_MOVES)] = []


class LessonListed(msgspec.Struct, frozen=True):
    name: str
    title: str
    about: str
    parts: tuple[str, ...]


class WordSeen(msgspec.Struct, frozen=True):
    """A word of the game where it first appears."""

    word: str
    meaning: str


class WorthSeen(msgspec.Struct, frozen=True):
    """Something that scores, and how much."""

    what: str
    points: str


class CountingSeen(msgspec.Struct, frozen=True):
    title: str
    hand: Cards
    starter: str
    found: tuple[ScoreItem, ...]
    total: int
    """The points found so far."""
    left: int
    """How many combinations are still to be found."""


class LessonSeen(msgspec.Struct, frozen=True):
    """A lesson after some moves."""

    lesson: LessonListed
    part: int
    heard: tuple[str, ...]
    said: tuple[str, ...]
    worth: tuple[WorthSeen, ...]
    words: tuple[WordSeen, ...]
    game: GameSeen
    goal: int
    skunk_below: int
    double_skunk_below: int
    counting: CountingSeen | None
    may: tuple[OptionSeen, ...]
    """What the learner may do now; nothing once the lesson is over."""
    next: str | None
    """The lesson that follows."""


@get(
    "/lessons",
    operation_id="listLessons",
    summary="The lessons for beginners",
    description="In the order to take them.",
    responses=answers(list[LessonListed], "The lessons.", {}),
    sync_to_thread=False,
)
def list_lessons() -> list[LessonListed]:
    return [_listed(lesson) for lesson in LESSONS.values()]


@post(
    "/lessons/{name:str}",
    operation_id="takeLesson",
    summary="One step of a lesson",
    description="The lesson after the moves so far. Nothing is stored: to go back, send one move less.",
    status_code=200,
    request_max_body_size=LARGEST_BODY,
    responses=answers(
        LessonSeen,
        "What the teacher says, what lies on the table, and what you may do.",
        {
            400: "The body is not in the right form.",
            404: "There is no such lesson.",
            409: "The lesson expects another move; the message says which.",
            413: "The body is too long.",
        },
    ),
    sync_to_thread=False,
)
def take_lesson(name: Name, data: JSONBody[MovesSoFar]) -> LessonSeen:
    lesson = lesson_called(name)
    return _seen(lesson, turn_after(lesson, [_move(made) for made in data.moves]))


def lesson_parts() -> Router:
    """The routes of the lessons, which need nobody's name."""
    return Router(
        "/api",
        route_handlers=[list_lessons, take_lesson],
        tags=["lessons"],
        exception_handlers={
            NoSuchLesson: _no_such_lesson,
            WrongMove: _refused,
            RecursionError: nested_too_deeply,
        },
    )


def _no_such_lesson(request: Request[Any, Any, Any], error: NoSuchLesson) -> Response[Any]:
    return answer_problem(request, refused(error.refusal, 404, "not_found"))


def _refused(request: Request[Any, Any, Any], error: WrongMove) -> Response[Any]:
    return answer_problem(request, refused(error.refusal))


def _move(made: MoveMade) -> Move:
    return Move(made.do, tuple([Card.parse(card) for card in made.cards]))


def _listed(lesson: Lesson) -> LessonListed:
    return LessonListed(lesson.name, lesson.title, lesson.about, tuple([part.title for part in lesson.parts]))


def _seen(lesson: Lesson, turn: Turn) -> LessonSeen:
    rules, following = turn.view.rules, after(lesson)
    return LessonSeen(
        lesson=_listed(lesson),
        part=turn.part,
        heard=turn.heard,
        said=turn.said,
        worth=tuple([WorthSeen(what, points) for what, points in turn.worth]),
        words=tuple([WordSeen(word, meaning) for word, meaning in turn.words]),
        game=seen(turn.view),
        goal=rules.goal,
        skunk_below=rules.skunk_below,
        double_skunk_below=rules.double_skunk_below,
        counting=None if turn.counting is None else _counting(turn.counting),
        may=tuple([_option(may) for may in turn.may]),
        next=None if following is None else following.name,
    )


def _option(may: May) -> OptionSeen:
    return OptionSeen(may.do, texts(may.cards), may.number)


def _counting(counting: Counting) -> CountingSeen:
    return CountingSeen(
        counting.title,
        texts(counting.hand),
        counting.starter.text,
        tuple([item_seen(item) for item in counting.found]),
        counting.total,
        len(counting.left),
    )
