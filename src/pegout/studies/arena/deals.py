"""Deals that do not depend on what was played before."""

from random import Random

from pegout.game import GameState
from pegout.library.random_dealer import RandomDealer


class DuplicateDealer(RandomDealer):
    """Shuffles and cuts by nothing but the seed, the number of the set and the number of the deal.

    Deal by deal every game of a set sees the same pack, whatever the scores and whoever sits where.
    """

    def __init__(self, seed: str, number: int) -> None:
        super().__init__(f"{seed}/{number}")

    def _dice(self, state: GameState, replays: int) -> Random:  # noqa: ARG002
        return Random(f"{self.seed}/{state.deal_number}/{state.phase.value}")
