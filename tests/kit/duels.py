"""Two bots over the same cards with the seats changed: enough of an arena to tell who is stronger."""

from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from pegout import Game
from pegout.cards import PACK, Card
from pegout.wiring import bot

MOST_DEALS = 40


@dataclass
class Duel:
    """Of each pair of games: the share won by the first bot, and its points ahead in a deal."""

    shares: list[float]
    ahead: list[float]

    @property
    def share(self) -> float:
        return fmean(self.shares)

    @property
    def low(self) -> float:
        """The points ahead in a deal, less two and a half standard errors."""
        return fmean(self.ahead) - 2.5 * self._error

    @property
    def high(self) -> float:
        return fmean(self.ahead) + 2.5 * self._error

    @property
    def wins_clearly(self) -> bool:
        """Whether the share won is above a half by three standard errors."""
        return self.share - 3 * stdev(self.shares) / sqrt(len(self.shares)) > 0.5

    @property
    def _error(self) -> float:
        return stdev(self.ahead) / sqrt(len(self.ahead))

    def __add__(self, more: "Duel") -> "Duel":
        return Duel(self.shares + more.shares, self.ahead + more.ahead)


def duel_until_clear(first: str, second: str, most: int) -> Duel:
    """Pairs of games by the hundred until the first wins clearly, or so many."""
    played = duel(first, second, 100)
    while not played.wins_clearly and len(played.shares) < most:
        played += duel(first, second, 100, after=len(played.shares))
    return played


def duel(first: str, second: str, pairs: int, after: int = 0) -> Duel:
    """So many pairs of games; in the second of each the bots have changed seats, and nothing else has."""
    numbers = range(after, after + pairs)
    both = [[_game(number, names) for names in ((first, second), (second, first))] for number in numbers]
    shares = [fmean((one.winner == 0, other.winner == 1)) for one, other in both]
    ahead = [fmean((_ahead(one), -_ahead(other))) for one, other in both]
    return Duel(shares, ahead)


def _ahead(game: Game) -> float:
    """What seat 0 has more than seat 1, by deals."""
    return (game.scores[0] - game.scores[1]) / game.state.deal_number


def _packs(number: int) -> list[list[Card]]:
    dice = Random(f"duel {number}")
    return [dice.sample(PACK, 52) for _ in range(MOST_DEALS)]


def _game(number: int, names: tuple[str, str]) -> Game:
    game = Game.new("acc", packs=_packs(number), dealer=number % 2)
    bots = [bot(name, f"{number}/{seat}") for seat, name in enumerate(names)]
    while not game.over:
        seat = game.to_act[0]
        game.do(bots[seat].choose(game.view(seat)))
    return game
