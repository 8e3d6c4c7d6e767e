"""The sheet of a double elimination: lines, byes, and the way to the losers' bracket."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.tournament.brackets import (
    Bracket,
    Bye,
    Entry,
    LoserOf,
    Match,
    Sheet,
    WinnerOf,
    bracket_size,
    double_elimination,
)
from pegout.tournament.brackets.sheet import Source


def written(sheet: Sheet, bracket: Bracket, number: int) -> str:
    """The matches of a round in short: 1-2 for entrants, -W1-1 for its loser, W1-1 for its winner."""
    wanted = [match for match in sheet.matches if match.bracket is bracket and match.round == number]
    return " ".join(f"{_short(match.upper)}:{_short(match.lower)}" for match in wanted)


def _short(source: Source) -> str:
    match source:
        case Entry(line):
            return str(line)
        case Bye():
            return "."
        case WinnerOf(name):
            return name
        case LoserOf(name):
            return f"-{name}"


def test_two_players_play_one_match_and_the_final() -> None:
    assert double_elimination([7, 4]).matches == (
        Match("W1-1", Bracket.WINNERS, 1, Entry(7), Entry(4)),
        Match("F1", Bracket.FINAL, 1, WinnerOf("W1-1"), LoserOf("W1-1")),
        Match("F2", Bracket.FINAL, 2, LoserOf("F1"), WinnerOf("F1"), 1, if_needed=True),
    )


def test_the_sheet_of_eight() -> None:
    sheet = double_elimination(range(1, 9))
    assert written(sheet, Bracket.WINNERS, 1) == "1:2 3:4 5:6 7:8"
    assert written(sheet, Bracket.WINNERS, 2) == "W1-1:W1-2 W1-3:W1-4"
    assert written(sheet, Bracket.WINNERS, 3) == "W2-1:W2-2"
    assert written(sheet, Bracket.LOSERS, 1) == "-W1-1:-W1-2 -W1-3:-W1-4"
    assert written(sheet, Bracket.LOSERS, 2) == "-W2-2:L1-1 -W2-1:L1-2"
    assert written(sheet, Bracket.LOSERS, 3) == "L2-1:L2-2"
    assert written(sheet, Bracket.LOSERS, 4) == "-W3-1:L3-1"
    assert written(sheet, Bracket.FINAL, 1) == "W3-1:L4-1"
    assert written(sheet, Bracket.FINAL, 2) == "-F1:F1"


def droppers(size: int) -> list[list[int]]:
    """By winners' round from the second on, the places of the droppers down the losers' bracket."""
    sheet = double_elimination(range(size))
    rounds: dict[int, list[int]] = {}
    for match in sheet.matches:
        if match.bracket is Bracket.LOSERS and match.round % 2 == 0 and isinstance(match.upper, LoserOf):
            number, place = match.upper.match[1:].split("-")
            rounds.setdefault(int(number), []).append(int(place))
    return list(rounds.values())


SHIFTED, SWAPPED = [5, 6, 7, 8, 1, 2, 3, 4], [2, 1, 4, 3]


@pytest.mark.parametrize(
    ("size", "orders"),
    [
        (4, [[1]]),
        (8, [[2, 1], [1]]),
        (16, [[3, 4, 1, 2], [2, 1], [1]]),
        (32, [SHIFTED, SWAPPED, [2, 1], [1]]),
        (64, [[n % 16 + 1 for n in range(8, 24)], [8, 7, 6, 5, 4, 3, 2, 1], SWAPPED, [2, 1], [1]]),
        (
            128,
            [
                [n % 32 + 1 for n in range(16, 48)],
                list(range(16, 0, -1)),
                [4, 3, 2, 1, 8, 7, 6, 5],
                SWAPPED,
                [2, 1],
                [1],
            ],
        ),
    ],
)
def test_droppers_come_in_the_order_of_the_sheet(size: int, orders: list[list[int]]) -> None:
    assert droppers(size) == orders


@pytest.mark.parametrize("count", range(2, 129))
def test_every_result_leads_on_and_every_match_comes_after_those_that_feed_it(count: int) -> None:
    sheet = double_elimination(range(count))
    seen: list[Source] = []
    names: set[str] = set()
    for match in sheet.matches:
        for source in match.sources:
            assert not isinstance(source, WinnerOf | LoserOf) or source.match in names
            seen.append(source)
        assert match.id not in names
        names.add(match.id)
    feeding = [source for source in seen if not isinstance(source, Bye)]
    assert len(feeding) == len(set(feeding))
    winners = {source.match for source in seen if isinstance(source, WinnerOf)}
    losers = {source.match for source in seen if isinstance(source, LoserOf)}
    assert names - winners == {"F2"}
    assert names - losers == {match.id for match in sheet.matches if match.bracket is Bracket.LOSERS} | {"F2"}
    assert sheet.lines == tuple(range(count))


def first_round_byes(count: int) -> list[bool]:
    first = [match for match in double_elimination(range(count)).matches if match.id.startswith("W1-")]
    assert not any(isinstance(match.upper, Bye) for match in first)
    return [isinstance(match.lower, Bye) for match in first]


@pytest.mark.parametrize("count", range(2, 129))
def test_byes_are_lower_lines_spread_evenly_over_every_half_quarter_and_so_on(count: int) -> None:
    empty = first_round_byes(count)
    assert sum(empty) == bracket_size(count) - count
    part = 1
    while part <= len(empty):
        counts = [sum(empty[start : start + part]) for start in range(0, len(empty), part)]
        assert max(counts) - min(counts) <= 1
        part *= 2


def test_thirteen_entries_have_three_byes() -> None:
    sheet = double_elimination(range(1, 14))
    assert written(sheet, Bracket.WINNERS, 1) == "1:2 3:4 5:. 6:7 8:9 10:. 11:12 13:."


@given(st.sampled_from([0, 1, 129, 200]))
def test_other_fields_have_no_sheet(count: int) -> None:
    with pytest.raises(ValueError, match=f"players, not {count}"):
        double_elimination(range(count))


class Possible:
    """Who can come to each line of a sheet, whoever wins, and in which match they lost before."""

    def __init__(self, sheet: Sheet) -> None:
        self.sides: dict[str, tuple[set[tuple[int, str]], set[tuple[int, str]]]] = {}
        self.rounds = {match.id: match.round for match in sheet.matches}
        for match in sheet.matches:
            self.sides[match.id] = self._comers(match.upper), self._comers(match.lower)

    def _comers(self, source: Source) -> set[tuple[int, str]]:
        match source:
            case Entry(line):
                return {(line, "")}
            case Bye():
                return set()
            case WinnerOf(name):
                return self.sides[name][0] | self.sides[name][1]
            case LoserOf(name):
                return {(line, name) for side in self.sides[name] for line, _ in side}

    def can_be_rematch(self, name: str) -> bool:
        """Whether one of the players may have lost to the other, who lost later."""
        upper, lower = self.sides[name]
        return any(
            self._lost_to(one, other) or self._lost_to(other, one) for one, other in product(upper, lower)
        )

    def _lost_to(self, loser: tuple[int, str], winner: tuple[int, str]) -> bool:
        (line, lost), (other, lost_later) = loser, winner
        if self.rounds[lost_later] <= self.rounds[lost]:
            return False
        upper, lower = ({number for number, _ in side} for side in self.sides[lost])
        return (line in upper and other in lower) or (line in lower and other in upper)


@pytest.mark.parametrize(("size", "first"), [(8, 3), (16, 4), (32, 5), (64, 7), (128, 8)])
def test_rematches_are_delayed_to_this_losers_round_whoever_wins(size: int, first: int) -> None:
    sheet = double_elimination(range(size))
    possible = Possible(sheet)
    losers = [match for match in sheet.matches if match.bracket is Bracket.LOSERS and match.round <= first]
    rounds = {match.round for match in losers if possible.can_be_rematch(match.id)}
    assert rounds == {first}
