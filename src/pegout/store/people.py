"""People, their names and tokens, and the settings that all servers share."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, RowMapping, Table, bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError

from pegout.app.ports import NameTaken, Person, Token
from pegout.store.desk import Desk
from pegout.store.schema import INSERTS, keeps_name, people, sessions, settings, tokens

_person = select(people).where(people.c.id == bindparam("id"))
_kept = select(people).where(keeps_name, people.c.name_key == bindparam("name_key"))
_token = select(tokens).where(tokens.c.digest == bindparam("digest"))
_tokens = select(tokens).where(tokens.c.person == bindparam("person")).order_by(tokens.c.since, tokens.c.id)
_setting = select(settings.c.value).where(settings.c.name == bindparam("name"))


class People(Desk):
    """`PeopleStore` in a database. What is asked of somebody who is not there is a `LookupError`."""

    async def add_person(self, person: Person) -> None:
        """A guest; to keep the name is another step."""
        row = {"id": person.id, "kept": False, "since": person.since, "epoch": person.epoch}
        await self._write(lambda connection: _add(connection, people, row | _named(person.name)))

    async def person(self, person: str) -> Person | None:
        found = await self._read(lambda connection: _one(connection, _person, id=person))
        return None if found is None else _as_person(found)

    async def rename(self, person: str, name: str) -> None:
        """Raises `NameTaken` where the person keeps the name and somebody else keeps that one."""
        await self._write(lambda connection: _change(connection, person, _named(name)))

    async def keep(self, person: str, name: str, password_hash: str) -> None:
        """Keep the name with a password, or another password; raises `NameTaken`."""
        kept = _named(name) | {"kept": True, "password": password_hash}
        await self._write(lambda connection: _change(connection, person, kept))

    async def kept(self, name: str) -> tuple[Person, str] | None:
        """Who keeps that name, with the hash of the password."""
        found = await self._read(lambda connection: _one(connection, _kept, name_key=name_key(name)))
        return None if found is None else (_as_person(found), found["password"])

    async def end_sessions(self, person: str) -> None:
        """Raise the person's epoch, for cookies from before there were ids, and forget the sessions."""
        await self._write(lambda connection: _end_sessions(connection, person))

    async def add_token(self, token: Token) -> None:
        row = {
            "id": token.id,
            "person": token.person,
            "digest": token.digest,
            "label": token.label,
            "scopes": msgspec.json.encode(token.scopes).decode(),
            "since": token.since,
        }
        await self._write(lambda connection: _add(connection, tokens, row))

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
        raise NameTaken("Somebody else keeps that name: choose another.") from error
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
    return Person(row["id"], row["name"], row["kept"], row["since"], row["epoch"])


def _as_token(row: RowMapping) -> Token:
    scopes = msgspec.json.decode(row["scopes"], type=tuple[str, ...])
    return Token(row["id"], row["person"], row["digest"], row["label"], scopes, row["since"])
