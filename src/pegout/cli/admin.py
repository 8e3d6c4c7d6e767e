"""`pegout admin`: the database of a server, copied, put back or written out; and its keys."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pegout.cli.admin_keys import change_session_key, hand_out_codes
from pegout.cli.database import add_database, database_of, must_exist, telling_of_the_store
from pegout.cli.main import BadInput


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "work",
        choices=tuple(WORKS),
        help="copy all, put a copy back, write the tables out as JSON lines, sign everybody out with a new "
        "key, or hand new recovery codes to somebody",
    )
    parser.add_argument(
        "place", nargs="?", metavar="FILE|FOLDER|NAME", help="the copy, the folder of an export, or who it is"
    )
    parser.add_argument(
        "--keep",
        type=int,
        metavar="N",
        help="back up to a new file of a folder, and keep the newest N of its own there",
    )
    add_database(parser)


def run(args: Namespace) -> int:
    if (args.place is None) != (args.work in ALONE):
        raise BadInput(f"say {'nothing' if args.work in ALONE else 'which one'} after {args.work}.")
    if args.keep is not None and args.work != "backup":
        raise BadInput("--keep is for pegout admin backup.")
    url = database_of(args)
    with telling_of_the_store():
        if args.keep is None:
            print(WORKS[args.work](url, args.place or ""))
        else:
            print(_backup_in(url, Path(args.place), args.keep))
    return 0


def _backup(url: str, place: str) -> str:
    file = Path(place)
    must_exist(url)
    if file.exists():
        raise BadInput(f"{file} is there already: choose another name, or remove it first.")
    _store().backup(url, file)
    return f"Backed up to {file}."


def _backup_in(url: str, folder: Path, keep: int) -> str:
    """For a timer: nothing but whole backups of this database, made the same way, is ever removed."""
    must_exist(url)
    if keep < 1:
        raise BadInput("--keep 0 would keep no backup: give 1 or more.")
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is no folder: with --keep, name the folder of the backups.")
    done = _store().rotate(url, folder, keep)
    lines = [f"Backed up to {done.file}."]
    lines += [f"Removed {path.name}." for path in done.removed]
    lines += [f"{path.name} is damaged: it is left alone, and not counted." for path in done.damaged]
    return "\n".join(lines)


def _restore(url: str, place: str) -> str:
    file = Path(place)
    if not file.is_file():
        raise BadInput(f"there is no backup {file}: name a file that pegout admin backup has written.")
    _store().restore(file, url)
    return f"Restored from {file}."


def _export(url: str, place: str) -> str:
    folder = Path(place)
    must_exist(url)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder} is not empty: name a new or an empty folder.")
    _store().export(url, folder)
    return f"Exported to {folder}."


def _store() -> Any:
    return import_module("pegout.store")  # SQLAlchemy takes a while to load


WORKS: dict[str, Callable[[str, str], str]] = {
    "backup": _backup,
    "restore": _restore,
    "export": _export,
    "session-key": change_session_key,
    "recovery-codes": hand_out_codes,
}
"""Each is given the URL and the place, and answers what it has done."""
ALONE = frozenset({"session-key"})
"""Works that are not about anything but the database."""
