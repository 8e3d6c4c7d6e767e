"""People, their names and tokens, and what keeps them."""

from collections.abc import Sequence
from typing import Protocol

from pegout.refusal import Refused, refuse
from pegout.services.people.credentials import KeyStore
from pegout.values import value


@value
class Person:
    """Somebody who plays: a guest, or one who keeps the name with a password."""

    id: str
    name: str
    kept: bool
    """Whether there is a password."""
    since: int
    """When they first came, in milliseconds since 1970."""
    epoch: int = 0
    """Increased to end every session."""
    banned: str | None = None
    """Why the people who run the server have banned the person."""


@value
class Token:
    """A bearer token as it is stored: only its digest is known."""

    id: str
    person: str
    digest: str
    label: str
    scopes: tuple[str, ...]
    since: int


class NameTaken(Refused):
    """Another person keeps that name, or one that looks like it."""

    def __init__(self) -> None:
        text = "That name is taken, or looks like one that is: choose another."
        super().__init__(refuse("name_taken", text, field="name"))
        self.args = ()


class PeopleStore(Protocol):
    """Kept names are unique by what they look like; nobody else is called so from then on."""

    async def add_person(self, person: Person) -> None:
        """A guest; raises `NameTaken`."""

    async def person(self, person: str) -> Person | None: ...

    async def rename(self, person: str, name: str) -> None:
        """Raises `NameTaken`."""

    async def keep(self, person: str, name: str, password_hash: str) -> None:
        """Keep the name with a password, or another password; raises `NameTaken`."""

    async def keeper_of(self, name: str) -> Person | None:
        """Who keeps that name, or one that looks like it."""

    async def kept(self, name: str) -> tuple[Person, str] | None:
        """Who keeps that name, with the hash of the password."""

    async def end_sessions(self, person: str) -> None:
        """Raise the person's epoch, and forget the sessions."""

    async def add_token(self, token: Token, most: int) -> bool:
        """Whether it was stored: not if the person already has that many, even at the same moment."""

    async def token(self, digest: str) -> Token | None: ...

    async def tokens_of(self, person: str) -> Sequence[Token]: ...

    async def revoke(self, person: str, token: str) -> bool:
        """Whether there was such a token of that person."""

    async def setting(self, name: str, default: str) -> str:
        """A value that all server processes share: what is stored, or the default, which is then stored."""


class AccountStore(PeopleStore, KeyStore, Protocol):
    """People, and all the ways in which they come back."""
