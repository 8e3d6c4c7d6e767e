"""Passwords: hashed by Argon2 in threads of their own, so that nobody waits for another's."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pegout.server.people.common_passwords import is_common
from pegout.server.problems import Problem

SHORTEST = 10
"""Of new ones; older ones stay good until they are changed."""
LONGEST = 200
AT_ONCE = 2
"""Each takes 64 MiB for the while."""

T = TypeVar("T")


def check_password(password: str, name: str, field: str = "password") -> None:
    """Refuse a password that is too short, too long or too common for a person with that name."""
    if not SHORTEST <= len(password) <= LONGEST:
        message = f"A password has {SHORTEST} to {LONGEST} characters."
        raise Problem(400, "bad_password", message, field=field)
    if is_common(password, name):
        message = "That password is easy to guess: choose a few words of your own."
        raise Problem(400, "common_password", message, field=field)


class Passwords:
    """The same work is done whether a password fits, does not fit, or belongs to nobody."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")
        self._nobodys = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        return await self._aside(lambda: self._hasher.hash(_composed(password)))

    async def fits(self, password: str, stored: str | None) -> bool:
        """With None, never."""
        fits = await self._aside(lambda: self._verify(stored or self._nobodys, password))
        return fits and stored is not None

    def is_old(self, stored: str) -> bool:
        """Whether it was hashed with less work than today's."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, _composed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _aside(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)


def _composed(password: str) -> bytes:
    """The same bytes from every keyboard."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
