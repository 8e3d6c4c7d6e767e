"""Progress of a long task, for whoever is watching."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from pegout.studies.progress import Tell


@contextmanager
def progress_bar() -> Iterator[Tell | None]:
    """A bar with the time left, on standard error, if somebody is watching."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)

        def tell(done: int, of: int, note: str = "") -> None:
            bar.update(task, completed=done, total=of, description=note)

        yield tell
