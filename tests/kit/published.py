"""Numbers about cribbage that others have published."""

HANDS_BY_POINTS = {
    0: 1_009_008,
    1: 99_792,
    2: 2_813_796,
    3: 505_008,
    4: 2_855_676,
    5: 697_508,
    6: 1_800_268,
    7: 751_324,
    8: 1_137_236,
    9: 361_224,
    10: 388_740,
    11: 51_680,
    12: 317_340,
    13: 19_656,
    14: 90_100,
    15: 9_168,
    16: 58_248,
    17: 11_196,
    18: 2_708,
    20: 8_068,
    21: 2_496,
    22: 444,
    23: 356,
    24: 3_680,
    28: 76,
    29: 4,
}
"""All 12,994,800 hands with a starter, by what they count: Steven S. Lumetta, Amusing Cribbage Facts."""

NOUGHT_AS_CRIB = 1_022_208
"""How many of them count nothing as a crib."""
