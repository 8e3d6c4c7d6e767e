"""All that can be brought before the judge, chapter by chapter, and the ruling on it."""

from collections.abc import Mapping, Set
from dataclasses import replace

from pegout.game import GameState
from pegout.judge import (
    announcing,
    counting,
    crib,
    cutting,
    dealing,
    false_claim,
    mixing,
    muggins,
    pegging,
    pegs,
    penalties,
    play,
    renege,
    starter,
    wrong_number,
)
from pegout.judge.authority import who_decides
from pegout.judge.catalogue import Kind, by_name
from pegout.judge.company import matters
from pegout.judge.facts import MissingFacts, Question, RuledElsewhere, StillAsked, questions
from pegout.judge.ruling import Ruling
from pegout.judge.testimony import testimony, was_read
from pegout.rules import book_of
from pegout.values import value

CHAPTERS: dict[str, tuple[Kind, ...]] = {
    "mixing and cutting": mixing.KINDS + cutting.KINDS,
    "dealing": dealing.KINDS + wrong_number.KINDS,
    "crib and starter": crib.KINDS + starter.KINDS,
    "play": play.KINDS + renege.KINDS + announcing.KINDS,
    "pegging": pegging.KINDS + false_claim.KINDS + pegs.KINDS,
    "counting": counting.KINDS + muggins.KINDS,
    "penalties and the judge": penalties.KINDS,
}

KINDS: dict[str, Kind] = {kind.name: kind for kinds in CHAPTERS.values() for kind in kinds}
"""Every kind of incident by its name."""

_BY_INCIDENT: dict[type, Kind] = {kind.incident: kind for kind in KINDS.values()}


def rule(state: GameState, incident: object) -> Ruling:
    """The ruling on an incident, with the rules, players and pegs of the state.

    `MissingFacts` asks for what is needed at this table though not at every one.
    """
    kind = _BY_INCIDENT[incident.__class__]
    try:
        return _as_decided(state, kind, kind.judge(state, incident))
    except StillAsked as still:
        raise MissingFacts(_asked(kind, still.name)) from None


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text; `MissingFacts` asks for more."""
    heard = hear(state, by_name(KINDS, name), facts)
    if heard.ruling is None:
        raise MissingFacts(heard.missing)
    return heard.ruling


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
        given = _as_decided(state, kind, kind.judge(state, told))
    except MissingFacts as missing:
        return _waiting(missing.questions, kind, was_read(told) | facts.keys(), state)
    except StillAsked as still:
        return _waiting(_asked(kind, still.name), kind, was_read(told) | facts.keys(), state)
    return Hearing(given, (), _that_matter(kind, was_read(told), state))


def _waiting(missing: tuple[Question, ...], kind: Kind, known: Set[str], state: GameState) -> Hearing:
    """Until it is decided, whatever was told may still matter."""
    matter = _that_matter(kind, known, state)
    asked = tuple(one for one in questions(kind.incident) if one in missing or one in matter)
    return Hearing(None, missing, asked)


def _that_matter(kind: Kind, names: Set[str], state: GameState) -> tuple[Question, ...]:
    return tuple(one for one in questions(kind.incident) if one.name in names and matters(one, state))


def _asked(kind: Kind, name: str) -> tuple[Question, ...]:
    return tuple(one for one in questions(kind.incident) if one.name == name)


def _as_decided(state: GameState, kind: Kind, given: Ruling) -> Ruling:
    """Where every irregularity is left to an official, a ruling is only suggested to whoever that is."""
    if kind.incident is penalties.NotCovered or book_of(state.rules) != "lodge":
        return given
    return replace(given, suggested_to=who_decides(state))


def next_incidents(elsewhere: RuledElsewhere) -> dict[str, dict[str, str]]:
    """The incidents that are meant instead, each with those facts that are known of it already."""
    return {name: _known(KINDS[name], elsewhere.known) for name in elsewhere.instead}


def _known(kind: Kind, facts: Mapping[str, str]) -> dict[str, str]:
    names = {question.name for question in questions(kind.incident)}
    return {name: text for name, text in facts.items() if name in names}
