"""Absences, drop-outs, expulsions and late players."""

from dataclasses import replace

from pegout.refusal import Refusal, in_field, refuse
from pegout.tournament.brackets import Absent, BothAbsent, Withdrawn, objection
from pegout.tournament.entries import refuse_name
from pegout.tournament.event import commands as c
from pegout.tournament.event.division import (
    Course,
    Division,
    Game,
    course_of,
    current_round,
    with_chart,
)
from pegout.tournament.event.scores import find_game, locked, scheme_of, with_result, without_entered
from pegout.tournament.movement import after_dropout, after_newcomer
from pegout.tournament.standings import GameResult, forfeit


def refuse_absent(division: Division, command: c.MarkAbsent) -> Refusal | None:
    game = find_game(division, command.game)
    if game is None or command.game in (*division.results, *division.proposed):
        return refuse(
            "game_not_open", "{game} is not open: name a game of the pairings.", game=command.game[:20]
        )
    numbers = [division.number(name) for name in command.players]
    if not numbers or len(set(numbers)) != len(numbers) or not set(numbers) <= {game.first, game.second}:
        return refuse("absentees_not_named", "Name one or both of the players in {game}.", game=command.game)
    if len(numbers) == 2 and course_of(division, command.game) is None:
        return refuse(
            "both_absent",
            "Neither player came to a game of the chart: withdraw them, or have it played later.",
        )
    return None


def absent(division: Division, command: c.MarkAbsent) -> Division:
    """On a sheet as the sheet says; in a chart, or a play-off for a tie, who came wins by ten points."""
    game = find_game(division, command.game)
    if game is None:
        raise ValueError(f"There is no game {command.game}.")
    lines = [number for name in command.players if (number := division.number(name)) is not None]
    division = without_entered(division, game.id)
    name = course_of(division, command.game)
    if name is not None:
        result = BothAbsent(game.id) if len(lines) == 2 else Absent(game.id, lines[0])
        return with_result(division, name, result)
    return locked(division, game, _forfeited(division, game, lines[0]))


def _forfeited(division: Division, game: Game, loser: int) -> GameResult:
    """Written in the order of the chart."""
    winner = game.second if loser == game.first else game.first
    lost = forfeit(winner, loser, game.round, scheme_of(division).goal)
    if winner == game.first:
        return lost
    points = lost.second_points, lost.first_points
    return GameResult(game.first, game.second, *points, game.round, lost.kind)


def refuse_leave(division: Division, number: int) -> Refusal | None:
    if division.chart is not None and not division.courses:
        return (
            refuse("left_already", "That player has already left.") if number in division.chart.gone else None
        )
    if _withdrawal(division, number) is None and division.courses:
        return refuse("no_match_left", "That player has no match left to play.")
    return None


def leave(division: Division, number: int, *, expelled: bool = False) -> Division:
    """From the first game without a result on; an expelled player loses the game of the present round."""
    if division.courses:
        found = _withdrawal(division, number)
        return division if found is None else with_result(division, found, Withdrawn(number))
    if division.chart is None:
        return division
    now = current_round(division)
    if now is None:
        return with_chart(division, after_dropout(division.chart, number, len(division.chart.rounds) + 1))
    game = _game_of(division, number, now)
    if expelled and game is not None and game.id not in division.results:
        division = replace(
            division, results={**division.results, game.id: _forfeited(division, game, number)}
        )
    played = game is not None and game.id in division.results
    if division.chart is None:
        return division
    return with_chart(division, after_dropout(division.chart, number, now + 1 if played else now))


def _game_of(division: Division, number: int, of_round: int) -> Game | None:
    games = (game for game in division.games if game.round == of_round)
    return next((game for game in games if number in (game.first, game.second)), None)


def _withdrawal(division: Division, number: int) -> str | None:
    """The sheet on which the player still has a match to be absent from."""
    for name in ("main", "consolation"):
        course: Course | None = getattr(division, name)
        if course is not None and number in course.sheet.lines:
            why = objection(course.progress, Withdrawn(number))
            return name if why is None else None
    return None


def refuse_join(division: Division, name: str) -> Refusal | None:
    if division.chart is None or division.courses:
        return refuse("joining_closed", "Players can join late only while a chart is being played.")
    if division.number(name) is not None:
        return refuse("playing_already", "{player} is already playing.", field="player", player=name)
    if current_round(division) is None:
        return refuse("games_over", "All games have been played.")
    return in_field("player", refuse_name(name))


def join(division: Division, name: str) -> Division:
    now = current_round(division)
    if division.chart is None or now is None:
        return division
    started = any(game.id in division.results for game in division.games if game.round == now)
    chart = after_newcomer(division.chart, now + 1 if started else now)
    return with_chart(division, chart, (*division.players, name))
