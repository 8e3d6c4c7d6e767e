"""Where the rule books differ at a table that its players officiate."""

from pegout.rules import Errors, Kind, LowCount, PegBy, RuleSet

NOUGHT_SAID = 19
"""No hand counts nineteen: at a club it is a word for nought (club:the-show)."""


def points_lapse(rules: RuleSet) -> bool:
    """Whether points of the play are lost by playing on (acc:VI.3c, acc:VII.2b).

    Elsewhere they can be pegged until the hands are counted; and where the Marshal decides, nothing lapses by
    itself.
    """
    return rules.peg_by is PegBy.NEXT_CARD and rules.errors is not Errors.MARSHAL


def muggins_takes(kind: Kind, rules: RuleSet) -> bool:
    """Whether muggins can be called for a score of this kind, where it is played at all (acc:X.2)."""
    if kind is Kind.HEELS:
        return rules.muggins_heels
    return kind not in (Kind.PENALTY, Kind.MUGGINS)


def said_for(points: int, rules: RuleSet) -> int:
    """What an announced count means."""
    return 0 if points == NOUGHT_SAID and rules.nineteen_is_nought else points


def count_may_be_raised(rules: RuleSet) -> bool:
    """Whether a player may name a fuller count until the score is agreed (golden-age:5)."""
    return rules.low_count is LowCount.CORRECTED
