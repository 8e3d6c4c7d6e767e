"""The table a judge is called to, known by a few facts."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.game import GameState, MatchFormat, Pegs, Seat, StartMatch, decide, replay
from pegout.game.state import NOT_STARTED
from pegout.rules import RuleSet

ROLES = ("Dealer", "Pone", "Third", "Fourth")


def table_at(
    rules: RuleSet, names: Sequence[str] = (), pegs: Sequence[Pegs] = (), dealer: Seat = 0
) -> GameState:
    """A table in its first deal, with the pegs of each side, if they are known."""
    start = StartMatch(rules, tuple(names) or ROLES[: rules.seats], MatchFormat(), dealer)
    state = replay(decide(NOT_STARTED, start))
    return replace(state, pegs=list(pegs)) if pegs else state


def pegs_at(holes: Sequence[int], goal: int) -> Pegs | None:
    """The pegs of a side: the front one, or rear and front; None where no game that goes on has them so."""
    if not 1 <= len(holes) <= 2 or not 0 <= holes[0] <= holes[-1] < goal:
        return None
    return Pegs(holes[0] if len(holes) > 1 else max(0, holes[0] - 1), holes[-1])
