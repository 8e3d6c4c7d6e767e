"""Penalties by name, as each rule book prices them."""

from pegout.rules import RuleSet, book_of
from pegout.values import value


@value
class Penalty:
    """A named penalty: points to whoever claims it, or back for whoever erred."""

    name: str
    points: int
    citation: str
    what: str
    back: bool = False
    each: bool = False
    """Whether the points are for each card."""


_ACC = (
    Penalty(
        "peeking at the cut", 2, "acc:III.3a", "looking at the bottom of the lifted packet before the deal"
    ),
    Penalty("throw taken up", 2, "acc:V.1b", "picking up cards already thrown and let go"),
    Penalty("crib seen early", 2, "acc:V.2a", "showing or looking at the crib too early"),
    Penalty("peeking at the starter", 2, "acc:VI.1b", "looking under the packet lifted for the starter"),
    Penalty("renege", 2, "acc:VII.3", "a playable card not played, for each such card", each=True),
    Penalty("touching the other's peg", 2, "acc:VIII.6a", "touching an opponent's peg"),
    Penalty("touching a peg", 2, "acc:VIII.6b", "touching one's own peg with nothing to score"),
    Penalty("starter misplaced", 2, "acc:IX.3a", "putting the starter in a hand, the crib or the pack"),
    Penalty("crib mixed", 2, "acc:IX.4c", "an opponent mixing the dealer's crib with other cards"),
    Penalty("false claim", 15, "acc:VIII.4b2", "claiming the game without having won it", back=True),
)
_CLUB = (
    Penalty("peeking", 2, "club:penalties.peeking", "looking at a card nobody may see yet"),
    Penalty("moving a peg", 2, "club:penalties.pegs", "moving an opponent's peg"),
    Penalty(
        "starter misplaced",
        2,
        "club:penalties.starter",
        "putting the starter in a hand, the crib or the pack",
    ),
    Penalty("renege", 2, "club:the-play.renege", "a playable card not played, for each such card", each=True),
    Penalty(
        "false claim", 15, "club:penalties.false-claim", "claiming the game without having won it", back=True
    ),
)
_PORTFOLIO = (
    Penalty("renege", 2, "portfolio:errors.renege", "holding back a card after a go"),
    Penalty("late misdeal", 2, "portfolio:errors.late-misdeal", "a dealing error found after play began"),
)

_BY_BOOK = {"acc": _ACC, "golden-age": _ACC, "club": _CLUB, "portfolio": _PORTFOLIO}


def penalties_of(rules: RuleSet) -> tuple[Penalty, ...]:
    """Those with a fixed price under these rules; books that name none leave it to the players.

    >>> from pegout.rules import PRESETS
    >>> [penalty.name for penalty in penalties_of(PRESETS["portfolio"])]
    ['renege', 'late misdeal']
    """
    return _BY_BOOK.get(book_of(rules), ())


def penalty_named(rules: RuleSet, name: str) -> Penalty | None:
    return next((penalty for penalty in penalties_of(rules) if penalty.name == name), None)
