"""One figure, or a whole table of them, against what chance gives, with a sentence for people."""

from collections.abc import Sequence
from math import sqrt

from pegout.studies.statistics.chance import Moments, chi_square_tail
from pegout.values import value

UNUSUAL = 3.0
"""Standard deviations. Chance goes further once in 370 times, so among hundreds of figures one will."""
UNUSUAL_CHANCE = 0.0027


@value
class Measure:
    """What was seen, and what was to be expected."""

    what: str
    observed: float
    expected: float
    score: float
    """How many standard deviations lie between them; 0 if nothing was left to chance."""
    sentence: str

    @property
    def is_usual(self) -> bool:
        return abs(self.score) < UNUSUAL


@value
class Spread:
    """How cards are spread over all ranks or all suits."""

    entries: tuple[Measure, ...]
    square: float
    """Chi-square, with cards drawn without replacement taken into account."""
    freedom: int
    chance: float
    """How often chance is at least this uneven."""
    sentence: str


def measured(what: str, said: str, observed: float, chance: Moments, digits: int = 1) -> Measure:
    """The figure that `said` tells, in a sentence that goes on with what was to be expected."""
    deviation = sqrt(max(0.0, chance.variance))
    score = (observed - chance.mean) / deviation if deviation else 0.0
    usual = "within what chance gives" if abs(score) < UNUSUAL else "which is rare by chance"
    ending = f"{chance.mean:.{digits}f} are expected ({score:+.1f} standard deviations, {usual})."
    return Measure(what, observed, chance.mean, score, f"{said}; {ending}")


def several(number: int, word: str) -> str:
    """A number of things: `1 six`, `3 sixes`."""
    many = "es" if word.endswith("x") else "s"
    return f"{number} {word}" if number == 1 else f"{number} {word}{many}"


def spread(said: str, entries: Sequence[Measure], draws: float) -> Spread:
    """Entries that are equally likely; so many independent draws would vary as much as these."""
    freedom = len(entries) - 1
    square = 0.0
    if draws:
        square = sum((one.observed - one.expected) ** 2 for one in entries) * len(entries) / draws
    chance = chi_square_tail(square, freedom)
    usual = (
        "within what chance gives"
        if chance >= UNUSUAL_CHANCE
        else "more uneven than chance usually makes them"
    )
    return Spread(tuple(entries), square, freedom, chance, f"{said} are {usual} (p = {chance:.2g}).")
