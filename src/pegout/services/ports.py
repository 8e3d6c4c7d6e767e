"""What the use cases ask of the world: a store that forgets nothing, and people who come back."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pegout.companion import BoardEvent
from pegout.game import Command, SeatView
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed
from pegout.services.events.listing import EventLists
from pegout.services.events.stream_events import HostingEvent
from pegout.services.people.credentials import KeyStore
from pegout.services.people.moderation import ModerationStore
from pegout.services.tables.events import TableEvent
from pegout.services.worker_pool import Requester
from pegout.values import value


class VersionConflict(Exception):
    """Somebody was first: the stream has gone on since it was read."""


class StoreUnavailable(Exception):
    """The database does not answer, or cannot keep any more; nothing was written. The message says why."""

    def __init__(self, message: str, reason: str = "away") -> None:
        super().__init__(message)
        self.reason = reason
        """In a word: `away`, `locked`, `full`, `damaged`, `failed`, `refused` or `closed`."""


class StoreWatch(Protocol):
    """Is told how the database fares, by any thread."""

    def failed(self, work: str, error: StoreUnavailable) -> None:
        """A `read` or a `write` did not succeed, however often it was tried."""

    def wrote(self) -> None:
        """Something is safe on the disk."""

    def unreadable(self, shelf: str, row: str) -> None:
        """A list goes without that row, as it cannot be read."""


StreamEvent = TableEvent | BoardEvent | HostingEvent
"""All that streams hold: those of tables, of boards that people keep, and of events."""


@value
class Entry:
    """What one command led to: kept whole or not at all, as one version of its stream."""

    events: tuple[StreamEvent, ...]
    at: int
    """Milliseconds since 1970, UTC."""
    by: str | None = None
    """The person who gave the command; None when the program did."""
    command: str | None = None
    """The id that the command came with, so that it acts once."""


@value
class Listing:
    """What lists know of a table. It is replaced when something of it has changed that matters there."""

    code: str
    status: str
    """`open`, `playing`, `over` or `closed`."""
    listed: bool
    due: int | None
    """When somebody has to look after the table at the latest, in milliseconds since 1970."""
    people: tuple[str, ...]
    """Those who have a seat."""
    summary: Mapping[str, Any]
    """What a list shows, with only what JSON knows."""
    changed: int


@value
class Listed:
    """A table in a list."""

    table: str
    listing: Listing


class EventStore(Protocol):
    """Streams of entries, numbered from 1. What `append` has returned from survives a power failure."""

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        """Add the entry with version `expected + 1`, or raise `VersionConflict` or `StoreUnavailable`.

        Without a listing the last one stays; the first entry of a table needs one, a board has none.
        """

    async def relist(self, stream: str, listing: Listing) -> None:
        """Replace the listing of a table that is there."""

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """The entries with versions above `after`, in order, at most so many; none without such a stream."""

    async def listed_tables(self, limit: int = 100) -> Sequence[Listed]:
        """Open tables that stand in the list, the latest first."""

    async def tables_of(self, person: str, limit: int = 100) -> Sequence[Listed]:
        """Where a person has a seat, the last changed first."""

    async def table_of_code(self, code: str) -> str | None: ...

    async def due_tables(self, until: int, limit: int = 1000) -> Sequence[str]:
        """Tables that somebody has to look after by then, the longest overdue first."""


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
    """Raised to end every session at once."""
    banned: str | None = None
    """Why those who run the server let the person in no more."""


@value
class Token:
    """A bearer token as it is stored: only its digest is known."""

    id: str
    person: str
    digest: str
    label: str
    scopes: tuple[str, ...]
    since: int


class NameTaken(Exception):
    """Another person keeps that name, or one that looks like it."""


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
        """Whether it was kept: not if the person has as many, also at once."""

    async def token(self, digest: str) -> Token | None: ...

    async def tokens_of(self, person: str) -> Sequence[Token]: ...

    async def revoke(self, person: str, token: str) -> bool:
        """Whether there was such a token of that person."""

    async def setting(self, name: str, default: str) -> str:
        """A value that all server processes share: what is stored, or the default, which is then stored."""


class AccountStore(PeopleStore, KeyStore, Protocol):
    """People, and all the ways in which they come back."""


class ServerStore(EventStore, AccountStore, EventLists, ModerationStore, Protocol):
    """The whole store behind a server."""

    watch: StoreWatch | None

    async def ping(self) -> None:
        """Raises `StoreUnavailable` when the database does not answer."""

    async def latest_change(self) -> int:
        """When something was last listed of a table or an event, in milliseconds since 1970; 0 for never."""

    async def try_write(self) -> None:
        """Keep a few bytes, or raise `StoreUnavailable`."""

    async def examine(self) -> None:
        """Look through the whole database; raises `StoreUnavailable` where it is damaged."""

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""


CHANNEL = "pegout"
"""By that name the processes on one PostgreSQL hear each other."""


class Announcer(Protocol):
    """Carries short texts to the other server processes, and perhaps back to this one."""

    async def publish(self, text: str) -> None: ...


class Thinker(Protocol):
    """Lets bots think without holding anybody up."""

    async def think(
        self, level: str, seed: str, view: SeatView, noticed: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        """What the bot does; None where it keeps still, which it may only where the players officiate.

        It waits for its turn, however long that takes; turns go round between those whom bots play with.
        """
