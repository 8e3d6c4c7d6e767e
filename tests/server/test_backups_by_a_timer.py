"""`pegout admin backup FOLDER --keep N` night after night: the newest are kept, and can be restored."""

import asyncio
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pegout.cli.main import main
from pegout.store import open_store, rotate
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.whole_server import whole_server

NIGHT = datetime(2026, 12, 10, 3, 15, tzinfo=UTC)


def test_the_newest_backup_of_a_running_server_is_restored_and_serves_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, first, second = tmp_path / "backups", sqlite_in(tmp_path), sqlite_in(tmp_path / "second")
    with whole_server(first) as url:
        guests = []
        for name in ("Ann", "Bob", "Cy"):
            guests.append(Guest(url, name))
            assert main(["admin", "backup", str(folder), "--keep", "2", "--database", first]) == 0
    kept = sorted(folder.iterdir())
    assert len(kept) == 2
    assert capsys.readouterr().out.count("Removed pegout-") == 1
    assert main(["admin", "restore", str(kept[-1]), "--database", second]) == 0
    with whole_server(second) as url:
        for guest in guests:
            guest.http.base_url = url
            assert guest.get("/api/account")["id"] == guest.person["id"]
            guest.http.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = sqlite_in(tmp_path_factory.mktemp("backed-up"))
    asyncio.run(open_store(url).close())
    return url


@pytest.fixture(scope="module")
def another(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = sqlite_in(tmp_path_factory.mktemp("another"))
    asyncio.run(open_store(url).close())
    return url


def nights(url: str, folder: Path, number: int, keep: int) -> list[str]:
    """Backups made one night after the other, the newest last."""
    return [rotate(url, folder, keep, NIGHT + timedelta(days=day)).file.name for day in range(number)]


def test_nothing_is_removed_but_whole_backups_of_the_same_database(
    database: str, another: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "backups"
    made = nights(database, folder, 2, keep=9)
    of_another = rotate(another, folder, 9, NIGHT + timedelta(hours=1)).file.name
    by_hand = folder / "pegout-20260101T000000.000Z.gz"  # named like ours, and written by `backup FILE`
    assert main(["admin", "backup", str(by_hand), "--database", database]) == 0
    damaged = folder / "pegout-20260102T000000.000Z.gz"
    damaged.write_bytes((folder / made[0]).read_bytes()[:-30])
    linked = folder / "pegout-20260103T000000.000Z.gz"
    linked.symlink_to(folder / made[0])
    (folder / "pegout-20260104T000000.000Z.gz").mkdir()
    renamed = folder / "before the move.gz"
    shutil.copy(folder / made[0], renamed)
    (folder / "notes.txt").write_text("mine")
    mine = {path.name for path in folder.iterdir()} - set(made)
    capsys.readouterr()
    assert main(["admin", "backup", str(folder), "--keep", "1", "--database", database]) == 0
    said = capsys.readouterr().out
    left = {path.name for path in folder.iterdir()}
    assert mine <= left
    assert not left.intersection(made)
    assert len(left - mine) == 1
    assert of_another in left
    assert f"{damaged.name} is damaged" in said


@settings(max_examples=25, deadline=None)
@given(st.integers(1, 6), st.integers(1, 4), st.data())
def test_the_newest_are_kept_and_the_new_one_always(
    database: str, number: int, keep: int, data: st.DataObject
) -> None:
    """Also where the clock of the machine was set back between two nights."""
    with _place(database) as folder:
        files: list[str] = []
        for _ in range(number):
            moment = NIGHT + timedelta(days=data.draw(st.integers(-500, 500)), milliseconds=len(files))
            done = rotate(database, folder, keep, moment)
            files.append(done.file.name)
            left = sorted(path.name for path in folder.iterdir())
            assert done.file.name in left
            assert len(left) == min(keep, len(files))
            assert all(path.name < min(set(left) - {done.file.name}, default="q") for path in done.removed)


@contextmanager
def _place(url: str) -> Iterator[Path]:
    """An empty folder for one example."""
    with TemporaryDirectory(dir=Path(url.removeprefix("sqlite:///")).parent) as folder:
        yield Path(folder) / "backups"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["backup", "backups", "--keep", "0"], "give 1 or more"),
        (["backup", "file.txt", "--keep", "3"], "is not a folder"),
        (["restore", "backups", "--keep", "3"], "unrecognized arguments: --keep"),
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str],
    why: str,
    database: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file.txt").write_text("mine")
    assert main(["admin", *words, "--database", database]) == 2
    assert why in capsys.readouterr().err
    assert Path("file.txt").read_text() == "mine"
