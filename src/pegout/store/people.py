"""People, their names and tokens, and the settings that all servers share."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Table, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pegout.services.people.confusables import looks
from pegout.services.people.ports import NameTaken, Person, Token
from pegout.store.executor import Desk
from pegout.store.schema import (
    INSERTS,
    bans,
    event_owners,
    keeps_name,
    kept_looks,
    people,
    sessions,
    settings,
    tokens,
)

_NAMING = 0x9E61  # the lock under which servers on PostgreSQL give names one after the other

_people = select(people, bans.c.why.label("banned")).outerjoin(bans, bans.c.person == people.c.id)
_person = _people.where(people.c.id == bindparam("id"))
_kept = _people.where(keeps_name, people.c.name_key == bindparam("name_key"))
_alike = (
    _people.where(
        keeps_name,
        people.c.id != bindparam("but"),
        (people.c.name_key == bindparam("name_key"))
        | people.c.id.in_(
            select(kept_looks.c.person).where(kept_looks.c.look.in_(bindparam("looks", expanding=True)))
        ),
    )
    .order_by(people.c.name_key != bindparam("name_key"), people.c.since, people.c.id)
    .limit(1)
)
_token = select(tokens).where(tokens.c.digest == bindparam("digest"))
_tokens = select(tokens).where(tokens.c.person == bindparam("person")).order_by(tokens.c.since, tokens.c.id)
_setting = select(settings.c.value).where(settings.c.name == bindparam("name"))


class People(Desk):
    """`PeopleStore` in a database. What is asked of somebody who is not there is a `LookupError`."""

    async def add_person(self, person: Person) -> None:
        """A guest; to keep the name is another step. Raises `NameTaken`."""
        await self._write(lambda connection: _add_guest(connection, person))

    async def person(self, person: str) -> Person | None:
        found = await self._read(lambda connection: _one(connection, _person, id=person))
        return None if found is None else _as_person(found)

    async def rename(self, person: str, name: str) -> None:
        """Raises `NameTaken`."""
        await self._write(lambda connection: call(connection, person, name, {}))

    async def keep(self, person: str, name: str, password_hash: str) -> None:
        """Keep the name with a password, or another password; raises `NameTaken`."""
        kept = {"kept": True, "password": password_hash}
        await self._write(lambda connection: call(connection, person, name, kept))

    async def kept(self, name: str) -> tuple[Person, str] | None:
        """Who keeps that name, with the hash of the password."""
        found = await self._read(lambda connection: _one(connection, _kept, name_key=name_key(name)))
        return None if found is None else (_as_person(found), found["password"])

    async def keeper_of(self, name: str) -> Person | None:
        """Who keeps that name, or one that looks like it."""
        found = await self._read(lambda connection: keeper_row(connection, name))
        return None if found is None else _as_person(found)

    async def end_sessions(self, person: str) -> None:
        """Raise the person's epoch, for cookies from before there were ids, and forget the sessions."""
        await self._write(lambda connection: _end_sessions(connection, person))

    async def add_token(self, token: Token, most: int) -> bool:
        """Whether it was kept: not if the person has as many, also at once."""
        row = {
            "id": token.id,
            "person": token.person,
            "digest": token.digest,
            "label": token.label,
            "scopes": msgspec.json.encode(token.scopes).decode(),
            "since": token.since,
        }
        return await self._write(lambda connection: _add_token(connection, row, most))

    async def token(self, digest: str) -> Token | None:
        found = await self._read(lambda connection: _one(connection, _token, digest=digest))
        return None if found is None else _as_token(found)

    async def tokens_of(self, person: str) -> Sequence[Token]:
        """The oldest first."""
        of = {"person": person}
        rows = await self._read(lambda connection: connection.execute(_tokens, of).mappings().all())
        return tuple([_as_token(row) for row in rows])

    async def revoke(self, person: str, token: str) -> bool:
        """Whether there was such a token of that person."""
        gone = delete(tokens).where(tokens.c.id == token, tokens.c.person == person)
        return await self._write(lambda connection: connection.execute(gone).rowcount > 0)

    async def setting(self, name: str, default: str) -> str:
        """A value that all server processes share: what is stored, or the default, which is then stored."""
        stored: str | None = await self._read(lambda connection: connection.scalar(_setting, {"name": name}))
        if stored is not None:
            return stored
        return await self._write(lambda connection: _settle(connection, name, default))


