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
from pegout.judge.authority import MARSHAL, is_suggested, put_to_marshal
from pegout.judge.catalogue import Kind, by_name
from pegout.judge.facts import (
    SCORES_ASKED,
    MissingFacts,
    Question,
    StillAsked,
    questions,
    read_fact,
    read_incident,
)
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


def rule(state: GameState, incident: object, *, confirmed: bool = False) -> Ruling:
    """The ruling on an incident, with the rules, players and pegs of the state.

    `MissingFacts` asks for what is needed at this table though not at every one, the scores among it. Where
    the Marshal decides it is a suggestion, unless it is `confirmed`.
    """
    kind = _BY_INCIDENT[incident.__class__]
    try:
        given = kind.judge(state, incident)
    except ScoresUnknown:
        raise MissingFacts((SCORES_ASKED,)) from None
    except StillAsked as still:
        asked = questions(incident.__class__)
        raise MissingFacts(tuple(one for one in asked if one.name == still.name)) from None
    found = decided(state, given)
    if kind.decided or not is_suggested(state):
        return found
    return put_to_marshal(found, confirmed=confirmed)


def rule_on(state: GameState, name: str, facts: Mapping[str, str]) -> Ruling:
    """The ruling on an incident named and told in text; `MissingFacts` asks for more.

    Beside the facts of the incident, `scores` gives those of a table that does not know them; where the
    Marshal decides, the fact `marshal` tells whether the ruling was confirmed.
    """
    kind, told = by_name(KINDS, name), dict(facts)
    table = at_scores(state, told.pop(SCORES, None))
    asked = is_suggested(table) and not kind.decided
    confirmed = asked and bool(read_fact(CONFIRMED, told.pop(MARSHAL, "no"), table))
    return rule(table, read_incident(kind.incident, told, table), confirmed=confirmed)


CONFIRMED = Question(MARSHAL, "Has the Marshal confirmed it?", bool, needed=False)
