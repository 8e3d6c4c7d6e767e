"""Play-offs between players who are level (golden-age:12): what to play next, and how it ended."""

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from pegout.refusal import IllegalCommand
from pegout.tournament.standings.refusal import cannot_stand, refusal
from pegout.tournament.standings.result import GameResult, forfeit
from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.table import standings
from pegout.values import value

Group = tuple[int, ...]


@value
class PlayOff:
    """Where a play-off stands.

    `order` is best first; players who are not separated, or need not be, stand together. `to_play` can be
    played at once. `unused` are results that the play-off did not ask for.
    """

    order: tuple[Group, ...]
    to_play: tuple[tuple[int, int], ...] = ()
    unused: tuple[GameResult, ...] = ()

    @property
    def is_over(self) -> bool:
        return not self.to_play


def play_off(
    tied: Iterable[int],
    results: Sequence[GameResult],
    scheme: Scheme,
    places: int | None = None,
    gone: Collection[int] = (),
) -> PlayOff:
    """Two play one game; three a round robin, again while they are level; four or more a knock-out.

    Only the first `places` of the tied are separated, or all of them. Players who are still level, or went
    out in the same round of a knock-out, play off among themselves in the same way where that matters.
    The knock-out is drawn in the order given, the first having any byes. Those who have left lose the games
    that they have not played; without any they are not separated, and stand last.
    """
    players = tuple(tied)
    met = {player for result in results for player in (result.first, result.second)}
    away = tuple(player for player in players if player in gone and player not in met)
    here = tuple(player for player in players if player not in away)
    desk = _Desk(results, scheme, gone)
    order = _separated(here, desk, len(players) if places is None else places) if here or not away else []
    return PlayOff((*order, *([away] if away else [])), tuple(desk.to_play), tuple(desk.left))


class _Desk:
    """The results not used yet, in the order they came in, and the games still to be played."""

    def __init__(self, results: Sequence[GameResult], scheme: Scheme, gone: Collection[int]) -> None:
        for result in results:
            if (why := refusal(result, scheme)) is not None:
                raise IllegalCommand(cannot_stand(result, "Play-off", why), result)
        self.scheme = scheme
        self.gone = gone
        self.left = list(results)
        self.to_play: list[tuple[int, int]] = []

    def game(self, first: int, second: int, *, drawn_stands: bool = False) -> GameResult | None:
        """The next result of the two; without one, or if it was drawn, they have a game to play.

        Of two who have both left the first counts as the better.
        """
        for result in [each for each in self.left if {each.first, each.second} == {first, second}]:
            self.left.remove(result)
            if drawn_stands or result.winner is not None:
                return result
        if first in self.gone or second in self.gone:
            there, away = (
                (second, first) if first in self.gone and second not in self.gone else (first, second)
            )
            return forfeit(there, away, 0, self.scheme.goal)
        self.to_play.append((first, second))
        return None


def _separated(players: Group, desk: _Desk, places: int) -> list[Group]:
    if places < 1 or len(players) < 2:
        return [players]
    if len(players) == 2:
        return _one_game(players, desk)
    return _round_robin(players, desk, places) if len(players) == 3 else _knock_out(players, desk, places)


def _each_separated(groups: Iterable[Group], desk: _Desk, places: int) -> list[Group]:
    order: list[Group] = []
    for group in groups:
        order += _separated(group, desk, places)
        places -= len(group)
    return order


def _one_game(players: Group, desk: _Desk) -> list[Group]:
    result = desk.game(*players)
    return [players] if result is None else [(player,) for player in _winner_first(result)]


def _round_robin(players: Group, desk: _Desk, places: int) -> list[Group]:
    found = [desk.game(*pair, drawn_stands=True) for pair in combinations(players, 2)]
    results = [result for result in found if result is not None]
    if len(results) < len(found):
        return [players]
    by_place: dict[int, Group] = {}
    for row in standings(players, results, desk.scheme):
        by_place[row.place] = (*by_place.get(row.place, ()), row.player)
    return _each_separated(by_place.values(), desk, places)


def _knock_out(players: Group, desk: _Desk, places: int) -> list[Group]:
    beaten: list[Group] = []
    while len(players) > 1:
        byes, pairs = _drawn(players)
        found = [desk.game(*pair) for pair in pairs]
        ends = [_winner_first(result) for result in found if result is not None]
        if len(ends) < len(found):
            break
        players = (*byes, *(winner for winner, _ in ends))
        beaten.insert(0, tuple(loser for _, loser in ends))
    return [players, *_each_separated(beaten, desk, places - len(players))]


def _drawn(players: Group) -> tuple[Group, list[tuple[int, int]]]:
    """Who has a bye, so that a power of two is left after the round, and the pairs, first against last."""
    byes = 2 ** (len(players) - 1).bit_length() - len(players)
    half = (len(players) - byes) // 2
    rest = players[byes:]
    return players[:byes], list(zip(rest[:half], reversed(rest[half:]), strict=True))


def _winner_first(result: GameResult) -> tuple[int, int]:
    ahead = result.first_points > result.second_points
    return (result.first, result.second) if ahead else (result.second, result.first)
