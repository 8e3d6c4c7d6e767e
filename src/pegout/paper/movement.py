"""Movement charts for the wall: who sits where in every round, by round and by player."""

from typing import Any

from pegout.paper.card_lines import Line, labels, lines_by_round
from pegout.paper.heading import field, heading
from pegout.paper.paper_size import Stock, across
from pegout.paper.press import NothingToPrint, pressed
from pegout.tournament.event import Division, Event
from pegout.tournament.movement import Chart, Round

MOST_ROUNDS = 10


def movement_chart(event: Event, division: str = "", *, stock: Stock = Stock.A) -> bytes:
    """Round by round: every table with its two players, and who sits out."""
    playing, chart = _charted(event, division)
    data = {
        **heading(event, "Movement, round by round", stock.small, playing),
        "warnings": chart.warnings,
        "rounds": [_round(number, each, playing) for number, each in enumerate(chart.rounds, 1)],
    }
    return pressed("movement_rounds", data)


def movement_by_player(event: Event, division: str = "", *, stock: Stock = Stock.A) -> bytes:
    """Player by player: the table and the opponent of every round; ten rounds to a sheet."""
    playing, chart = _charted(event, division)
    named, lines = labels(chart), lines_by_round(playing, chart)
    sheets = -(-len(named) // MOST_ROUNDS)
    most = -(-len(named) // sheets)
    data = {
        **heading(event, "Movement, player by player", across(stock.small), playing),
        "most": most,
        "parts": [named[start : start + most] for start in range(0, len(named), most)],
        "players": [
            {
                "number": str(player),
                "name": playing.named(player),
                "cells": [_cell(at.get(player)) for at in lines],
            }
            for player in chart.present
        ],
    }
    return pressed("movement_players", data)


def _charted(event: Event, name: str) -> tuple[Division, Chart]:
    division = field(event, name)
    if division.chart is None:
        raise NothingToPrint("This division has no movement chart: its games are not planned in rounds.")
    return division, division.chart


def _cell(line: Line | None) -> list[str]:
    """The opponent and the table; a word for sitting out, nothing for no game."""
    if line is None:
        return []
    return ["sits out"] if line["sits_out"] else [line["number"], f"table {line['table']}"]


def _round(number: int, each: Round, division: Division) -> dict[str, Any]:
    return {
        "title": f"Make-up games, round {number}" if each.make_up else f"Round {number}",
        "tables": [
            [str(seating.table), *_who(seating.first, division), *_who(seating.second, division)]
            for seating in each.seatings
        ],
        "sitting_out": [_who(player, division) for player in each.sitting_out],
    }


def _who(player: int, division: Division) -> tuple[str, str]:
    return str(player), division.named(player)
