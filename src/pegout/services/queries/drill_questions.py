"""What can be asked about drills from outside, as JSON."""

from typing import Annotated, Literal

from msgspec import Meta

from pegout.services.queries.questions import Asked, CardText, Hole, Record

MOST = 10
"""The most questions in one request."""

Kind = Literal["counting", "throwing", "pegging"]
Goal = Annotated[int, Meta(ge=31, le=999, description="The score that wins the game.")]
Cards = Annotated[list[CardText], Meta(max_length=8)]
Scores = Annotated[tuple[Hole, Hole], Meta(description="Mine and my opponent's.")]
Seat = Annotated[int, Meta(ge=0, le=1, description="Whose decisions, in a game for two.")]


class QuestionsAsked(Asked, frozen=True):
    """Fresh questions of one kind."""

    kind: Kind
    number: Annotated[int, Meta(ge=1, le=MOST)] = 5
    seed: Annotated[
        str, Meta(max_length=64, description="Repeats the same questions; chosen at random if left out.")
    ] = ""


class CountingSent(Asked, frozen=True, tag="counting", tag_field="kind"):
    """Four cards and a starter: what do they count."""

    hand: Cards
    starter: CardText
    crib: bool = False


class ThrowingSent(Asked, frozen=True, tag="throwing", tag_field="kind"):
    """Six cards: which two go to the crib."""

    cards: Cards
    dealer: bool
    scores: Scores
    goal: Goal = 121


class PeggingSent(Asked, frozen=True, tag="pegging", tag_field="kind"):
    """A position in the play: which card to play."""

    dealer: bool
    held: Cards
    laid: Cards
    thrown: Cards
    theirs: Cards
    series: Cards
    starter: CardText
    scores: Scores
    other_went: bool = False
    goal: Goal = 121


QuestionSent = CountingSent | ThrowingSent | PeggingSent
Answer = Annotated[int, Meta(ge=0, le=29)] | Annotated[list[CardText], Meta(min_length=1, max_length=2)]


class GradeAsked(Asked, frozen=True):
    """A question as it was sent, and the answer: the count, or the cards."""

    question: QuestionSent
    answer: Answer


class DecisionsAsked(Asked, frozen=True):
    """A record, and the seat whose decisions are wanted."""

    record: Record
    seat: Seat


class MistakesAsked(Asked, frozen=True):
    """The same, and of which kinds."""

    record: Record
    seat: Seat
    kinds: Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=3)] = ("counting", "throwing", "pegging")
