"""All that can be brought before the judge, chapter by chapter, and the ruling on it."""

from collections.abc import Mapping

from pegout.game import GameState
from pegout.game.state import ScoresUnknown
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
from pegout.judge.facts import SCORES_ASKED, MissingFacts, StillAsked, questions, read_incident
from pegout.judge.ruling import Ruling, decided
from pegout.judge.scores import SCORES, at_scores

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

    `MissingFacts` asks for what is needed at this table though not at every one, the scores among it.
    """
    try:
        found = _BY_INCIDENT[incident.__class__].judge(state, incident)
    except ScoresUnknown:
        raise MissingFacts((SCORES_ASKED,)) from None
    except StillAsked as still:
        asked = questions(incident.__class__)
        raise MissingFacts(tuple(one for one in asked if one.name == still.name)) from None
    return decided(state, found)


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text; `MissingFacts` asks for more.

    Beside the facts of the incident, `scores` gives those of a table that does not know them.
    """
    kind = by_name(KINDS, name)
    table = at_scores(state, facts.get(SCORES))
    about_it = {fact: text for fact, text in facts.items() if fact != SCORES}
    return rule(table, read_incident(kind.incident, about_it, table))
