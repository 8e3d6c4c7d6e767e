"""Processes on one database tell each other what they have counted, so that limits hold for all together."""

import logging
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec

from pegout.server.limits.gate import Gate
from pegout.services.streams.background import RepeatedWork
from pegout.services.streams.ports import Announcer

log = logging.getLogger(__name__)

SHARE_SECONDS = 0.5
PLACES_EVERY = 4
"""What is held is reported once in this many rounds, changed or not: reports are believed only briefly.
"""
MOST_AT_ONCE = 40
"""Keys in one message: PostgreSQL carries 8,000 bytes."""


class Sharing:
    """Tells the others in the background; counting never waits for it."""

    def __init__(self, gate: Gate, announcer: Announcer | None, node: str) -> None:
        """Without an announcer there is nobody to tell."""
        self._gate = gate
        self._announcer = announcer
        self._node = node
        self._work = RepeatedWork(
            self.tell, "The other processes could not be told what was counted", before=SHARE_SECONDS
        )
        self._rounds = 0

    def open(self) -> None:
        if self._announcer is not None:
            self._work.open()

    async def close(self) -> None:
        await self._work.close()

    async def heard(self, text: bytes | str) -> None:
        """A message of a server process, perhaps our own."""
        message: dict[str, Any] = msgspec.json.decode(text)
        if message.get("node") == self._node:
            return
        if "counted" in message:
            self._gate.tally.heard(message["counted"])
        if "held" in message:
            self._gate.places.heard(f"{message['node']} {message['part']}", message["held"])

    async def tell(self) -> None:
        for part in _parts(self._gate.tally.news()):
            await self._say({"counted": part})
        self._rounds += 1
        if self._rounds % PLACES_EVERY == 0:
            for number, part in enumerate(_parts(self._gate.places.news())):
                await self._say({"held": part, "part": number})

    async def _say(self, what: dict[str, Any]) -> None:
        if self._announcer is not None:
            message = {"node": self._node, "limits": True, **what}
            await self._announcer.publish(msgspec.json.encode(message).decode())


def _parts(news: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """In messages that are not too long."""
    lines = iter(news.items())
    while part := dict(islice(lines, MOST_AT_ONCE)):
        yield part
