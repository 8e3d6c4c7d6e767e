"""All that can be brought before the judge, chapter by chapter, and the ruling on it."""

from collections.abc import Collection, Mapping

from pegout.game import GameState
from pegout.judge import (
    announcing,
    counting,
    crib,
    cutting,
    dealing,
    false_claim,
    irregular_deal,
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
from pegout.judge.facts import MissingFacts, StillAsked, UnclearFact, questions, read_incident
from pegout.judge.known import settled, with_shown
from pegout.judge.ruling import Ruling

CHAPTERS: dict[str, tuple[Kind, ...]] = {
    "mixing and cutting": mixing.KINDS + cutting.KINDS,
    "dealing": irregular_deal.KINDS + dealing.KINDS + wrong_number.KINDS,
    "crib and starter": crib.KINDS + starter.KINDS,
    "play": play.KINDS + renege.KINDS + announcing.KINDS,
    "pegging": pegging.KINDS + false_claim.KINDS + pegs.KINDS,
    "counting": counting.KINDS + muggins.KINDS,
    "penalties and the judge": penalties.KINDS,
}

KINDS: dict[str, Kind] = {kind.name: kind for kinds in CHAPTERS.values() for kind in kinds}
"""Every kind of incident by its name."""

_BY_INCIDENT: dict[type, Kind] = {kind.incident: kind for kind in KINDS.values()}


def rule(state: GameState, incident: object, said: Collection[str] | None = None) -> Ruling:
    """The ruling on an incident, with the rules, players and pegs of the state.

    `MissingFacts` asks for what is needed at this table though not at every one; `UnclearFact` tells of what
    the table shows to be otherwise. `said` names the facts that somebody gave; without it, those that are not
    as if nobody had.
    """
    kind = _BY_INCIDENT[incident.__class__]
    if why := kind.against(state):
        raise UnclearFact(why)
    try:
        return kind.judge(state, settled(incident, state, said))
    except StillAsked as still:
        asked = questions(incident.__class__)
        raise MissingFacts(tuple(one for one in asked if one.name == still.name)) from None


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text; `MissingFacts` asks for more.

    What the table shows need not be told.
    """
    incident = by_name(KINDS, name).incident
    return rule(state, read_incident(incident, with_shown(incident, facts, state), state), facts)
