"""Work in several processes: closed in each of them, and one sentence when one is lost."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pegout.studies.parallel import WorkerLost, share_out
from pegout.values import value


@value
class Sum:
    runs: int = 0
    squares: int = 0

    def __add__(self, other: "Sum") -> "Sum":
        return Sum(self.runs + other.runs, self.squares + other.squares)


@value
class Squares:
    """Adds up squares, and leaves a file in the folder for each process that closes it."""

    folder: Path
    deadly: int = -1

    @property
    def nothing(self) -> Sum:
        return Sum()

    def play(self, run: int, is_stopped: Callable[[], bool]) -> Sum:
        if run == self.deadly:
            os._exit(1)
        return self.nothing if is_stopped() else Sum(1, run * run)

    def close(self) -> None:
        (self.folder / str(os.getpid())).write_text("closed", "utf-8")


def ignore(_: Sum) -> None:
    pass


@pytest.mark.parametrize("workers", [1, 2])
def test_every_run_is_done_once_and_the_work_closed_wherever_it_was_done(
    workers: int, tmp_path: Path
) -> None:
    told: list[int] = []
    total = share_out(Squares(tmp_path), 101, workers, lambda so_far: told.append(so_far.runs), largest=3)
    assert total == Sum(101, sum(number * number for number in range(101)))
    assert told == sorted(told)
    assert told[-1] == 101
    own = str(os.getpid())
    closed = {path.name for path in tmp_path.iterdir()}
    assert closed == {own} if workers == 1 else own not in closed and 1 <= len(closed) <= workers


def test_a_process_that_is_lost_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(WorkerLost, match="was ended from outside"):
        share_out(Squares(tmp_path, deadly=5), 20, 2, ignore)


def test_an_interrupt_closes_the_work_and_gives_what_is_there(tmp_path: Path) -> None:
    def enough(so_far: Sum) -> None:
        if so_far.runs == 4:
            raise KeyboardInterrupt

    assert share_out(Squares(tmp_path), 20, 1, enough) == Sum(4, 0 + 1 + 4 + 9)
    assert len(list(tmp_path.iterdir())) == 1
