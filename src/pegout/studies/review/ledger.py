"""Where the change in a chance to win came from: luck, one's own choices, and the opponent's."""

from dataclasses import fields

from pegout.values import value

_GRAIN = 2.0**40


def grain(chance: float) -> float:
    """The chance to twelve digits, as a number whose sums and differences are exact.

    >>> sum([grain(0.1)] * 10) == 10 * grain(0.1)
    True
    """
    return round(chance * _GRAIN) / _GRAIN


@value
class Ledger:
    """Parts of a change that add up to it exactly.

    Luck, choices and mistakes are as seen by the player whose ledger it is. What that player could not see,
    and
    where the estimates of both differ, is in `fall`.
    """

    deal: float = 0.0
    """Luck: the cards dealt to the player."""
    cut: float = 0.0
    """Luck: the starter."""
    fall: float = 0.0
    """Luck: what the opponent held, how the play went, and the crib."""
    throw: float = 0.0
    """Lost by throwing other cards than the best."""
    pegging: float = 0.0
    """Lost by playing other cards than the best."""
    counting: float = 0.0
    """From points missed or overpegged, and penalties."""
    muggins: float = 0.0
    """Taken from the opponent by muggins."""
    other: float = 0.0
    """What the opponent's throws, cards, counts and muggins gave or took."""

    @property
    def luck(self) -> float:
        return self.deal + self.cut + self.fall

    @property
    def skill(self) -> float:
        return self.throw + self.pegging + self.counting + self.muggins

    @property
    def total(self) -> float:
        return self.luck + self.skill + self.other

    def __add__(self, more: "Ledger") -> "Ledger":
        return Ledger(*[getattr(self, name) + getattr(more, name) for name in PARTS])


PARTS: tuple[str, ...] = tuple(entry.name for entry in fields(Ledger))


@value
class Own:
    """What one player's own view says about a deal."""

    deal: float = 0.0
    cut: float = 0.0
    throw: float = 0.0
    pegging: float = 0.0
    counting: float = 0.0
    muggins: float = 0.0

    @property
    def skill(self) -> float:
        return self.throw + self.pegging + self.counting + self.muggins


def balanced(own: tuple[Own, Own], change: float) -> tuple[Ledger, Ledger]:
    """Both players' ledgers for a deal that changed the first one's chance by that much."""
    return _ledger(own[0], own[1], change), _ledger(own[1], own[0], -change)


def _ledger(mine: Own, theirs: Own, change: float) -> Ledger:
    other = -theirs.skill
    fall = change - (mine.deal + mine.cut + mine.skill + other)
    return Ledger(mine.deal, mine.cut, fall, mine.throw, mine.pegging, mine.counting, mine.muggins, other)
