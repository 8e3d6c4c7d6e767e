"""The judge at a table: what would be ruled, from what everybody there can see."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from pegout.judge import KINDS, by_name
from pegout.refusal import Refused, refusal_of, refuse
from pegout.server.analysis.ruling_responses import Elsewhere, Missing, Ruling
from pegout.services.queries.rulings import put
from pegout.services.tables.proposals import as_everybody_sees, cannot_rule, why_not
from pegout.services.tables.state import TableState


class RulingHere(Ruling, frozen=True):
    """A ruling, and why the game at the table cannot carry it out."""

    refusal: Annotated[str | None, Meta(description="None if it can be proposed.")] = None


def ruling_here(
    state: TableState, incident: str, facts: Mapping[str, str]
) -> RulingHere | Missing | Elsewhere:
    """The ruling, the questions to answer first, or the incidents meant; `Refused` if there can be none."""
    game = state.game
    if game is None:
        text = "Nothing is being played yet: call the judge during a deal."
        raise Refused(refuse("not_started", text))
    table = as_everybody_sees(game)
    try:
        kind = by_name(KINDS, incident)
        told, ruling = put(kind, facts, table)
    except ValueError as error:
        raise Refused(cannot_rule(refusal_of(error))) from None
    if "missing" in told:
        return msgspec.convert(told, Missing)
    if ruling is None:
        return msgspec.convert(told, Elsewhere)
    why = why_not(game, kind.name, facts, ruling)
    return msgspec.convert(told | {"refusal": None if why is None else why.message}, RulingHere)
