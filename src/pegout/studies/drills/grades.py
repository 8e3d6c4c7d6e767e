"""Grades answers: a count is right or wrong; a throw or a card by the chance to win it gives away."""

from typing import assert_never

from pegout.cards import Card
from pegout.rules import PRESETS, Breakdown, score_show
from pegout.studies.drills.questions import Answer, Counting, Pegging, Question, Throwing
from pegout.values import value

NEAR = 0.0025
"""A choice that costs less than this is as good as the best."""


@value
class Choice:
    """A possible answer, and what it is worth."""

    cards: tuple[Card, ...]
    points: float
    win: float
    parts: tuple[tuple[str, float], ...] = ()
    """What the points are made of."""


@value
class Grade:
    """What an answer was worth."""

    right: bool
    best: Answer
    """The right answer, or the best one."""
    cost: float = 0.0
    """The chance to win given away."""
    points_lost: float = 0.0
    """The same in points, where known; a throw for the win may gain some."""
    breakdown: Breakdown | None = None
    """The count, of a hand."""
    choices: tuple[Choice, ...] = ()
    """Everything that could be chosen, best first."""
    chosen: Choice | None = None


def grade(question: Question, answer: Answer) -> Grade:
    """The grade of an answer that fits the question, or `ValueError` for one that does not."""
    match question:
        case Counting():
            return _of_count(question, answer)
        case Throwing():
            return _of_choice(choices_to_throw(question), answer)
        case Pegging():
            return _of_choice(choices_to_lay(question), answer)
        case _:
            assert_never(question)


def count_of(question: Counting) -> Breakdown:
    return score_show(question.hand, question.starter, PRESETS["acc"], crib=question.crib)


def _of_count(question: Counting, answer: Answer) -> Grade:
    breakdown = count_of(question)
    return Grade(right=answer == breakdown.total, best=breakdown.total, breakdown=breakdown)


def choices_to_throw(question: Throwing) -> tuple[Choice, ...]:
    """All fifteen, best first."""
    from pegout.analysis import weigh_throws

    sign = 1 if question.dealer else -1
    throws = weigh_throws(question.cards, dealer=question.dealer, scores=question.scores, goal=question.goal)
    return tuple(
        Choice(
            throw.thrown,
            throw.points,
            throw.win,
            (("hand", throw.hand.mean), ("crib", sign * throw.crib), ("pegging", throw.pegging)),
        )
        for throw in throws
    )


def choices_to_lay(question: Pegging) -> tuple[Choice, ...]:
    """One of each rank that can be played, best first."""
    from pegout.analysis import weigh_cards

    return tuple(
        Choice((option.card,), float(option.points), float(option.win)) for option in weigh_cards(question)
    )


def _of_choice(choices: tuple[Choice, ...], answer: Answer) -> Grade:
    best, chosen = choices[0], _chosen(choices, answer)
    cost = best.win - chosen.win
    return Grade(
        right=cost <= NEAR,
        best=best.cards,
        cost=cost,
        points_lost=best.points - chosen.points,
        choices=choices,
        chosen=chosen,
    )


def _chosen(choices: tuple[Choice, ...], answer: Answer) -> Choice:
    """The choice that was made; for one card, any of its rank will do."""
    cards = () if isinstance(answer, int) else tuple(sorted(answer))
    for choice in choices:
        same = choice.cards == cards
        if same or (len(cards) == len(choice.cards) == 1 and cards[0].rank is choice.cards[0].rank):
            return choice
    raise ValueError("That is not one of the choices: choose from the cards you can play or throw.")
