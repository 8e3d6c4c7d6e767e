"""What decides a game of a simulated event: strengths and dice, or bots that play it."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from pegout.players import Bot
from pegout.rules import RuleSet
from pegout.studies.simulation.bot_games import Scores, play_game
from pegout.studies.simulation.losing_scores import losing_score
from pegout.studies.simulation.strengths import chance
from pegout.values import value

BuildBot = Callable[[str, object], Bot]


class Contest(Protocol):
    """Plays games between entrants, who are numbered from nought. Nothing but the dice is by chance."""

    def play(self, first: int, second: int, dice: Random) -> Scores: ...


@value
class ByStrength:
    """The stronger wins more often, and by more."""

    strengths: tuple[float, ...]
    goal: int

    def play(self, first: int, second: int, dice: Random) -> Scores:
        edge = self.strengths[first] - self.strengths[second]
        if dice.random() < chance(edge):
            return self.goal, losing_score(edge, self.goal, dice)
        return losing_score(-edge, self.goal, dice), self.goal


@value
class ByBots:
    """Real games: each entrant is the bot of that name. `build` must be a function that has a module."""

    names: tuple[str, ...]
    build: BuildBot
    rules: RuleSet

    def play(self, first: int, second: int, dice: Random) -> Scores:
        seed = dice.getrandbits(64)
        one = self.build(self.names[first], f"{seed}/first")
        other = self.build(self.names[second], f"{seed}/second")
        return play_game(self.rules, one, other, seed)
