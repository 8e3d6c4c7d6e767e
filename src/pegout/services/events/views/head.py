"""The event itself in one line: what it is, how far it has come, and who has won."""

from pegout.services.events.stream_events import ASKED, CLOSED
from pegout.services.events.views.public_lines import HeadLine, OnlineLine, PoolLine, PrizeLine
from pegout.services.events.views.snapshot import Snapshot
from pegout.services.provable.match_secrets import commitment_of
from pegout.tournament.entries import Status, prizes_offered
from pegout.tournament.entries.desk import HOLDS_A_PLACE
from pegout.tournament.event.formats import Movement
from pegout.tournament.money import write_cents
from pegout.tournament.standings import WINS


def event_line(snapshot: Snapshot) -> HeadLine:
    state, desk, form = snapshot.state, snapshot.desk, snapshot.event.setup.form
    rules = desk.rules
    statuses = [entry.status for entry in desk.entries]
    return HeadLine(
        id=state.event,
        name=snapshot.event.setup.name,
        format=form.name,
        start=desk.course.start.isoformat(),
        phase=snapshot.phase,
        closed=snapshot.event.closed,
        listed=state.opened.listed,
        entry_open=state.taken != CLOSED,
        entry_asked=state.taken == ASKED,
        online=_online(snapshot),
        game=form.game,
        goal=(WINS if form.chart is None else form.chart.scheme).goal,
        round_minutes=form.round_minutes,
        nights=form.nights,
        by_registration=form.by_registration,
        free=form.chart is not None and form.chart.movement is Movement.FREE,
        best_of=1 if form.sheet is None else form.sheet.best_of,
        fee=write_cents(rules.fee, rules.sign),
        fee_cents=rules.fee,
        sign=rules.sign,
        places=rules.places,
        minimum=rules.minimum_entries,
        kinds=tuple([option.kind for option in rules.kinds]),
        divisions=form.divisions,
        has_chart=form.chart is not None,
        has_sheet=form.sheet is not None,
        sponsored=tuple([option.kind for option in rules.kinds if option.sponsored]),
        entered=sum(status in HOLDS_A_PLACE for status in statuses),
        waiting=statuses.count(Status.WAITING),
        prizes=_prizes(snapshot),
        pools=_pools(snapshot),
        winner=_winner(snapshot),
        cancelled=_cancelled(snapshot),
    )


def _online(snapshot: Snapshot) -> OnlineLine | None:
    """The secret is revealed when the event is over: anybody with its commitment can then check all deals."""
    terms = snapshot.state.opened.online
    if terms is None:
        return None
    return OnlineLine(
        duplicate=terms.duplicate,
        wait_seconds=terms.wait_seconds,
        move_seconds=terms.move_seconds,
        commitment=commitment_of(terms.secret) if terms.secret else "",
        secret=terms.secret if terms.secret and snapshot.state.was_closed else "",
    )


def _prizes(snapshot: Snapshot) -> tuple[PrizeLine, ...]:
    """Those awarded, or without a name those to be won as things stand."""
    sign, awarded = snapshot.desk.rules.sign, snapshot.desk.course.prizes
    if awarded is not None:
        won = [(prize.place, prize.name, prize.cents) for prize in awarded]
    else:
        won = [(place, "", cents) for place, cents in enumerate(prizes_offered(snapshot.desk), 1) if cents]
    return tuple([PrizeLine(place, name, write_cents(cents, sign)) for place, name, cents in won])


def _pools(snapshot: Snapshot) -> tuple[PoolLine, ...]:
    rules, awarded = snapshot.desk.rules, snapshot.desk.course.pools_awarded
    return tuple(
        [
            PoolLine(pool.name, write_cents(pool.fee, rules.sign), pool.fee, pool.name in awarded)
            for pool in rules.pools
        ]
    )


def _winner(snapshot: Snapshot) -> str | None:
    """Who came first alone; of several fields each, with the field."""
    if snapshot.event.setup.form.nights:
        return snapshot.season[0]["name"] if snapshot.event.closed and snapshot.season else None
    firsts = [(field.name, field.order[0]) for field in snapshot.fields if field.finished and field.order]
    named = [(name, level[0]) for name, level in firsts if len(level) == 1]
    if len(snapshot.fields) == 1:
        return named[0][1] if named else None
    return ", ".join([f"{winner} ({name})" for name, winner in named]) or None


def _cancelled(snapshot: Snapshot) -> str | None:
    if snapshot.state.shut is not None:
        return snapshot.state.shut
    cancellation = snapshot.desk.course.cancellation
    return None if cancellation is None else cancellation.reason or cancellation.cause.value
