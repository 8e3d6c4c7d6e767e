"""A dealer with dice."""

import secrets
from random import Random

from pegout.cards import PACK
from pegout.game import Cut, GameState, Phase, Shuffle, cut_limits, to_act
from pegout.game.draws import draws_before


class RandomDealer:
    """Shuffles and cuts that follow from the seed and the place in the match, so that undo repeats them."""

    def __init__(self, seed: object = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else str(seed)

    def shuffle(self, state: GameState, replays: int = 0) -> Shuffle:
        pack = list(state.deal.pack if state.phase is Phase.SHUFFLE_REST else PACK)
        self._dice(state, replays).shuffle(pack)
        return Shuffle(tuple(pack))

    def cut(self, state: GameState, replays: int = 0) -> Cut:
        least, most = cut_limits(state)
        return Cut(to_act(state)[0], self._dice(state, replays).randint(least, most))

    def places(self, state: GameState, number: int, held: int) -> tuple[int, ...]:
        place = (state.game_number, state.deal_number, draws_before(state))
        dice = Random(f"{self.seed}/drawn unseen/{place}")
        return tuple(sorted(dice.sample(range(1, held + 1), number)))

    def draw(self, seats: int) -> int:
        """A seat drawn at random, for rule books that draw the first dealer."""
        return Random(f"{self.seed}/first dealer").randrange(seats)

    def _dice(self, state: GameState, replays: int) -> Random:
        place = (state.phase.value, state.game_number, state.deal_number, len(state.cuts), state.cutters)
        again = f"/{replays}" if replays else ""
        again += f"/cut again {state.recuts}" if state.recuts else ""
        return Random(f"{self.seed}/{place}/{state.deal.pack[:8]}{again}")
