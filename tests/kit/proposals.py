"""Anything that somebody could put to the judge."""

from collections.abc import Callable, Sequence
from random import Random

from pegout.judge import KINDS, questions

Facts = tuple[tuple[str, str], ...]


def any_facts(name: str, dice: Random, names: Sequence[str]) -> Facts:
    """Answers to all that the judge asks about an incident, and to some of what need not be known."""
    wanted = [one for one in questions(KINDS[name].incident) if one.needed or dice.random() < 0.3]
    answers: dict[str, Callable[[], str]] = {
        "seat": lambda: dice.choice(["dealer", "pone", *names]),
        "number": lambda: str(dice.choice([0, 1, 2, 3, 5, 8, 30, 52, 118, 400])),
        "cards": lambda: dice.choice(["5H", "5H 6C", "KD QS JH"]),
        "words": lambda: "It stands.",
    }
    return tuple(
        [(one.name, dice.choice(one.answers) if one.answers else answers[one.answer]()) for one in wanted]
    )
