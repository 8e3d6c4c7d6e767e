"""Every kind of incident by its name, and the judge who rules on it."""

from collections.abc import Callable
from typing import Any

from pegout.game import GameState
from pegout.judge.facts import UnclearFact
from pegout.judge.ruling import Ruling
from pegout.rulebook import Citation
from pegout.suggestions import hint
from pegout.values import value

Judge = Callable[[GameState, Any], Ruling]
Against = Callable[[GameState], str | None]
"""Why it cannot have happened at that table, or None."""


def _nothing(_: GameState) -> None:
    """Most things can have happened wherever people play."""


@value
class Kind:
    """A kind of incident: its name, what happened in words, where the rules speak of it, who rules."""

    name: str
    what: str
    citation: Citation
    incident: type
    judge: Judge
    against: Against = _nothing
    decided: bool = False
    """Whether the facts hold the officials' own decision, which is carried out as it is."""


def kind(
    name: str,
    what: str,
    place: str,
    incident: type,
    judge: Judge,
    against: Against = _nothing,
    *,
    decided: bool = False,
) -> Kind:
    return Kind(name, what, Citation.parse(place), incident, judge, against, decided)


def by_name(kinds: dict[str, Kind], name: str) -> Kind:
    """The kind of that name, or `UnclearFact` naming near ones."""
    if name in kinds:
        return kinds[name]
    meant = hint(name, kinds, "see pegout judge --list.", most=3)
    raise UnclearFact(f"There is no incident {name[:30]!r}: {meant}")
