"""How the figures of `losing_scores` were found: games of a steady bot against a less steady one."""

from collections import Counter
from collections.abc import Iterable
from math import log
from random import Random

from pegout.game import Command, SeatView
from pegout.players import Bot, GreedyBot, RandomBot
from pegout.rules import RuleSet
from pegout.studies.simulation.bot_games import Scores, play_game
from pegout.values import value

GOAL = 121


class WaveringBot:
    """Answers as one bot for a share of its choices, and as another for the rest."""

    def __init__(self, steady: Bot, other: Bot, share: float, seed: object) -> None:
        self.steady, self.other, self.share = steady, other, share
        self.dice = Random(f"{seed}/wavering")

    @property
    def name(self) -> str:
        return f"{self.share:.0%} {self.steady.name}"

    def choose(self, view: SeatView) -> Command:
        bot = self.steady if self.dice.random() < self.share else self.other
        return bot.choose(view)


@value
class Margins:
    """What games of a steady side against another came to. `edge` is the logarithm of the odds."""

    games: int
    edge: float
    when_steady_wins: float
    when_steady_loses: float


def games_at(rules: RuleSet, share: float, seeds: Iterable[object]) -> list[Scores]:
    """Final scores of a greedy bot against one that is greedy for that share of its choices only."""
    steady = GreedyBot()
    return [
        play_game(rules, steady, WaveringBot(steady, RandomBot(seed), share, seed), seed) for seed in seeds
    ]


def losing_scores(games: Iterable[Scores]) -> Counter[int]:
    """How often the loser had each score."""
    return Counter(min(scores) for scores in games)


def margins(games: list[Scores]) -> Margins:
    """The steady side's edge and the mean winning margins; each side must have won a game."""
    won = [first - second for first, second in games if first > second]
    lost = [second - first for first, second in games if second > first]
    return Margins(len(games), log(len(won) / len(lost)), sum(won) / len(won), sum(lost) / len(lost))
