"""Every game of a field that has a result: of its chart, of play-offs for ties, and of its sheets."""

from collections.abc import Iterator

from pegout.tournament.event import Division
from pegout.tournament.event.division import Course
from pegout.tournament.event.scores import scheme_of
from pegout.tournament.standings import GameResult, Kind
from pegout.values import value


@value
class PlayedGame:
    """One game, the player named first on the chart or sheet first."""

    game: str
    round: int
    table: int
    first: int
    second: int
    scores: tuple[int, int]
    kind: Kind
    winner: int | None
    counted: GameResult | None = None
    """The result as it counts for the standings; None for a game that does not."""


def played_games(division: Division) -> Iterator[PlayedGame]:
    """Round by round and table by table, then free games, ties, and the games of the sheets."""
    results = division.results
    tables = {game.id: game.table for game in division.games if game.id in results}
    for game_id in dict.fromkeys((*tables, *results)):
        yield _played(game_id, tables.get(game_id, 0), results[game_id], counts=True)
    for tie in division.ties:
        yield _played(f"P{tie.first}-{tie.second}", 0, tie, counts=False)
    for course in division.courses:
        yield from _on_sheet(course, scheme_of(division).goal)


def _played(game_id: str, table: int, result: GameResult, *, counts: bool) -> PlayedGame:
    return PlayedGame(
        game_id,
        result.round,
        table,
        result.first,
        result.second,
        (result.first_points, result.second_points),
        result.kind,
        result.winner,
        result if counts else None,
    )


def _on_sheet(course: Course, goal: int) -> Iterator[PlayedGame]:
    """A game that nobody played to the goal was ended by time."""
    for pairing in course.progress.pairings:
        for game in pairing.games:
            upper, lower = pairing.players
            kind = Kind.PLAYED if max(game.scores) >= goal else Kind.TIME
            match = pairing.match
            winner = game.won_by(upper, lower)
            yield PlayedGame(match.id, match.round, 0, upper, lower, game.scores, kind, winner)
