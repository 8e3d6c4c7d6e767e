"""What is kept is for its owner alone, whatever the umask says; where it is not, one sentence says so."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from pegout.cli.main import main
from pegout.store import backup, export, exposed, restore
from tests.kit.running_server import serving
from tests.kit.stores import add, opened
from tests.store.test_migrations import NEXT, later


@pytest.fixture(autouse=True)
def careless() -> Iterator[None]:
    """A umask that would let everybody read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/new/folder/store.sqlite"


def modes(folder: Path) -> dict[str, str]:
    """Of all that lies there, and of the folder itself."""
    return {path.name: oct(path.stat().st_mode & 0o777) for path in [folder, *folder.iterdir()]}


def test_the_database_its_log_its_index_and_its_folders_are_the_owners(url: str, tmp_path: Path) -> None:
    async def story() -> dict[str, str]:
        async with opened(url) as store:
            await add(store, "t", 2)
            await store.read("t")
            return modes(tmp_path / "new" / "folder") | modes(tmp_path / "new")

    private = dict.fromkeys(
        ("store.sqlite", "store.sqlite-wal", "store.sqlite-shm", "store.sqlite.lock"), "0o600"
    )
    assert asyncio.run(story()) == private | {"folder": "0o700", "new": "0o700"}


async def make(url: str) -> None:
    async with opened(url) as store:
        await add(store, "t", 2)


def test_a_copy_before_a_migration_is_the_owners(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(url))
    (tmp_path / "later").mkdir()
    later(tmp_path / "later" / "scripts", monkeypatch, NEXT)
    asyncio.run(make_again(url))
    copies = {name: mode for name, mode in modes(tmp_path / "new" / "folder").items() if "backup" in name}
    assert list(copies.values()) == ["0o600"]


async def make_again(url: str) -> None:
    async with opened(url) as store:
        await store.ping()


def test_backups_restored_files_and_exports_are_the_owners(url: str, tmp_path: Path) -> None:
    asyncio.run(make(url))
    copy = tmp_path / "copies" / "one.gz"
    assert main(["admin", "backup", str(copy), "--database", url]) == 0
    assert modes(copy.parent) == {"copies": "0o700", "one.gz": "0o600"}
    assert main(["admin", "export", str(tmp_path / "out"), "--database", url]) == 0
    assert modes(tmp_path / "out") == {"out": "0o700", "t.jsonl": "0o600"}
    restore(copy, f"sqlite:///{tmp_path}/again/store.sqlite")
    assert set(modes(tmp_path / "again").values()) == {"0o600", "0o700"}


def test_the_library_s_backup_and_export_are_as_private(url: str, tmp_path: Path) -> None:
    asyncio.run(make(url))
    backup(url, tmp_path / "copies" / "one.gz")
    export(url, tmp_path / "out" / "inner")
    assert modes(tmp_path / "copies") == {"copies": "0o700", "one.gz": "0o600"}
    assert modes(tmp_path / "out") == {"out": "0o700", "inner": "0o700"}


def test_one_sentence_names_what_others_can_read_and_how_to_put_it_right(url: str, tmp_path: Path) -> None:
    asyncio.run(make(url))
    folder = tmp_path / "new" / "folder"
    assert exposed(url) is None
    (folder / "store.sqlite").chmod(0o644)
    (folder / "store.sqlite.0001.then.backup").touch(0o640)
    folder.chmod(0o750)
    told = exposed(url)
    assert told is not None
    assert told.count(".\n") == 0
    command = told.partition(": run ")[2].removesuffix(".")
    assert command.startswith(f"chmod 700 {folder} && chmod 600 {folder}/store.sqlite ")
    assert os.waitstatus_to_exitcode(os.system(command)) == 0  # noqa: S605 - it is what people will do
    assert exposed(url) is None


def test_there_is_no_file_to_look_at_in_postgresql(postgres_url: str) -> None:
    assert exposed(postgres_url) is None


def test_a_server_says_so_when_it_starts_and_starts_all_the_same(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with serving(f"sqlite:///{tmp_path}/store.sqlite") as server:
        assert server.health() == 200
        (warned,) = [line for line in server.log.splitlines() if " warning " in line]
    assert f"Other users of this machine can read the database: run chmod 700 {tmp_path}." in warned
