"""Where the rule books differ at a table that its players officiate."""

from pegout.rules import BEST_COUNT, Errors, Kind, LowCount, PegBy, RuleSet

NOUGHT_SAID = 19
"""No hand counts nineteen: at a club it is a word for nought (club:the-show)."""

_NO_HAND_HAS = (19, 25, 26, 27)


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


def is_asked_about(points: int, rules: RuleSet) -> bool:
    """Whether the table asks back when a hand or crib is announced for so many points.

    Above the best hand it is a slip of the fingers. To doubt another number that no hand has is help in
    counting, which most rule sets forbid (acc:IX.5, golden-age:9).
    """
    return points > BEST_COUNT or points in asked_back(rules)


def asked_back(rules: RuleSet) -> tuple[int, ...]:
    """Counts that no hand has, which a screen may ask back about where the rules do not forbid help."""
    if not rules.help_in_counting:
        return ()
    return tuple([points for points in _NO_HAND_HAS if said_for(points, rules) == points])


def count_may_be_raised(rules: RuleSet) -> bool:
    """Whether a player may name a fuller count until the score is agreed (golden-age:5)."""
    return rules.low_count is LowCount.CORRECTED
