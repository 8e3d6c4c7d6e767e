"""How strong the entrants are, and what that means for a game.

Strength is measured in logarithms of odds: one point more wins 73 games of 100, a tenth of a point 52.
"""

from collections.abc import Sequence
from math import exp, isfinite

EDGE = 0.5
"""What the strongest has above the middle, where strengths are named: 62 games of 100."""

STRENGTHS = ("equal", "spread", "one-favourite")

_SURE = 40.0  # beyond this the odds are nought or one in floating point


def strengths_of(given: str | Sequence[float], entrants: int) -> tuple[float, ...]:
    """The strengths of so many entrants, strongest first.

    `spread` is even from half a point above the middle to half a point below it, and `one-favourite` half
    a point for one and nothing for the others.

    >>> strengths_of("spread", 3)
    (0.5, 0.0, -0.5)
    """
    if isinstance(given, str):
        return _named(given, entrants)
    if len(given) != entrants:
        raise ValueError(f"There are {entrants} entrants and {len(given)} strengths: give one for each.")
    if not all(isfinite(strength) for strength in given):
        raise ValueError("A strength is a number, 0 for average: give only numbers.")
    return tuple(sorted((float(strength) for strength in given), reverse=True))


def _named(name: str, entrants: int) -> tuple[float, ...]:
    if name == "equal":
        return (0.0,) * entrants
    if name == "one-favourite":
        return (EDGE, *(0.0,) * (entrants - 1))
    if name == "spread":
        return tuple(EDGE - 2 * EDGE * place / (entrants - 1) for place in range(entrants))
    raise ValueError(
        f"There are no strengths {name[:30]!r}: use {', '.join(STRENGTHS)}, or a list of numbers."
    )


def chance(edge: float) -> float:
    """How likely somebody wins who is stronger by so much.

    >>> chance(0), round(chance(1), 2)
    (0.5, 0.73)
    """
    return 1 / (1 + exp(-max(-_SURE, min(_SURE, edge))))
