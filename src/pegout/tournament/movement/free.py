"""Free scheduling: players find their own opponents, and only what cannot be is objected to."""

from collections import Counter
from collections.abc import Sequence


def objections(
    players: int, games: Sequence[tuple[int, int]], most_games: int, most_meetings: int | None = None
) -> tuple[str, ...]:
    """What is wrong with the games found so far, a sentence each; nothing if all is well.

    >>> objections(4, [(1, 2), (3, 3)], most_games=9)
    ('Player 3 cannot play player 3.',)
    """
    return (
        *(words for pair in games for words in _impossible(players, pair)),
        *_too_many_games(games, most_games),
        *(_too_many_meetings(games, most_meetings) if most_meetings else ()),
    )


def _impossible(players: int, pair: tuple[int, int]) -> list[str]:
    first, second = pair
    words = [
        f"There is no player {player} in a field of {players}."
        for player in dict.fromkeys(pair)
        if not 1 <= player <= players
    ]
    return [*words, f"Player {first} cannot play player {second}."] if first == second else words


def _too_many_games(games: Sequence[tuple[int, int]], most: int) -> list[str]:
    played = Counter(player for pair in games for player in set(pair))
    return [
        f"Player {player} has {number} games, but nobody plays more than {most}."
        for player, number in sorted(played.items())
        if number > most
    ]


def _too_many_meetings(games: Sequence[tuple[int, int]], most: int) -> list[str]:
    met = Counter((min(pair), max(pair)) for pair in games if pair[0] != pair[1])
    return [
        f"Players {first} and {second} have {number} games against each other, but {most} is the most."
        for (first, second), number in sorted(met.items())
        if number > most
    ]
