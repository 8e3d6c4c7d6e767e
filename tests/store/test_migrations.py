"""The schema: made and brought up to date by itself, never half, and never by an older program."""

import asyncio
import shutil
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, create_engine

import pegout.store.migrations
from pegout.services.streams.ports import StoreUnavailable
from pegout.store import NewerSchema, SqlStore, migration, open_store
from pegout.store.connections import place
from pegout.store.event_lists import EventListStore
from pegout.store.people import People
from pegout.store.schema import metadata
from pegout.store.streams import Streams
from tests.kit.stores import add, commands, opened

PACKAGE = Path(pegout.store.migrations.__file__).parent

HEAD = str(migration.head())
NEXT = f"""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{HEAD}"


def upgrade():
    op.add_column("people", sa.Column("rating", sa.Integer))
"""

HALF = """    op.execute("INSERT INTO settings VALUES ('half', 'done')")
    op.execute("SELECT nonsense FROM nowhere")
"""


def later(folder: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """As if this were a later program, with one step more."""
    shutil.copytree(PACKAGE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(step)
    monkeypatch.setattr(migration, "SCRIPTS", str(folder))


def engine_of(url: str) -> Engine:
    return create_engine(place(url))


def revision(url: str) -> str:
    engine = engine_of(url)
    with engine.connect() as connection:
        found: Any = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one()
    engine.dispose()
    return str(found)


async def make(url: str) -> None:
    async with opened(url) as store:
        await add(store, "t", 2)


async def found(url: str) -> list[str | None]:
    async with opened(url) as store:
        return commands(await store.read("t"))


def backups(url: str) -> list[Path]:
    file = Path(url.removeprefix("sqlite:///"))
    return sorted(file.parent.glob(f"{file.name}.*.backup"))


def test_the_steps_lead_to_the_tables_that_the_program_uses(url: str) -> None:
    asyncio.run(make(url))
    engine = engine_of(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_steps_lead_to_the_very_same_file(sqlite_url: str, tmp_path: Path) -> None:
    """Also what the comparison above does not see: indexes of some rows only."""
    asyncio.run(make(sqlite_url))
    engine = create_engine(f"sqlite:///{tmp_path / 'made.sqlite'}")
    metadata.create_all(engine)
    engine.dispose()

    def told(file: Path) -> set[str]:
        with closing(sqlite3.connect(file)) as connection:
            texts = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
            return {" ".join(text.split()) for (text,) in texts if "alembic" not in text}

    assert told(tmp_path / "store.sqlite") == told(tmp_path / "made.sqlite")


@pytest.mark.parametrize(
    ("room", "question", "index"),
    [
        (Streams, "_listed", "tables_listed"),
        (Streams, "_due", "tables_due"),
        (Streams, "_of_person", "(person=?)"),
        (People, "_kept", "people_kept"),
        (EventListStore, "_of_person", "ix_event_people_person_key"),
        (EventListStore, "_of_year", "ix_events_year"),
    ],
)
def test_the_questions_of_a_lobby_use_their_indexes(
    sqlite_url: str, room: type, question: str, index: str
) -> None:
    asyncio.run(make(sqlite_url))
    statement = vars(sys.modules[room.__module__])[question]
    engine = engine_of(sqlite_url)
    with engine.connect() as connection:
        text = str(statement.compile(dialect=engine.dialect))
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}", ("1",) * text.count("?")).all()
    engine.dispose()
    assert any(index in row[-1] for row in plan), plan


def test_it_works_from_any_folder(
    sqlite_url: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    asyncio.run(make(sqlite_url))
    assert revision(sqlite_url) == HEAD


def test_a_store_of_today_is_opened_without_a_copy(sqlite_url: str) -> None:
    asyncio.run(make(sqlite_url))
    assert asyncio.run(found(sqlite_url)) == ["command 0", "command 1"]
    assert backups(sqlite_url) == []


def test_an_older_store_is_brought_up_to_date(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(url))
    later(tmp_path / "later", monkeypatch, NEXT)
    assert asyncio.run(found(url)) == ["command 0", "command 1"]
    assert revision(url) == "9999"


def test_an_older_file_is_copied_first_with_its_revision_in_the_name(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(sqlite_url))
    with monkeypatch.context() as patch:
        later(tmp_path / "later", patch, NEXT)
        asyncio.run(found(sqlite_url))
    (copy,) = backups(sqlite_url)
    assert copy.name.startswith(f"store.sqlite.{HEAD}.20")
    assert asyncio.run(found(f"sqlite:///{copy}")) == ["command 0", "command 1"]
    assert revision(f"sqlite:///{copy}") == HEAD


def test_a_step_that_fails_leaves_the_store_as_it_was(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(make(url))
    with monkeypatch.context() as patch:
        later(tmp_path / "later", patch, NEXT + HALF)
        with pytest.raises(StoreUnavailable, match="nowhere"):
            open_store(url)
    assert revision(url) == HEAD
    assert asyncio.run(found(url)) == ["command 0", "command 1"]

    async def settings() -> str:
        async with opened(url) as store:
            return await store.setting("half", "not done")

    assert asyncio.run(settings()) == "not done"


def test_a_newer_store_is_refused_and_left_alone(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        later(tmp_path / "later", patch, NEXT)
        asyncio.run(make(url))
    with pytest.raises(NewerSchema, match=f"schema 9999, but this program only goes up to {HEAD}"):
        open_store(url)
    assert revision(url) == "9999"


def test_servers_that_start_at_once_on_an_empty_database_do_not_collide(postgres_url: str) -> None:
    stores: list[SqlStore] = []
    threads = [threading.Thread(target=lambda: stores.append(open_store(postgres_url))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    async def close() -> None:
        for store in stores:
            await store.ping()
            await store.close()

    asyncio.run(close())
    assert len(stores) == 6
