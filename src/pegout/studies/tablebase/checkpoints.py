"""Where pieces of work are done, and kept until everything is finished."""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future, as_completed
from pathlib import Path
from typing import Any

import numpy as np

from pegout.analysis.shipped import Table
from pegout.studies.progress import Tell


def nobody(done: int, of: int, note: str = "") -> None:
    """For whoever does not want to know."""


class Checkpoints:
    """Hands pieces of work to an executor. Each finished piece is kept in a folder and never done again.

    An executor is the standard library's own or that of a Dask client.
    """

    def __init__(self, folder: Path, executor: Executor, tell: Tell = nobody) -> None:
        self.folder = folder
        self.executor = executor
        self.tell = tell
        folder.mkdir(parents=True, exist_ok=True)

    def each(
        self, stage: str, work: Callable[..., Table], pieces: Mapping[str, Sequence[Any]]
    ) -> dict[str, Table]:
        """The result of every piece, by name; the values are the arguments of the work."""
        done = {name: table for name in pieces if (table := self._kept(stage, name)) is not None}
        self.tell(len(done), len(pieces), stage)
        waiting: dict[Future[Table], str] = {
            self.executor.submit(work, *arguments): name
            for name, arguments in pieces.items()
            if name not in done
        }
        try:
            for future in as_completed(waiting):
                name = waiting[future]
                done[name] = future.result()
                self._keep(stage, name, done[name])
                self.tell(len(done), len(pieces), stage)
        except BaseException:
            for future in waiting:
                future.cancel()
            raise
        return {name: done[name] for name in pieces}

    def path(self, stage: str, name: str) -> Path:
        return self.folder / f"{stage}-{name}.npz"

    def _kept(self, stage: str, name: str) -> Table | None:
        path = self.path(stage, name)
        if not path.exists():
            return None
        with np.load(path, allow_pickle=False) as arrays:
            return {key: arrays[key] for key in arrays.files}

    def _keep(self, stage: str, name: str, table: Table) -> None:
        path = self.path(stage, name)
        beside = path.with_suffix(".part.npz")
        np.savez(beside, allow_pickle=False, **table)
        beside.replace(path)
