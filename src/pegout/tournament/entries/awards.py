"""Prizes and side pools, paid to those who won them."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.refusal import Refusal, in_field, refuse
from pegout.tournament.entries.commands import AwardPool, AwardPrizes, Record
from pegout.tournament.entries.desk import Desk, Phase, person
from pegout.tournament.entries.payments import no_such_pool
from pegout.tournament.entries.payouts import refuse_not_free
from pegout.tournament.entries.sheet import Sheet
from pegout.tournament.money import (
    CASH,
    ENTRY_FEES,
    PRIZES,
    Prize,
    prize_amounts,
    share_out,
    side_pool,
    split_equally,
)


def refuse_prizes(sheet: Sheet, _: Record, command: AwardPrizes) -> Refusal | None:
    if sheet.course.phase is not Phase.PLAYING:
        return refuse(
            "play_not_started", "Nothing can be awarded before play has started: wait for the results."
        )
    if sheet.course.prizes is not None:
        return refuse(
            "prizes_awarded",
            "The prizes have already been awarded: undo that to award them in another order.",
        )
    names = [name for level in command.order for name in level]
    if not names or not all(command.order):
        return refuse(
            "empty_place", "The order has an empty place: name who came first, and so on.", field="order"
        )
    if why := _refuse_names(sheet, names):
        return in_field("order", why)
    return refuse_not_free(sheet, sum(prize.cents for prize in _prizes(sheet, command)))


def _refuse_names(sheet: Sheet, names: Sequence[str]) -> Refusal | None:
    playing = {person(name) for name in sheet.course.line_up}
    for name in names:
        if person(name) not in playing:
            return refuse(
                "not_in_line_up",
                "{player!r} did not play: name entrants who did.",
                player=name[:50],
            )
    if len({person(name) for name in names}) != len(names):
        return refuse("not_each_once", "Somebody is named twice: name each person once.")
    return None


def _prizes(sheet: Sheet, command: AwardPrizes) -> tuple[Prize, ...]:
    return share_out(_amounts(sheet), _as_entered(sheet, command.order))


def _amounts(sheet: Sheet) -> tuple[int, ...]:
    """Shares are of the entry fees and donations that the event kept."""
    return prize_amounts(sheet.rules.prizes, max(0, -sheet.balances.get(ENTRY_FEES, 0)))


def prizes_offered(desk: Desk) -> tuple[int, ...]:
    """The cents for first, second and further places, as things stand."""
    return _amounts(Sheet.of(desk))


def _as_entered(sheet: Sheet, order: Sequence[Sequence[str]]) -> list[list[str]]:
    return [[sheet.entries[person(name)].name for name in level] for level in order]


def award_prizes(sheet: Sheet, record: Record, command: AwardPrizes) -> None:
    prizes = _prizes(sheet, command)
    for prize in prizes:
        text = f"prize for place {prize.place}"
        sheet.move(record, text, prize.cents, source=CASH, to=PRIZES, concerns=prize.name)
    sheet.course = replace(sheet.course, prizes=prizes)


def refuse_pool(sheet: Sheet, _: Record, command: AwardPool) -> Refusal | None:
    if sheet.course.phase is not Phase.PLAYING:
        return refuse(
            "play_not_started", "Nothing can be awarded before play has started: wait for the results."
        )
    pool = sheet.rules.pool(command.pool)
    if pool is None:
        return no_such_pool(sheet, command.pool)
    if command.pool in sheet.course.pools_awarded:
        return refuse(
            "pool_awarded",
            "The side pool {pool} has already been awarded: undo that to award it again.",
            pool=command.pool,
        )
    if why := _refuse_names(sheet, command.winners):
        return in_field("winners", why)
    for name in command.winners:
        if pool not in sheet.entries[person(name)].pools:
            return refuse(
                "not_in_pool",
                "{player} did not pay into {pool}: name winners who did.",
                field="winners",
                player=name,
                pool=command.pool,
            )
    held = -sheet.balances.get(side_pool(command.pool), 0)
    if command.winners and held > sheet.cash:
        return refuse(
            "not_enough_cash",
            "Only {amount} is in hand: record the house's contribution first.",
            amount=sheet.written(sheet.cash),
        )
    return None


def award_pool(sheet: Sheet, record: Record, command: AwardPool) -> None:
    account = side_pool(command.pool)
    held = -sheet.balances.get(account, 0)
    [winners] = _as_entered(sheet, [command.winners])
    if winners:
        for name, cents in zip(winners, split_equally(held, len(winners)), strict=True):
            if cents:
                sheet.move(record, str(account), cents, source=CASH, to=account, concerns=name)
    elif held:
        sheet.move(record, f"{account}, won by nobody", held, source=ENTRY_FEES, to=account)
    sheet.course = replace(sheet.course, pools_awarded=(*sheet.course.pools_awarded, command.pool))
