"""Drills as data: questions, grades, and what a player was asked in a game."""

from itertools import islice
from secrets import token_hex
from typing import Any

import msgspec

from pegout.cards import Card, parse_exactly
from pegout.notation import read_record
from pegout.rules import PRESETS, speak_show
from pegout.services.queries.drill_questions import (
    DecisionsAsked,
    GradeAsked,
    MistakesAsked,
    QuestionsAsked,
    QuestionSent,
)
from pegout.studies.drills import (
    Counting,
    Grade,
    InvalidDrills,
    Pegging,
    Question,
    Throwing,
    decisions_in,
    fresh_questions,
    grade,
    mistakes_of,
)
from pegout.studies.drills.codec import kind_of, question_as_json, question_from_json
from pegout.studies.drills.grades import Choice
from pegout.studies.drills.mistake_file import ENOUGH
from pegout.studies.drills.questions import Answer


def questions(asked: QuestionsAsked) -> dict[str, Any]:
    """New questions, and how often a mistake must be answered right before it is retired."""
    fresh = islice(fresh_questions(asked.kind, asked.seed or token_hex(8)), asked.number)
    return {"enough": ENOUGH, "questions": [_sent(question) for question in fresh]}


def mistakes(asked: MistakesAsked) -> dict[str, Any]:
    """What the seat got wrong in the record, the costliest first."""
    decisions = decisions_in(read_record(asked.record), asked.seat)
    return {"enough": ENOUGH, "questions": [_sent(one) for one in mistakes_of(decisions, asked.kinds)]}


def decisions(asked: DecisionsAsked) -> list[dict[str, Any]]:
    """Everything that the seat was asked, with what it did: game, deal and cards find one in a review."""
    return [
        {"game": one.game, "deal": one.deal, "chosen": _answer(one.answer), "asked": _sent(one.question)}
        for one in decisions_in(read_record(asked.record), asked.seat)
    ]


def graded(asked: GradeAsked) -> dict[str, Any]:
    """Whether it was right, what is best and why."""
    question = _read(asked.question)
    mark = grade(question, _given(asked.answer, question))
    return {
        "right": mark.right,
        "best": _answer(mark.best),
        "cost": mark.cost,
        "points_lost": mark.points_lost,
        "count": _count(mark),
        "choices": [_choice(one) for one in mark.choices],
        "chosen": None if mark.chosen is None else _choice(mark.chosen),
    }


def _read(sent: QuestionSent) -> Question:
    fields = msgspec.to_builtins(sent)
    try:
        return question_from_json(fields.pop("kind"), fields)
    except InvalidDrills as error:
        raise ValueError(
            f"This question cannot be read ({error}): send it back exactly as it was asked."
        ) from None


def _given(answer: int | list[str], question: Question) -> Answer:
    if isinstance(answer, int) != isinstance(question, Counting):
        raise ValueError("The answer does not fit the question: a count is a number, a choice is cards.")
    return answer if isinstance(answer, int) else parse_exactly(answer, len(answer), "cards chosen")


def _sent(question: Question) -> dict[str, Any]:
    """The question, and what may be chosen, so that nobody else needs to know the rules."""
    choices: tuple[Card, ...] = ()
    number, count = 0, None
    match question:
        case Throwing():
            choices, number = question.cards, 2
        case Pegging():
            choices, number, count = question.fitting, 1, question.count
        case _:
            pass
    return {
        "question": {"kind": kind_of(question)} | question_as_json(question),
        "choices": [str(card) for card in choices],
        "number": number,
        "count": count,
    }


def _answer(answer: Answer) -> int | list[str]:
    return answer if isinstance(answer, int) else [str(card) for card in answer]


def _choice(choice: Choice) -> dict[str, Any]:
    cards = [str(card) for card in choice.cards]
    return {"cards": cards, "points": choice.points, "win": choice.win, "parts": dict(choice.parts)}


def _count(mark: Grade) -> dict[str, Any] | None:
    if mark.breakdown is None:
        return None
    return mark.breakdown.to_json() | {"spoken": speak_show(mark.breakdown, PRESETS["acc"])}
