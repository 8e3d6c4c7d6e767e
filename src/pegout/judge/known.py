"""Facts that the table itself shows: they are read from it, and whoever says otherwise is told so."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, replace
from enum import Enum
from typing import Any, TypeVar

from pegout.game import GameState
from pegout.judge.facts import Question, UnclearFact, questions
from pegout.judge.shown import SHOWS, Shown

T = TypeVar("T")


def still_open(incident: type, state: GameState) -> tuple[Question, ...]:
    """The questions whose answers the table does not show."""
    return tuple([one for one in questions(incident) if _shown(one, state) is None])


def with_shown(incident: type, given: Mapping[str, str], state: GameState) -> dict[str, str]:
    """The facts given as text, and those needed that the table shows."""
    seen = {one.name: _shown(one, state) for one in questions(incident) if one.needed}
    return {name: _text(found.answer) for name, found in seen.items() if found is not None} | dict(given)


def settled(incident: T, state: GameState) -> T:
    """The incident with what the table shows; `UnclearFact` where it was said to be otherwise.

    A fact that need not be given and is as if nobody had given it is simply read.
    """
    defaults: dict[str, Any] = {entry.name: entry.default for entry in fields(incident)}  # type: ignore[arg-type]
    facts = {}
    for question in questions(incident.__class__):
        found, said = _shown(question, state), getattr(incident, question.name)
        if found is None or said == found.answer:
            continue
        if defaults[question.name] is MISSING or said != defaults[question.name]:
            raise UnclearFact(f"{found.why}, so {question.name} cannot be {_text(said)}: leave it out.")
        facts[question.name] = found.answer
    return replace(incident, **facts)  # type: ignore[type-var]


def _shown(question: Question, state: GameState) -> Shown | None:
    return SHOWS[question.shown](state) if question.shown else None


def _text(answer: object) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer.value if isinstance(answer, Enum) else answer)
