"""The deal marker set right: the whole deal goes by it, and not only what comes after."""

from collections.abc import Iterable

from pegout.companion.entries import Marker, NextDeal, NextGame
from pegout.companion.state import Line

OPENING = 0
"""Stands for the first deal, which no entry begins."""


def right_dealers(lines: Iterable[Line]) -> dict[int, int]:
    """Who deals where the marker was set right, by the number of the entry that began the deal."""
    found, begun = {}, OPENING
    for line in lines:
        if line.struck:
            continue
        if isinstance(line.made, NextDeal | NextGame):
            begun = line.number
        elif isinstance(line.made, Marker):
            found[begun] = line.made.dealer
    return found