def name_key(name: str) -> str:
    """The same for names that differ in case only, or in how a letter is put together.

    >>> name_key("STRAẞE") == name_key("Strasse")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def keeper_row(connection: Connection, name: str, but: str = "") -> RowMapping | None:
    """Who keeps that name, or else one that looks like it, and is not that person."""
    key, seen = name_key(name), tuple(looks(name))
    of = {"name_key": key, "looks": seen, "but": but}
    return connection.execute(_alike, of).mappings().first()


def _add_token(connection: Connection, row: Mapping[str, Any], most: int) -> bool:
    """Tokens of one person are counted one after the other, whichever process writes them."""
    person = row["person"]
    connection.execute(select(people.c.id).where(people.c.id == person).with_for_update())
    if (connection.scalar(select(func.count()).where(tokens.c.person == person)) or 0) >= most:
        return False
    _add(connection, tokens, row)
    return True


def _add_guest(connection: Connection, person: Person) -> None:
    _refuse_taken(connection, person.id, person.name)
    row = {"id": person.id, "kept": False, "since": person.since, "epoch": person.epoch}
    _add(connection, people, row | _named(person.name))


def call(connection: Connection, person: str, name: str, changes: Mapping[str, Any]) -> None:
    """Name somebody, with other changes; a name that is kept already stays, whatever looks like it since."""
    before = _one(connection, _person, id=person)
    kept = bool(changes) or (before is not None and before["kept"])
    is_own = before is not None and before["kept"] and before["name_key"] == name_key(name)
    if not is_own:
        _refuse_taken(connection, person, name)
    _change(connection, person, {**_named(name), **changes})
    if kept:
        connection.execute(update(event_owners).where(event_owners.c.director == person).values(counted=True))
        connection.execute(delete(kept_looks).where(kept_looks.c.person == person))
        connection.execute(insert(kept_looks), [{"look": look, "person": person} for look in looks(name)])


def _refuse_taken(connection: Connection, person: str, name: str) -> None:
    """Servers on one database take turns, so that two names that look alike are not kept at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_NAMING)))
    if keeper_row(connection, name, person) is not None:
        raise NameTaken


def _named(name: str) -> dict[str, Any]:
    return {"name": name, "name_key": name_key(name)}


def _add(connection: Connection, table: Table, row: Mapping[str, Any]) -> None:
    """Once: a commit whose answer was lost is tried again."""
    connection.execute(
        INSERTS[connection.dialect.name](table).on_conflict_do_nothing(index_elements=["id"]), row
    )


def _change(connection: Connection, person: str, changes: Mapping[str, Any]) -> None:
    """The one thing that people cannot share is a kept name."""
    try:
        changed = connection.execute(update(people).where(people.c.id == person).values(changes)).rowcount
    except IntegrityError as error:
        raise NameTaken from error
    if not changed:
        raise LookupError(f"There is no person {person[:40]!r}: add them first.")


def _end_sessions(connection: Connection, person: str) -> None:
    _change(connection, person, {"epoch": people.c.epoch + 1})
    connection.execute(delete(sessions).where(sessions.c.person == person))


def _one(connection: Connection, statement: Any, **of: object) -> RowMapping | None:
    return connection.execute(statement, of).mappings().one_or_none()


def _settle(connection: Connection, name: str, default: str) -> str:
    """Whoever is first: others may be at it too."""
    adding = INSERTS[connection.dialect.name](settings).on_conflict_do_nothing()
    connection.execute(adding, {"name": name, "value": default})
    return str(connection.scalar(_setting, {"name": name}))


def _as_person(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["kept"], row["since"], row["epoch"], row["banned"])


def _as_token(row: RowMapping) -> Token:
    scopes = msgspec.json.decode(row["scopes"], type=tuple[str, ...])
    return Token(row["id"], row["person"], row["digest"], row["label"], scopes, row["since"])
