"""What tables ask of the world: lists of them, and bots that think."""

from collections.abc import Sequence
from typing import Protocol

from pegout.game import Command, SeatView
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed
from pegout.services.streams.ports import Listing, StreamStore
from pegout.services.worker_pool import Requester
from pegout.values import value


@value
class Listed:
    """A table in a list."""

    table: str
    listing: Listing


class TableStore(StreamStore, Protocol):
    """Streams of tables, and the lists that show them."""

    async def listed_tables(self, limit: int = 100) -> Sequence[Listed]:
        """Open tables that are listed, the latest first."""

    async def tables_of(self, person: str, limit: int = 100) -> Sequence[Listed]:
        """Where a person has a seat, the last changed first."""

    async def table_of_code(self, code: str) -> str | None: ...

    async def due_tables(self, until: int, limit: int = 1000) -> Sequence[str]:
        """Tables that need looking after by then, the longest overdue first."""


class Thinker(Protocol):
    """Lets bots think without holding anybody up."""

    async def think(
        self, level: str, seed: str, view: SeatView, noticed: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        """What the bot does; None where it keeps still, which it may only where the players officiate.

        It waits for its turn, however long that takes; turns go round between those whom bots play with.
        """
