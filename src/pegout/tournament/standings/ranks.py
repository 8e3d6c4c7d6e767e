"""Places, shared places, and what separates one from the next."""

from collections.abc import Sequence

from pegout.tournament.standings.scheme import Scheme
from pegout.tournament.standings.words import why_above

Figures = tuple[int, ...]


def ranking(ranked: Sequence[Figures], scheme: Scheme, places: int) -> list[tuple[int, str, bool]]:
    """For each line, best first: its place, why it stands above the next, and whether it needs a play-off.

    Equal figures share a place, and the places behind are left empty: 1, 2, 2, 4. A play-off is needed
    where a shared place is one of the first `places`.
    """
    found: list[tuple[int, str, bool]] = []
    measures = scheme.in_words
    before, place, last = None, 0, len(ranked)
    for number, figures in enumerate(ranked, 1):
        following = ranked[number] if number < last else None
        if figures != before:
            place = number
        tied = place <= places and figures in (before, following)
        why = why_above(figures, following, measures) if following else ""
        found.append((place, f"{why}; a play-off decides" if tied and figures == following else why, tied))
        before = figures
    return found
