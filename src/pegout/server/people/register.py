"""Who is who: the store, and what it said a few seconds ago."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from pegout.server.identity import Ended, Identity
from pegout.server.people.cache import Cache
from pegout.services.people.credentials import StoredSession
from pegout.services.people.ports import AccountStore, Person, Token

V = TypeVar("V")

MOST = 20_000
"""The most people, and as many tokens: more than are active on one process."""


class Register:
    """What is changed through the register is seen through it at once; changes elsewhere, within seconds.

    Whom the store does not know is asked for every time: strangers push nobody out.
    """

    def __init__(self, store: AccountStore, seconds: float) -> None:
        self.store = store
        self._persons: Cache[str, Person] = Cache(seconds, MOST)
        self._tokens: Cache[str, Token] = Cache(seconds, MOST)
        self._sessions: Cache[str, StoredSession] = Cache(seconds, MOST)
        self._changes = 0

    async def person(self, person: str, epoch: int = 0) -> Person | None:
        """Nobody is remembered from before that epoch: a session newer than the memory asks the store."""
        found = self._persons.get(person)
        if found is None or found.epoch < epoch:
            return await self._ask(self._persons, person, self.store.person)
        return found

    async def token(self, digest: str) -> Token | None:
        found = self._tokens.get(digest)
        if found is None:
            return await self._ask(self._tokens, digest, self.store.token)
        return found

    async def session(self, session: str) -> StoredSession | None:
        found = self._sessions.get(session)
        if found is None:
            return await self._ask(self._sessions, session, self.store.session)
        return found

    async def vouch(self, identity: Identity) -> bool:
        """Whether the session or token by which somebody has come is still good."""
        person = await self.person(identity.person.id)
        if person is None or person.banned is not None:
            return False
        if not identity.by_session:
            return identity.key in [token.id for token in await self.store.tokens_of(person.id)]
        if identity.key is None:
            return person.epoch == identity.person.epoch
        return await self.session(identity.key) is not None

    def forget(self, ended: Ended) -> None:
        """As it was done on another process. Tokens are known by their digests, and this is rare."""
        self._tokens.forget_all()
        self._sessions.forget_all()
        if ended.person:
            self._persons.forget(ended.person)
        else:
            self._persons.forget_all()
        self._changes += 1

    async def rename(self, person: str, name: str) -> None:
        await self.store.rename(person, name)
        self._changed(person)

    async def keep(self, person: str, name: str, password_hash: str) -> None:
        await self.store.keep(person, name, password_hash)
        self._changed(person)

    async def end_sessions(self, person: str) -> None:
        await self.store.end_sessions(person)
        self.forget(Ended(person))

    async def end_session(self, person: str, session: str) -> bool:
        done = await self.store.end_session(person, session)
        self._sessions.forget(session)
        self._changes += 1
        return done

    async def revoke(self, person: str, token: str) -> bool:
        done = await self.store.revoke(person, token)
        self.forget(Ended(person, token))
        return done

    async def forget_person(self, person: str) -> None:
        await self.store.forget_person(person)
        self.forget(Ended(person))

    def _changed(self, person: str) -> None:
        self._persons.forget(person)
        self._changes += 1

    async def _ask(
        self, known: Cache[str, V], key: str, ask: Callable[[str], Awaitable[V | None]]
    ) -> V | None:
        before = self._changes
        found = await ask(key)
        if found is not None and before == self._changes:  # else the answer may be older than the change
            known.put(key, found)
        return found
