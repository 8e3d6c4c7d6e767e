"""The settings of an event: a format by name and what differs from it, as kept in a file."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from pegout.edition import EDITION, known_edition
from pegout.refusal import about
from pegout.tournament.entries import Eligibility, SidePool, refuse_far
from pegout.tournament.event import Format, InvalidFormat, Setup, format_of, with_best_of, with_games
from pegout.tournament.event.formats import ChartPlan, Movement
from pegout.tournament.money import FixedPrizes, PrizePlan, SharedPrizes, parse_cents
from pegout.values import value


@value
class EventOptions:
    """None leaves a setting as the format has it. Amounts are in cents."""

    name: str
    start: datetime
    format: str
    games: int | None = None
    """Games of the chart."""
    movement: str | None = None
    """How the tables of the chart change: rotation, round-robin or free."""
    best_of: int | None = None
    """The length of the matches on the sheet."""
    qualifiers: int | None = None
    """How many go on to the sheet; 0 for the best quarter."""
    third_place: bool | None = None
    consolation: bool | None = None
    round_minutes: int | None = None
    divisions: tuple[str, ...] | None = None
    fee: int | None = None
    places: int | None = None
    minimum: int | None = None
    """The least number of entries."""
    prizes: str | None = None
    """Amounts such as 50/30/20, or shares of the pool such as 50%/30%/20%."""
    pools: tuple[tuple[str, int], ...] = ()
    """Side pools with their fees."""
    best_nights: int | None = None


def setup_of(options: EventOptions, edition: int = EDITION) -> Setup:
    """The event, under that edition of the rules, or `ValueError` with what is wrong."""
    with about("name"):
        if not options.name.strip():
            raise InvalidFormat("An event needs a name.")
    with about("start"):
        if why := refuse_far(options.start):
            raise InvalidFormat(why.message)
    form = format_of(options.format)
    form = _with_play(form, options)
    return Setup(options.name, _with_desk(form, options), options.start, known_edition(edition))


def _with_play(form: Format, options: EventOptions) -> Format:
    if options.movement is not None:
        with about("movement"):
            form = _with_movement(form, options.movement)
    if options.games is not None:
        with about("games"):
            form = with_games(form, options.games)
    if options.best_of is not None:
        with about("best_of"):
            form = with_best_of(form, options.best_of)
    if options.third_place is not None and form.sheet is not None:
        form = replace(form, sheet=replace(form.sheet, third_place=options.third_place))
    if options.consolation is not None:
        plan = format_of("acc").consolation if options.consolation else None
        form = replace(form, consolation=plan)
    given: dict[str, Any] = {
        "qualifiers": options.qualifiers,
        "round_minutes": options.round_minutes,
        "divisions": options.divisions,
        "best_nights": options.best_nights,
    }
    return replace(form, **_only_given(given))


def _with_movement(form: Format, name: str) -> Format:
    known = {option.value: option for option in Movement}
    if name not in known:
        raise InvalidFormat(f"There is no movement {name[:20]!r}: choose one of {', '.join(known)}.")
    if form.chart is None:
        raise InvalidFormat(
            f"The format {form.name} has no chart, so its players do not move: leave the movement out."
        )
    plan: ChartPlan = replace(form.chart, movement=known[name])
    return replace(form, chart=plan)


def _with_desk(form: Format, options: EventOptions) -> Format:
    desk = form.desk
    if options.divisions:
        desk = replace(desk, kinds=tuple(Eligibility(kind) for kind in options.divisions))
    given: dict[str, Any] = {
        "fee": options.fee,
        "places": options.places,
        "minimum_entries": options.minimum,
        "prizes": None if options.prizes is None else prize_plan(options.prizes),
        "pools": tuple(SidePool(name, fee) for name, fee in options.pools) or None,
    }
    return replace(form, desk=replace(desk, **_only_given(given)))


def _only_given(settings: dict[str, Any]) -> dict[str, Any]:
    return {name: setting for name, setting in settings.items() if setting is not None}


def prize_plan(text: str) -> PrizePlan:
    """Prizes as they are written: amounts, or parts of the pool in per cent.

    >>> prize_plan("50/30/20").amounts
    (5000, 3000, 2000)
    """
    with about("prizes"):
        return _prize_plan([part.strip() for part in text.split("/") if part.strip()])


def _prize_plan(parts: list[str]) -> PrizePlan:
    if parts and all(part.endswith("%") for part in parts):
        shares = [part[:-1].strip() for part in parts]
        if not all(share.isascii() and share.isdigit() for share in shares):
            raise InvalidFormat("Write shares of the pool as whole percentages, such as 50%/30%/20%.")
        return SharedPrizes(tuple(int(share) for share in shares))
    return FixedPrizes(tuple(parse_cents(part) for part in parts))
