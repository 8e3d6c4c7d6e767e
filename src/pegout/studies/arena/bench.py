"""The bots of a comparison in one process, and the programs that were started for them."""

from typing import TYPE_CHECKING

from pegout.players import Bot
from pegout.rules import Outcome
from pegout.studies.arena.plan import ENGINE, Plan

if TYPE_CHECKING:
    from pegout.players.engine import Engine


class Bench:
    """Hands out bots, game by game.

    An engine starts when it is first needed and plays one seat at a time: as many run as the bot has seats at
    the table. They play game after game until the bench is closed.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._engines: dict[tuple[int, int], Engine] = {}

    def seated(self, number: int, turn: int) -> list[Bot]:
        """Who plays that game of a set, by seat."""
        lineup = self.plan.lineup(turn)
        return [
            self._bot(who, lineup[:seat].count(who), seat, self.plan.bot_seed(number, seat))
            for seat, who in enumerate(lineup)
        ]

    def _bot(self, who: int, place: int, seat: int, seed: str) -> Bot:
        name = self.plan.names[who]
        if not name.startswith(ENGINE):
            return self.plan.build(name, seed)
        if (who, place) not in self._engines:
            self._engines[who, place] = self._started(name.removeprefix(ENGINE))
        engine = self._engines[who, place]
        engine.new_game(seat, seed)
        return engine

    def _started(self, command: str) -> "Engine":
        from pegout.players.engine import Engine  # most comparisons are without

        return Engine(command, self.plan.engine_seconds)

    def tell_end(self, outcome: Outcome) -> None:
        """Every engine has just played, so each hears how the game ended."""
        for engine in self._engines.values():
            engine.game_over(outcome.scores, outcome.winner)

    def close(self) -> None:
        """End every program that was started."""
        for engine in self._engines.values():
            engine.close()
        self._engines.clear()
