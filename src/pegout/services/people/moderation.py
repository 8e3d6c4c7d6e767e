"""Blocks, reports, bans, and what the people who run a server have done."""

from collections.abc import Collection, Sequence
from enum import Enum
from typing import Protocol

from pegout.values import value


class Deed(Enum):
    """What the people who run a server do about others, by the names in the moderation log."""

    SETTLE = "settle report"
    CLOSE_TABLE = "close table"
    CLOSE_EVENT = "close event"
    RENAME = "rename"
    BAN = "ban"
    UNBAN = "unban"


@value
class Done:
    """A line of the moderation log, which nobody changes."""

    id: str
    at: int
    """Milliseconds since 1970, UTC, as all moments here."""
    by: str
    deed: str
    about: str
    """The id of a person, a table, an event or a report."""
    why: str


@value
class Report:
    """A report about somebody."""

    id: str
    at: int
    by: str
    """The person who reports."""
    about: str
    """The person it is about; empty where only a name is known."""
    name: str
    place: str
    """Where they met, such as `table abc` or `event def`."""
    why: str
    settled: int | None = None


@value
class Block:
    """Somebody a person has blocked."""

    id: str
    person: str
    blocked: str
    name: str
    """As the blocked person was called then."""
    since: int


@value
class Remembered:
    """What is known of a person for the sake of order, and is theirs to know."""

    blocks: Sequence[Block] = ()
    reports: Sequence[Report] = ()
    """Those that the person has made."""
    seen: Sequence[int] = ()
    """When the person was last seen at each address that is remembered as a hash."""


@value
class Blocks:
    """Whom a person has blocked, and by whom they are blocked."""

    mine: frozenset[str] = frozenset()
    theirs: frozenset[str] = frozenset()

    @property
    def all(self) -> frozenset[str]:
        return self.mine | self.theirs


class ModerationStore(Protocol):
    """Keeps all of that. Only the people who blocked somebody can see it."""

    async def block(self, block: Block) -> None:
        """Once, however often it is asked."""

    async def unblock(self, person: str, block: str) -> bool:
        """Whether there was such a block of that person."""

    async def blocks_of(self, person: str) -> Sequence[Block]:
        """The latest first."""

    async def blocks_around(self, person: str) -> Blocks: ...

    async def add_report(self, report: Report, since: int, most: int) -> bool:
        """Whether it was stored: not if the person has made that many since then, even at the same moment."""

    async def remembered_of(self, person: str) -> Remembered: ...

    async def deeds_since(self, at: int) -> Sequence[Done]:
        """The oldest first."""

    async def note_address(self, person: str, address: str, at: int) -> None:
        """Where somebody came from, as a keyed hash."""

    async def forget_addresses(self, before: int) -> int:
        """Removes those last seen before then; says how many."""


def met(blocks: Blocks, people: Collection[str]) -> tuple[bool, bool]:
    """Whether somebody among those people has blocked the person, and whether the person has blocked one."""
    return not blocks.theirs.isdisjoint(people), not blocks.mine.isdisjoint(people)
