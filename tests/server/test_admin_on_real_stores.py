"""`pegout admin` beside a server that runs: what is put back serves the same tables to the same people."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from pegout.cli.main import main
from tests.kit.postgres import fresh_database
from tests.kit.running_server import Guest, RunningServer, serving, sqlite_in
from tests.kit.table_routes import SHORT, opened, play_out, view, with_bot
from tests.kit.whole_server import whole_server

KINDS = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty one."""
    if kind == "sqlite":
        folder.mkdir()
        yield sqlite_in(folder)
        return
    with fresh_database() as address:
        yield address


class Evening:
    """What there is at the end of one: a match that is over, one that is on, and an open table."""

    def __init__(self, server: RunningServer) -> None:
        self.ann = Guest(server.url)
        self.over = with_bot(self.ann, options=SHORT)
        play_out([self.ann], self.over)
        self.playing = with_bot(self.ann, officiating="players")
        self.open = opened(self.ann, listed=True)
        self.token = self.ann.token("read")

    def told(self, url: str) -> dict[str, Any]:
        """All that Ann is shown by the server at that address, with the cookies that she has."""
        self.ann.http.base_url = url
        shown: dict[str, Any] = {
            table: _lasting(view(self.ann, table)) for table in (self.over, self.playing, self.open)
        }
        shown["record"] = self.ann.http.get(f"/api/tables/{self.over}/record").text
        shown["mine"] = sorted(one["table"] for one in self.ann.get("/api/tables/mine"))
        shown["listed"] = [one["table"] for one in self.ann.get("/api/tables")]
        shown["person"] = self.ann.get("/api/account")
        return shown


def _lasting(seen: dict[str, Any]) -> dict[str, Any]:
    """The names of the seats and the hands stay; clocks and who is away may have moved on."""
    table, game = seen["table"], seen["game"]
    kept = {
        name: table[name] for name in ("code", "seat", "terms", "next_commitment", "commitment", "secrets")
    }
    return kept | {
        "game": None if game is None else {name: game[name] for name in ("names", "hand", "scores")}
    }


class Aftermath:
    """A server that was backed up, exported and restored into while it ran, and one from its backup."""

    def __init__(self, first: str, second: str, folder: Path) -> None:
        copy, self.exported = folder / "copy.gz", folder / "out"
        with serving(first) as server:
            self.evening = Evening(server)
            self.done = [
                main(["admin", "backup", str(copy), "--database", first]),
                main(["admin", "export", str(self.exported), "--database", first]),
            ]
            self.told = self.evening.told(server.url)
            self.over_itself = main(["admin", "restore", str(copy), "--database", first])
            self.told_after_that = self.evening.told(server.url)
        self.done.append(main(["admin", "restore", str(copy), "--database", second]))
        with whole_server(second) as url:
            self.told_by_the_other = self.evening.told(url)
            self.goes_on = opened(self.evening.ann)
        self.evening.ann.http.close()


@pytest.fixture(scope="module", params=KINDS)
def aftermath(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Aftermath]:
    folder, kind = tmp_path_factory.mktemp("stores"), request.param
    with database(kind, folder / "first") as first, database(kind, folder / "second") as second:
        yield Aftermath(first, second, folder)


def test_a_backup_of_a_running_server_serves_the_same_tables(aftermath: Aftermath) -> None:
    assert aftermath.done == [0, 0, 0]
    assert aftermath.told_by_the_other == aftermath.told
    assert aftermath.goes_on


def test_nothing_is_restored_over_what_is_there(aftermath: Aftermath) -> None:
    assert aftermath.over_itself == 2
    assert aftermath.told_after_that == aftermath.told


def test_an_export_has_every_table_and_no_token(aftermath: Aftermath) -> None:
    evening = aftermath.evening
    files = {path.stem: path.read_text("utf-8") for path in aftermath.exported.iterdir()}
    assert set(files) == {evening.over, evening.playing, evening.open}
    assert all(json.loads(line) for text in files.values() for line in text.splitlines())
    assert not any(evening.token in text for text in files.values())


@pytest.mark.long
def test_a_backup_goes_from_sqlite_to_postgresql(tmp_path: Path) -> None:
    with database("sqlite", tmp_path / "first") as first, database("postgresql", tmp_path) as second:
        moved = Aftermath(first, second, tmp_path)
    assert moved.told_by_the_other == moved.told
