"""The fields of an event: who plays, how far they have come, and what they wait for."""

from pegout.services.event_files.report import sitting_out
from pegout.services.events.views.field_snapshot import FieldSnapshot
from pegout.services.events.views.public_lines import ClockLine, CourseLine, FieldLine, PlayersLine
from pegout.services.events.views.rounds import is_played
from pegout.services.events.views.snapshot import Snapshot
from pegout.tournament.brackets import State
from pegout.tournament.entries import person
from pegout.tournament.event import Elimination, SheetPlan


def fields_part(snapshot: Snapshot) -> dict[str, FieldLine]:
    return {field.name: _line(snapshot, field) for field in snapshot.fields}


def players_part(snapshot: Snapshot) -> dict[str, PlayersLine]:
    """Apart from the rest: of five hundred names none changes with a result."""
    return {
        field.name: PlayersLine(
            names=field.division.players,
            kept=tuple([name for name in field.division.players if person(name) in snapshot.state.accounts]),
        )
        for field in snapshot.fields
    }


def _line(snapshot: Snapshot, field: FieldSnapshot) -> FieldLine:
    chart = field.division.chart
    on_sheet = bool(field.courses)
    return FieldLine(
        name=field.name,
        stage=field.stage,
        round=field.round,
        rounds=0 if chart is None or on_sheet else sum(not each.make_up for each in chart.rounds),
        sitting_out=sitting_out(field.division),
        open=_still_open(field),
        courses=_courses(field),
        clock=_clock(field),
        note=_note(snapshot, field),
    )


def _still_open(field: FieldSnapshot) -> int:
    """The games or matches of this stage without a result; a second final only once it is needed."""
    if field.courses:
        ahead = [pairing for _, pairing in field.pairings.values() if not pairing.is_settled]
        return sum(
            is_played(pairing) and (pairing.state is State.OPEN or not pairing.match.if_needed)
            for pairing in ahead
        )
    if field.stage == "chart":
        results = field.division.results
        return sum(game.id not in results for game in field.division.games)
    return len(field.games)


def _courses(field: FieldSnapshot) -> tuple[CourseLine, ...]:
    form = field.division.form
    plans: dict[str, SheetPlan | None] = {"main": form.sheet, "consolation": form.consolation}
    found = [(name, plans[name]) for name, _ in field.courses]
    return tuple([_course(name, plan) for name, plan in found if plan is not None])


def _course(name: str, plan: SheetPlan) -> CourseLine:
    """Those who did not qualify are never given a second life."""
    elimination = plan.elimination if name == "main" else Elimination.SINGLE
    return CourseLine(name, elimination.value, plan.best_of)


def _clock(field: FieldSnapshot) -> ClockLine | None:
    if field.clock is None:
        return None
    return ClockLine(
        round=field.clock.round,
        started=field.clock.started.isoformat(),
        ends_ms=field.ends_ms,
        called=field.clock.called is not None,
    )


def _note(snapshot: Snapshot, field: FieldSnapshot) -> str:
    """What the field waits for; while games are played only what is odd about them."""
    if field.stage == "ties":
        return "Ties for the places that matter must be played off."
    if field.stage == "waits":
        if field.courses:
            return "Nobody was there to win the final: the director must decide."
        return "All games are played; the play-offs have not started."
    timed = field.division.form.round_minutes and not snapshot.is_online
    if timed and field.round and field.clock is None:
        return f"Round {field.round} has not started."
    chart = field.division.chart
    return " ".join(chart.warnings) if chart is not None and field.stage == "chart" else ""
