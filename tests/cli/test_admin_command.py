"""`pegout admin`: what it hands to the store, and what it refuses before."""

from collections.abc import Callable
from pathlib import Path

import pytest

from pegout import store
from pegout.cli.main import main
from pegout.services.streams.ports import StoreUnavailable


class Clerk:
    """Takes the place of the store, and notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, object, object]] = []
        self.trouble: Exception | None = None

    def does(self, work: str) -> Callable[[object, object], None]:
        def note(first: object, second: object) -> None:
            self.asked.append((work, first, second))
            if self.trouble is not None:
                raise self.trouble

        return note


@pytest.fixture
def clerk(monkeypatch: pytest.MonkeyPatch) -> Clerk:
    clerk = Clerk()
    monkeypatch.delenv("PEGOUT_DATABASE", raising=False)
    for work in ("backup", "restore", "export"):
        monkeypatch.setattr(store, work, clerk.does(work), raising=False)
    return clerk


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Of a database that is there."""
    (tmp_path / "pegout.sqlite").touch()
    return f"sqlite:///{tmp_path}/pegout.sqlite"


def test_a_backup_is_made_of_the_database_named(
    clerk: Clerk, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.gz"
    assert main(["admin", "backup", str(copy), "--database", url]) == 0
    assert clerk.asked == [("backup", url, copy)]
    assert capsys.readouterr().out == f"Backed up to {copy}.\n"


def test_a_backup_is_put_back_into_the_database_named(clerk: Clerk, tmp_path: Path) -> None:
    copy = tmp_path / "copy.gz"
    copy.touch()
    new = f"sqlite:///{tmp_path}/new/pegout.sqlite"
    assert main(["admin", "restore", str(copy), "--database", new]) == 0
    assert clerk.asked == [("restore", copy, new)]
    assert (tmp_path / "new").is_dir()


def test_an_export_goes_to_a_new_folder(clerk: Clerk, url: str, tmp_path: Path) -> None:
    assert main(["admin", "export", str(tmp_path / "out"), "--database", url]) == 0
    assert clerk.asked == [("export", url, tmp_path / "out")]


def test_the_environment_may_name_the_database(
    clerk: Clerk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PEGOUT_DATABASE", "postgresql://db/pegout")
    assert main(["admin", "backup", str(tmp_path / "copy.gz")]) == 0
    assert clerk.asked == [("backup", "postgresql://db/pegout", tmp_path / "copy.gz")]


@pytest.mark.parametrize(
    ("work", "place", "why"),
    [
        ("backup", "there", "already exists"),
        ("restore", "nowhere", "there is no backup"),
        ("export", "there", "is not empty"),
        ("export", ".", "is not empty"),
        ("mend", "there", "backup"),
    ],
)
def test_what_would_harm_is_refused_before_the_store_is_asked(
    work: str,
    place: str,
    why: str,
    clerk: Clerk,
    url: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "there").write_text("mine")
    assert main(["admin", work, str(tmp_path / place), "--database", url]) == 2
    said = capsys.readouterr().err
    assert why in said
    assert said.count("\n") == 1
    assert clerk.asked == []
    assert (tmp_path / "there").read_text() == "mine"


@pytest.mark.parametrize("work", ["backup", "export"])
def test_a_database_that_is_not_there_is_not_made(
    work: str, clerk: Clerk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.sqlite"
    assert main(["admin", work, str(tmp_path / "out"), "--database", f"sqlite:///{missing}"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert clerk.asked == []
    assert not missing.exists()


@pytest.mark.parametrize(
    "trouble", [StoreUnavailable("The database sleeps: wake it."), ValueError("The database is not empty.")]
)
def test_what_the_store_refuses_is_one_sentence(
    trouble: Exception, clerk: Clerk, url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    clerk.trouble = trouble
    assert main(["admin", "backup", str(tmp_path / "copy.gz"), "--database", url]) == 2
    assert capsys.readouterr().err == f"pegout: {trouble}\n"
