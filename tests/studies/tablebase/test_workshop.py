"""Pieces of work are done once, kept, and the same on processes and on a cluster."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pytest

from pegout.analysis.shipped import Table, read_table
from pegout.studies.tablebase import Checkpoints, Scale, build_tables

DONE: list[int] = []


def squared(number: int) -> Table:
    DONE.append(number)
    if number < 0:
        raise ValueError("below nought")
    return {"square": np.array([number * number])}


@pytest.fixture
def pool() -> Iterator[Executor]:
    DONE.clear()
    with ThreadPoolExecutor(1) as executor:
        yield executor


def squares(workshop: Checkpoints, numbers: tuple[int, ...]) -> list[int]:
    made = workshop.each("squares", squared, {str(number): (number,) for number in numbers})
    return [int(table["square"][0]) for table in made.values()]


def test_every_piece_is_there_in_the_order_asked_for(tmp_path: Path, pool: Executor) -> None:
    assert squares(Checkpoints(tmp_path, pool), (3, 1, 2)) == [9, 1, 4]


def test_what_is_finished_is_not_done_again(tmp_path: Path, pool: Executor) -> None:
    with pytest.raises(ValueError, match="below nought"):
        squares(Checkpoints(tmp_path, pool), (3, 2, -1))
    DONE.clear()
    assert squares(Checkpoints(tmp_path, pool), (3, 2, 5)) == [9, 4, 25]
    assert DONE == [5]


def test_progress_is_told(tmp_path: Path, pool: Executor) -> None:
    told: list[tuple[int, int, str]] = []
    workshop = Checkpoints(tmp_path, pool, lambda done, of, note="": told.append((done, of, note)))
    squares(workshop, (3, 1))
    assert told == [(0, 2, "squares"), (1, 2, "squares"), (2, 2, "squares")]


def test_a_piece_that_was_cut_off_is_done_again(tmp_path: Path, pool: Executor) -> None:
    workshop = Checkpoints(tmp_path, pool)
    squares(workshop, (3,))
    workshop.path("squares", "3").rename(tmp_path / "squares-3.part.npz")
    assert squares(workshop, (3,)) == [9]
    assert DONE == [3, 3]


TINY = Scale(
    rounds=1, shards=1, first_legs=1, legs=1, leg_deals=20, pegging_deals=1, chunks=1, chunk_deals=50
)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore:Sending large graph")  # the tables that a job stands on go with it
def test_the_whole_way_on_a_cluster_gives_the_tables_of_one_machine(tmp_path: Path, pool: Executor) -> None:
    build_tables(tmp_path / "here", Checkpoints(tmp_path / "keep-here", pool), TINY)
    dask: Any = distributed
    with (
        dask.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster,
        dask.Client(cluster) as client,
        client.get_executor() as executor,
    ):
        build_tables(tmp_path / "there", Checkpoints(tmp_path / "keep-there", executor), TINY)
    for name in ("crib", "blueprint", "pegging", "win"):
        here, there = (read_table(tmp_path / where, name) for where in ("here", "there"))
        assert all(np.array_equal(here[key], there[key]) for key in here)
