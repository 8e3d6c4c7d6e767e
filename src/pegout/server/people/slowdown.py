"""Guessing takes longer and longer: by account, and by address.

A wait is never longer than a minute for an account, and none at all for whoever has signed in from the same
address before: an attacker elsewhere cannot lock the owner out. All processes count together.
"""

import hmac
import unicodedata

from litestar.di import NamedDependency

from pegout.server.limits.addresses import address_of
from pegout.server.people.dependencies import Asked
from pegout.server.people.logins import now_ms
from pegout.server.problems import Problem
from pegout.services.people.credentials import Bound
from pegout.services.people.ports import AccountStore
from pegout.values import value

DAY = 86_400
ACCOUNT = Bound("account", free=5, longest=60, fades=600, kept=DAY)
ADDRESS = Bound("address", free=20, longest=300, fades=60, kept=DAY)
KNOWN = Bound("known", free=5, longest=60, fades=600, kept=90 * DAY)
"""Of one account from one address, once somebody has signed in there."""


@value
class Try:
    """One that was let through: it counts as wrong unless it is said to be right."""

    store: AccountStore
    bounds: tuple[Bound, ...]
    known: Bound | None

    async def right(self) -> None:
        """The account is forgiven. The address is not, or one good account would excuse guesses at others."""
        now = now_ms()
        for bound in self.bounds:
            await self.store.forgive(bound, now, wholly=not bound.key.startswith(ADDRESS.key))
        if self.known is not None and self.known not in self.bounds:
            await self.store.forgive(self.known, now, wholly=True)


class Slowdown:
    """Keeps no name and no address, only keyed hashes of them."""

    def __init__(self, store: AccountStore, key: bytes) -> None:
        self._store = store
        self._key = key

    async def of_account(self, request: Asked, account: str) -> Try:
        """Somebody names an account, by its id or by a name that nobody keeps, and says a password."""
        address = address_of(request)
        known = self._bound(KNOWN, account, address)
        if await self._store.known(known.key):
            return await self._let((known,), known)
        return await self._let((self._bound(ACCOUNT, account), self._bound(ADDRESS, address)), known)

    async def of_address(self, request: Asked) -> Try:
        """For what is too long to be guessed, and need not be slowed by account."""
        return await self._let((self._bound(ADDRESS, address_of(request)),), None)

    async def _let(self, bounds: tuple[Bound, ...], known: Bound | None) -> Try:
        wait = await self._store.attempt(bounds, now_ms())
        if wait > 0:
            said = f"Too many wrong tries: wait {wait} seconds, or sign in with a passkey or a recovery code."
            raise Problem(429, "too_many_tries", said, retry_after=wait)
        return Try(self._store, bounds, known)

    def _bound(self, kind: Bound, *parts: str) -> Bound:
        told = "\n".join([kind.key, *parts]).encode("utf-8", "surrogatepass")
        key = f"{kind.key}:{hmac.digest(self._key, told, 'sha256').hex()[:32]}"
        return Bound(key, kind.free, kind.longest, kind.fades, kind.kept)


TheTries = NamedDependency[Slowdown]


def nobodys_account(name: str) -> str:
    """The key of an account that does not exist: unknown names are counted like any other."""
    return f"nobody {unicodedata.normalize('NFKC', name[:200]).casefold()}"
