"""A file of SQLite belongs to one server at a time; whoever only reads it need not ask."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL

from pegout.store.connections import file_of
from pegout.store.privacy import FILE_MODE, private_folder


class AlreadyOpen(ValueError):
    """Another server has the file; the message says which file."""


class Hold:
    """Held until it is let go or the process ends, however it ends."""

    def __init__(self, file: Path) -> None:
        """Raises `AlreadyOpen`."""
        private_folder(file.parent)
        self._descriptor = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, FILE_MODE)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._descriptor)
            raise AlreadyOpen(
                f"Another server has {file} open: stop it first, or use another database."
            ) from None

    def let_go(self) -> None:
        os.close(self._descriptor)


def hold(where: URL) -> Hold | None:
    """None where the database looks after its servers itself."""
    file = file_of(where)
    return None if file is None else Hold(file)


@contextmanager
def held(where: URL) -> Iterator[None]:
    holding = hold(where)
    try:
        yield
    finally:
        if holding is not None:
            holding.let_go()
