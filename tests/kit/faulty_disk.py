"""Disks that are full in earnest, and get room again."""

import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.kit.running_server import RunningServer


class CannotMount(Exception):
    """Only root may, and not everywhere."""


class SmallDisk:
    """A file system of its own in memory."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def make_room(self, kilobytes: int) -> None:
        subprocess.run(
            ["mount", "-o", f"remount,size={kilobytes}k", str(self.folder)],  # noqa: S607 - of the system
            check=True,
        )


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[SmallDisk]:
    """Raises `CannotMount`; `short_files` does something similar without."""
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "none", str(folder)],  # noqa: S607 - of the system
        check=False,
        capture_output=True,
        text=True,
    )
    if made.returncode:
        raise CannotMount(made.stderr)
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", str(folder)], check=True)  # noqa: S607 - of the system


def short_files(server: RunningServer, kilobytes: int | None) -> None:
    """No file of the server may grow beyond that any more, or as far as it likes again."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    soft = hard if kilobytes is None else 1024 * kilobytes
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (soft, hard))
