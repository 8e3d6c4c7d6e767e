"""Money that goes out or comes from the house: refunds, expenses, proceeds."""

from dataclasses import replace

from pegout.refusal import Refusal, refuse
from pegout.tournament.entries.commands import DecideRefund, HandOver, PayRefund, PutIn, Record, Spend
from pegout.tournament.entries.desk import Phase, RefundStatus, person
from pegout.tournament.entries.payments import refuse_amount
from pegout.tournament.entries.people import is_name
from pegout.tournament.entries.sheet import Sheet
from pegout.tournament.money import CASH, HOUSE, REFUNDS_OWED, expense


def refuse_decision(sheet: Sheet, _: Record, command: DecideRefund) -> Refusal | None:
    entry = sheet.entry(command.entrant)
    if entry is None or entry.refund.status is not RefundStatus.UNDECIDED:
        return refuse(
            "nothing_to_decide",
            "No refund is awaiting a decision here: withdraw {player} first.",
            player=command.entrant[:50],
        )
    if not command.reason.strip():
        return refuse(
            "no_reason",
            "{player}'s refund is your decision: give a reason.",
            field="reason",
            player=entry.name,
        )
    most = sheet.refundable(entry)
    if not (isinstance(command.cents, int) and 0 <= command.cents <= most):
        return refuse(
            "refund_too_high",
            "{player} paid {amount}: refund nothing or up to that.",
            field="cents",
            player=entry.name,
            amount=sheet.written(most),
        )
    return None


def decide_refund(sheet: Sheet, record: Record, command: DecideRefund) -> None:
    entry = replace(sheet.entries[person(command.entrant)], reason=command.reason)
    sheet.grant(record, entry, command.cents, f"refund decided: {command.reason}")


def refuse_pay_refund(sheet: Sheet, _: Record, command: PayRefund) -> Refusal | None:
    entry = sheet.entry(command.entrant)
    if entry is None or not entry.refund.owed:
        return refuse(
            "nothing_owed",
            "Nothing is owed to {player}: look at the list of refunds.",
            player=command.entrant[:50],
        )
    if entry.refund.owed > sheet.cash:
        return refuse(
            "not_enough_cash",
            "Only {amount} is in hand: record the house's contribution first.",
            amount=sheet.written(sheet.cash),
        )
    return None


def pay_refund(sheet: Sheet, record: Record, command: PayRefund) -> None:
    entry = sheet.entries[person(command.entrant)]
    refund = entry.refund
    sheet.move(record, "refund", refund.owed, source=CASH, to=REFUNDS_OWED, concerns=entry.name)
    sheet.put(replace(entry, refund=replace(refund, given_back=refund.granted)))


def refuse_not_free(sheet: Sheet, cents: int) -> Refusal | None:
    """Refunds owed and side pools are other people's money: nothing else is paid out of them."""
    free = max(0, sheet.free)
    if cents <= free:
        return None
    text = "Only {amount} is free: record the house's contribution first."
    return refuse("not_enough_free", text, field="cents", amount=sheet.written(free))


def refuse_spend(sheet: Sheet, _: Record, command: Spend) -> Refusal | None:
    if why := refuse_amount(command.cents):
        return why
    if not is_name(command.on):
        return refuse(
            "no_name", "An expense needs a short name: say what the money was spent on.", field="on"
        )
    return refuse_not_free(sheet, command.cents)


def spend(sheet: Sheet, record: Record, command: Spend) -> None:
    sheet.move(record, command.text or command.on, command.cents, source=CASH, to=expense(command.on))


def refuse_put_in(_: Sheet, __: Record, command: PutIn) -> Refusal | None:
    return refuse_amount(command.cents)


def put_in(sheet: Sheet, record: Record, command: PutIn) -> None:
    sheet.move(record, command.text or "put in by the house", command.cents, source=HOUSE, to=CASH)


def refuse_hand_over(sheet: Sheet, _: Record, command: HandOver) -> Refusal | None:
    if why := refuse_amount(command.cents):
        return why
    cancellation = sheet.course.cancellation
    if sheet.course.phase is Phase.OPEN or (cancellation and cancellation.announced is None):
        return refuse(
            "money_may_go_back",
            "The money may still have to be refunded: start play or announce the cancellation first.",
        )
    return refuse_not_free(sheet, command.cents)


def hand_over(sheet: Sheet, record: Record, command: HandOver) -> None:
    """What is left belongs to the house; the lodge gives it to its cause (lodge:overview)."""
    sheet.move(record, command.text or "net proceeds", command.cents, source=CASH, to=HOUSE)
