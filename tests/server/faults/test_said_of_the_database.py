"""A database that keeps nothing more, or is damaged, is told by health, in the log and in the metrics."""

import asyncio
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from pegout.server.operations import Metrics
from pegout.server.operations.health import Condition, Readiness
from pegout.services.streams.ports import StoreUnavailable
from pegout.store import open_store
from pegout.store.store import SqlStore
from tests.kit.faulty_disk import CannotMount, short_files, small_disk
from tests.kit.postgres import OwnPostgres
from tests.kit.running_server import RunningServer, serving, sqlite_in
from tests.kit.whole_server import whole_server

MANY = "200000"
FAILED = re.compile(r'^pegout_store_failures_total\{reason="(\w+)",work="write"\} (\S+)$', re.MULTILINE)


def failed_writes(url: str) -> dict[str, float]:
    page = httpx.get(f"{url}/metrics", timeout=20).text
    return {reason: float(number) for reason, number in FAILED.findall(page)}


def until(asked: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not asked():
        assert time.monotonic() < end
        time.sleep(0.05)


class Knocking(httpx.Client):
    """Guests who come in, one after the other: each is a row to be written."""

    def come(self) -> int:
        self.cookies.clear()
        self.get("/")
        token = {"x-csrftoken": self.cookies.get("csrftoken") or ""}
        return self.post("/api/guest", json={"name": "A" * 20}, headers=token).status_code


def is_ready(server: RunningServer, ready: bool) -> bool:
    answer = httpx.get(f"{server.url}/health/ready", timeout=20)
    return answer.status_code == (200 if ready else 503)


def through_no_room(server: RunningServer, make_room: Callable[[], None], reason: str, words: str) -> None:
    """Everything that was refused is counted; when there is room, all is well without anybody's help."""
    with Knocking(base_url=server.url, timeout=30) as guests:
        until(lambda: guests.come() == 503)
        until(lambda: is_ready(server, ready=False))
        answer = httpx.get(f"{server.url}/health", timeout=20)
        refused = 1 + sum(guests.come() == 503 for _ in range(5))
    assert answer.status_code == 503
    assert (answer.json()["live"], answer.json()["ready"], answer.json()["database"]) == (True, False, reason)
    assert httpx.get(f"{server.url}/health/live").status_code == 200
    assert words in server.log
    assert failed_writes(server.url)[reason] >= refused > 0
    assert f'pegout_store_trouble{{reason="{reason}"}} 1.0' in httpx.get(f"{server.url}/metrics").text
    make_room()
    until(lambda: is_ready(server, ready=True))
    assert f'pegout_store_trouble{{reason="{reason}"}} 0.0' in httpx.get(f"{server.url}/metrics").text


def fill(file: Path) -> None:
    """Not a byte is left."""
    with file.open("wb", buffering=0) as filler, suppress(OSError):
        while True:
            filler.write(b"x" * 4096)


def on_a_small_disk(folder: Path) -> None:
    with small_disk(folder, 1500) as disk, serving(sqlite_in(folder), "--newcomers", MANY) as server:
        assert is_ready(server, ready=True)
        fill(folder / "filler")
        said = "The database is unreliable: The database's disk is full: free some space"
        through_no_room(server, lambda: disk.make_room(50_000), "full", said)


def with_files_that_may_not_grow(folder: Path) -> None:
    with serving(sqlite_in(folder), "--newcomers", MANY) as server:
        assert is_ready(server, ready=True)
        short_files(server, 1)
        said = "The database is unreliable: The database failed (disk I/O error)"
        through_no_room(server, lambda: short_files(server, None), "failed", said)


def test_a_full_disk_is_told_and_every_failed_write_is_counted(tmp_path: Path) -> None:
    try:
        on_a_small_disk(tmp_path)
    except CannotMount:
        with_files_that_may_not_grow(tmp_path)


def damage(file: Path) -> None:
    """Pages that nobody needs to start: the last entries of the people."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE IF NOT EXISTS filler (text TEXT)")
        database.executemany("INSERT INTO filler VALUES (?)", [("x" * 3000,)] * 200)
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as pages:
        pages.seek(-100 * 4096, 2)
        pages.write(b"\xa5" * 20 * 4096)


def test_a_damaged_database_is_told_before_somebody_needs_what_is_lost(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    asyncio.run(open_store(database).close())
    damage(tmp_path / "pegout.sqlite")
    with serving(database) as server:
        until(lambda: is_ready(server, ready=False))
        answer = httpx.get(f"{server.url}/health").json()
        assert (answer["live"], answer["ready"], answer["database"]) == (True, False, "damaged")
        assert "restore a backup into a new one" in server.log
        assert 'pegout_store_trouble{reason="damaged"} 1.0' in httpx.get(f"{server.url}/metrics").text


@pytest.mark.long
def test_a_stopped_postgresql_is_live_and_not_ready() -> None:
    postgres = OwnPostgres()
    with serving(postgres.address) as server:
        assert is_ready(server, ready=True)
        postgres.stop()
        until(lambda: is_ready(server, ready=False))
        assert httpx.get(f"{server.url}/health/live").status_code == 200
        postgres.start()
        until(lambda: is_ready(server, ready=True), 30)
        postgres.stop()


def counted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """When a write is tried."""
    tried: list[float] = []
    before = SqlStore.try_write

    async def try_write(self: SqlStore) -> None:
        tried.append(time.monotonic())
        await before(self)

    monkeypatch.setattr(SqlStore, "try_write", try_write)
    return tried


def test_a_flood_of_questions_writes_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = counted(monkeypatch)
    with whole_server(sqlite_in(tmp_path)) as url, httpx.Client() as client:
        start = time.monotonic()
        answers = [client.get(f"{url}/health/ready").status_code for _ in range(300)]
        assert set(answers) == {200}
        assert 1 <= len(tried) <= 1 + (time.monotonic() - start)


class Locked:
    """A store whose writes wait."""

    def __init__(self) -> None:
        self.tried = 0

    async def ping(self) -> None:
        await asyncio.sleep(0)

    async def try_write(self) -> None:
        self.tried += 1
        await asyncio.sleep(0.3)
        raise StoreUnavailable("Locked", "locked")


def test_those_who_ask_while_a_write_waits_wait_for_the_same_one() -> None:
    store = Locked()

    async def ask() -> list[str]:
        readiness = Readiness(store, Condition(Metrics().store))  # type: ignore[arg-type]
        return await asyncio.gather(*[readiness.ask() for _ in range(100)])

    assert set(asyncio.run(ask())) == {"locked"}
    assert store.tried == 1
