"""Standings are worked out again after every result, so they must cost next to nothing."""

from collections.abc import Callable
from time import process_time

from pegout.tournament.movement import Chart, after_dropout, rotation
from pegout.tournament.standings import ACC, GameResult, standings

FIELD = range(1, 513)
LARGE = rotation(512, 12)


def entered() -> list[GameResult]:
    """Twelve games for each of 512, with every kind of score among them."""
    return [
        GameResult(seating.first, seating.second, 121, 50 + (31 * seating.first + 7 * number) % 71, number)
        for number, each in enumerate(LARGE.rounds, 1)
        for seating in each.seatings
    ]


def ratio(work: Callable[[], object], yardstick: Callable[[], object]) -> float:
    """How many times the yardstick the work takes, each at its best, measured by turns.

    Time of the processor, so that other work on the machine does not count.
    """
    times = [(seconds(work), seconds(yardstick)) for _ in range(15)]
    return min(time for time, _ in times) / min(time for _, time in times)


def seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def test_standings_of_512_take_a_few_times_as_long_as_writing_down_their_results() -> None:
    """The results take about a millisecond to write down, and standings must take less than eight."""
    results = entered()
    assert len(results) == 3072
    assert ratio(lambda: standings(FIELD, results, ACC, 128), entered) < 7


def test_a_chart_of_512_and_four_dropouts_takes_a_few_times_as_long_as_writing_down_the_results() -> None:
    def chart() -> Chart:
        changed = rotation(512, 12)
        for player, number in [(7, 2), (300, 5), (12, 6), (511, 9)]:
            changed = after_dropout(changed, player, number)
        return changed

    assert ratio(chart, entered) < 8
