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
        "peeking at the cut", 2, "acc:III.3a", "a look at the bottom of the lifted packet before the deal"
    ),
    Penalty("throw taken up", 2, "acc:V.1b", "cards taken up again that were thrown and let go"),
    Penalty("crib seen early", 2, "acc:V.2a", "the crib shown or looked into before its time"),
    Penalty("peeking at the starter", 2, "acc:VI.1b", "a look under the packet lifted for the starter"),
    Penalty("renege", 2, "acc:VII.3", "a card not played that fitted, for each of them", each=True),
    Penalty("touching the other's peg", 2, "acc:VIII.6a", "a hand on a peg of the other player"),
    Penalty("touching a peg", 2, "acc:VIII.6b", "a hand on one's own peg with nothing to score"),
    Penalty("starter misplaced", 2, "acc:IX.3a", "the starter put among a hand, the crib or the pack"),
    Penalty("crib mixed", 2, "acc:IX.4c", "the dealer's crib mixed with other cards by the other player"),
    Penalty("false claim", 15, "acc:VIII.4b2", "the game claimed without having it", back=True),
)
_CLUB = (
    Penalty("peeking", 2, "club:penalties.peeking", "a look at a card that is nobody's to see yet"),
    Penalty("moving a peg", 2, "club:penalties.pegs", "a peg of an opponent moved"),
    Penalty(
        "starter misplaced", 2, "club:penalties.starter", "the starter put into a hand, the crib or the pack"
    ),
    Penalty(
        "renege", 2, "club:the-play.renege", "a card not played that fitted, for each of them", each=True
    ),
    Penalty("false claim", 15, "club:penalties.false-claim", "the game claimed without having it", back=True),
)
_PORTFOLIO = (
    Penalty("renege", 2, "portfolio:errors.renege", "a card held back after a go"),
    Penalty("late misdeal", 2, "portfolio:errors.late-misdeal", "an error in dealing found once play was on"),
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
