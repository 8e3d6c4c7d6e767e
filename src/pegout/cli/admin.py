"""`pegout admin`: the database of a server copied, put back or written out, its keys, and its people."""

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


KEEP = "back up to a new file of the folder FILE, and keep the newest N of its own there"

WORKS: dict[str, tuple[Callable[[str, str], str], str, str]] = {
    "backup": (_backup, "copy everything to a new file", "FILE"),
    "restore": (_restore, "put a copy back into an empty database", "FILE"),
    "export": (_export, "write every table as JSON lines to a folder", "FOLDER"),
    "session-key": (change_session_key, "make a new key for the cookies, and end every session", ""),
    "recovery-codes": (hand_out_codes, "print new recovery codes for somebody", "NAME"),
}
"""Each is given the URL and the place, and answers what it has done."""
