"""Backups go from either database to either, whole or not at all."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pegout.services.people.credentials import Bound, Challenge, Passkey, StoredSession
from pegout.services.people.ports import Person, Token
from pegout.store import (
    AlreadyOpen,
    InvalidBackup,
    NewerSchema,
    NoStore,
    NotEmpty,
    backup,
    export,
    restore,
)
from pegout.store.backups import snapshot
from pegout.store.schema import metadata
from tests.kit.stores import ANN, CARD, add, entry, event_listing, listing, opened

SESSION = StoredSession("s", "a", "password", "Firefox", 5, 6)
PASSKEY = Passkey("p", "a", "public", 3, "phone", 7)
BOUND = Bound("name:ann", 5, 60, 600, 86_400)
TOKEN = Token("1", "a", "digest", "phone", ("play",), 5)


async def fill(url: str, entries: int = 3) -> None:
    async with opened(url) as store:
        await add(store, "t", entries, people=("a",), due=7)
        await store.append("u/v", 0, entry(by=None), listing("U", listed=False))
        await store.add_person(Person("a", "Ann", False, 1))
        await store.keep("a", "Zoë", "hash")
        await store.add_token(TOKEN, 1)
        await store.setting("key", "secret")
        await store.add_session(SESSION, 50, 0)
        await store.add_passkey(PASSKEY)
        await store.renew_codes("a", ["digest 1", "digest 2"])
        await store.put_challenge(Challenge("c", "a", "sign this", 9), 1)
        await store.attempt([BOUND], 1)
        await store.list_event(event_listing("e", phase="closed"), [ANN])


async def everything(url: str) -> list[Any]:
    """All that the fill above has written, through the ports."""
    async with opened(url) as store:
        return [
            await store.read("t"),
            await store.read("u/v"),
            await store.listed_tables(),
            await store.tables_of("a"),
            await store.due_tables(9),
            await store.kept("zoë"),
            await store.tokens_of("a"),
            await store.setting("key", "none"),
            await store.events_of("ann"),
            await store.sessions_of("a"),
            await store.passkeys_of("a"),
            await store.codes_left("a"),
            await store.known("name:ann"),
        ]


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A backup of a filled SQLite file."""
    asyncio.run(fill(f"sqlite:///{tmp_path / 'made.sqlite'}"))
    backup(f"sqlite:///{tmp_path / 'made.sqlite'}", tmp_path / "made.backup")
    return tmp_path / "made.backup"


@pytest.mark.parametrize("there", ["sqlite", "postgres"])
def test_a_backup_makes_the_same_store_in_either_database(
    url: str, there: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    asyncio.run(fill(url))
    before = asyncio.run(everything(url))
    counts = backup(url, tmp_path / "made.backup")
    wanted = {"entries": 4, "tables": 2, "table_people": 1, "people": 1, "tokens": 1, "settings": 1}
    wanted |= {"events": 1, "event_people": 1, "sessions": 1, "passkeys": 1, "recovery_codes": 2}
    wanted |= {"challenges": 1, "attempts": 1}
    wanted = dict.fromkeys(metadata.tables, 0) | wanted | {"kept_looks": 3}
    assert counts == wanted
    if there == "postgres":
        again = request.getfixturevalue("second_postgres_url")
    else:
        again = f"sqlite:///{tmp_path / 'again.sqlite'}"
    assert restore(tmp_path / "made.backup", again) == wanted
    assert asyncio.run(everything(again)) == before


def test_a_backup_from_before_there_were_events_is_restored(url: str, made: Path) -> None:
    heading, *rows = [json.loads(line) for line in gzip.decompress(made.read_bytes()).splitlines()]
    first = ("entries", "tables", "table_people", "people", "tokens", "settings")
    heading["schema"] = "0001"
    kept = [row for row in rows[:-1] if row[0] in first]
    for name in set(heading["columns"]) - set(first):
        del heading["columns"][name], rows[-1]["rows"][name]
    lines = [json.dumps(line) for line in (heading, *kept, rows[-1])]
    made.write_bytes(gzip.compress("\n".join(lines).encode()))
    restore(made, url)

    async def story() -> None:
        async with opened(url) as store:
            assert len(await store.read("t")) == 3
            assert await store.listed_events() == ()
            await store.list_event(event_listing("e"), None)

    asyncio.run(story())


def test_a_backup_of_many_rows_is_whole(url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "AT_ONCE", 3)
    asyncio.run(fill(url, 10))
    assert backup(url, tmp_path / "made.backup")["entries"] == 11
    assert restore(tmp_path / "made.backup", f"sqlite:///{tmp_path / 'again.sqlite'}")["entries"] == 11


def test_a_backup_shows_one_moment_while_the_server_goes_on(url: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(url) as store:
            going = True

            async def produce() -> int:
                version = 0
                while going:
                    await store.append("t", version, entry(version), listing("t"))
                    version += 1
                return version

            producer = asyncio.create_task(produce())
            await asyncio.sleep(0.05)
            counts = await asyncio.to_thread(backup, url, tmp_path / "made.backup")
            going = False
            assert 0 < counts["entries"] <= await producer
        again = f"sqlite:///{tmp_path / 'again.sqlite'}"
        restore(tmp_path / "made.backup", again)
        async with opened(again) as store:
            assert [each.table for each in await store.listed_tables()] == ["t"]
            assert len(await store.read("t")) == counts["entries"]

    asyncio.run(story())


def test_only_an_empty_database_is_restored_into(url: str, made: Path) -> None:
    async def story() -> None:
        async with opened(url) as store:
            await add(store, "mine")

    asyncio.run(story())
    with pytest.raises(NotEmpty, match="not empty"):
        restore(made, url)

    async def still() -> list[str]:
        async with opened(url) as store:
            return [each.table for each in await store.listed_tables()]

    assert asyncio.run(still()) == ["mine"]


def test_a_file_that_a_server_has_open_is_not_restored_into(sqlite_url: str, made: Path) -> None:
    async def story() -> None:
        async with opened(sqlite_url):
            with pytest.raises(AlreadyOpen):
                restore(made, sqlite_url)

    asyncio.run(story())


def _without_end(lines: list[str]) -> list[str]:
    return lines[:-1]


def _without_a_row(lines: list[str]) -> list[str]:
    return [lines[0], *lines[2:]]


def _of_another_form(lines: list[str]) -> list[str]:
    return [json.dumps(json.loads(lines[0]) | {"pegout": "backup 2"}), *lines[1:]]


def _with_other_columns(lines: list[str]) -> list[str]:
    heading = json.loads(lines[0])
    heading["columns"]["people"].reverse()
    return [json.dumps(heading), *lines[1:]]


def _of_something_else(_lines: list[str]) -> list[str]:
    return ['{"hello": "world"}']


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (_without_end, "cut short"),
        (_without_a_row, "should hold"),
        (_of_another_form, "backup 2"),
        (_with_other_columns, "columns do not match"),
        (_of_something_else, "not a Pegout backup"),
    ],
)
def test_a_damaged_backup_is_refused_and_nothing_is_written(
    sqlite_url: str, made: Path, damage: Callable[[list[str]], list[str]], said: str
) -> None:
    lines = gzip.decompress(made.read_bytes()).decode().splitlines()
    made.write_bytes(gzip.compress("\n".join(damage(lines)).encode()))
    with pytest.raises(InvalidBackup, match=said):
        restore(made, sqlite_url)
    with pytest.raises(NoStore):
        export(sqlite_url, made.parent / "out")


