"""An event as plain tables, for screens, JSON and CSV alike."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from pegout.services.event_files.results import played_games
from pegout.tournament.brackets import Pairing, Vacancy
from pegout.tournament.entries import Desk, line_up
from pegout.tournament.event import Division, Event, current_round, open_games, rows
from pegout.tournament.event.division import Course
from pegout.tournament.money import accounts_page, journal_page, receipts, statement_page, write_cents
from pegout.tournament.standings import GameResult, Row, Scheme, season

Table = list[dict[str, Any]]


def entries_table(event: Event) -> Table:
    """Everybody who has registered, in that order."""
    desk: Desk = event.desk
    positions = {name: place for place, name in enumerate(line_up(desk), 1)}
    return [
        {
            "name": entry.name,
            "kind": entry.kind,
            "status": entry.status.value,
            "position": positions.get(entry.name),
            "arrival": entry.arrival.value,
            "paid": write_cents(entry.paid_in_all, desk.rules.sign),
            "refund": entry.refund.status.value,
        }
        for entry in desk.entries
    ]


def pairings_table(event: Event) -> Table:
    """The games to play now in every field."""
    return [line for division in event.divisions for line in _pairings(division)]


def _pairings(division: Division) -> Iterator[dict[str, Any]]:
    for game in (*open_games(division), *division.proposed.values()):
        waiting = [division.named(entry.by) for entry in division.entered.get(game.id, ())]
        yield {
            "division": division.name,
            "game": game.id,
            "round": game.round,
            "table": game.table or None,
            "first": division.named(game.first),
            "second": division.named(game.second),
            "entered_by": waiting,
        }


def chart_table(event: Event) -> Table:
    """Who meets whom at which table in every round of every chart, and how it ended."""
    table: Table = []
    for division in event.divisions:
        for game in division.games:
            table.append(
                {
                    "division": division.name,
                    "round": game.round,
                    "table": game.table,
                    "first": division.named(game.first),
                    "second": division.named(game.second),
                    "result": _short_result(division.results.get(game.id)),
                }
            )
    return table


def _short_result(result: GameResult | None) -> str:
    return "" if result is None else f"{result.first_points}-{result.second_points}"


def sitting_out(division: Division) -> tuple[str, ...]:
    """Who has no game in the present round of a chart."""
    now = current_round(division)
    if division.chart is None or now is None or division.courses:
        return ()
    return tuple(division.named(player) for player in division.chart.rounds[now - 1].sitting_out)


def results_table(event: Event) -> Table:
    """Every locked result, of charts, play-offs for ties and sheets."""
    return [line for division in event.divisions for line in _results(division)]


def _results(division: Division) -> Iterator[dict[str, Any]]:
    for played in played_games(division):
        yield {
            "division": division.name,
            "game": played.game,
            "first": division.named(played.first),
            "second": division.named(played.second),
            "first_points": played.scores[0],
            "second_points": played.scores[1],
            "kind": played.kind.value,
        }


def standings_table(event: Event) -> Table:
    """Every field's standings: of its chart, or the places that its sheet has decided."""
    if event.setup.form.nights:
        return season_table(event)
    table: Table = []
    for division in event.divisions:
        plan = division.form.chart
        if plan is not None:
            table += [standings_line(division, row, plan.scheme) for row in rows(division).rows]
        else:
            table += list(places_table(division))
    return table


def standings_line(division: Division, row: Row, scheme: Scheme) -> dict[str, Any]:
    """A player's line in the standings of a chart."""
    figures = {
        word: format(figure, form) for (word, form), figure in zip(scheme.in_words, row.values, strict=True)
    }
    return {
        "division": division.name,
        "place": row.place,
        "name": division.named(row.player),
        "number": row.player,
        **figures,
        "played": row.played,
        "won": row.won,
        "lost": row.lost,
        "skunks_given": row.skunks_given,
        "skunks_taken": row.skunks_taken,
        "spread": format(row.net_spread, "+d"),
        "why": row.why,
        "play_off": row.needs_playoff,
    }


def places_table(division: Division) -> Iterator[dict[str, Any]]:
    """The places that a sheet has decided so far, best first."""
    if division.main is None:
        return
    for placing in division.main.progress.placings:
        for line in placing.lines:
            yield {"division": division.name, "place": placing.place, "name": division.named(line)}


def season_table(event: Event) -> Table:
    """The standings over all nights, with one number for everybody."""
    plan = event.setup.form.chart
    if plan is None:
        return []
    names = list(dict.fromkeys(name for night in event.divisions for name in night.players))
    numbers = {name: number for number, name in enumerate(names, 1)}
    nights = [
        [_renumbered(row, numbers[night.named(row.player)]) for row in rows(night).rows]
        for night in event.divisions
    ]
    found = season(nights, plan.scheme, event.setup.form.best_nights or None)
    words = [word for word, _ in plan.scheme.in_words]
    return [
        {
            "place": row.place,
            "name": names[row.player - 1],
            **dict(zip(words, row.values, strict=True)),
            "nights": row.nights,
            "average": round(row.average, 2),
            "played": row.played,
            "won": row.won,
            "spread": format(row.net_spread, "+d"),
            "skunks_given": row.skunks_given,
            "skunks_taken": row.skunks_taken,
            "why": row.why,
        }
        for row in found
    ]


def _renumbered(row: Row, number: int) -> Row:
    return replace(row, player=number)


def bracket_table(event: Event) -> Table:
    """Every match of every sheet, as far as its players are known."""
    return [
        match_line(division, pairing)
        for division in event.divisions
        for course in division.courses
        for pairing in _pairings_of(course)
    ]


def _pairings_of(course: Course) -> tuple[Pairing, ...]:
    return course.progress.pairings


def match_line(division: Division, pairing: Pairing) -> dict[str, Any]:
    """A match of a sheet: who plays it, as far as that is known, and how it stands."""

    def on(occupant: int | Vacancy) -> str | None:
        if isinstance(occupant, int):
            return division.named(occupant)
        return "bye" if occupant is Vacancy.BYE else None

    return {
        "division": division.name,
        "match": pairing.match.id,
        "bracket": pairing.match.bracket.value,
        "round": pairing.match.round,
        "upper": on(pairing.upper),
        "lower": on(pairing.lower),
        "state": pairing.state.value,
        "winner": None if pairing.winner is None else division.named(pairing.winner),
        "games": [list(game.scores) for game in pairing.games],
    }


def books_table(event: Event) -> dict[str, Table]:
    """Journal, accounts, closing statement and receipts, in words."""
    ledger, sign = event.desk.ledger, event.desk.rules.sign
    pages = [journal_page(ledger, sign), accounts_page(ledger, sign), statement_page(ledger, sign)]
    books: dict[str, Table] = {
        page.title.lower(): [dict(zip(page.heads, row, strict=True)) for row in page.rows] for page in pages
    }
    books["receipts"] = [
        {
            "number": slip.number,
            "day": slip.day.isoformat(),
            "name": slip.entrant,
            "what for": slip.what_for,
            "amount": write_cents(slip.cents, sign),
            "paid out": slip.paid_out,
        }
        for slip in receipts(ledger)
    ]
    return books


TABLES: dict[str, Callable[[Event], Table]] = {
    "entries": entries_table,
    "pairings": pairings_table,
    "chart": chart_table,
    "results": results_table,
    "standings": standings_table,
    "bracket": bracket_table,
}
"""The tables of an event without money, by name."""
