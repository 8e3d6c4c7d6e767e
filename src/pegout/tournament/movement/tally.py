"""Who still lacks a game, and whom they may play."""

from collections import Counter
from collections.abc import Sequence

from pegout.tournament.movement.chart import Chart, Round, games_of


class Tally:
    """The games of some rounds, counted for those players of the chart who have too few of them."""

    __slots__ = ("_lacking", "_meetings", "_met")

    def __init__(self, chart: Chart, rounds: Sequence[Round]) -> None:
        games = games_of(rounds)
        lacking = {player: chart.games - games[player] for player in chart.present}
        self._lacking = {player: missing for player, missing in lacking.items() if missing > 0}
        self._meetings = chart.meetings
        self._met = Counter(
            frozenset((seating.first, seating.second))
            for each in rounds
            for seating in each.seatings
            if seating.first in self._lacking and seating.second in self._lacking
        )

    def add(self, first: int, second: int, games: int = 1) -> None:
        """Count one game more of two who lack one, or one less."""
        self._met[frozenset((first, second))] += games
        self.lack(first, -games)
        self.lack(second, -games)

    def lack(self, player: int, games: int) -> None:
        """Have the player lack so many games more, or fewer; who has left lacks none."""
        if player in self._lacking:
            self._lacking[player] += games

    def strangers(self, first: int, second: int) -> bool:
        """Whether two who lack games, or did, have not met as often as the chart allows."""
        return first != second and self._met[frozenset((first, second))] < self._meetings

    def may_meet(self, first: int, second: int) -> bool:
        """Whether both are here and lack a game, and have not met as often as the chart allows."""
        lacking = self._lacking
        return bool(lacking.get(first) and lacking.get(second)) and self.strangers(first, second)

    def waiting(self, rounds: Sequence[Round]) -> list[int]:
        """Everybody once for each game still lacking, in the order in which they sat out in the rounds.

        A sit-out that belongs to the plan, as in a round robin of an odd field, is no missed game, so of
        each player's sit-outs only the last ones count. Games missed by coming late are at the end.
        """
        lacking, line = dict(self._lacking), []
        for each in reversed(rounds):
            for player in reversed(each.sitting_out):
                if lacking.get(player):
                    lacking[player] -= 1
                    line.append(player)
        return line[::-1] + [player for player, games in lacking.items() for _ in range(games)]
