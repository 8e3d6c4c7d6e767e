"""What a player who asks for the money back is entitled to (lodge:refunds.request)."""

from datetime import datetime, timedelta
from enum import Enum

from pegout.tournament.entries.calendar import moment
from pegout.tournament.entries.desk_rules import DeskRules


class RefundTerms(Enum):
    FULL = "full refund"
    NONE = "no refund"
    REGISTRAR = "the registrar decides"


def refund_terms(rules: DeskRules, start: datetime, asked: datetime) -> RefundTerms:
    """Full at exactly the earlier limit and before; none at exactly the later limit and after.

    For the lodge: asked exactly 72 hours before the start it is full, exactly 48 hours before it is none,
    because "within 48 hours" includes that instant. In between the document is silent, so the registrar
    decides and gives a reason. Where the rules have no limits, that holds at any time.
    """
    if rules.full_refund_hours is None or rules.no_refund_hours is None:
        return RefundTerms.REGISTRAR
    ahead = moment(start) - moment(asked)
    if ahead >= timedelta(hours=rules.full_refund_hours):
        return RefundTerms.FULL
    if ahead <= timedelta(hours=rules.no_refund_hours):
        return RefundTerms.NONE
    return RefundTerms.REGISTRAR
