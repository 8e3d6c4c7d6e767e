"""A ruling: what was found, what is ordered, and where that stands."""

from pegout.rulebook import Citation
from pegout.rules.remedies import Remedy
from pegout.values import value


@value
class Ruling:
    """Findings in words, remedies that the game can carry out, and the articles behind them.

    A ruling without remedies lets what happened stand. With `suggested` it rules nothing yet: these are the
    remedies that are suggested to the officials, and carried out when they confirm them.
    """

    findings: tuple[str, ...]
    remedies: tuple[Remedy, ...]
    citations: tuple[Citation, ...]
    suggested: tuple[Remedy, ...] | None = None


def ruling(finding: str, *remedies: Remedy, by: str) -> Ruling:
    """A ruling with one finding, by the articles named in a text such as "acc:VII.3 acc:XI.1"."""
    return Ruling((finding,), remedies, tuple(Citation.parse(place) for place in by.split()))
