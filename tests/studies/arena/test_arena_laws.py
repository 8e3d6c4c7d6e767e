"""Laws of every comparison, and its figures counted again from the records of the games."""

from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.game.events import CardsDealt, GameEnded
from pegout.library import rules_for
from pegout.notation import Record, read_record
from pegout.rules import RuleSet
from pegout.studies.arena import Comparison
from tests.kit.arena import compared
from tests.kit.proofs import proof

TABLES = {
    "two": rules_for("acc"),
    "three": rules_for("club-3"),
    "four": rules_for("acc", 4),
    "partners": rules_for("acc", partners=True),
}
BOTS = st.sampled_from(["first", "last", "random"])
T_7 = 2.365
"""Student's 97.5% for seven degrees of freedom, from any printed table."""


@proof(25, 200)
@given(BOTS, BOTS, st.integers(0, 99), st.sampled_from(["two", "partners"]))
def test_changing_the_names_mirrors_the_figures(first: str, second: str, seed: int, table: str) -> None:
    one = compared(first, second, 6, seed, rules=TABLES[table])
    other = compared(second, first, 6, seed, rules=TABLES[table])
    assert (one.first, one.second) == (other.second, other.first)
    assert one.share.mean + other.share.mean == pytest.approx(1)
    assert (one.share.low, one.share.high) == pytest.approx((1 - other.share.high, 1 - other.share.low))
    assert (one.net.mean, one.net.low) == pytest.approx((-other.net.mean, -other.net.high))
    assert one.deals == other.deals


@proof(25, 100)
@given(BOTS, st.integers(0, 99), st.sampled_from(["two", "three", "four", "partners"]))
def test_equal_bots_have_exactly_their_part(name: str, seed: int, table: str) -> None:
    rules = TABLES[table]
    found = compared(name, name, 3 * rules.sides, seed, rules=rules)
    part = 1 / rules.sides
    assert (found.share.mean, found.share.low, found.share.high) == pytest.approx((part, part, part))
    assert (found.net.mean, found.net.low, found.net.high) == (0.0, 0.0, 0.0)
    assert (found.elo.low, found.elo.high) == pytest.approx((0.0, 0.0), abs=1e-9)


def test_two_deterministic_equals_are_exactly_at_one_half() -> None:
    found = compared("greedy", "greedy", 4)
    assert (found.share.low, found.share.mean, found.share.high) == (0.5, 0.5, 0.5)


@pytest.mark.parametrize(("asked", "table", "played"), [(1, "two", 2), (5, "two", 6), (4, "three", 6)])
def test_games_are_rounded_up_to_whole_sets(asked: int, table: str, played: int) -> None:
    found = compared("first", "last", asked, rules=TABLES[table])
    assert (found.games, found.asked, found.is_complete) == (played, played, True)


class Counted:
    """The figures of a table counted by hand, game by game, from what lies in the folder."""

    def __init__(self, folder: Path, rules: RuleSet) -> None:
        self.rules = rules
        names = sorted(path.name for path in folder.iterdir())
        self.records = [read_record((folder / name).read_text("utf-8")) for name in names]
        self.ends = [self.end_of(record).outcome for record in self.records]
        self.turns = [number % rules.sides for number in range(len(self.records))]

    def end_of(self, record: Record) -> GameEnded:
        return next(event for event in record.events if isinstance(event, GameEnded))

    @property
    def deals(self) -> list[int]:
        return [sum(isinstance(event, CardsDealt) for event in one.events) for one in self.records]

    @property
    def own(self) -> list[int]:
        return [end.scores[turn] for end, turn in zip(self.ends, self.turns, strict=True)]

    @property
    def wins(self) -> list[int]:
        return [int(end.winner == turn) for end, turn in zip(self.ends, self.turns, strict=True)]

    @property
    def others(self) -> list[float]:
        """The mean score of the other sides."""
        return [
            (sum(end.scores) - own) / (self.rules.sides - 1)
            for end, own in zip(self.ends, self.own, strict=True)
        ]

    def by_sets(self, numbers: list[int] | list[float]) -> list[float]:
        size = self.rules.sides
        return [sum(numbers[start : start + size]) for start in range(0, len(numbers), size)]


@pytest.fixture(scope="module", params=["two", "three", "partners"])
def both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Comparison, Counted]:
    rules = TABLES[request.param]
    folder = tmp_path_factory.mktemp("arena") / "games"
    found = compared("last", "random", 8 * rules.sides, 3, rules=rules, folder=folder)
    return found, Counted(folder, rules)


