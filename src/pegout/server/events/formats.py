"""The formats that an event can be made from, with what each has by itself."""

from pegout.players import LADDER
from pegout.server.events.wire import FormatSeen, FormatsSeen
from pegout.services.event_files.format_words import format_in_words
from pegout.tournament.event import FORMATS, Elimination, Format, Movement
from pegout.tournament.money import FixedPrizes, PrizePlan


def formats_seen() -> FormatsSeen:
    seen = tuple([_seen(form) for form in FORMATS.values()])
    return FormatsSeen(seen, tuple([one.value for one in Movement]), tuple([rung.name for rung in LADDER]))


def _seen(form: Format) -> FormatSeen:
    desk, chart, sheet = form.desk, form.chart, form.sheet
    return FormatSeen(
        name=form.name,
        words=format_in_words(form),
        game=form.game,
        divisions=form.divisions,
        kinds=tuple([option.kind for option in desk.kinds]),
        has_chart=chart is not None,
        has_sheet=sheet is not None,
        games=0 if chart is None else chart.games,
        movement="" if chart is None else chart.movement.value,
        best_of=0 if sheet is None else sheet.best_of,
        elimination="" if sheet is None else sheet.elimination.value,
        third_place=sheet is not None and (sheet.third_place or sheet.elimination is Elimination.DOUBLE),
        consolation=form.consolation is not None,
        qualifiers=form.qualifiers,
        round_minutes=form.round_minutes,
        fee_cents=desk.fee,
        sign=desk.sign,
        places=desk.places,
        minimum=desk.minimum_entries,
        prizes=_prizes(desk.prizes),
        nights=form.nights,
    )


def _prizes(plan: PrizePlan) -> str:
    """As `prize_plan` reads them."""
    if isinstance(plan, FixedPrizes):
        return "/".join(
            f"{cents // 100}" if cents % 100 == 0 else f"{cents / 100:.2f}" for cents in plan.amounts
        )
    return "/".join(f"{part}%" for part in plan.parts)
