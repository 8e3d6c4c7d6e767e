"""The games to play now: where, by whom, and who has entered a score."""

from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.public_lines import GameLine
from pegout.services.events.views.snapshot import Snapshot, key_of
from pegout.tournament.event import Game, nth_game


def games_part(snapshot: Snapshot) -> dict[str, GameLine]:
    return {
        key_of(field.name, game.id): _line(snapshot, field, game)
        for field in snapshot.fields
        for game in field.games
    }


def _line(snapshot: Snapshot, field: FieldSnapshot, game: Game) -> GameLine:
    course, pairing = field.pairings.get(game.id, ("", None))
    best_of = 1 if pairing is None else pairing.match.best_of
    entered = field.division.entered.get(game.id, ())
    at = field.name, game.id
    return GameLine(
        division=field.name,
        game=game.id,
        nth=nth_game(field.division, game.id) if pairing is None else len(pairing.games) + 1,
        best_of=best_of,
        course=course,
        round=game.round,
        table=game.table,
        first=field.named(game.first),
        second=field.named(game.second),
        score=None if pairing is None or best_of == 1 else tuple(pairing.games_won),
        entered=tuple([field.named(entry.by) for entry in entered]),
        disagree=len(entered) > 1,
        online=snapshot.tables.get(at, ""),
        board=snapshot.boards.get(at, ""),
        called=at in snapshot.open_calls,
        proposed=game.id in field.division.proposed,
    )
