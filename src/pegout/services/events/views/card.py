"""A player's score card: one line for every game with a result, and the sums."""

from collections.abc import Iterable
from typing import Any

import msgspec

from pegout.services.event_files.results import PlayedGame
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.own_lines import CardLine, CardTotal
from pegout.services.events.views.view import OnCard
from pegout.tournament.brackets.placings import place_of
from pegout.tournament.event import Division
from pegout.tournament.standings import game_points


def card_part(field: FieldSnapshot, number: int) -> dict[str, OnCard]:
    """The sums are those of the standings: where there is a chart, what is played after it is not added."""
    games = field.played_by.get(number, [])
    lines = [_line(field.division, game, number) for game in games]
    charted = field.division.form.chart is not None
    added = [line for line in lines if not charted or line.points is not None]
    total = CardTotal(
        played=len(added),
        won=sum(line.won for line in added),
        lost=sum(line.own != line.against and not line.won for line in added),
        points=sum(line.points or 0 for line in added) if charted else None,
        spread=sum(line.spread for line in added),
        place=place_of_player(field, number),
    )
    return {**{f"{place:03}": line for place, line in enumerate(lines, 1)}, "total": total}


def cards_table(divisions: Iterable[Division]) -> list[dict[str, Any]]:
    """The cards of everybody one under the other, each line with whose it is."""
    return [
        {
            "division": division.name,
            "number": number,
            "name": name,
            **msgspec.to_builtins(_line(division, game, number)),
        }
        for division in divisions
        for played_by in [FieldSnapshot(division).played_by]
        for number, name in enumerate(division.players, 1)
        for game in played_by.get(number, ())
    ]


def _line(division: Division, game: PlayedGame, number: int) -> CardLine:
    is_first = game.first == number
    mine, theirs = game.scores if is_first else game.scores[::-1]
    return CardLine(
        game=game.game,
        round=game.round,
        table=game.table,
        opponent=division.named(game.second if is_first else game.first),
        own=mine,
        against=theirs,
        won=game.winner == number,
        points=_points(division, game, is_first=is_first),
        spread=mine - theirs,
        kind=game.kind.value,
    )


def _points(division: Division, game: PlayedGame, *, is_first: bool) -> int | None:
    """What the game counts in the standings of the chart; None where it does not."""
    plan = division.form.chart
    if plan is None or game.counted is None:
        return None
    return game_points(game.counted, plan.scheme)[not is_first]


def place_of_player(field: FieldSnapshot, number: int) -> int | None:
    """On the main sheet the place decided; otherwise the player's place on the chart."""
    main = field.division.main
    if main is not None and number in field.on_main:
        return place_of(main.progress.placings, number)
    row = field.row_of.get(number)
    return row.place if row is not None and row.played else None
