"""Facts that the table itself shows: they are read from it, and whoever says otherwise is told so."""

from collections.abc import Mapping
from dataclasses import MISSING, fields, replace
from enum import Enum
from typing import Any, TypeVar

from pegout.game import GameState
from pegout.judge.facts import Question, UnclearFact, questions
from pegout.judge.shown import SHOWS, Shown

T = TypeVar("T")


def is_shown(question: Question, state: GameState) -> bool:
    """Whether the table answers it by itself."""
    return _shown(question, state) is not None


def with_shown(incident: type, said: Mapping[str, Any], state: GameState) -> dict[str, Any]:
    """What was said, and what the table shows; `UnclearFact` where it was said to be otherwise."""
    facts = dict(said)
    for question in questions(incident):
        name, found = question.name, _shown(question, state)
        if found is None:
            continue
        if name in said and said[name] != found.answer:
            raise UnclearFact(f"{found.why}, so {name} cannot be {_text(said[name])}: leave it out.")
        facts[name] = found.answer
    return facts


def settled(incident: T, state: GameState) -> T:
    """The same for an incident as a value; a fact that is as if nobody had given it was not said."""
    told = {entry.name: (getattr(incident, entry.name), entry.default) for entry in fields(incident)}  # type: ignore[arg-type]
    said = {name: fact for name, (fact, usual) in told.items() if usual is MISSING or fact != usual}
    return replace(incident, **with_shown(incident.__class__, said, state))  # type: ignore[type-var]


def _shown(question: Question, state: GameState) -> Shown | None:
    return SHOWS[question.shown](state) if question.shown else None


def _text(answer: object) -> str:
    if isinstance(answer, bool):
        return "yes" if answer else "no"
    return str(answer.value if isinstance(answer, Enum) else answer)
