"""How much a number among the facts can be: what no pack, hand, board or count has is asked for again."""

from collections.abc import Callable

from pegout.cards import PACK
from pegout.game import GameState
from pegout.rules import BEST_COUNT
from pegout.values import value

COURT = 10


@value
class Measure:
    """The most there can be, and that in words."""

    most: Callable[[GameState], int]
    words: str


MEASURES = {
    "cards": Measure(lambda _: len(PACK), "A pack has {most} cards"),
    "hand": Measure(lambda _: BEST_COUNT, "No hand or crib counts more than {most}"),
    "points": Measure(lambda state: state.rules.goal, "The game has only {most} points"),
    "earned": Measure(lambda state: state.rules.goal + 2 * BEST_COUNT, "No count leads beyond {most} points"),
    "hole": Measure(lambda state: state.rules.goal, "The board ends at hole {most}"),
    "count": Measure(lambda state: state.rules.limit, "The count goes to {most} at most"),
    "laid": Measure(lambda state: state.rules.limit + COURT, "One card takes the count to {most} at most"),
    "others": Measure(lambda state: state.rules.seats - 1, "The others here number {most}"),
}
"""By the mark that a fact has."""


def against(mark: str, number: int, state: GameState) -> str | None:
    """Why there cannot be so many, without a full stop; None where there can."""
    most = MEASURES[mark].most(state)
    return MEASURES[mark].words.format(most=most) if number > most else None
