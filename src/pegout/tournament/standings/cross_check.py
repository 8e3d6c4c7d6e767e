"""Cross-check: whether results and standings fit together; what does not is named in words."""

from collections.abc import Iterable, Sequence

from pegout.tournament.standings.refusal import refusal
from pegout.tournament.standings.result import GameResult
from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.table import Row
from pegout.tournament.standings.words import Named, listed, numbered, sentence
from pegout.values import value

NO_ROUND = 0
"""The round of games that belong to none, as in free scheduling."""


@value
class Discrepancy:
    """Something that does not fit, and whom to ask about it."""

    words: str
    players: tuple[int, ...] = ()


def check_results(
    results: Iterable[GameResult], scheme: Scheme, named: Named = numbered
) -> tuple[Discrepancy, ...]:
    """Scores that cannot be, and players in two games of one round."""
    games = list(results)
    sides = [(game.round, game.first, game.second) for game in games]
    sides += [(game.round, game.second, game.first) for game in games if game.first != game.second]
    return (*impossible_scores(games, scheme, named), *two_at_once(sides, named))


def check_rows(rows: Iterable[Row], named: Named = numbered) -> tuple[Discrepancy, ...]:
    """What does not add up in standings, wherever they come from.

    A sum that is wrong over all rows does not tell whose row it was, so it names nobody.
    """
    table = list(rows)
    found = [
        Discrepancy(
            sentence(f"{named(row.player)}'s games do not match those won, lost and drawn"), (row.player,)
        )
        for row in table
        if row.played != row.won + row.lost + row.drawn
    ]
    sums = wrong_sums(
        sum(row.net_spread for row in table),
        (sum(row.skunks_given for row in table), sum(row.skunks_taken for row in table)),
        (sum(row.won for row in table), sum(row.lost for row in table)),
    )
    return (*found, *(Discrepancy(sentence(words)) for words in sums))


def wrong_sums(net_spread: int, skunks: tuple[int, int], games: tuple[int, int]) -> list[str]:
    """Sums over a whole field that cannot be: skunks given and taken, games won and lost must be equal."""
    found = [f"net spread adds up to {net_spread:+d} instead of 0"] if net_spread else []
    if skunks[0] != skunks[1]:
        found.append(f"skunks given come to {skunks[0]}, but skunks taken to {skunks[1]}")
    if games[0] != games[1]:
        found.append(f"games won come to {games[0]}, but games lost to {games[1]}")
    return found


def impossible_scores(results: Sequence[GameResult], scheme: Scheme, named: Named) -> list[Discrepancy]:
    """Results that cannot stand in the event."""
    found = []
    for game in results:
        if (why := refusal(game, scheme)) is not None:
            score = f"{game.first_points}-{game.second_points}"
            words = f"{named(game.first)} against {named(game.second)} cannot be {score}"
            found.append(Discrepancy(f"{in_round(game.round, words)} {why}", (game.first, game.second)))
    return found


def two_at_once(sides: Iterable[tuple[int, int, int]], named: Named) -> list[Discrepancy]:
    """Players with more than one game in a round; sides are a round, a player and the opponent."""
    games: dict[tuple[int, int], list[int]] = {}
    for number, player, opponent in sides:
        games.setdefault((number, player), []).append(opponent)
    return [
        Discrepancy(
            in_round(number, f"{named(player)} plays against {_all(against, named)}"), (player, *against)
        )
        for (number, player), against in sorted(games.items())
        if number != NO_ROUND and len(against) > 1
    ]


def _all(players: Iterable[int], named: Named) -> str:
    return listed([named(player) for player in players])


def in_round(number: int, words: str) -> str:
    """A sentence, with the round it is about if there is one."""
    return sentence(words) if number == NO_ROUND else f"Round {number}: {sentence(words)}"
