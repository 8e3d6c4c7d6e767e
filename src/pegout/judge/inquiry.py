"""An inquiry: one incident and what was told of it, until the judge has heard enough."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from pegout.game import CarryOut, GameState, refusal
from pegout.game.draws import as_if_drawn
from pegout.game.state import ScoresUnknown
from pegout.judge.authority import MARSHAL, is_suggested, put_to_marshal
from pegout.judge.catalogue import Kind
from pegout.judge.company import matters
from pegout.judge.facts import (
    SCORES_ASKED,
    MissingFacts,
    Question,
    StillAsked,
    UnclearFact,
    questions,
    read_fact,
)
from pegout.judge.known import is_shown
from pegout.judge.ruling import Ruling, decided
from pegout.judge.scores import SCORES, at_scores
from pegout.judge.testimony import testimony, was_read
from pegout.rules import remedies as r
from pegout.values import value

CONFIRMED = Question(MARSHAL, "Has the Marshal confirmed it?", bool, needed=False)


@value
class Inquiry:
    """What came of putting an incident to the judge: a ruling, or the facts that it waits for."""

    ruling: Ruling | None
    missing: tuple[Question, ...]
    asked: tuple[Question, ...]
    """The questions that matter with the answers given, answered or not, in their order."""


def hear(state: GameState, kind: Kind, facts: Mapping[str, str]) -> Inquiry:
    """A ruling as soon as the facts decide it, though others were never told; else what is missing.

    Beside the facts of the incident, `scores` gives those of a table that does not know them; where the
    Marshal decides, the fact `marshal` tells whether the ruling was confirmed. What the table shows need not
    be told. `UnclearFact` where something told cannot be, `RuledElsewhere` where another incident is meant.
    """
    given = dict(facts)
    table = at_scores(state, given.pop(SCORES, None))
    asked = is_suggested(table) and not kind.decided
    confirmed = asked and bool(read_fact(CONFIRMED, given.pop(MARSHAL, "no"), table))
    if why := kind.against(table):
        raise UnclearFact(why)
    told = testimony(kind.incident, given, table)
    try:
        ruling = as_decided(table, kind, kind.judge(table, told), confirmed=confirmed)
    except MissingFacts as facts_missing:
        missing = facts_missing.questions
    except StillAsked as still:
        missing = asked_for(kind, still.name)
    except ScoresUnknown:
        missing = (SCORES_ASKED,)
    else:
        return Inquiry(ruling, (), _that_matter(kind, was_read(told), table) + _of_table(facts))
    # Until it is decided, whatever was told may still matter.
    matter = _that_matter(kind, was_read(told).union(given), table)
    before = tuple(one for one in questions(kind.incident) if one in missing or one in matter)
    return Inquiry(None, missing, before + (_of_table(facts) or _of_table([one.name for one in missing])))


def _that_matter(kind: Kind, names: frozenset[str], state: GameState) -> tuple[Question, ...]:
    """What the table shows by itself is no question."""
    asked = [one for one in questions(kind.incident) if one.name in names and not is_shown(one, state)]
    return tuple(one for one in asked if matters(one, state))


def _of_table(names: Collection[str]) -> tuple[Question, ...]:
    """What is asked about the table itself."""
    return (SCORES_ASKED,) if SCORES in names else ()


def asked_for(kind: Kind, name: str) -> tuple[Question, ...]:
    """The question behind a fact."""
    return tuple(one for one in questions(kind.incident) if one.name == name)


def as_decided(state: GameState, kind: Kind, given: Ruling, *, confirmed: bool) -> Ruling:
    """The ruling as it is told: where the Marshal decides a suggestion, unless it is confirmed."""
    found = decided(state, _while_it_can_be(state, given))
    if kind.decided or not is_suggested(state):
        return found
    return put_to_marshal(found, confirmed=confirmed)


def _while_it_can_be(state: GameState, given: Ruling) -> Ruling:
    """Once a card of the deal is played, no cut and no throw is made again; what is to be paid is paid."""
    kept = tuple([order for order in given.remedies if not isinstance(order, r.ThrowReturned | r.BlindThrow)])
    if not state.deal.history:
        _refuse_contradicted(state, given)
        return given
    if len(kept) == len(given.remedies):
        return given
    late = "Cards have been played since, so the deal continues."
    return replace(given, findings=(*given.findings, late), remedies=kept, then=(), choices=())


def _refuse_contradicted(state: GameState, given: Ruling) -> None:
    """A table that is known shows who has thrown, so that a throw is there to be made again or not."""
    if not state.deal.pack:
        return
    for order in given.remedies:
        if isinstance(order, r.ThrowReturned | r.BlindThrow):
            made = CarryOut(given.findings, (order,))
            if why := refusal(state, as_if_drawn(state, made)):
                raise UnclearFact(why.message)
