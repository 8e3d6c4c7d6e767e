"""Where people came from is kept as keyed hashes, and no longer than is said."""

import asyncio
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy import select

from pegout.server.people.addresses import A_DAY, KEPT_DAYS, AddressBook
from pegout.services.people.ports import Person
from pegout.store import SqlStore, open_store
from pegout.store.schema import addresses

ANN = Person("a", "Ann", kept=False, since=0)


def from_address(address: str) -> ASGIConnection[Any, Any, Any, Any]:
    scope: Any = {"type": "http", "client": (address, 4000), "headers": [], "state": {}}
    return ASGIConnection(scope)


async def noted(store: SqlStore) -> list[tuple[str, str, int]]:
    rows = await store._read(lambda connection: connection.execute(select(addresses)).all())  # noqa: SLF001
    return [tuple(row) for row in rows]


def test_an_address_is_a_hash_that_another_server_would_make_otherwise(tmp_path: Path) -> None:
    async def hashes(name: str) -> list[str]:
        store = open_store(f"sqlite:///{tmp_path / name}")
        book = AddressBook(store)
        for address in ("198.51.100.7", "198.51.100.7", "2001:db8::1", "2001:db8::2"):
            await book.note(from_address(address), ANN)
        found = [address for _, address, _ in await noted(store)]
        await store.close()
        return found

    here, there = asyncio.run(hashes("here")), asyncio.run(hashes("there"))
    assert len(here) == len(there) == 2, "one of IPv4, and one for the whole network of IPv6"
    assert set(here).isdisjoint(there)
    assert all(len(bytes.fromhex(one)) == 16 for one in here)


def test_the_housekeeping_of_the_server_removes_old_ones(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'store'}")
        book = AddressBook(store)
        await book.note(from_address("198.51.100.7"), ANN)
        [(_, hashed, now)] = await noted(store)
        await store.note_address("old", hashed, now - KEPT_DAYS * A_DAY - 1000)
        await store.note_address("young", hashed, now - KEPT_DAYS * A_DAY + 60_000)
        book.open()
        for _ in range(100):
            if len(found := await noted(store)) == 2:
                break
            await asyncio.sleep(0.02)
        await book.close()
        assert {person for person, _, _ in found} == {"a", "young"}
        await store.close()

    asyncio.run(story())
