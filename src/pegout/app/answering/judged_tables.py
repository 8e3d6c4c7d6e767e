"""The table a judge is called to, known by a few facts."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.game import GameState, MatchFormat, Pegs, Seat, StartMatch, decide, replay
from pegout.game.state import NOT_STARTED
from pegout.naming import about
from pegout.rules import RuleSet

ROLES = ("Dealer", "Pone", "Third", "Fourth")


def table_at(
    rules: RuleSet, names: Sequence[str] = (), pegs: Sequence[Pegs] = (), dealer: Seat = 0
) -> GameState:
    """A table in its first deal, with the pegs of each side, if they are known."""
    start = StartMatch(rules, tuple(names) or ROLES[: rules.seats], MatchFormat(), dealer)
    state = replay(decide(NOT_STARTED, start))
    return replace(state, pegs=list(pegs)) if pegs else state


def pegs_at(scores: Sequence[Sequence[int]], rules: RuleSet) -> list[Pegs]:
    """The pegs of each side, given by the front one or by rear and front; none where nothing is given.

    One side may stand in the game hole: whether it belongs there is what a judge is asked.
    """
    if scores and len(scores) != rules.sides:
        raise ValueError(f"{rules.sides} sides play here, not {len(scores)}: give a score for each.")
    said = f"A score is 0 to {rules.goal}, with the rear peg behind the front one: correct the scores."
    for side, holes in enumerate(scores):
        with about(f"scores[{side}]"):
            if not 0 <= holes[0] <= holes[-1] <= rules.goal:
                raise ValueError(said)
    if sum(holes[-1] == rules.goal for holes in scores) > 1:
        raise ValueError(f"Only one side can stand in the game hole, {rules.goal}: correct the scores.")
    return [Pegs(holes[0] if len(holes) > 1 else max(0, holes[0] - 1), holes[-1]) for holes in scores]
