"""What it takes to enter one result at an event and to work out everything again.

An event of 512 entrants with 12 qualifying games, play-offs and a consolation is run through once, and so
are smaller ones. After each result come the open pairings, the standings and the bracket. Processor time is
measured, so that other work on the machine does not count. Beside it, in the same run, a bare re-sort of
the table by its figures.
"""

import time
from math import log2
from operator import attrgetter
from random import Random

from pegout.studies.simulation.contests import ByStrength
from pegout.studies.simulation.simulated_event import Hall, opening
from pegout.studies.simulation.strengths import strengths_of
from pegout.tournament.entries import StartPlay
from pegout.tournament.event import (
    FORMATS,
    Division,
    EnterScore,
    Event,
    EventCommand,
    StartPlayOffs,
    is_finished,
    open_games,
    rows,
    with_games,
)

SIZES = (32, 64, 128, 256, 512)
FORM = with_games(FORMATS["acc"], 12)
ALLOWED = 20.0  # milliseconds at the 99th percentile of the largest event


class Watch:
    """Milliseconds for every result, and for every re-sort of the table after it."""

    def __init__(self) -> None:
        self.results: list[float] = []
        self.sorts: list[float] = []

    def enter(self, hall: Hall, command: EventCommand) -> None:
        start = time.process_time()
        hall.do(command)
        division = only(hall.event)
        open_games(division)
        table = rows(division).rows
        for course in division.courses:
            _ = course.progress
        done = time.process_time()
        sorted(table, key=attrgetter("values"), reverse=True)
        self.results.append(1000 * (done - start))
        self.sorts.append(1000 * (time.process_time() - done))


def only(event: Event) -> Division:
    (division,) = event.divisions
    return division


def run_event(entrants: int) -> Watch:
    """One event from the first game to the last."""
    dice, contest, watch = Random(121), ByStrength(strengths_of("spread", entrants), 121), Watch()
    hall = Hall(opening(FORM, entrants))
    hall.do(StartPlay())
    while not is_finished(division := only(hall.event)):
        games = open_games(division)
        for game in games:
            scores = contest.play(game.first - 1, game.second - 1, dice)
            watch.enter(hall, EnterScore("", game.id, scores))
        if not games:
            hall.do(StartPlayOffs(""))
    return watch


def percentile(times: list[float], share: float) -> float:
    return sorted(times)[int(share * (len(times) - 1))]


def main() -> None:
    print("events: one result entered, then pairings, standings and bracket; milliseconds")
    print(
        f"  {'entrants':>8} {'results':>8} {'50th':>8} {'99th':>8} {'growth':>8} {'re-sort':>8} {'ratio':>8}"
    )
    middles: list[float] = []
    last = 0.0
    for entrants in SIZES:
        watch = run_event(entrants)
        middle, last = percentile(watch.results, 0.5), percentile(watch.results, 0.99)
        growth = f"{middle / middles[-1]:.1f}x" if middles else ""
        bare = percentile(watch.sorts, 0.5)
        middles.append(middle)
        print(
            f"  {entrants:>8} {len(watch.results):>8} {middle:>8.2f} {last:>8.2f} {growth:>8} {bare:>8.3f}"
            f" {middle / bare:>8.0f}"
        )
    power = log2(middles[-1] / middles[0]) / log2(SIZES[-1] / SIZES[0])
    print(f"  the middle grows with the entrants to the power of {power:.2f}")
    print(f"  {last / ALLOWED:.2f} of the {ALLOWED:.0f} ms allowed at the 99th percentile of {SIZES[-1]}")
