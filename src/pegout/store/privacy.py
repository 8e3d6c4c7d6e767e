"""What is kept is for its owner alone: files 0600 and folders 0700, whatever the umask says."""

import os
import shlex
from pathlib import Path
from typing import BinaryIO

FILE_MODE, FOLDER_MODE = 0o600, 0o700
OTHERS = 0o077
"""Whatever group and others may do."""


def private_folder(folder: Path) -> None:
    """Make the folder and those above it that are missing; one that is there stays as it is."""
    missing = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(missing):
        one.mkdir(FOLDER_MODE, exist_ok=True)


def private_file(file: Path) -> None:
    """Make it empty where there is none. SQLite gives its log and index the mode of the file."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE_MODE))


def new_private_file(file: Path) -> BinaryIO:
    """Open it to be written; one that is there is a `FileExistsError`."""
    return os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE_MODE), "wb")


def exposure(file: Path) -> str | None:
    """One sentence where others of the machine get at the database, its copies or their folder."""
    folder = file.absolute().parent
    kept = [file, *sorted(folder.glob(f"{file.name}[-.]*"))]
    open_files = [one for one in kept if _is_open(one)]
    if not open_files and not _is_open(folder):
        return None
    cures = [f"chmod 700 {shlex.quote(str(folder))}"] if _is_open(folder) else []
    if open_files:
        cures.append("chmod 600 " + " ".join(shlex.quote(str(one)) for one in open_files))
    return f"Other users of this machine can read the database: run {' && '.join(cures)}."


def _is_open(path: Path) -> bool:
    try:
        return bool(path.stat().st_mode & OTHERS)
    except FileNotFoundError:
        return False
