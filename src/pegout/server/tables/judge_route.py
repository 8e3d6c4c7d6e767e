"""The judge, called to a table: what would be ruled, from what everybody there can see."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from pegout.judge import KINDS, by_name
from pegout.server.analysis.responses import Elsewhere, Missing, Ruling
from pegout.services.queries.rulings import put
from pegout.services.tables.proposals import as_everybody_sees, why_not
from pegout.services.tables.refusal import NotAllowed
from pegout.services.tables.state import TableState


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
        told, ruling = put(kind, facts, table)
    except ValueError as error:
        raise NotAllowed("cannot_rule", " ".join(str(error).split())) from None
    if "missing" in told:
        return msgspec.convert(told, Missing)
    if ruling is None:
        return msgspec.convert(told, Elsewhere)
    return msgspec.convert(told | {"refusal": why_not(game, kind.name, facts, ruling)}, RulingHere)
