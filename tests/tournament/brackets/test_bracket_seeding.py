"""The play-off sheets of the American Cribbage Congress, and who is on them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.brackets import bracket_size, byes, first_round, qualifiers

SIZES = (2, 4, 8, 16, 32, 64, 128, 256, 512)

TABLE = {
    8: ["1 8", "5 4", "3 6", "7 2"],
    16: ["1 3 16 14", "9 11 8 6", "12 7 5 10", "13 15 4 2"],
    32: [
        "1 3 32 30",
        "16 14 17 19",
        "9 11 24 22",
        "25 27 8 6",
        "5 7 28 26",
        "12 10 21 23",
        "13 15 20 18",
        "29 31 4 2",
    ],
    64: [
        "1 5 3 7 64 60 62 58",
        "32 28 30 26 33 37 35 39",
        "16 12 14 10 49 53 51 55",
        "17 21 19 23 48 44 46 42",
        "9 13 11 15 56 52 54 50",
        "24 20 22 18 41 45 43 47",
        "25 29 27 31 40 36 38 34",
        "8 4 6 2 57 61 59 63",
    ],
}
"""The table of the document: in a row the upper seeds of its columns, then the lower ones."""


def read_table(rows: list[str]) -> list[tuple[int, int]]:
    """The matches of the first column top to bottom, then of the second, and so on."""
    numbers = [[int(number) for number in row.split()] for row in rows]
    columns = len(numbers[0]) // 2
    return [(row[column], row[column + columns]) for column in range(columns) for row in numbers]


@pytest.mark.parametrize("size", TABLE)
def test_the_sheet_is_the_printed_one(size: int) -> None:
    assert list(first_round(size)) == read_table(TABLE[size])


def test_the_two_smallest_sheets() -> None:
    assert first_round(2) == ((1, 2),)
    assert first_round(4) == ((1, 4), (3, 2))


@pytest.mark.parametrize("size", [64, 128, 256, 512])
def test_a_larger_sheet_makes_a_match_of_every_line_of_the_smaller(size: int) -> None:
    lines = [seed for pair in first_round(size // 2) for seed in pair]
    assert [upper for upper, _ in first_round(size)] == lines
    assert {upper + lower for upper, lower in first_round(size)} == {size + 1}


@pytest.mark.parametrize("size", SIZES)
def test_every_seed_is_on_the_sheet_once(size: int) -> None:
    assert sorted(seed for pair in first_round(size) for seed in pair) == list(range(1, size + 1))


@pytest.mark.parametrize("size", SIZES)
def test_the_seeds_of_favourites_add_up_to_one_more_than_the_lines_left_in_every_round(size: int) -> None:
    lines = [seed for pair in first_round(size) for seed in pair]
    while len(lines) > 1:
        pairs = list(zip(lines[::2], lines[1::2], strict=True))
        assert {upper + lower for upper, lower in pairs} == {len(lines) + 1}
        lines = [min(pair) for pair in pairs]
    assert lines == [1]


@pytest.mark.parametrize("size", [0, 1, 3, 6, 24, 511, 1024, -8])
def test_there_is_no_other_sheet(size: int) -> None:
    with pytest.raises(ValueError, match="There is no sheet of"):
        first_round(size)


@given(st.integers(2, 512))
def test_the_sheet_is_the_smallest_that_holds_the_players(players: int) -> None:
    size = bracket_size(players)
    assert size in SIZES
    assert size >= players > size // 2


@pytest.mark.parametrize("players", [-1, 0, 1, 513])
def test_too_few_and_too_many_players_have_no_sheet(players: int) -> None:
    with pytest.raises(ValueError, match=f"from 2 to 512 players, not {players}"):
        bracket_size(players)


@pytest.mark.parametrize(("players", "count"), [(25, 7), (55, 9), (32, 0), (33, 31), (2, 0), (3, 1)])
def test_byes_go_to_the_best_seeds(players: int, count: int) -> None:
    assert byes(players) == tuple(range(1, count + 1))


@pytest.mark.parametrize(
    ("entrants", "count"), [(100, 25), (220, 55), (121, 31), (122, 31), (123, 31), (124, 31), (125, 32)]
)
def test_the_top_quarter_rounded_up_qualifies(entrants: int, count: int) -> None:
    assert qualifiers(entrants) == count


@given(st.integers(1, 2048))
def test_a_quarter_is_never_cut_short_and_never_a_whole_player_too_many(entrants: int) -> None:
    assert entrants <= 4 * qualifiers(entrants) < entrants + 4
