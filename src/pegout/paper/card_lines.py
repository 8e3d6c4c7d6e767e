"""The lines of a player's score card: which table, and which opponent."""

from typing import Any

from pegout.tournament.event import Division
from pegout.tournament.movement import Chart

Line = dict[str, Any]
MAKE_UP = "extra"


def labels(chart: Chart) -> list[str]:
    """What the rounds are called on paper."""
    return [MAKE_UP if each.make_up else str(number) for number, each in enumerate(chart.rounds, 1)]


def lines_by_round(division: Division, chart: Chart) -> list[dict[int, Line]]:
    """For each round, the lines of everybody who plays or sits out."""
    found = []
    for label, each in zip(labels(chart), chart.rounds, strict=True):
        lines = {player: {"round": label, "sits_out": True} for player in each.sitting_out}
        for seating in each.seatings:
            lines[seating.first] = _meeting(label, seating.table, seating.second, division)
            lines[seating.second] = _meeting(label, seating.table, seating.first, division)
        found.append(lines)
    return found


def card_lines(division: Division, chart: Chart) -> dict[int, list[Line]]:
    """For each player still in, one line for each round with a game or a sit-out."""
    rounds = lines_by_round(division, chart)
    return {player: [lines[player] for lines in rounds if player in lines] for player in chart.present}


def _meeting(label: str, table: int, opponent: int, division: Division) -> Line:
    return {
        "round": label,
        "sits_out": False,
        "table": str(table),
        "number": str(opponent),
        "name": division.named(opponent),
    }


def blank_lines(games: int) -> list[Line]:
    """Lines without table and opponent, for players who find each other."""
    return [
        {"round": str(number), "sits_out": False, "table": "", "number": "", "name": ""}
        for number in range(1, games + 1)
    ]
