"""Entering, agreeing on and correcting scores."""

from dataclasses import replace
from typing import Any

from pegout.refusal import IllegalCommand, Refusal, refuse
from pegout.tournament.brackets import GamePlayed
from pegout.tournament.event import commands as c
from pegout.tournament.event.division import (
    Course,
    Division,
    Entered,
    Game,
    chart_game,
    course_of,
    games_entered,
    open_matches,
    tie_game,
    ties_played,
)
from pegout.tournament.event.free_games import free_game, refuse_more, settled
from pegout.tournament.standings import WINS, GameResult, Kind, Scheme
from pegout.tournament.standings import refusal as score_refusal

Scored = c.EnterScore | c.CorrectScore


def scheme_of(division: Division) -> Scheme:
    return WINS if division.form.chart is None else division.form.chart.scheme


def find_game(division: Division, game_id: str) -> Game | None:
    """A game that can be entered now, of the chart, of a sheet or of a play-off for a tie."""
    name = course_of(division, game_id)
    if name is not None:
        course: Course = getattr(division, name)
        return next((match for match in open_matches(course) if match.id == game_id), None)
    return chart_game(division, game_id) or division.proposed.get(game_id) or tie_game(division, game_id)


def refuse_enter(division: Division, command: c.EnterScore) -> Refusal | None:
    if command.game in division.results:
        return refuse(
            "score_locked",
            "The score of {game} is locked: only the director can correct it, with a reason.",
            game=command.game,
        )
    game = find_game(division, command.game)
    if game is None:
        return _no_such_game(division, command.game)
    if command.player and division.number(command.player) not in (game.first, game.second):
        return refuse(
            "not_in_game",
            "{player} does not play in {game}: {players} do.",
            player=command.player,
            game=command.game,
            players=_between(division, game),
        )
    if command.game in division.proposed and (why := refuse_more(division, game.first, game.second)):
        return why
    return _refuse_nth(division, command) or _refuse_scores(division, game, command)


def _refuse_nth(division: Division, command: c.EnterScore) -> Refusal | None:
    """A score that was written down for one game of a match is never taken for another's."""
    next_game = nth_game(division, command.game)
    if command.nth in (0, next_game):
        return None
    if 0 < command.nth < next_game:
        return refuse(
            "game_entered",
            "Game {nth} of {game} has already been entered: check the pairings.",
            nth=command.nth,
            game=command.game,
        )
    return refuse(
        "earlier_game_first",
        "Game {nth} of {game} comes first: enter that.",
        nth=next_game,
        game=command.game,
    )


def nth_game(division: Division, game_id: str) -> int:
    """Which game of its match is to be played now; in a chart always the first.

    Those who are level may have to play off again: that is their second game.
    """
    name = course_of(division, game_id)
    if name is None:
        return ties_played(division, game_id) + 1
    course: Course = getattr(division, name)
    return len(games_entered(course, game_id)) + 1


def _no_such_game(division: Division, game_id: str) -> Refusal:
    if course_of(division, game_id) is not None:
        text = "{game} is decided or still waiting for players: enter an open match."
        return refuse("game_not_open", text, game=game_id)
    text = "There is no game {game!r} to enter: see the pairings for open games."
    return refuse("no_such_game", text, game=game_id[:20])


def _between(division: Division, game: Game) -> str:
    return f"{division.named(game.first)} and {division.named(game.second)}"


def _refuse_scores(division: Division, game: Game, command: Scored) -> Refusal | None:
    """A score that cannot be, or a winner who is not needed or not there."""
    first, second = command.scores
    winner = division.number(command.winner) if command.winner else None
    by_time = command.kind is Kind.TIME
    if by_time and not division.form.round_minutes:
        return refuse("no_time_limit", "These games have no time limit: play them out.")
    if command.winner and (not by_time or first != second or winner not in (game.first, game.second)):
        return refuse("winner_not_needed", "Name a winner only if time ended a game at a level score.")
    if by_time and first == second and winner is not None:
        goal = scheme_of(division).goal
        return (
            None
            if 0 <= first < goal
            else refuse("goal_reached", "A game ended by time has fewer than {goal} points.", goal=goal)
        )
    return score_refusal(_result(game, command), scheme_of(division))


def _result(game: Game, command: Scored) -> GameResult:
    return GameResult(game.first, game.second, *command.scores, game.round, command.kind)


