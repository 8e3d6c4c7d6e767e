"""What a board is kept for: the rules, the length of the match, who plays and who deals first."""

from pegout.game import MatchFormat
from pegout.refusal import Refusal, refuse
from pegout.rules import CRIB_SIZE, RuleSet
from pegout.values import value

LONGEST_NAME = 40


@value
class BoardTerms:
    """Fixed when the board is opened."""

    rules: RuleSet
    names: tuple[str, ...]
    """By seat, clockwise."""
    match: MatchFormat = MatchFormat()
    dealer: int = 0
    """The seat that deals first."""
    both: bool = False
    """Whether every side is to confirm each entry, until somebody says otherwise."""

    @property
    def sides(self) -> range:
        return range(self.rules.sides)


def against_terms(terms: BoardTerms) -> Refusal | None:
    """Why no board can be kept so, or None."""
    rules = terms.rules
    if rules.hand_size != CRIB_SIZE:
        return refuse(
            "wrong_hand_size",
            "A board counts hands of {number} cards: choose rules that leave that many in hand.",
            number=CRIB_SIZE,
        )
    if len(terms.names) != rules.seats:
        return refuse(
            "wrong_number_of_names",
            "{rules} has {seats} seats here: give that many names.",
            rules=rules.name,
            seats=rules.seats,
            given=len(terms.names),
        )
    if any(not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() for name in terms.names):
        return refuse(
            "bad_name",
            "Every player needs a name of 1 to {longest} printable characters.",
            longest=LONGEST_NAME,
        )
    if len(set(terms.names)) < rules.seats:
        return refuse("same_names", "Two players have the same name: add an initial to one of them.")
    if not 0 <= terms.dealer < rules.seats:
        return refuse(
            "no_such_seat",
            "Nobody sits at seat {seat}: seats are 0 to {last}.",
            seat=terms.dealer,
            last=rules.seats - 1,
            seats=rules.seats,
        )
    return None
