"""A store in memory, for tests of what stands on one."""

from collections import defaultdict
from collections.abc import Sequence

from pegout.services.streams.ports import Entry, Listing, StoreUnavailable, VersionConflict
from pegout.services.tables.ports import Listed


class MemoryStore:
    """Keeps entries as they are. `fails` makes the next so many appends fail."""

    def __init__(self) -> None:
        self.streams: dict[str, list[Entry]] = defaultdict(list)
        self.listings: dict[str, Listing] = {}
        self.fails = 0

    async def append(self, stream: str, expected: int, entry: Entry, listing: Listing | None) -> None:
        if self.fails:
            self.fails -= 1
            raise StoreUnavailable("The disk is full: make room and try again.")
        if len(self.streams[stream]) != expected:
            raise VersionConflict(stream)
        self.streams[stream].append(entry)
        if listing is not None:
            self.listings[stream] = listing

    async def relist(self, stream: str, listing: Listing) -> None:
        self.listings[stream] = listing

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        return tuple(self.streams.get(stream, ())[after:][:limit])

    async def listed_tables(self, limit: int = 100) -> Sequence[Listed]:
        return [one for one in self._listed() if one.listing.listed and one.listing.status == "open"][:limit]

    async def tables_of(self, person: str, limit: int = 100) -> Sequence[Listed]:
        return [one for one in self._listed() if person in one.listing.people][:limit]

    async def table_of_code(self, code: str) -> str | None:
        return next((table for table, one in self.listings.items() if one.code == code), None)

    async def due_tables(self, until: int, limit: int = 1000) -> Sequence[str]:
        due = [(one.due, table) for table, one in self.listings.items() if one.due is not None]
        return [table for at, table in sorted(due) if at <= until][:limit]

    def _listed(self) -> list[Listed]:
        listed = [Listed(table, one) for table, one in self.listings.items()]
        return sorted(listed, key=lambda one: -one.listing.changed)


class CountingStore(MemoryStore):
    """Notes how much is read at once."""

    def __init__(self, other: MemoryStore | None = None) -> None:
        super().__init__()
        if other is not None:
            self.streams, self.listings = other.streams, other.listings
        self.read_at_once: list[int] = []

    async def read(self, stream: str, after: int = 0, limit: int | None = None) -> Sequence[Entry]:
        entries = await super().read(stream, after, limit)
        self.read_at_once.append(len(entries))
        return entries
