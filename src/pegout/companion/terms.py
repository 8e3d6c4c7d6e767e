"""What a board is kept for: the rules, the length of the match, who plays and who deals first."""

from pegout.game import MatchFormat
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


def against_terms(terms: BoardTerms) -> str | None:
    """Why no board can be kept so, or None."""
    rules = terms.rules
    if rules.hand_size != CRIB_SIZE:
        return f"A board counts hands of {CRIB_SIZE} cards: choose rules that leave so many in the hand."
    if len(terms.names) != rules.seats:
        return f"{rules.name} has {rules.seats} seats here: give as many names."
    if any(not name.strip() or len(name) > LONGEST_NAME or not name.isprintable() for name in terms.names):
        return f"Every player needs a name of 1 to {LONGEST_NAME} printable characters."
    if len(set(terms.names)) < rules.seats:
        return "Two players have the same name: add something to one of them."
    if not 0 <= terms.dealer < rules.seats:
        return f"Nobody sits at seat {terms.dealer}: seats are 0 to {rules.seats - 1}."
    return None
