"""People without a seat who look on over sockets, and what of it they should not have seen."""

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pegout.cards import Card
from pegout.services.streams.observer import now_ms
from pegout.services.streams.ports import Entry
from pegout.services.tables.evolve import evolve
from tests.kit.card_knowledge import Knowing, cards_in
from tests.kit.members import Member
from tests.kit.running_server import SeenTable, socket_url


class Spectator(SeenTable):
    """Comes again whenever the socket ends. Without a member it is somebody whom the server does not know."""

    def __init__(self, table: str, member: Member | None = None) -> None:
        super().__init__()
        self.table = table
        self.headers = {} if member is None else member.headers
        self.heard: list[tuple[int, int, str]] = []
        """When each message about the table came in milliseconds since 1970, its version and its text."""

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["table"]["status"] in ("over", "closed")

    async def look_on(self, url: str) -> None:
        """Until the match is over."""
        while not self.is_over:
            with suppress(ConnectionClosed):
                async with connect(socket_url(url, self.table), additional_headers=self.headers) as socket:
                    while not self.is_over:
                        await self.hear(socket)

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        text = await socket.recv()
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("table", "change"):
            told = {name: part for name, part in message.items() if name != "log"}
            self.heard.append((now_ms(), message["version"], json.dumps(told, ensure_ascii=False)))
        self.take(message)
        return message

    def secrets_told(self, entries: Sequence[Entry]) -> list[tuple[int, set[Card]]]:
        """Versions with cards in their messages that nobody without a seat could know by then."""
        known = _known_after(entries)
        told: list[tuple[int, set[Card]]] = []
        for _, version, text in self.heard:
            if secret := cards_in(text) - known[version]:
                told.append((version, secret))
        return told

    def told_early(self, entries: Sequence[Entry], delay: int) -> list[tuple[int, int]]:
        """Versions that came sooner than so many milliseconds after they were stored, and how soon.

        The opening of the table is open to all.
        """
        soon = [(version, at - entries[version - 1].at) for at, version, _ in self.heard if version > 1]
        return [(version, waited) for version, waited in soon if waited < delay]


def _known_after(entries: Sequence[Entry]) -> list[set[Card]]:
    """The cards of this deal and of the last one that everybody has seen, after each version."""
    known: list[set[Card]] = [set()]
    everybody, state = Knowing(None), evolve(None, entries[:1])
    for number, entry in enumerate(entries):
        before, state = state, state if number == 0 else evolve(state, (entry,))
        everybody.changed(before, state, entry)
        known.append(everybody.now | everybody.before)
    return known
