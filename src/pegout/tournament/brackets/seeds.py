"""Play-off sheets by seed: who meets whom first, who has a bye, and how many qualify (acc:play-offs)."""

from functools import cache

SMALLEST, LARGEST = 2, 512

_PRINTED = {
    2: "1-2",
    4: "1-4 3-2",
    8: "1-8 5-4 3-6 7-2",
    16: "1-16 9-8 12-5 13-4 3-14 11-6 7-10 15-2",
    32: "1-32 16-17 9-24 25-8 5-28 12-21 13-20 29-4 3-30 14-19 11-22 27-6 7-26 10-23 15-18 31-2",
}
"""The sheets from 8 to 32 as they are printed, which no rule of doubling gives line by line.

The two smallest are what is left of the sheet of 8 when every favourite has won.
"""

Pair = tuple[int, int]


@cache
def first_round(size: int) -> tuple[Pair, ...]:
    """The seeds of the first-round matches, top to bottom, for 2, 4, 8 and so on up to 512 lines.

    From 64 lines on each line of the sheet half as long is a match of its seed and the one that adds up to
    one more than the lines; for 64 that is the printed sheet.

    >>> first_round(8)
    ((1, 8), (5, 4), (3, 6), (7, 2))
    """
    if size in _PRINTED:
        return tuple(_read_pair(text) for text in _PRINTED[size].split())
    if not (SMALLEST <= size <= LARGEST and size.bit_count() == 1):
        raise ValueError(f"There is no sheet of {size} lines: use 2, 4, 8 and so on, up to {LARGEST}.")
    return tuple((seed, size + 1 - seed) for pair in first_round(size // 2) for seed in pair)


def _read_pair(text: str) -> Pair:
    upper, lower = text.split("-")
    return int(upper), int(lower)


def bracket_size(players: int) -> int:
    """The lines of the smallest sheet that holds so many players.

    >>> bracket_size(25), bracket_size(32), bracket_size(33)
    (32, 32, 64)
    """
    if not SMALLEST <= players <= LARGEST:
        raise ValueError(f"A sheet takes from {SMALLEST} to {LARGEST} players, not {players}.")
    return 1 << (players - 1).bit_length()


def byes(players: int) -> tuple[int, ...]:
    """The seeds that skip the first round: the best ones, as many as lines are empty (acc:byes).

    >>> byes(25)
    (1, 2, 3, 4, 5, 6, 7)
    """
    return tuple(range(1, bracket_size(players) - players + 1))


def qualifiers(entrants: int) -> int:
    """How many play off: the top quarter of the field, rounded up.

    >>> [qualifiers(entrants) for entrants in (120, 121, 124, 125)]
    [30, 31, 31, 32]
    """
    return -(-entrants // 4)
