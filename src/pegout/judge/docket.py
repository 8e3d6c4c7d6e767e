"""All that can be brought before the judge, chapter by chapter, and the ruling on it."""

from collections.abc import Mapping

from pegout.game import GameState
from pegout.game.state import ScoresUnknown
from pegout.judge import (
    announcement,
    count,
    crib,
    cut,
    deal,
    false_claim,
    irregular_deal,
    misdeal,
    muggins,
    pack,
    pegged_points,
    pegs,
    penalties,
    play,
    renege,
    shuffle,
    starter,
    wrong_number,
)
from pegout.judge.catalogue import Kind, by_name
from pegout.judge.facts import SCORES_ASKED, MissingFacts, RuledElsewhere, StillAsked, UnclearFact, questions
from pegout.judge.inquiry import as_decided, asked_for, hear
from pegout.judge.known import settled
from pegout.judge.ruling import Ruling

CHAPTERS: dict[str, tuple[Kind, ...]] = {
    "mixing and cutting": shuffle.KINDS + cut.KINDS,
    "dealing": deal.KINDS + pack.KINDS + misdeal.KINDS + wrong_number.KINDS + irregular_deal.KINDS,
    "crib and starter": crib.KINDS + starter.KINDS,
    "play": play.KINDS + renege.KINDS + announcement.KINDS,
    "pegging": pegged_points.KINDS + false_claim.KINDS + pegs.KINDS,
    "counting": count.KINDS + muggins.KINDS,
    "penalties and the judge": penalties.KINDS,
}

KINDS: dict[str, Kind] = {kind.name: kind for kinds in CHAPTERS.values() for kind in kinds}
"""Every kind of incident by its name."""

_BY_INCIDENT: dict[type, Kind] = {kind.incident: kind for kind in KINDS.values()}


def rule(state: GameState, incident: object, *, confirmed: bool = False) -> Ruling:
    """The ruling on an incident, with the rules, players and pegs of the state.

    `MissingFacts` asks for what is needed at this table though not at every one, the scores among it;
    `UnclearFact` tells of what the table shows to be otherwise. Where the Marshal decides it is a suggestion,
    unless it is `confirmed`.
    """
    kind = _BY_INCIDENT[incident.__class__]
    if why := kind.against(state):
        raise UnclearFact(why)
    try:
        return as_decided(state, kind, kind.judge(state, settled(incident, state)), confirmed=confirmed)
    except ScoresUnknown:
        raise MissingFacts((SCORES_ASKED,)) from None
    except StillAsked as still:
        raise MissingFacts(asked_for(kind, still.name)) from None


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text, as `hear` has it; `MissingFacts` asks for more."""
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
