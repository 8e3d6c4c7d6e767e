"""All that can be brought before the judge, chapter by chapter, and the ruling on it."""

from collections.abc import Mapping

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
from pegout.judge.catalogue import Kind, by_name
from pegout.judge.facts import MissingFacts, RuledElsewhere, StillAsked, questions
from pegout.judge.hearing import as_decided, asked_for, hear
from pegout.judge.ruling import Ruling

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
        return as_decided(state, kind, kind.judge(state, incident))
    except StillAsked as still:
        raise MissingFacts(asked_for(kind, still.name)) from None


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text; `MissingFacts` asks for more."""
    heard = hear(state, by_name(KINDS, name), facts)
    if heard.ruling is None:
        raise MissingFacts(heard.missing)
    return heard.ruling


def next_incidents(elsewhere: RuledElsewhere) -> dict[str, dict[str, str]]:
    """The incidents that are meant instead, each with those facts that are known of it already."""
    return {name: _known(KINDS[name], elsewhere.known) for name in elsewhere.instead}


def _known(kind: Kind, facts: Mapping[str, str]) -> dict[str, str]:
    names = {question.name for question in questions(kind.incident)}
    return {name: text for name, text in facts.items() if name in names}
