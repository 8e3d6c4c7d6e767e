"""Which database a command works on, and what is said when it cannot be used."""

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pegout.cli.main import BadInput

VARIABLE = "PEGOUT_DATABASE"
"""Where a URL with a password is not seen by everybody who lists the processes."""

_SQLITE = "sqlite:///"
_KINDS = (_SQLITE, "postgresql://", "postgresql+psycopg://", "postgres://")


def add_database(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help=f"else {VARIABLE} of the environment, else a file of your own",
    )


def database_of(args: Namespace) -> str:
    """The URL that was asked for; the folder of a file is there, and can be written to."""
    url: str = args.database or os.environ.get(VARIABLE) or _own_file()
    if not url.startswith(_KINDS):
        raise BadInput("that is no database: write sqlite:////FOLDER/FILE or postgresql://USER@HOST/NAME.")
    if (file := file_of(url)) is not None:
        _make_room(file.parent)
    return url


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for another."""
    return Path(url.removeprefix(_SQLITE)) if url.startswith(_SQLITE) else None


def must_exist(url: str) -> None:
    """Opening a file that is not there would make an empty database."""
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
        raise BadInput(f"{folder} cannot be made ({error.strerror}): give another --database.") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(f"{folder} cannot be written to: give another --database, or allow it.")


@contextmanager
def telling_of_the_store() -> Iterator[None]:
    """Turn a database that does not answer into bad input: one sentence, without passwords."""
    from pegout.services.streams.ports import StoreUnavailable

    try:
        yield
    except StoreUnavailable as error:
        from pegout.server.operations.redaction import redacted

        raise BadInput(redacted(str(error))) from None
