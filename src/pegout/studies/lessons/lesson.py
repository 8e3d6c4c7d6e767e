"""What a lesson consists of, what a learner does in it, and what is shown in return."""

from enum import Enum

from pegout.cards import Card
from pegout.game import SeatView
from pegout.refusal import InvalidInput
from pegout.rules import Item, Kind
from pegout.values import value

LEARNER, TEACHER = 0, 1
NAMES = ("You", "Ada")


class WrongMove(InvalidInput):
    """Not what the lesson is waiting for; the message says what is."""

    code = "wrong_move"


class Only(Enum):
    """When a step applies."""

    ALWAYS = "always"
    WON = "the learner has won"
    LOST = "the learner has not won"


class Whose(Enum):
    """Whose cards are counted."""

    LEARNER = "the learner's hand"
    TEACHER = "the teacher's hand"
    CRIB = "the crib"


@value
class Tell:
    """The teacher says something and waits until it has been read."""

    text: str
    only: Only = Only.ALWAYS
    worth: tuple[tuple[str, str], ...] = ()
    """What scores, each with its points, for a small table below the text."""


@value
class AskThrow:
    """The learner throws to the crib."""

    text: str
    asked: str


@value
class PlayOut:
    """The whole play, card by card."""

    text: str
    hints: bool = False
    """Whether the teacher points out a card that would score."""


@value
class CountUp:
    """A hand or the crib is counted by the learner, who taps what scores, or by the teacher."""

    text: str
    whose: Whose
    tapped: bool = False


@value
class Missed:
    """The teacher counts a hand too low, and the learner taps what is missing."""

    text: str
    asked: str
    found: str
    hand: str
    starter: str
    kind: Kind


@value
class Practice:
    """Cards that are not of this deal, for the learner to tap what they make."""

    text: str
    hand: str
    starter: str


Step = Tell | AskThrow | PlayOut | CountUp | Missed | Practice


@value
class Part:
    title: str
    steps: tuple[Step, ...]


@value
class Lesson:
    """A deal whose cards are known, and what is said about it. Texts are templates of `templates`."""

    name: str
    title: str
    about: str
    position: str
    """Before the shuffle, as docs/record.md writes it; A is the learner, B the teacher."""
    hands: tuple[str, str]
    starter: str
    throws: str
    """What the teacher throws."""
    parts: tuple[Part, ...]


@value
class Move:
    """What the learner does, `on`, `throw`, `play`, `go`, `mark` or `reveal`, and to which cards."""

    do: str
    cards: tuple[Card, ...] = ()


@value
class May:
    """What the learner may do now, with the cards to choose from and how many are wanted.

    Without a number, any of them, at least one.
    """

    do: str
    cards: tuple[Card, ...] = ()
    number: int | None = None


@value
class Counting:
    """Cards being counted with the starter, and what has been found in them so far."""

    title: str
    hand: tuple[Card, ...]
    starter: Card
    found: tuple[Item, ...]
    left: tuple[Item, ...]

    @property
    def total(self) -> int:
        return sum([item.points for item in self.found])


@value
class Turn:
    """The present state of the lesson: what is said, what is on the table, and what may be done."""

    part: int
    heard: tuple[str, ...]
    """What was said across the table since the last move."""
    said: tuple[str, ...]
    """What the teacher says about it, and last what the learner is asked to do."""
    worth: tuple[tuple[str, str], ...]
    """What scores and how much, where the teacher lists it."""
    words: tuple[tuple[str, str], ...]
    """Words of the game that appear for the first time, with their meanings."""
    view: SeatView
    counting: Counting | None
    may: tuple[May, ...]
    """Nothing once the lesson is over."""