def test_nothing_of_a_backup_cut_short_is_written_to_postgresql(postgres_url: str, made: Path) -> None:
    lines = gzip.decompress(made.read_bytes()).splitlines()
    made.write_bytes(gzip.compress(b"\n".join(lines[:-1])))
    with pytest.raises(InvalidBackup, match="cut short"):
        restore(made, postgres_url)
    with pytest.raises(NoStore):
        export(postgres_url, made.parent / "out")


@pytest.mark.parametrize("damage", [lambda data: data[:-40], lambda _: b"no gzip at all", lambda _: b""])
def test_a_backup_cut_off_or_no_backup_at_all_is_refused(
    sqlite_url: str, made: Path, damage: Callable[[bytes], bytes]
) -> None:
    made.write_bytes(damage(made.read_bytes()))
    with pytest.raises(InvalidBackup):
        restore(made, sqlite_url)


def test_a_backup_of_a_newer_program_is_refused(sqlite_url: str, made: Path) -> None:
    lines = gzip.decompress(made.read_bytes()).decode().splitlines()
    heading = json.dumps(json.loads(lines[0]) | {"schema": "0099"})
    made.write_bytes(gzip.compress("\n".join([heading, *lines[1:]]).encode()))
    with pytest.raises(NewerSchema, match="0099"):
        restore(made, sqlite_url)


def test_a_backup_is_never_written_over_a_file(sqlite_url: str, made: Path) -> None:
    asyncio.run(fill(sqlite_url))
    before = made.read_bytes()
    with pytest.raises(FileExistsError, match="name a new file"):
        backup(sqlite_url, made)
    assert made.read_bytes() == before


def test_where_there_is_no_store_there_is_nothing_to_back_up(postgres_url: str, tmp_path: Path) -> None:
    for url in (postgres_url, f"sqlite:///{tmp_path / 'nowhere.sqlite'}"):
        with pytest.raises(NoStore):
            backup(url, tmp_path / "made.backup")
    assert list(tmp_path.iterdir()) == []


def test_entries_are_exported_a_file_to_a_table_and_a_line_to_an_entry(url: str, tmp_path: Path) -> None:
    asyncio.run(fill(url))
    assert export(url, tmp_path / "out") == {"t": 3, "u/v": 1}
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == ["t.jsonl", "u%2Fv.jsonl"]
    lines = [json.loads(line) for line in (tmp_path / "out" / "t.jsonl").read_text("utf-8").splitlines()]
    assert [line["version"] for line in lines] == [1, 2, 3]
    assert lines[1] == {
        "stream": "t",
        "version": 2,
        "at": 1_700_000_000_001,
        "by": "ann",
        "command": "command 1",
        "events": [["CardPlayed", 1, {"seat": CARD.seat, "card": "5H", "count": CARD.count}]],
    }
