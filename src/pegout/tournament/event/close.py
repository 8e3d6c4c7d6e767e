"""When an event is over for good, and what keeps it open."""

from collections.abc import Sequence

from pegout.refusal import Refusal, refuse
from pegout.tournament.entries import Desk, Phase, refunds_due, refunds_undecided
from pegout.tournament.event.division import Division, is_finished
from pegout.tournament.event.formats import Movement
from pegout.tournament.money import FixedPrizes


def what_is_left(desk: Desk, divisions: Sequence[Division]) -> Refusal | None:
    """What must be done before the event can be closed, in one sentence; None if nothing."""
    if desk.course.phase is Phase.OPEN:
        return refuse("play_not_started", "Play has not started: start it first, or cancel the event.")
    off = desk.course.cancellation
    if off is not None and off.announced is None:
        return refuse(
            "cancellation_not_announced",
            "Too few people entered, but nobody has been told: announce that the event is off first.",
        )
    if undecided := refunds_undecided(desk):
        return refuse(
            "refund_undecided",
            "{player}'s refund is undecided: decide it first.",
            player=undecided[0],
        )
    if due := refunds_due(desk):
        return refuse("refund_owed", "{player} is still owed a refund: pay it first.", player=due[0].name)
    if desk.course.phase is Phase.CANCELLED:
        return None
    if not all(is_finished(division) or _ends_when_said(division) for division in divisions):
        return refuse("results_missing", "Some games are still unplayed: enter what is missing first.")
    if has_prizes(desk) and desk.course.prizes is None:
        return refuse("prizes_not_awarded", "The prizes have not been awarded: award them first.")
    if pools := pools_open(desk):
        return refuse(
            "pool_not_awarded", "The side pool {pool} has not been awarded: award it first.", pool=pools[0]
        )
    return None


def _ends_when_said(division: Division) -> bool:
    """Where players find their opponents themselves, only the director knows that nobody plays any more."""
    chart = division.form.chart
    free = chart is not None and chart.movement is Movement.FREE and division.form.sheet is None
    return free and not division.entered


def has_prizes(desk: Desk) -> bool:
    plan = desk.rules.prizes
    return any(plan.amounts if isinstance(plan, FixedPrizes) else plan.parts)


def pools_open(desk: Desk) -> tuple[str, ...]:
    """Side pools that somebody has paid into and nobody has won yet."""
    paid = {pool.name for entry in desk.entries for pool in entry.pools}
    names = [pool.name for pool in desk.rules.pools]
    return tuple([name for name in names if name in paid and name not in desk.course.pools_awarded])
