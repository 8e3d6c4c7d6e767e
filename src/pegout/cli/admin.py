"""`pegout admin`: backs up, restores and exports a server's database, and looks after its keys and people."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pegout.cli.admin_keys import change_session_key, hand_out_codes
from pegout.cli.database import add_database, database_of, must_exist, telling_of_the_store
from pegout.cli.main import BadInput
from pegout.cli.order import add_works


def add_arguments(parser: ArgumentParser) -> None:
    works = parser.add_subparsers(dest="work", metavar="WORK", required=True)
    for name, (work, words, place) in WORKS.items():
        one = works.add_parser(name, help=words, description=words.capitalize() + ".")
        if place:
            one.add_argument("place", metavar=place)
        if name == "backup":
            one.add_argument("--keep", type=int, metavar="N", help=KEEP)
        add_database(one)
        one.set_defaults(run_work=_runner(work))
    add_works(works, add_database)


def run(args: Namespace) -> int:
    with telling_of_the_store():
        print(args.run_work(args))
    return 0


def _runner(work: Callable[[str, str], str]) -> Callable[[Namespace], str]:
    return lambda args: _done(work, args)


def _done(work: Callable[[str, str], str], args: Namespace) -> str:
    url, place = database_of(args), getattr(args, "place", "")
    keep: int | None = getattr(args, "keep", None)
    return work(url, place) if keep is None else _backup_in(url, Path(place), keep)


def _backup(url: str, place: str) -> str:
    file = Path(place)
    must_exist(url)
    if file.exists():
        raise BadInput(f"{file} already exists: choose another name, or remove it first.")
    _store().backup(url, file)
    return f"Backed up to {file}."


def _backup_in(url: str, folder: Path, keep: int) -> str:
    """For a timer. It only ever removes intact backups of this database that it made itself."""
    must_exist(url)
    if keep < 1:
        raise BadInput("--keep 0 would keep no backups: give 1 or more.")
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is not a folder: with --keep, name the folder for the backups.")
    done = _store().rotate(url, folder, keep)
    lines = [f"Backed up to {done.file}."]
    lines += [f"Removed {path.name}." for path in done.removed]
    lines += [f"{path.name} is damaged: it stays, and does not count." for path in done.damaged]
    return "\n".join(lines)


def _restore(url: str, place: str) -> str:
    file = Path(place)
    if not file.is_file():
        raise BadInput(f"there is no backup {file}: name a file written by pegout admin backup.")
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


KEEP = "back up to a new file in the folder FILE, and keep only the newest N"

WORKS: dict[str, tuple[Callable[[str, str], str], str, str]] = {
    "backup": (_backup, "copy the whole database to a new file", "FILE"),
    "restore": (_restore, "restore a backup into an empty database", "FILE"),
    "export": (_export, "export every table to a folder, as JSON lines", "FOLDER"),
    "session-key": (change_session_key, "change the session key, which signs everybody out", ""),
    "recovery-codes": (hand_out_codes, "print new recovery codes for an account", "NAME"),
}
"""Each takes the URL and the place, and returns what it did."""
