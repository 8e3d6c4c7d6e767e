"""The judge, called to a table: what would be ruled, from what everybody there can see."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from pegout.app.answering.rulings import asked_for, referred, ruled
from pegout.app.parlour.proposing import as_everybody_sees, why_not
from pegout.app.parlour.refusals import NotAllowed
from pegout.app.parlour.state import TableState
from pegout.judge import KINDS, MissingFacts, RuledElsewhere, by_name, rule_on
from pegout.server.analysis.told import Elsewhere, Missing, Ruling


class RulingHere(Ruling, frozen=True):
    """A ruling, and why the game at the table cannot carry it out."""

    refusal: Annotated[str | None, Meta(description="None where it can be proposed.")] = None


def ruling_here(
    state: TableState, incident: str, facts: Mapping[str, str]
) -> RulingHere | Missing | Elsewhere:
    """The ruling, the questions that come first, or what is meant; `NotAllowed` where there can be none."""
    game = state.game
    if game is None:
        raise NotAllowed("not_started", "Nobody plays here yet: call the judge when cards are being played.")
    table = as_everybody_sees(game)
    try:
        kind = by_name(KINDS, incident)
        ruling = rule_on(table, kind.name, facts)
    except MissingFacts as missing:
        return msgspec.convert(asked_for(kind, missing), Missing)
    except RuledElsewhere as elsewhere:
        return msgspec.convert(referred(kind, elsewhere), Elsewhere)
    except ValueError as error:
        raise NotAllowed("cannot_rule", " ".join(str(error).split())) from None
    told = ruled(kind, ruling, table) | {"refusal": why_not(game, kind.name, facts, ruling)}
    return msgspec.convert(told, RulingHere)
