"""Where the rule books differ at a table that its players officiate (our settlement of their silence)."""

from pegout.rules import Kind, LowCount, RuleSet, book_of

NOUGHT_SAID = 19
"""No hand counts nineteen: at a club it is a word for nought (club:the-show)."""

_WITHOUT_DEADLINES = ("club", "portfolio", "lodge", "classic")
_ASKED_BACK = {"club": (25, 26, 27), "portfolio": (19, 25, 26, 27), "classic": (19, 25, 26, 27)}
_HEELS_BY_MUGGINS = ("club", "classic")


def points_lapse(rules: RuleSet) -> bool:
    """Whether points of the play are lost by playing on (acc:VI.3c, acc:VII.2b).

    Elsewhere they can be pegged until the hands are counted.
    """
    return book_of(rules) not in _WITHOUT_DEADLINES


def muggins_takes(kind: Kind, rules: RuleSet) -> bool:
    """Whether muggins can be called for a score of this kind, where it is played at all (acc:X.2)."""
    if kind is Kind.HEELS:
        return book_of(rules) in _HEELS_BY_MUGGINS
    return kind not in (Kind.PENALTY, Kind.MUGGINS)


def said_for(points: int, rules: RuleSet) -> int:
    """What an announced count means."""
    return 0 if points == NOUGHT_SAID and book_of(rules) == "club" else points


def asked_back(rules: RuleSet) -> tuple[int, ...]:
    """Counts that no hand has, which a screen may ask back about where the rules do not forbid help."""
    return _ASKED_BACK.get(book_of(rules), ())


def count_may_be_raised(rules: RuleSet) -> bool:
    """Whether a player may name a fuller count until the score is agreed (golden-age:5)."""
    return rules.low_count is LowCount.CORRECTED
