"""Blocks, reports, addresses and the log of deeds in a database."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, RowMapping, bindparam, delete, func, or_, select

from pegout.services.people.moderation import Block, Blocks, Done, Remembered, Report
from pegout.store.executor import Desk
from pegout.store.schema import INSERTS, addresses, blocks, deeds, people, reports

_blocks_of = (
    select(blocks).where(blocks.c.person == bindparam("person")).order_by(blocks.c.since.desc(), blocks.c.id)
)
_blocks_around = select(blocks.c.person, blocks.c.blocked).where(
    or_(blocks.c.person == bindparam("who"), blocks.c.blocked == bindparam("who"))
)
_deeds_since = select(deeds).where(deeds.c.at >= bindparam("since")).order_by(deeds.c.at, deeds.c.id)
_reports_by = select(func.count()).where(reports.c.at >= bindparam("since"), reports.c.by == bindparam("who"))

_reports_of = select(reports).where(reports.c.by == bindparam("who")).order_by(reports.c.at, reports.c.id)
_seen = select(addresses.c.seen).where(addresses.c.person == bindparam("who")).order_by(addresses.c.seen)


class Order(Desk):
    """`ModerationStore` in a database."""

    async def block(self, block: Block) -> None:
        """Once, however often it is asked."""
        await self._write(
            lambda connection: connection.execute(
                INSERTS[connection.dialect.name](blocks).on_conflict_do_nothing(), asdict(block)
            )
        )

    async def unblock(self, person: str, block: str) -> bool:
        """Whether there was such a block of that person."""
        gone = delete(blocks).where(blocks.c.id == block, blocks.c.person == person)
        return await self._write(lambda connection: connection.execute(gone).rowcount > 0)

    async def blocks_of(self, person: str) -> Sequence[Block]:
        """The latest first."""
        of = {"person": person}
        rows = await self._read(lambda connection: connection.execute(_blocks_of, of).mappings().all())
        return tuple([Block(**row) for row in rows])

    async def blocks_around(self, person: str) -> Blocks:
        of = {"who": person}
        rows = await self._read(lambda connection: connection.execute(_blocks_around, of).all())
        return Blocks(
            frozenset([blocked for who, blocked in rows if who == person]),
            frozenset([who for who, blocked in rows if blocked == person]),
        )

    async def add_report(self, report: Report, since: int, most: int) -> bool:
        """Whether it was kept: not if the person has made as many since then, also at once."""
        return await self._write(lambda connection: _add_report(connection, report, since, most))

    async def remembered_of(self, person: str) -> Remembered:
        made = await self._rows(_reports_of, who=person)
        seen = await self._rows(_seen, who=person)
        return Remembered(
            await self.blocks_of(person),
            tuple([Report(**row) for row in made]),
            tuple([row["seen"] for row in seen]),
        )

    async def deeds_since(self, at: int) -> Sequence[Done]:
        """The oldest first."""
        of = {"since": at}
        rows = await self._read(lambda connection: connection.execute(_deeds_since, of).mappings().all())
        return tuple([as_done(row) for row in rows])

    async def note_address(self, person: str, address: str, at: int) -> None:
        """Where somebody came from, as a keyed hash."""
        await self._write(lambda connection: _note(connection, person, address, at))

    async def forget_addresses(self, before: int) -> int:
        """Those seen last before then go; tells how many."""
        gone = delete(addresses).where(addresses.c.seen < before)
        return await self._write(lambda connection: connection.execute(gone).rowcount)


def as_done(row: RowMapping) -> Done:
    return Done(**row)


def _add_report(connection: Connection, report: Report, since: int, most: int) -> bool:
    """Reports of one person are counted one after the other, whichever process writes them."""
    connection.execute(select(people.c.id).where(people.c.id == report.by).with_for_update())
    known = connection.scalar(select(func.count()).where(reports.c.id == report.id))
    so_far = connection.scalar(_reports_by, {"who": report.by, "since": since}) or 0
    if not known and so_far >= most:
        return False
    connection.execute(
        INSERTS[connection.dialect.name](reports).on_conflict_do_nothing(index_elements=["id"]),
        asdict(report),
    )
    return True


def _note(connection: Connection, person: str, address: str, at: int) -> None:
    adding = INSERTS[connection.dialect.name](addresses)
    keeping = adding.on_conflict_do_update(
        index_elements=["person", "address"], set_={"seen": adding.excluded.seen}
    )
    connection.execute(keeping, {"person": person, "address": address, "seen": at})
