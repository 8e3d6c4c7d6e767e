"""Games that chance plays, by the hundred thousand."""

from pegout.values import value


@value
class RandomGames:
    """What came of so many games, told of whoever dealt first in each and of that game's first pone."""

    games: int
    dealer_wins: int
    dealer_points: int
    pone_points: int
    deals: int

    @property
    def pone_wins(self) -> int:
        return self.games - self.dealer_wins


def random_games(games: int, seed: int) -> RandomGames:
    """Whole games for two under the rules of `acc`, in which every legal choice is equally likely.

    The same seed plays the same games.

    >>> played = random_games(1000, seed=121)
    >>> played.dealer_wins + played.pone_wins, played.dealer_points > 100 * played.games
    (1000, True)
    """
    if games < 0 or seed < 0:
        raise ValueError(f"{games} games from seed {seed} cannot be played: give numbers of 0 or more.")
    from pegout.analysis.kernels.dice import seeded
    from pegout.analysis.kernels.games import play_games

    won, dealer_points, pone_points, deals = map(int, play_games(games, seeded(seed)))
    return RandomGames(games, won, dealer_points, pone_points, deals)
