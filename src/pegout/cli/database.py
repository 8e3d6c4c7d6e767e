"""Which database a command works on, and the error when it cannot be used."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pegout.cli.main import BadInput

VARIABLE = "PEGOUT_DATABASE"
"""Keeps a URL with a password out of the list of processes."""

_SQLITE = "sqlite:///"
_KINDS = (_SQLITE, "postgresql://", "postgresql+psycopg://", "postgres://")


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"default: {VARIABLE} from the environment, else a file of your own",
    )


def database_of(args: Namespace) -> str:
    """The URL asked for. The folder of a file exists and can be written to."""
    url: str = args.database or os.environ.get(VARIABLE) or _own_file()
    if not url.startswith(_KINDS):
        raise BadInput("that is not a database: write sqlite:////FOLDER/FILE or postgresql://USER@HOST/NAME.")
    if (file := file_of(url)) is not None:
        _make_room(file.parent)
    return url


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    return Path(url.removeprefix(_SQLITE)) if url.startswith(_SQLITE) else None


def must_exist(url: str) -> None:
    """Opening a file that does not exist would create an empty database."""
    file = file_of(url)
    if file is not None and not file.is_file():
        raise BadInput(f"there is no database {file}: name the one you mean with --database.")


def _own_file() -> str:
    import platformdirs

    return f"{_SQLITE}{Path(platformdirs.user_data_dir('pegout', appauthor=False)) / 'pegout.sqlite'}"


def _make_room(folder: Path) -> None:
    from pegout.store.privacy import private_folder  # SQLAlchemy takes a while to load

    try:
        private_folder(folder)
    except OSError as error:
        raise BadInput(f"{folder} cannot be created ({error.strerror}): give another --database.") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(f"{folder} is not writable: give another --database, or change its permissions.")


@contextmanager
def telling_of_the_store() -> Iterator[None]:
    """Report a database that does not answer as bad input: one sentence, without passwords."""
    from pegout.services.streams.ports import StoreUnavailable

    try:
        yield
    except StoreUnavailable as error:
        from pegout.server.operations.redaction import redacted

        raise BadInput(redacted(str(error))) from None
