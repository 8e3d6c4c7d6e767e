"""Sessions, passkeys and codes to get back in by."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from pegout.services.people.credentials import Challenge, Passkey, StoredSession
from pegout.store.executor import Desk
from pegout.store.schema import (
    INSERTS,
    addresses,
    blocks,
    challenges,
    entries,
    passkeys,
    people,
    recovery_codes,
    sessions,
    table_people,
    tokens,
)

_session = select(sessions).where(sessions.c.id == bindparam("id"))
_sessions = (
    select(sessions).where(sessions.c.person == bindparam("person")).order_by(sessions.c.since, sessions.c.id)
)
_passkey = select(passkeys).where(passkeys.c.id == bindparam("id"))
_passkeys = (
    select(passkeys).where(passkeys.c.person == bindparam("person")).order_by(passkeys.c.since, passkeys.c.id)
)
_codes = select(func.count()).where(recovery_codes.c.person == bindparam("person"))
_acts = (
    select(entries.c.stream, func.count().label("number"))
    .join(table_people, table_people.c.stream == entries.c.stream)
    .where(table_people.c.person == bindparam("person"), entries.c.by == bindparam("person"))
    .group_by(entries.c.stream)
    .order_by(entries.c.stream)
)


class Credentials(Desk):
    """The part of `KeyStore` that is about whoever has come."""

    async def add_session(self, session: StoredSession, most: int, oldest: int) -> None:
        """Of one person so many are kept, and none that was last seen before `oldest`."""
        await self._write(lambda connection: _add_session(connection, session, most, oldest))

    async def session(self, session: str) -> StoredSession | None:
        rows = await self._rows(_session, id=session)
        return StoredSession(**rows[0]) if rows else None

    async def sessions_of(self, person: str) -> Sequence[StoredSession]:
        """The oldest first."""
        return tuple([StoredSession(**row) for row in await self._rows(_sessions, person=person)])

    async def see_session(self, session: str, now: int) -> None:
        seen = update(sessions).where(sessions.c.id == session).values(seen=now)
        await self._write(lambda connection: connection.execute(seen))

    async def end_session(self, person: str, session: str) -> bool:
        """Whether there was such a session of that person."""
        return await self._gone(delete(sessions).where(sessions.c.id == session, sessions.c.person == person))

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False where that one is known already, whoever has it."""
        return await self._write(lambda connection: _add_passkey(connection, passkey))

    async def passkey(self, passkey: str) -> Passkey | None:
        rows = await self._rows(_passkey, id=passkey)
        return Passkey(**rows[0]) if rows else None

    async def passkeys_of(self, person: str) -> Sequence[Passkey]:
        """The oldest first."""
        return tuple([Passkey(**row) for row in await self._rows(_passkeys, person=person)])

    async def use_passkey(self, passkey: str, uses: int) -> bool:
        """False where it is gone, or has been used as often already: a copy of it is about."""
        fewer = (passkeys.c.uses < uses) if uses else (passkeys.c.uses == 0)
        return await self._gone(update(passkeys).where(passkeys.c.id == passkey, fewer).values(uses=uses))

    async def remove_passkey(self, person: str, passkey: str) -> bool:
        return await self._gone(delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.person == person))

    async def renew_codes(self, person: str, digests: Sequence[str]) -> None:
        """Those of before are good for nothing."""
        await self._write(lambda connection: renew_codes(connection, person, digests))

    async def codes_left(self, person: str) -> int:
        found = await self._read(lambda connection: connection.scalar(_codes, {"person": person}))
        return int(found or 0)

    async def use_code(self, person: str, digest: str) -> bool:
        """Once."""
        mine, this = recovery_codes.c.person == person, recovery_codes.c.digest == digest
        return await self._gone(delete(recovery_codes).where(mine, this))

    async def put_challenge(self, challenge: Challenge, now: int) -> None:
        """Those that are over go."""
        await self._write(lambda connection: _put_challenge(connection, challenge, now))

    async def take_challenge(self, challenge: str, now: int) -> Challenge | None:
        """Once, and in time."""
        found = await self._write(lambda connection: _take_challenge(connection, challenge))
        return found if found is not None and now < found.until else None

    async def forget_person(self, person: str) -> None:
        """With everything by which they could come back. What they played stays."""
        await self._write(lambda connection: _forget(connection, person))

    async def acts_of(self, person: str) -> dict[str, int]:
        """How many entries the person has written at each table of theirs."""
        rows = await self._rows(_acts, person=person)
        return {row["stream"]: row["number"] for row in rows}

    async def _gone(self, statement: Any) -> bool:
        return await self._write(lambda connection: connection.execute(statement).rowcount > 0)


def renew_codes(connection: Connection, person: str, digests: Sequence[str]) -> None:
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person == person))
    connection.execute(insert(recovery_codes), [{"person": person, "digest": digest} for digest in digests])


def _fields(thing: Any) -> dict[str, Any]:
    return {name: getattr(thing, name) for name in thing.__dataclass_fields__}


def _add_session(connection: Connection, session: StoredSession, most: int, oldest: int) -> None:
    """Once: a commit whose answer was lost is tried again."""
    connection.execute(
        INSERTS[connection.dialect.name](sessions).on_conflict_do_nothing(index_elements=["id"]),
        _fields(session),
    )
    mine = sessions.c.person == session.person
    kept = select(sessions.c.id).where(mine).order_by(sessions.c.seen.desc(), sessions.c.id).limit(most)
    others = sessions.c.id != session.id
    connection.execute(delete(sessions).where(mine, others, sessions.c.id.not_in(kept)))
    connection.execute(delete(sessions).where(mine, others, sessions.c.seen < oldest))


def _add_passkey(connection: Connection, passkey: Passkey) -> bool:
    adding = INSERTS[connection.dialect.name](passkeys).on_conflict_do_nothing(index_elements=["id"])
    return connection.execute(adding.returning(passkeys.c.id), _fields(passkey)).first() is not None


def _put_challenge(connection: Connection, challenge: Challenge, now: int) -> None:
    connection.execute(delete(challenges).where(challenges.c.until < now))
    connection.execute(
        INSERTS[connection.dialect.name](challenges).on_conflict_do_nothing(index_elements=["id"]),
        _fields(challenge),
    )


def _take_challenge(connection: Connection, challenge: str) -> Challenge | None:
    taken = delete(challenges).where(challenges.c.id == challenge).returning(*challenges.c)
    found = connection.execute(taken).mappings().one_or_none()
    return None if found is None else Challenge(**found)


def _forget(connection: Connection, person: str) -> None:
    for table in (sessions, tokens, passkeys, recovery_codes, challenges, addresses, blocks):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(blocks).where(blocks.c.blocked == person))  # which hold the name
    connection.execute(delete(people).where(people.c.id == person))
