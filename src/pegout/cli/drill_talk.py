"""A drill, line by line: question, answer, grade and summary."""

import time
from collections.abc import Callable, Iterable

from pegout.cards import Card
from pegout.cli.answers import Left
from pegout.cli.card_words import Saying
from pegout.cli.drill_words import grade_lines, question_lines
from pegout.cli.main import INTERRUPTED
from pegout.cli.typed import read_cards
from pegout.rules import BEST_COUNT
from pegout.studies.drills import Grade, MistakeFile, Question, grade
from pegout.studies.drills.questions import LIMIT, Answer, Counting, Throwing
from pegout.values import value

HELP = (
    "Type the count as a number, or cards by their numbers or names, such as 1 4 or 5H KD.",
    "Type q to stop; so does the end of the input.",
)


@value
class Asked:
    """A question, and whether it was answered wrongly before."""

    question: Question
    before: bool = False


class Talk:
    """Reads answers with `read`, which gives None at the end of the input, and speaks with `say`."""

    def __init__(
        self,
        shelf: MistakeFile,
        read: Callable[[], str | None],
        say: Callable[[str], None],
        saying: Saying,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.shelf = shelf
        self.read = read
        self.say = say
        self.saying = saying
        self.clock = clock
        self.grades: list[Grade] = []
        self.seconds = 0.0
        self.unkept: OSError | None = None

    def run(self, questions: Iterable[Asked], hands: int) -> int:
        """Ask them all, or until the player leaves; then sum up. Returns the exit code."""
        code = 0
        try:
            for number, asked in enumerate(questions, 1):
                self._ask(asked, f"{number} of {hands}")
        except Left:
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        for line in self.summary():
            self.say(line)
        return code

    def _ask(self, asked: Asked, place: str) -> None:
        self.say(f"{place}{', one you had wrong' if asked.before else ''}.")
        for line in question_lines(asked.question, self.saying):
            self.say(line)
        begun = self.clock()
        answer = self._answer(asked.question)
        seconds = self.clock() - begun
        mark = grade(asked.question, answer)
        self.seconds += seconds
        self.grades.append(mark)
        for line in grade_lines(asked.question, mark, seconds, self.saying):
            self.say(line)
        self.say("")
        self._keep(asked.question, mark)

    def _keep(self, question: Question, mark: Grade) -> None:
        """A file that cannot be written does not end the drill; the summary mentions it."""
        try:
            self.shelf.note(question, right=mark.right)
        except OSError as error:
            self.unkept = error

    def _answer(self, question: Question) -> Answer:
        """Ask until the answer can be graded."""
        while True:
            line = self.read()
            if line is None:
                raise Left
            text = " ".join(line.lower().split())
            if text in ("q", "quit"):
                raise Left
            if text in ("?", "help"):
                for words in HELP:
                    self.say(words)
                continue
            try:
                return read_answer(text, question)
            except ValueError as error:
                self.say(str(error))

    def summary(self) -> list[str]:
        """How many were right, how fast, what was given away, and what will come back."""
        if not self.grades:
            return ["Nothing was answered."]
        of, right = len(self.grades), sum(mark.right for mark in self.grades)
        lines = [f"{right} of {of} right ({right / of:.0%}), {self.seconds / of:.1f} seconds an answer."]
        if (cost := sum(mark.cost for mark in self.grades)) > 0:
            lines.append(f"You gave away {cost / of:.1%} of a game each time.")
        if self.unkept:
            lines.append(f"Your mistakes could not be saved: {self.shelf.path}: {self.unkept.strerror}.")
        elif right < of:
            lines.append(f"Your mistakes come back first next time; they are saved in {self.shelf.path}.")
        return lines


def read_answer(text: str, question: Question) -> Answer:
    """The count or the cards that the text names, or `ValueError` with a sentence."""
    if isinstance(question, Counting):
        if text.isascii() and text.isdigit() and len(text) < 3 and int(text) <= BEST_COUNT:
            return int(text)
        raise ValueError(f"Type the count as a number from 0 to {BEST_COUNT}, or q to stop.")
    throws = isinstance(question, Throwing)
    hand = question.cards if isinstance(question, Throwing) else question.held
    cards = read_cards(text, hand)
    if len(cards) != (2 if throws else 1):
        what = "Throw two cards: type their numbers or names" if throws else "Play one card: type its number"
        raise ValueError(f"{what}, such as {'1 4' if throws else '1'}, or q to stop.")
    _refuse_others(cards, hand)
    if not isinstance(question, Throwing) and cards[0] not in question.fitting:
        raise ValueError(
            f"{cards[0].pretty} would pass {LIMIT}, as the count is {question.count}: choose another."
        )
    return cards


def _refuse_others(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> None:
    for card in cards:
        if card not in hand:
            raise ValueError(f"{card.pretty} is not in your hand: choose among the cards with numbers.")
