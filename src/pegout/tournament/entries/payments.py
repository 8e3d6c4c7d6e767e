"""Money that comes in: entry fees, side pools, donations."""

from dataclasses import replace

from pegout.refusal import Refusal, refuse
from pegout.tournament.entries.commands import Donate, JoinPool, Pay, Record
from pegout.tournament.entries.desk import Phase, Status, person
from pegout.tournament.entries.people import is_name, refuse_absent, refuse_closed
from pegout.tournament.entries.sheet import Sheet
from pegout.tournament.money import CASH, ENTRY_FEES, side_pool


def refuse_amount(cents: int) -> Refusal | None:
    if isinstance(cents, int) and cents > 0:
        return None
    text = "An amount is a positive number of cents: give what was actually paid."
    return refuse("bad_amount", text, field="cents")


def refuse_pay(sheet: Sheet, _: Record, command: Pay) -> Refusal | None:
    return _refuse_payer(sheet, command.entrant) or refuse_amount(command.cents)


def _refuse_payer(sheet: Sheet, name: str) -> Refusal | None:
    if why := refuse_closed(sheet) or refuse_absent(sheet, name):
        return why
    entry = sheet.entries[person(name)]
    if entry.status is Status.WAITING:
        return refuse(
            "on_waiting_list",
            "{player} is on the waiting list: take the money when a place is free.",
            player=entry.name,
        )
    return None


def pay(sheet: Sheet, record: Record, command: Pay) -> None:
    """Parts add up, and what is above the fee buys nothing (lodge:tickets)."""
    entry = sheet.entries[person(command.entrant)]
    paid = entry.paid + command.cents
    text = _what_for(entry.paid, paid, sheet.rules.fee)
    sheet.move(record, text, command.cents, source=ENTRY_FEES, to=CASH, concerns=entry.name)
    status = Status.CONFIRMED if paid >= sheet.rules.fee else entry.status
    sheet.put(replace(entry, paid=paid, status=status))


def _what_for(before: int, after: int, fee: int) -> str:
    if before >= fee:
        return "donation"
    if after < fee:
        return "part of the entry fee"
    return "entry fee" if after == fee else "entry fee and donation"


def refuse_join(sheet: Sheet, _: Record, command: JoinPool) -> Refusal | None:
    if why := _refuse_payer(sheet, command.entrant):
        return why
    entry = sheet.entries[person(command.entrant)]
    pool = sheet.rules.pool(command.pool)
    if pool is None:
        return no_such_pool(sheet, command.pool)
    if pool in entry.pools:
        return refuse(
            "in_pool_already",
            "{player} is already in the side pool {pool}: do not take a second fee.",
            player=entry.name,
            pool=command.pool,
        )
    if sheet.course.phase is Phase.PLAYING:
        return refuse(
            "pools_closed", "Side pools close at the start: give {player} the money back.", player=entry.name
        )
    return None


def no_such_pool(sheet: Sheet, name: str) -> Refusal:
    pools = ", ".join(pool.name for pool in sheet.rules.pools) or "none at this event"
    text = "There is no side pool {pool!r}: choose from {pools}."
    return refuse("no_such_pool", text, pool=name[:30], pools=pools)


def join_pool(sheet: Sheet, record: Record, command: JoinPool) -> None:
    entry = sheet.entries[person(command.entrant)]
    pool = next(pool for pool in sheet.rules.pools if pool.name == command.pool)
    account = side_pool(pool.name)
    sheet.move(record, str(account), pool.fee, source=account, to=CASH, concerns=entry.name)
    sheet.put(replace(entry, pools=(*entry.pools, pool)))


def refuse_donate(sheet: Sheet, _: Record, command: Donate) -> Refusal | None:
    if why := refuse_closed(sheet) or refuse_amount(command.cents):
        return why
    if is_name(command.giver):
        return None
    return refuse("no_name", "A donation needs a donor: say who gave it.", field="giver")


def donate(sheet: Sheet, record: Record, command: Donate) -> None:
    """A gift: it is no part of anybody's entry and never goes back."""
    sheet.move(record, "donation", command.cents, source=ENTRY_FEES, to=CASH, concerns=command.giver)