def enter(division: Division, command: c.EnterScore) -> Division:
    """An official's score locks at once; a player's when the opponent has entered the same."""
    game = find_game(division, command.game)
    if game is None:
        raise ValueError(f"There is no game {command.game}.")
    winner = division.number(command.winner) if command.winner else None
    by = division.number(command.player) if command.player else None
    if by is None:
        return lock(division, game, command, winner)
    mine = Entered(by, command.scores, command.kind, winner)
    others = tuple([entry for entry in division.entered.get(game.id, ()) if entry.by != by])
    if any(replace(entry, by=by) == mine for entry in others):
        return lock(division, game, command, winner)
    return replace(division, entered={**division.entered, game.id: (*others, mine)})


def lock(division: Division, game: Game, command: Scored, winner: int | None) -> Division:
    division = without_entered(division, game.id)
    name = course_of(division, game.id)
    if name is not None:
        played = GamePlayed(game.id, command.scores, winner)
        return with_result(division, name, played)
    return locked(division, game, _result(game, command))


def locked(division: Division, game: Game, result: GameResult) -> Division:
    """The division with the result of a game of its chart, or of a play-off, which counts by itself."""
    if game.id in division.proposed:
        return replace(settled(division, game.id), results={**division.results, game.id: result})
    if chart_game(division, game.id) is not None:
        return replace(division, results={**division.results, game.id: result})
    return replace(division, ties=(*division.ties, result))


def without_entered(division: Division, game_id: str) -> Division:
    """The division without the scores that waited for the other player's in this game."""
    entered = {key: scores for key, scores in division.entered.items() if key != game_id}
    return replace(division, entered=entered)


def with_result(division: Division, name: str, result: Any) -> Division:
    """The division with one more entry in the log of a sheet."""
    course: Course = getattr(division, name)
    changes: dict[str, Any] = {name: course.after(result)}
    return replace(division, **changes)


def refuse_correct(division: Division, command: c.CorrectScore) -> Refusal | None:
    if not command.reason.strip():
        return refuse(
            "no_reason", "A correction needs a reason: say why the score is changing.", field="reason"
        )
    if command.game in division.results:
        if division.courses:
            return refuse(
                "play_offs_started", "The play-offs have started: undo that first, or let the score stand."
            )
        game = chart_game(division, command.game) or free_game(division, command.game)
        return None if game is None else _refuse_scores(division, game, command)
    name = course_of(division, command.game)
    if name is None:
        return refuse(
            "no_locked_score", "There is no locked score of {game!r} to correct.", game=command.game[:20]
        )
    course: Course = getattr(division, name)
    if not games_entered(course, command.game):
        return refuse(
            "nothing_entered", "No game of {game} has been entered yet: enter it instead.", game=command.game
        )
    pairing = course.progress[command.game]
    game = Game(command.game, pairing.match.round, 0, *pairing.players)
    if why := _refuse_scores(division, game, command):
        return why
    try:
        return _refuse_changed(course, _with_last_game(course, command, division))
    except IllegalCommand as error:
        return refuse(
            "rests_on",
            "A later result depends on this ({why}): undo it first.",
            why=error.refusal.message.rstrip("."),
        )


def _refuse_changed(before: Course, after: Course) -> Refusal | None:
    """With another winner a later match that has been played would be of other players."""
    then, now = before.progress, after.progress
    played = {getattr(result, "match", "") for result in before.results}
    for pairing in then.pairings:
        if pairing.match.id in played and pairing.players != now[pairing.match.id].players:
            return refuse(
                "later_match_played",
                "{match} has already been played on this result: undo that first.",
                match=pairing.match.id,
            )
    return None


def _with_last_game(course: Course, command: c.CorrectScore, division: Division) -> Course:
    """The last game of the match with another score, or `IllegalCommand`."""
    places = [
        place
        for place, result in enumerate(course.results)
        if isinstance(result, GamePlayed) and result.match == command.game
    ]
    winner = division.number(command.winner) if command.winner else None
    results = list(course.results)
    results[places[-1]] = GamePlayed(command.game, command.scores, winner)
    return Course.of(course.sheet, tuple(results))


def correct(division: Division, command: c.CorrectScore) -> Division:
    name = course_of(division, command.game)
    if name is not None:
        changed = _with_last_game(getattr(division, name), command, division)
        changes: dict[str, Any] = {name: changed}
        return replace(division, **changes)
    game = chart_game(division, command.game) or free_game(division, command.game)
    if game is None:
        raise ValueError(f"There is no game {command.game}.")
    return replace(division, results={**division.results, command.game: _result(game, command)})
