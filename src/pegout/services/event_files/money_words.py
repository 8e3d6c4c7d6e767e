"""What a command about money does, in words: for the person who gives it, before and afterwards."""

from pegout.tournament.entries import (
    DecideRefund,
    Desk,
    Donate,
    HandOver,
    JoinPool,
    Pay,
    PayRefund,
    PutIn,
    Spend,
    person,
)
from pegout.tournament.event import Event, EventCommand
from pegout.tournament.money import write_cents


def understood(event: Event, command: EventCommand) -> str:
    """One sentence with the amount, who it is from or for, and what for; nothing for what moves no money.

    It is told of the event before the command.
    """
    desk = event.desk
    sign = desk.rules.sign
    match command:
        case Pay(entrant=name, cents=cents):
            return _paid(desk, name, cents)
        case JoinPool(entrant=name, pool=wanted):
            pool = desk.rules.pool(wanted)
            return (
                ""
                if pool is None
                else f"{write_cents(pool.fee, sign)} from {name} for the side pool {wanted}."
            )
        case Donate(giver=name, cents=cents):
            return f"{write_cents(cents, sign)} from {name} as a donation."
        case DecideRefund(entrant=name, cents=cents):
            return f"{write_cents(cents, sign)} goes back to {name}."
        case PayRefund(entrant=name):
            owed = next((each.refund.owed for each in desk.entries if person(each.name) == person(name)), 0)
            return f"{write_cents(owed, sign)} is paid back to {name}."
        case Spend(on=what, cents=cents):
            return f"{write_cents(cents, sign)} out of the cash for {what}."
        case PutIn(cents=cents):
            return f"{write_cents(cents, sign)} from the house into the cash."
        case HandOver(cents=cents):
            return f"{write_cents(cents, sign)} out of the cash to the house."
        case _:
            return ""


def _paid(desk: Desk, name: str, cents: int) -> str:
    """Whatever is above the fee is a donation."""
    sign, fee = desk.rules.sign, desk.rules.fee
    paid = next((each.paid for each in desk.entries if person(each.name) == person(name)), 0)
    amount, owed = write_cents(cents, sign), max(0, fee - paid)
    if not owed:
        return f"{amount} from {name} as a donation."
    if cents < owed:
        rest = write_cents(owed - cents, sign)
        return f"{amount} from {name}: part of the entry fee, {rest} still to pay."
    if cents > owed:
        return (
            f"{amount} from {name} for the entry, of which {write_cents(cents - owed, sign)} is a donation."
        )
    return f"{amount} from {name} for the entry."
