"""`pegout admin`: the database of a server copied, put back or written out, and order among its people."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from pegout.cli.database import add_database, database_of, file_of, telling_of_the_store
from pegout.cli.main import BadInput
from pegout.cli.order import add_works


def add_arguments(parser: ArgumentParser) -> None:
    works = parser.add_subparsers(dest="work", metavar="WORK", required=True)
    for name, (work, words, place) in WORKS.items():
        one = works.add_parser(name, help=words, description=words.capitalize() + ".")
        one.add_argument("place", type=Path, metavar=place)
        add_database(one)
        one.set_defaults(run_work=_runner(work))
    add_works(works, add_database)


def run(args: Namespace) -> int:
    with telling_of_the_store():
        print(args.run_work(args))
    return 0


def _runner(work: Callable[[str, Path], str]) -> Callable[[Namespace], str]:
    return lambda args: work(database_of(args), args.place)


def _backup(url: str, file: Path) -> str:
    _must_exist(url)
    if file.exists():
        raise BadInput(f"{file} is there already: choose another name, or remove it first.")
    _store().backup(url, file)
    return f"Backed up to {file}."


def _restore(url: str, file: Path) -> str:
    if not file.is_file():
        raise BadInput(f"there is no backup {file}: name a file that pegout admin backup has written.")
    _store().restore(file, url)
    return f"Restored from {file}."


def _export(url: str, folder: Path) -> str:
    _must_exist(url)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadInput(f"{folder} is not empty: name a new or an empty folder.")
    folder.mkdir(parents=True, exist_ok=True)
    _store().export(url, folder)
    return f"Exported to {folder}."


def _must_exist(url: str) -> None:
    """Opening a file that is not there would make an empty database, and copy that."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database {file}: name the one you mean with --database.")


def _store() -> Any:
    return import_module("pegout.store")  # SQLAlchemy takes a while to load


WORKS: dict[str, tuple[Callable[[str, Path], str], str, str]] = {
    "backup": (_backup, "copy everything to a new file", "FILE"),
    "restore": (_restore, "put a copy back into an empty database", "FILE"),
    "export": (_export, "write every table as JSON lines to a folder", "FOLDER"),
}
"""Each is given the URL and the place, and answers what it has done."""
