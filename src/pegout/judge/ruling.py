"""A ruling: what was found, what is ordered, what is left to somebody, and where that stands."""

from pegout.rulebook import Citation
from pegout.rules.remedies import Remedy
from pegout.values import value


@value
class Option:
    """One way to choose, and the fact that says it was chosen."""

    words: str
    fact: str
    answer: str


@value
class Choice:
    """What the rules leave to somebody; the same incident with the fact told is ruled on to its end."""

    question: str
    whose: str
    fact: str
    options: tuple[Option, ...] = ()
    """None where it is answered in words or with a card of one's own choice."""


@value
class Ruling:
    """Findings in words, remedies that the game can carry out, and the articles behind them.

    A ruling without remedies lets what happened stand.
    """

    findings: tuple[str, ...]
    remedies: tuple[Remedy, ...]
    citations: tuple[Citation, ...]
    choices: tuple[Choice, ...] = ()
    suggested_to: str = ""
    """Whose word decides, where the rules of the table leave every irregularity to an official."""


def ruling(finding: str, *remedies: Remedy, by: str, choices: tuple[Choice, ...] = ()) -> Ruling:
    """A ruling with one finding, by the articles named in a text such as "acc:VII.3 acc:XI.1"."""
    return Ruling((finding,), remedies, tuple(Citation.parse(place) for place in by.split()), choices)


def choice(question: str, whose: str, fact: str, **answers: str) -> Choice:
    """A choice among answers to a fact, each with its words; dashes in an answer are written as `_`."""
    options = [Option(words, fact, answer.replace("_", "-")) for answer, words in answers.items()]
    return Choice(question, whose, fact, tuple(options))
