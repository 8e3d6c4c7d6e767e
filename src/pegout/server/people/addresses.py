"""Where people come from: kept as keyed hashes and for a while, so that somebody banned is known again."""

import hmac
import logging
import secrets

from pegout.server.identity import Connection
from pegout.server.limits.addresses import address_of
from pegout.services.people.ports import Person
from pegout.services.ports import ServerStore
from pegout.services.streams.background import RepeatedWork
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import StoreUnavailable

log = logging.getLogger(__name__)

KEPT_DAYS = 30
A_DAY = 24 * 3600 * 1000
HOUSEKEEPING = 3600.0
"""Seconds between two looks for what is too old."""


class AddressBook:
    """Notes the address of everybody who comes in; without the key nobody can read it back."""

    def __init__(self, store: ServerStore) -> None:
        self._store = store
        self._key: bytes | None = None
        self._work = RepeatedWork(self.tidy, "Old addresses are not removed yet", after=HOUSEKEEPING)

    async def note(self, connection: Connection, person: Person) -> None:
        """A person who cannot be noted comes in all the same."""
        try:
            hashed = await self._hash(address_of(connection))
            await self._store.note_address(person.id, hashed, now_ms())
        except StoreUnavailable as error:
            log.warning("Could not note an address: %s", error)

    async def _hash(self, address: str) -> str:
        if self._key is None:
            stored = await self._store.setting("address key", secrets.token_urlsafe(32))
            self._key = stored.encode()
        return hmac.digest(self._key, address.encode(), "sha256").hex()[:32]

    def open(self) -> None:
        self._work.open()

    async def close(self) -> None:
        await self._work.close()

    async def tidy(self) -> None:
        """What is older than that goes."""
        await self._store.forget_addresses(now_ms() - KEPT_DAYS * A_DAY)
