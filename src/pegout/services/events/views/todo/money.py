"""Money that has to go back: refunds to be decided, and refunds to be paid."""

from collections.abc import Iterator, Sequence

from pegout.services.events.views.snapshot import Snapshot
from pegout.services.events.views.todo.line import SOON, Todo, each_or_many
from pegout.tournament.entries import (
    DecideRefund,
    PayRefund,
    PutIn,
    RefundDue,
    in_hand,
    refunds_due,
    refunds_undecided,
)
from pegout.tournament.money import write_cents


def refunds(snapshot: Snapshot) -> Iterator[Todo]:
    for name in refunds_undecided(snapshot.desk):
        text = f"The registrar must decide whether {name} gets a refund."
        yield Todo("refund_decision", name, SOON, text, DecideRefund, (name,))
    if due := refunds_due(snapshot.desk):
        yield from _to_pay(snapshot, due, in_hand(snapshot.desk))


def _to_pay(snapshot: Snapshot, due: Sequence[RefundDue], cash: int) -> Iterator[Todo]:
    sign = snapshot.desk.rules.sign

    def one(refund: RefundDue) -> Todo:
        name, owed = refund.name, write_cents(refund.cents, sign)
        if refund.cents > cash:
            return put_in("refund", name, f"{name} is owed {owed}", refund.cents - cash, sign)
        by = "" if refund.due is None else f" by {refund.due.isoformat()}"
        text, pay = f"{name} is due a refund of {owed}{by}.", PayRefund(name)
        return Todo("refund", name, SOON, text, PayRefund, (name,), command=pay, button="Paid back")

    def rest(others: Sequence[RefundDue]) -> Todo:
        names = tuple([refund.name for refund in others])
        owed = write_cents(sum(refund.cents for refund in others), sign)
        return Todo("refund", "", SOON, f"{len(others)} more are due {owed} back.", PayRefund, names)

    return each_or_many(due, one, rest)


def put_in(kind: str, about: str, what: str, missing: int, sign: str) -> Todo:
    """Something cannot be paid before the house has put money in."""
    amount = write_cents(missing, sign)
    text = f"{what}, and {amount} is missing: record what the house adds."
    command = PutIn(missing)
    return Todo(kind, about, SOON, text, PutIn, command=command, button=f"The house adds {amount}")
