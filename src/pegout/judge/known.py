"""Facts that the table itself shows: they are read from it, and whoever says otherwise is told so."""

from collections.abc import Collection, Mapping
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


def settled(incident: T, state: GameState, said: Collection[str] | None = None) -> T:
    """The incident with what the table shows; `UnclearFact` where it was said to be otherwise.

    `said` names what was said; where that is not known, a fact that is as if nobody had given it was not.
    """
    defaults: dict[str, Any] = {entry.name: entry.default for entry in fields(incident)}  # type: ignore[arg-type]
    facts = {}
    for question in questions(incident.__class__):
        name, found = question.name, _shown(question, state)
        given = getattr(incident, name)
        if found is None or given == found.answer:
            continue
        if name in said if said is not None else (defaults[name] is MISSING or given != defaults[name]):
            raise UnclearFact(f"{found.why}, so {name} cannot be {_text(given)}: leave it out.")
        facts[name] = found.answer
    return replace(incident, **facts)  # type: ignore[type-var]


def _shown(question: Question, state: GameState) -> Shown | None:
    return SHOWS[question.shown](state) if question.shown else None


def _text(answer: object) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer.value if isinstance(answer, Enum) else answer)
