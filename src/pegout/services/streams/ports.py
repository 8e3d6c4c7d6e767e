"""What streams ask of the world: a store that forgets nothing, and a way to tell other processes."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pegout.values import value


class VersionConflict(Exception):
    """Somebody else was first: the stream has changed since it was read."""


class Stale(Exception):
    """The command answers an earlier version of a stream; the state is the current one."""

    def __init__(self, state: Any) -> None:
        super().__init__("The table has moved on: look at it again.")
        self.state = state


class StoreUnavailable(Exception):
    """The database does not answer, or cannot store more; nothing was written. The message says why."""

    def __init__(self, message: str, reason: str = "away") -> None:
        super().__init__(message)
        self.reason = reason
        """In a word: `away`, `locked`, `full`, `damaged`, `failed`, `refused` or `closed`."""


class StoreWatch(Protocol):
    """Is told the state of the database, by any thread."""

    def failed(self, work: str, error: StoreUnavailable) -> None:
        """A `read` or a `write` failed, however often it was tried."""

    def wrote(self) -> None:
        """Something is safe on the disk."""

    def unreadable(self, shelf: str, row: str) -> None:
        """A list leaves out that row because it cannot be read."""


@value
class Entry:
    """What one command led to: kept whole or not at all, as one version of its stream."""

    events: tuple[Any, ...]
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


class StreamStore(Protocol):
    """Streams of entries, numbered from 1. What `append` has returned from survives a power failure."""

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        """Add the entry with version `expected + 1`, or raise `VersionConflict` or `StoreUnavailable`.

        Without a listing the last one stays; the first entry of a table needs one, a board has none.
        """

    async def relist(self, stream: str, listing: Listing) -> None:
        """Replace the listing of a table that is there."""

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        """The entries with versions above `after`, in order, at most so many; none without such a stream."""


CHANNEL = "pegout"
"""By that name the processes on one PostgreSQL hear each other."""


class Announcer(Protocol):
    """Carries short texts to the other server processes, and perhaps back to this one."""

    async def publish(self, text: str) -> None: ...
