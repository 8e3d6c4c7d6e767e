"""A hearing: one incident and what was told of it, until the judge has heard enough."""

from collections.abc import Mapping
from dataclasses import replace

from pegout.game import GameState
from pegout.judge.authority import who_decides
from pegout.judge.catalogue import Kind
from pegout.judge.company import matters
from pegout.judge.facts import MissingFacts, Question, StillAsked, questions
from pegout.judge.penalties import NotCovered
from pegout.judge.ruling import Ruling
from pegout.judge.testimony import testimony, was_read
from pegout.rules import book_of
from pegout.values import value


@value
class Hearing:
    """What came of putting an incident to the judge: a ruling, or the facts that it waits for."""

    ruling: Ruling | None
    missing: tuple[Question, ...]
    asked: tuple[Question, ...]
    """The questions that matter with the answers given, answered or not, in their order."""


def hear(state: GameState, kind: Kind, facts: Mapping[str, str]) -> Hearing:
    """A ruling as soon as the facts decide it, though others were never told; else what is missing.

    `UnclearFact` where something told cannot be, `RuledElsewhere` where another incident is meant.
    """
    told = testimony(kind.incident, facts, state)
    try:
        given = as_decided(state, kind, kind.judge(state, told))
    except MissingFacts as missing:
        return _waiting(missing.questions, kind, was_read(told).union(facts), state)
    except StillAsked as still:
        return _waiting(asked_for(kind, still.name), kind, was_read(told).union(facts), state)
    return Hearing(given, (), _that_matter(kind, was_read(told), state))


def _waiting(missing: tuple[Question, ...], kind: Kind, known: frozenset[str], state: GameState) -> Hearing:
    """Until it is decided, whatever was told may still matter."""
    matter = _that_matter(kind, known, state)
    asked = tuple(one for one in questions(kind.incident) if one in missing or one in matter)
    return Hearing(None, missing, asked)


def _that_matter(kind: Kind, names: frozenset[str], state: GameState) -> tuple[Question, ...]:
    return tuple(one for one in questions(kind.incident) if one.name in names and matters(one, state))


def asked_for(kind: Kind, name: str) -> tuple[Question, ...]:
    """The question behind a fact."""
    return tuple(one for one in questions(kind.incident) if one.name == name)


def as_decided(state: GameState, kind: Kind, given: Ruling) -> Ruling:
    """Where every irregularity is left to an official, a ruling is only suggested to whoever that is."""
    if kind.incident is NotCovered or book_of(state.rules) != "lodge":
        return given
    return replace(given, suggested_to=who_decides(state))
