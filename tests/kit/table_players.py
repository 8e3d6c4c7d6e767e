"""Players over sockets who play by themselves, come again after a fault, and note what they are told."""

import asyncio
import json
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.kit.ledger import Ledger
from tests.kit.members import Member
from tests.kit.running_server import SeenTable, any_move, socket_url

WAITING_SECONDS = 40
"""So long nothing happens at a table only where it is stuck."""
BURST, A_SECOND = 50, 18
"""Somewhat below what a server takes from one socket."""
LOST = (OSError, ConnectionClosed, InvalidMessage)
"""How a player notices that the server has gone."""


class Player(SeenTable):
    """A member at a table; `close_code` is how the last connection ended."""

    def __init__(self, member: Member, table: str, ledger: Ledger, device: str = "") -> None:
        super().__init__()
        self.member = member
        self.table = table
        self.ledger = ledger
        self.dice = Random(f"{member.number} at the table {device}")
        self.device = device
        self.moves = 0
        self.pending: dict[str, Any] | None = None
        """Sent, and not answered yet."""
        self.last: dict[str, Any] | None = None
        """The last that was acknowledged."""
        self.lost: Exception | None = None
        self.close_code: int | None = None
        self.heard_at: dict[int, float] = {}
        """When each version was shown, and each of the own moves acknowledged, by the monotonic clock."""
        self.done_at: dict[int, float] = {}

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.view["table"]["status"] in ("over", "closed")

    async def play(self, url: str, until: int | None = None) -> bool:
        """To the end of the match, or to that version; False where the server has gone before it.

        After a fault everything that may have been lost on the way is sent again under its old id, and what
        was acknowledged before it too.
        """
        try:
            async with self.connected(url) as socket:
                await self.hear(socket)
                for message in (self.last, self.pending):
                    if message is not None:
                        await socket.send(json.dumps(message))
                await self._play(socket, until)
        except LOST as error:
            self.lost = error
            self.close_code = close_code(error)
            return False
        return True

    def connected(self, url: str) -> connect:
        return connect(
            socket_url(url, self.table),
            additional_headers=self.member.headers,
            compression=None,
            open_timeout=30,
            ping_interval=None,  # a slow disk is no lost server: `WAITING_SECONDS` tells what is stuck
        )

    async def _play(self, socket: ClientConnection, until: int | None) -> None:
        begun, sent = time.monotonic(), 0
        while not self.is_over and (until is None or self.view["version"] < until or self.pending):
            if self.pending is None and self.is_to_act:
                await asyncio.sleep(begun + (sent - BURST) / A_SECOND - time.monotonic())
                sent += 1
                await self.send(socket, any_move(self.view["game"], self.dice))
            await self.hear(socket)

    async def send(self, socket: ClientConnection, move: dict[str, Any]) -> None:
        self.moves += 1
        number = f"{self.member.id}{self.device}-{self.moves}"
        self.pending = {"id": number, "version": self.view["version"], **move}
        await socket.send(json.dumps(self.pending))

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        try:
            async with asyncio.timeout(WAITING_SECONDS):
                message: dict[str, Any] = json.loads(await socket.recv())
        except TimeoutError:
            raise AssertionError(f"{self.table} is stuck: {self.pending} after {self.view}") from None
        self.take(message)
        if message["type"] == "change":
            self.heard_at[message["version"]] = time.monotonic()
            self.ledger.note_shown(self.table, self.view["table"]["seat"], message)
        elif message["type"] in ("done", "refused"):
            await self._answered(socket, message)
        return message

    async def _answered(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        number, sent = message["id"], self.pending
        if message["type"] == "done":
            self.done_at.setdefault(message["version"], time.monotonic())
            self.ledger.note_done(self.table, self.member.id, number, message["version"])
        else:
            self.ledger.note_refused(self.table, self.member.id, number, message["error"])
        if sent is None or sent["id"] != number:
            return
        if message["type"] == "refused" and message["error"]["code"] == "unavailable":
            await asyncio.sleep(0.1)
            await socket.send(json.dumps(sent))
            return
        self.last = sent if message["type"] == "done" else self.last
        self.pending = None


def close_code(error: Exception) -> int | None:
    """What the server said when it closed a socket; None where it said nothing."""
    return error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else None


async def all_play(players: Sequence[Player], url: str) -> None:
    """Everybody to the end of the match, without a fault."""
    ended = await asyncio.gather(*[player.play(url) for player in players])
    assert all(ended), [(player.lost, player.view) for player in players if not player.is_over]
