"""Games that no chart has foreseen, where players find their opponents themselves.

An official's word counts at once. What a player says of such a game is a proposal: it counts once the
opponent has entered the same score, or when an official enters one.
"""

from dataclasses import replace

from pegout.refusal import Refusal, refuse
from pegout.tournament.event import commands as c
from pegout.tournament.event.division import Division, Entered, Game
from pegout.tournament.event.formats import Movement
from pegout.tournament.event.record import Record
from pegout.tournament.event.roles import Role
from pegout.tournament.standings import GameResult
from pegout.tournament.standings import refusal as score_refusal

Told = c.FreeGame | c.ProposeGame


def said_by(role: Role, command: c.EventCommand) -> c.EventCommand:
    """The command as that role gives it: for a player, a free game is no more than a proposal."""
    if role is not Role.PLAYER or not isinstance(command, c.FreeGame):
        return command
    return c.ProposeGame(command.division, command.first, command.second, command.scores, command.kind)


def refuse_free(division: Division, command: Told) -> Refusal | None:
    plan = division.form.chart
    if plan is None or plan.movement is not Movement.FREE or division.courses:
        return refuse("games_paired", "Scores are entered for this event's pairings: name one of them.")
    first, second = division.number(command.first), division.number(command.second)
    if first is None or second is None or first == second:
        return refuse("not_two_players", "Name two different players of this field.")
    return refuse_more(division, first, second) or score_refusal(_result(division, command), plan.scheme)


def refuse_more(division: Division, *players: int) -> Refusal | None:
    """Why these have no game left to play; None if they have."""
    plan = division.form.chart
    most = 0 if plan is None else plan.games
    for number in players:
        if sum(number in (game.first, game.second) for game in division.results.values()) >= most:
            return refuse(
                "no_games_left",
                "{player} has played all {most} games.",
                player=division.named(number),
                most=most,
            )
    return None


def _result(division: Division, command: Told) -> GameResult:
    first, second = division.number(command.first) or 0, division.number(command.second) or 0
    return GameResult(first, second, *command.scores, 0, command.kind)


def play(division: Division, _: Record, command: c.FreeGame) -> Division:
    game_id = f"G{len(division.results) + 1}"
    return replace(division, results={**division.results, game_id: _result(division, command)})


def refuse_proposal(division: Division, command: c.ProposeGame) -> Refusal | None:
    if why := refuse_free(division, command):
        return why
    two = {division.number(command.first), division.number(command.second)}
    if any({game.first, game.second} == two for game in division.proposed.values()):
        return refuse(
            "game_proposed_already",
            "A game between {first} and {second} is waiting to be agreed: settle that one first.",
            first=command.first,
            second=command.second,
        )
    return None


def propose(division: Division, record: Record, command: c.ProposeGame) -> Division:
    """It waits under an id of its own, with the score as its player has entered it."""
    played = _result(division, command)
    game = Game(f"X{record.number}", 0, 0, played.first, played.second)
    mine = Entered(played.first, command.scores, command.kind, None)
    return replace(
        division,
        proposed={**division.proposed, game.id: game},
        entered={**division.entered, game.id: (mine,)},
    )


def refuse_denial(division: Division, command: c.DenyGame) -> Refusal | None:
    game = division.proposed.get(command.game)
    if game is None:
        return refuse(
            "no_such_proposal",
            "No game {game!r} is waiting to be agreed: it was settled, or never entered.",
            game=command.game[:20],
        )
    if command.player and division.number(command.player) not in (game.first, game.second):
        return refuse(
            "not_in_game",
            "{player} is not listed as a player in {game}.",
            player=command.player[:40],
            game=command.game,
        )
    return None


def deny(division: Division, _: Record, command: c.DenyGame) -> Division:
    return settled(division, command.game)


def settled(division: Division, game_id: str) -> Division:
    """The division where nothing waits under that id any more."""
    return replace(
        division,
        proposed={key: game for key, game in division.proposed.items() if key != game_id},
        entered={key: scores for key, scores in division.entered.items() if key != game_id},
    )


def free_game(division: Division, game_id: str) -> Game | None:
    """A free game whose result is locked."""
    result = division.results.get(game_id)
    return None if result is None else Game(game_id, result.round, 0, result.first, result.second)
