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
from pegout.judge.authority import MARSHAL, is_suggested, put_to_marshal
from pegout.judge.catalogue import Kind, by_name
from pegout.judge.facts import MissingFacts, Question, StillAsked, questions, read_fact, read_incident
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


def rule(state: GameState, incident: object, *, confirmed: bool = False) -> Ruling:
    """The ruling on an incident, with the rules, players and pegs of the state.

    `MissingFacts` asks for what is needed at this table though not at every one. Where the Marshal decides it
    is a suggestion, unless it is `confirmed`.
    """
    kind = _BY_INCIDENT[incident.__class__]
    try:
        given = kind.judge(state, incident)
    except StillAsked as still:
        asked = questions(incident.__class__)
        raise MissingFacts(tuple(one for one in asked if one.name == still.name)) from None
    if kind.decided or not is_suggested(state):
        return given
    return put_to_marshal(given, confirmed=confirmed)


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text; `MissingFacts` asks for more.

    Where the Marshal decides, the fact `marshal` tells whether the ruling was confirmed.
    """
    kind, told = by_name(KINDS, name), dict(facts)
    asked = is_suggested(state) and not kind.decided
    confirmed = asked and bool(read_fact(CONFIRMED, told.pop(MARSHAL, "no"), state))
    return rule(state, read_incident(kind.incident, told, state), confirmed=confirmed)


CONFIRMED = Question(MARSHAL, "Has the Marshal confirmed it?", bool, needed=False)
