"""What a chart says, read by counting, for tests that prove laws about all charts."""

from collections import Counter
from collections.abc import Iterable

from hypothesis import strategies as st

from pegout.tournament.movement import (
    Chart,
    Round,
    after_dropout,
    after_newcomer,
    golden_age,
    rotation,
    round_robin,
)

Pair = tuple[int, int]


def pairs(rounds: Iterable[Round]) -> list[Pair]:
    """Everybody's games, the lower number first."""
    return [
        (min(seating.first, seating.second), max(seating.first, seating.second))
        for each in rounds
        for seating in each.seatings
    ]


def meetings(chart: Chart) -> Counter[Pair]:
    return Counter(pairs(chart.rounds))


def games(chart: Chart) -> Counter[int]:
    return Counter(player for pair in pairs(chart.rounds) for player in pair)


def regular(chart: Chart) -> list[Round]:
    return [each for each in chart.rounds if not each.make_up]


def make_ups(chart: Chart) -> list[Pair]:
    """The make-up games as they are announced, not sorted."""
    return [
        (seating.first, seating.second) for each in chart.rounds if each.make_up for seating in each.seatings
    ]


def places(each: Round) -> list[int]:
    """Everybody who is somewhere in the round, as often as they are there."""
    seated = [player for seating in each.seatings for player in (seating.first, seating.second)]
    return [*seated, *each.sitting_out]


def table_of(each: Round, player: int) -> int | None:
    for seating in each.seatings:
        if player in (seating.first, seating.second):
            return seating.table
    return None


def is_possible(each: Round) -> bool:
    """Nobody and no table is used twice."""
    tables = [seating.table for seating in each.seatings]
    return len(set(tables)) == len(tables) and len(set(places(each))) == len(places(each))


@st.composite
def charts(draw: st.DrawFn, most: int = 40) -> Chart:
    """Any chart of any format, before anything happens to its field."""
    players = draw(st.integers(2, most))
    match draw(st.sampled_from(["golden-age", "rotation", "round robin"])):
        case "golden-age":
            return golden_age(players)
        case "rotation":
            return rotation(players, draw(st.integers(1, 22)))
        case _:
            return round_robin(min(players, 16), draw(st.integers(1, 2)))


@st.composite
def changed_charts(draw: st.DrawFn, most_changes: int = 3) -> Chart:
    """A chart after players have left, come late or joined, in the order of the rounds."""
    chart, number = draw(charts()), 1
    for _ in range(draw(st.integers(0, most_changes))):
        number = draw(st.integers(min(number, len(chart.rounds)), len(chart.rounds)))
        kind = draw(st.sampled_from(["leaves", "pauses", "joins"]))
        if kind == "joins" or len(chart.present) < 3:
            chart = after_newcomer(chart, number)
        else:
            player = draw(st.sampled_from(chart.present))
            back = draw(st.integers(number + 1, number + 4)) if kind == "pauses" else None
            chart = after_dropout(chart, player, number, back)
    return chart
