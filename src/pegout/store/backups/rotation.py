"""Backups of one database in a folder, of which only the newest are kept."""

import gzip
import re
import zlib
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from pegout.store.backups.writer import FORMAT, Ending, Heading, backup
from pegout.store.connections import file_of, place
from pegout.values import value

NAME = re.compile(r"pegout-\d{8}T\d{6}\.\d{3}Z\.gz")


@value
class Rotated:
    """What became of the folder."""

    file: Path
    """The new backup."""
    removed: tuple[Path, ...]
    damaged: tuple[Path, ...]
    """Named like a backup, and none that is whole: left alone, and not counted."""


def rotate(url: str, folder: Path, keep: int, now: datetime | None = None) -> Rotated:
    """Back up to a new file of the folder, and remove all but the newest `keep` backups of this database.

    Only files that were written by this function, of this very database, and that are whole are ever removed,
    and none before the new one is whole and on the disk.
    """
    if keep < 1:
        raise ValueError("Keep at least one backup.")
    moment = (now or datetime.now(UTC)).strftime("%Y%m%dT%H%M%S.%f")[:-3]
    file = folder / f"pegout-{moment}Z.gz"
    source = source_of(url)
    backup(url, file, source)
    named = [path for path in sorted(folder.iterdir()) if NAME.fullmatch(path.name) and _is_plain(path)]
    known = {path: _whole_source(path) for path in named}
    older = [path for path in named if known[path] == source and path != file]
    removed = older[: max(0, len(older) - keep + 1)]  # the new one stays, whatever the clock says
    for path in removed:
        path.unlink()
    return Rotated(file, tuple(removed), tuple([path for path in named if known[path] is None]))


def source_of(url: str) -> str:
    """Which database it is, without its password or anything else that may be read out of it."""
    where = place(url)
    file = file_of(where)
    named = str(file.resolve()) if file else where.set(password=None, query={}).render_as_string()
    return sha256(f"pegout-backup:{named}".encode()).hexdigest()[:16]


def _is_plain(path: Path) -> bool:
    return path.is_file() and not path.is_symlink()


def _whole_source(path: Path) -> str | None:
    """Of which database it is a whole backup; None where it is none."""
    try:
        with gzip.open(path) as lines:
            heading = msgspec.json.decode(next(lines, b""), type=Heading)
            last, number = b"", 0
            for last in lines:  # noqa: B007 - the last one is wanted
                number += 1
            rows = msgspec.json.decode(last, type=Ending).rows
    except (OSError, EOFError, zlib.error, msgspec.MsgspecError):
        return None
    return heading.source if heading.pegout == FORMAT and sum(rows.values()) == number - 1 else None
