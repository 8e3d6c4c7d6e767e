"""Fields of players at the start of play, and the sheets that follow a chart."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.refusal import Refusal, refuse
from pegout.tournament.brackets import Sheet, consolation, double_elimination, single_elimination
from pegout.tournament.entries import person
from pegout.tournament.event.division import (
    Course,
    Division,
    going_on,
    gone_from,
    is_played_out,
    rows,
    with_chart,
)
from pegout.tournament.event.formats import ChartPlan, Elimination, Format, Movement, SheetPlan
from pegout.tournament.movement import Chart, golden_age, rotation, round_robin

LEAST = 2


def new_division(name: str, form: Format, players: Sequence[str]) -> Division:
    """A field at the start of its play, numbered in the order given."""
    division = Division(name, form, tuple(players))
    if form.chart is not None:
        return with_chart(division, chart_of(form.chart, len(players)))
    if form.sheet is None or len(players) < LEAST:
        return division
    return replace(division, main=Course.of(sheet_of(form.sheet, range(1, len(players) + 1))))


def drawn_order(draw: Sequence[str], entered: Sequence[str]) -> tuple[str, ...]:
    """In the order of the draw; who has gone since has no number, and who came since has the next."""
    there = {person(name): name for name in entered}
    drawn = [there.pop(key) for name in draw if (key := person(name)) in there]
    return (*drawn, *there.values())


def refuse_alone(fields: Sequence[Sequence[str]]) -> Refusal | None:
    """Whoever is alone in a field has nobody to play."""
    alone = next((names[0] for names in fields if len(names) == 1), None)
    if alone is None:
        return None
    return refuse(
        "alone_in_field",
        "{player} is alone in a field: enter somebody else there, or withdraw {player}.",
        player=alone,
    )


def chart_of(plan: ChartPlan, players: int) -> Chart | None:
    if players < LEAST or plan.movement is Movement.FREE:
        return None
    if plan.movement is Movement.GOLDEN_AGE:
        return golden_age(players)
    if plan.movement is Movement.ROUND_ROBIN:
        return round_robin(players, plan.games)
    return rotation(players, plan.games)


def sheet_of(plan: SheetPlan, lines: Sequence[int]) -> Sheet:
    if plan.elimination is Elimination.DOUBLE:
        return double_elimination(lines, best_of=plan.best_of)
    return single_elimination(lines, seeded=plan.seeded, third_place=plan.third_place, best_of=plan.best_of)


def refuse_play_offs(division: Division) -> Refusal | None:
    form = division.form
    if form.chart is None or form.sheet is None:
        return refuse("no_play_offs", "This event has no play-offs after its games.")
    if division.courses:
        return refuse("play_offs_started", "The play-offs have started already.")
    if form.chart.movement is not Movement.FREE and not is_played_out(division):
        return refuse("results_missing", "Some games of the chart have no result yet: enter them first.")
    if division.proposed:
        waiting = next(iter(division.proposed))
        return refuse(
            "game_not_agreed",
            "{game} is waiting for its players to agree: enter its score, or deny that it was played.",
            game=waiting,
        )
    if rows(division).to_play:
        return refuse(
            "ties_to_play_off", "Ties for qualifying places still have to be played off: see the pairings."
        )
    if len(_seeds(division)) < LEAST:
        return refuse("too_few_players", "Not enough players are left for play-offs: the standings decide.")
    return None


def _seeds(division: Division) -> list[int]:
    """Who is still there, in the order of the standings."""
    gone = gone_from(division)
    return [row.player for row in rows(division).rows if row.player not in gone]


def start_play_offs(division: Division) -> Division:
    """The best go on in the order of the standings; the others play the consolation, if there is one."""
    form = division.form
    if form.sheet is None:
        return division
    seeds = _seeds(division)
    number = min(going_on(division), len(seeds))
    main = Course.of(sheet_of(form.sheet, seeds[:number]))
    rest = seeds[number:]
    if form.consolation is None or len(rest) < LEAST:
        return replace(division, main=main)
    plan = form.consolation
    others = consolation(rest, seeded=plan.seeded, best_of=plan.best_of)
    return replace(division, main=main, consolation=Course.of(others))
