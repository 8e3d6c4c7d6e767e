"""What is answered about drills: the shapes of the JSON that `pegout.services.queries.practice` makes."""

from typing import Annotated

from msgspec import Meta

from pegout.server.analysis.responses import Chance, Item, Told
from pegout.services.queries.drill_questions import QuestionSent


class AskedQuestion(Told, frozen=True):
    """A question, and the cards among which `number` are to be chosen; none where a count is asked."""

    question: QuestionSent
    choices: list[str]
    number: int
    count: Annotated[int | None, Meta(description="The count of the cards in the series.")]


class Questions(Told, frozen=True):
    """Questions in the order in which to ask them."""

    enough: Annotated[int, Meta(description="How many right answers in a row retire a mistake.")]
    questions: list[AskedQuestion]


class DecisionAsked(Told, frozen=True):
    """What a seat was asked in a game, and what it did."""

    game: int
    deal: int
    chosen: int | list[str]
    asked: AskedQuestion


class WeighedChoice(Told, frozen=True):
    """Cards that may be chosen, and what they are worth; `parts` are what the points of a throw come from."""

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
