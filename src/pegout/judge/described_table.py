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
    """A table in its first deal, with the pegs of each side; without any where nobody has told them."""
    start = StartMatch(rules, tuple(names) or ROLES[: rules.seats], MatchFormat(), dealer)
    state = replay(decide(NOT_STARTED, start))
    return replace(state, pegs=list(pegs))
