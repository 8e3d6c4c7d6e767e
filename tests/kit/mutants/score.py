"""How many of the faults were found, in a line."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from tests.kit.mutants.copies import NOT_TRIED

FOUND = ("killed",)


def is_left(verdict: str) -> bool:
    return verdict not in (*FOUND, NOT_TRIED)


def line(name: str, verdicts: Iterable[str], whole: int) -> str:
    """Of all that were tried; of a sample with the interval that holds the whole in 95 of 100 cases.

    >>> line("rules", ["killed"] * 9 + ["survived"], 10)
    'rules: 90.0 % found, 9 of 10 faults (9 killed, 1 survived)'
    >>> line("rules", ["killed"] * 90 + ["survived"] * 10 + ["not tried"], 101)
    'rules: 90.0 % found, 90 of 100 faults, of 101: 82.6 to 94.5 % (90 killed, 10 survived, 1 not tried)'
    """
    counts = Counter(verdicts)
    found, tried = sum(counts[verdict] for verdict in FOUND), counts.total() - counts[NOT_TRIED]
    if not tried:
        return f"{name}: nothing was tried"
    low, high = (100 * end for end in interval(found, tried))
    of = "" if tried == whole else f", of {whole}: {low:.1f} to {high:.1f} %"
    told = ", ".join(f"{number} {verdict}" for verdict, number in counts.most_common())
    return f"{name}: {100 * found / tried:.1f} % found, {found} of {tried} faults{of} ({told})"


def interval(found: int, tried: int) -> tuple[float, float]:
    """Wilson's, for a share."""
    z, share = 1.96, found / tried
    middle = share + z * z / (2 * tried)
    half = z * sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    return (middle - half) / (1 + z * z / tried), (middle + half) / (1 + z * z / tried)
