"""The runs of a simulation in one process or several; an interrupt ends it with what is done so far."""

from collections.abc import Callable

from pegout.studies.parallel import share_out
from pegout.studies.simulation.run import Plan, play_event
from pegout.studies.simulation.tally import Tally, tally_of
from pegout.values import value

Progress = Callable[[int, int], None]
"""Receives how many runs are done, and how many there are in all."""


@value
class Events:
    """The events of a plan, each a run."""

    plan: Plan

    @property
    def nothing(self) -> Tally:
        return Tally()

    def play(self, run: int, _is_stopped: Callable[[], bool]) -> Tally:
        return tally_of(self.plan, [play_event(self.plan, run)])

    def close(self) -> None:
        """Nothing stays open between events."""


def tally_runs(plan: Plan, runs: int, workers: int, progress: Progress) -> Tally:
    """The totals of the runs. After Ctrl-C, of the runs already done."""
    return share_out(Events(plan), runs, workers, lambda total: progress(total.runs, runs))