def test_wins_points_and_deals_are_those_of_the_records(both: tuple[Comparison, Counted]) -> None:
    found, counted = both
    games = len(counted.records)
    assert (found.games, found.sets) == (games, 8)
    assert (found.first.wins, found.second.wins) == (sum(counted.wins), games - sum(counted.wins))
    assert found.first.points.mean == pytest.approx(fmean(counted.own))
    assert found.second.points.mean == pytest.approx(fmean(counted.others))
    assert found.deals.mean == pytest.approx(fmean(counted.deals))
    assert found.share_by_games.times == sum(counted.wins)


def test_intervals_go_by_the_spread_between_sets(both: tuple[Comparison, Counted]) -> None:
    found, counted = both
    size = counted.rules.sides
    for mean, numbers in (
        (found.share, counted.wins),
        (found.first.points, counted.own),
        (found.second.points, counted.others),
    ):
        sets = [one / size for one in counted.by_sets(numbers)]
        half = T_7 * stdev(sets) / sqrt(8)
        assert 0 < mean.mean < 122
        assert mean.mean - mean.low == pytest.approx(min(half, mean.mean), rel=1e-3)


def test_net_points_are_a_ratio_with_its_interval(both: tuple[Comparison, Counted]) -> None:
    """Against the textbook: what the ratio leaves unexplained in each set, and its standard deviation."""
    found, counted = both
    ahead = [own - other for own, other in zip(counted.own, counted.others, strict=True)]
    nets, deals = counted.by_sets(ahead), counted.by_sets(counted.deals)
    ratio = sum(nets) / sum(deals)
    left = [net - ratio * deal for net, deal in zip(nets, deals, strict=True)]
    half = T_7 * stdev(left) / sqrt(8) / fmean(deals)
    assert found.net.mean == pytest.approx(ratio)
    assert (found.net.high - ratio, ratio - found.net.low) == pytest.approx((half, half), rel=1e-3)


def test_skunks_and_who_dealt_first_are_those_of_the_records(both: tuple[Comparison, Counted]) -> None:
    """By the rules `acc` a skunk is below 91 and a double one below 61; `club` has other double ones."""
    found, counted = both
    skunks, dealing = [0, 0], [0, 0]
    for end, turn in zip(counted.ends, counted.turns, strict=True):
        winner = int(end.winner != turn)
        losers = [score for side, score in enumerate(end.scores) if side != end.winner]
        skunks[winner] += min(losers) < 91
        dealing[winner] += (winner == 0) == (turn == 0)
    contenders = (found.first, found.second)
    assert [one.dealing_first.times for one in contenders] == dealing
    assert [one.dealing_first.of for one in contenders] == [8, 8 * (counted.rules.sides - 1)]
    assert [one.dealing_first.times + one.not_dealing_first.times for one in contenders] == [
        found.first.wins,
        found.second.wins,
    ]
    if not counted.rules.early_end_at:
        assert [one.skunks for one in contenders] == skunks
        double = sum(min(end.scores) < 61 for end in counted.ends)
        assert found.first.double_skunks + found.second.double_skunks == double
    assert sum(skunks) > 0


def test_every_decision_is_timed(both: tuple[Comparison, Counted]) -> None:
    found, counted = both
    for one in (found.first, found.second):
        assert one.thinking.decisions > 10 * len(counted.records)
        assert 0 < one.thinking.mean <= one.thinking.slowest
        assert 0 < one.thinking.within(0.99) <= one.thinking.slowest


def test_records_say_where_they_come_from(both: tuple[Comparison, Counted]) -> None:
    found, counted = both
    tags = counted.records[1].tags
    assert (tags["Round"], tags["Seed"], tags["First"], tags["Second"]) == ("1.2", "3", "last", "random")
    assert found.seed == "3"


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear", "utf-8")
    with pytest.raises(OSError, match="is not empty"):
        compared("first", "last", 2, folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


def test_the_better_bot_is_found_out() -> None:
    found = compared("greedy", "random", 16)
    assert found.share.low > 0.5
    assert found.net.low > 1.0
    assert found.elo.low is not None
    assert found.elo.low > 0


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"games": 0}, "one game or more"),
        ({"games": 2, "workers": 0}, "one worker or more"),
        ({"games": 2, "engine_seconds": 0.0}, "cannot answer in 0.0 seconds"),
        ({"games": 2, "engine_seconds": float("nan")}, "cannot answer in nan seconds"),
        ({"games": 2, "rules": "whist"}, "no rule set 'whist'"),
    ],
)
def test_what_cannot_be_compared_is_refused(options: dict[str, int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        compared("first", "last", **options)


def test_unknown_bots_are_refused_before_any_game() -> None:
    with pytest.raises(ValueError, match="no opponent 'nobody'"):
        compared("random", "nobody", 2)
