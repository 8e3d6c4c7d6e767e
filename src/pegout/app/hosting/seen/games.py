"""The games that are to be played now: where, by whom, and who has entered a score."""

from pegout.app.hosting.seen.field_glance import FieldGlance
from pegout.app.hosting.seen.glance import Glance, key_of
from pegout.app.hosting.seen.view import Line, Part
from pegout.tournament.event import Game, nth_game


def games_part(glance: Glance) -> Part:
    return {
        key_of(field.name, game.id): _line(glance, field, game)
        for field in glance.fields
        for game in field.games
    }


def _line(glance: Glance, field: FieldGlance, game: Game) -> Line:
    course, pairing = field.pairings.get(game.id, ("", None))
    best_of = 1 if pairing is None else pairing.match.best_of
    entered = field.division.entered.get(game.id, ())
    at = field.name, game.id
    return {
        "division": field.name,
        "game": game.id,
        "nth": nth_game(field.division, game.id) if pairing is None else len(pairing.games) + 1,
        "best_of": best_of,
        "course": course,
        "round": game.round,
        "table": game.table,
        "first": field.named(game.first),
        "second": field.named(game.second),
        "score": None if pairing is None or best_of == 1 else list(pairing.games_won),
        "entered": [field.named(entry.by) for entry in entered],
        "disagree": len(entered) > 1,
        "online": glance.tables.get(at, ""),
        "board": glance.boards.get(at, ""),
        "called": at in glance.open_calls,
        "proposed": game.id in field.division.proposed,
    }
