"""Duplicate nights: every table of a round is dealt the same, and the scores are compared seat by seat."""

import hmac
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from pegout.game.events import MatchStarted
from pegout.rules import Ending
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import TableSet
from pegout.services.online.called_games import Called, called_at, tables_of
from pegout.services.online.table_facts import played_at
from pegout.services.tables.state import TableState
from pegout.tournament.event import Division
from pegout.tournament.event.division import Course, chart_game, course_of
from pegout.values import value

PROTOCOL = "pegout-duplicate-1"
SIDES = ("dealer", "pone")


def round_of(division: Division, game: str) -> str:
    """The part of the field that is played at the same time, and that nobody plays in twice."""
    if course_of(division, game) is not None:
        return f"sheet {game.partition('-')[0]}"
    found = chart_game(division, game)
    return f"tie {game}" if found is None else f"round {found.round}"


def deals_of(state: HostedEvent, called: Called) -> str:
    """The name of the deals for the next table of a game. A replay has different ones."""
    again = len([table for table in tables_of(state, called) if table.nth == called.nth])
    parts = [state.event, called.division.name, round_of(called.division, called.game.id)]
    parts += [f"game {called.nth}"] * (called.best_of > 1 or called.nth > 1) + [f"again {again}"] * bool(
        again
    )
    return "/".join([part for part in parts if part])


def secret_of(night: str, deals: str) -> str:
    """The server's secret for those deals, from that of the whole night; none of them reveals another."""
    return hmac.digest(bytes.fromhex(night), f"{PROTOCOL}:{deals}".encode(), "sha256").hex()


def may_be_known(state: HostedEvent, opened: TableSet) -> bool:
    """Whether nobody is still to play the deals of that table."""
    division = state.now.division(opened.division)
    if division is None:
        return True
    name = course_of(division, opened.game)
    wanted = round_of(division, opened.game)
    if name is not None:
        course: Course = getattr(division, name)
        same = [each for each in course.progress.pairings if round_of(division, each.match.id) == wanted]
        return all(pairing.is_settled for pairing in same)
    if chart_game(division, opened.game) is None:
        return called_at(state, opened) is None
    return all(game.id in division.results for game in division.games if game.round == opened.round)


@value
class _Line:
    """A finished table, the first dealer first."""

    opened: TableSet
    deals: str
    names: tuple[str, ...]
    scores: tuple[int, ...]


class DuplicateLine(msgspec.Struct, frozen=True):
    """A finished table compared with the others with the same deals: the first dealer, and the pone."""

    division: str
    round: int
    game: str
    table: str
    dealer: str
    dealer_score: int
    dealer_average: float
    dealer_difference: float
    dealer_total: float
    pone: str
    pone_score: int
    pone_average: float
    pone_difference: float
    pone_total: float


def comparison(state: HostedEvent, tables: Mapping[str, TableState]) -> list[DuplicateLine]:
    """Every finished table beside the others with the same deals, in the order in which they were opened.

    Whoever dealt first is compared with all who did, and the pone with all pones. A difference of +5 means
    five points more than these have on average, and `_total` adds up a player's differences of the night.
    """
    lines = [line for opened in state.tables if (line := _line(opened, tables.get(opened.table)))]
    averages = _averages(lines)
    totals: defaultdict[str, float] = defaultdict(float)
    for line in lines:
        for name, points, usual in zip(line.names, line.scores, averages[line.deals], strict=True):
            totals[name] += points - usual
    return [_row(line, averages[line.deals], totals) for line in lines]


def _line(opened: TableSet, table: TableState | None) -> _Line | None:
    if table is None or table.reserved is None or not table.shares_deals or not table.match_over:
        return None
    start, outcomes = table.events[0], played_at(table).outcomes
    if not isinstance(start, MatchStarted) or start.dealer is None or len(outcomes) != 1:
        return None
    [outcome] = outcomes
    if outcome.ending is Ending.FORFEIT:
        return None
    order = start.dealer, 1 - start.dealer
    names, scores = table.reserved.names, outcome.scores
    return _Line(
        opened,
        table.dealt_as,
        tuple([names[seat] for seat in order]),
        tuple([scores[seat] for seat in order]),
    )


def _averages(lines: Sequence[_Line]) -> dict[str, tuple[float, ...]]:
    """By the deals, of the first dealers and of the pones."""
    scores: defaultdict[str, list[tuple[int, ...]]] = defaultdict(list)
    for line in lines:
        scores[line.deals].append(line.scores)
    return {
        deals: tuple([sum(side) / len(side) for side in zip(*all_scores, strict=True)])
        for deals, all_scores in scores.items()
    }


def _row(line: _Line, averages: Sequence[float], totals: Mapping[str, float]) -> DuplicateLine:
    opened = line.opened
    sides: dict[str, Any] = {}
    for side, name, points, usual in zip(SIDES, line.names, line.scores, averages, strict=True):
        sides |= {
            side: name,
            f"{side}_score": points,
            f"{side}_average": round(usual, 2),
            f"{side}_difference": round(points - usual, 2),
            f"{side}_total": round(totals[name], 2),
        }
    return DuplicateLine(
        division=opened.division, round=opened.round, game=opened.game, table=opened.table, **sides
    )
