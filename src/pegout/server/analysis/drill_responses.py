"""What is answered about drills: the shapes of the JSON that `pegout.services.queries.practice` makes."""

from typing import Annotated

from msgspec import Meta

from pegout.server.analysis.score_responses import Item
from pegout.services.queries.answers import Chance, Told
from pegout.services.queries.drill_questions import QuestionSent


class AskedQuestion(Told, frozen=True):
    """A question, and the cards to choose `number` from; none if it asks for a count."""

    question: QuestionSent
    choices: list[str]
    number: int
    count: Annotated[int | None, Meta(description="The count of the cards in the series.")]


class Questions(Told, frozen=True):
    """Questions in the order to ask them."""

    enough: Annotated[int, Meta(description="How many right answers in a row retire a mistake.")]
    questions: list[AskedQuestion]


class DecisionAsked(Told, frozen=True):
    """A decision a seat faced in a game, and what it did."""

    game: int
    deal: int
    chosen: int | list[str]
    asked: AskedQuestion


class WeighedChoice(Told, frozen=True):
    """A possible choice of cards and its value; `parts` make up the points of a throw."""

    cards: list[str]
    points: float
    win: Chance
    parts: dict[str, float]


class CountTold(Told, frozen=True):
    """The count of a hand."""

    total: int
    items: list[Item]
    spoken: str


class GradeTold(Told, frozen=True):
    """What an answer was worth."""

    right: bool
    best: Annotated[int | list[str], Meta(description="The count, or the cards.")]
    cost: Annotated[float, Meta(description="The chance to win given away.")]
    points_lost: float
    count: CountTold | None
    choices: Annotated[list[WeighedChoice], Meta(description="The best first; none for a count.")]
    chosen: WeighedChoice | None
