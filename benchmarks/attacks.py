"""What people do who want to take a server from the others: each of it for a few seconds, on loopback.

To add one, write a coroutine that takes an `Attacker` and put it into `ATTACKS`.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any

from pegout.values import value
from tests.kit.members import Member

ADDRESSES = 8
"""From so many addresses, each in a network of its own."""
AT_ONCE = 4
"""Requests of one address that are under way at the same time."""
REQUESTS_A_SECOND = 40
"""Of one address: more would measure how fast attackers can be, who share the machine with the server."""
CONNECTIONS = 150
"""Of one address, where connections are the weapon."""
DRIP_SECONDS = 0.25


@value
class Target:
    """What there is to attack."""

    host: str
    port: int
    table: str
    """Where somebody plays."""
    longest: str
    """The longest table that there is."""
    event: str
    """That anybody may enter."""
    running: str
    """One that is being played, with things to print."""
    seconds: float


class Attacker:
    """Somebody at an address of their own, who notes how they are answered."""

    def __init__(self, target: Target, number: int) -> None:
        self.target = target
        self.number = number
        self.address = f"127.{66 + number}.0.1"
        self.until = time.monotonic() + target.seconds
        self.told: Counter[str] = Counter()
        self.headers = {"Authorization": Member(number).headers["Authorization"]}

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(
            self.target.host, self.target.port, local_addr=(self.address, 0), limit=1 << 22
        )

    async def flood(self, request: Callable[[int], bytes]) -> None:
        """Send one request after the other, over a few connections."""
        numbers = count()
        await asyncio.gather(*[self._send(request, numbers) for _ in range(AT_ONCE)])

    async def _send(self, request: Callable[[int], bytes], numbers: "count[int]") -> None:
        while time.monotonic() < self.until:
            with suppress(OSError, asyncio.IncompleteReadError, ValueError):
                reader, writer = await self.connect()
                try:
                    while time.monotonic() < self.until:
                        writer.write(request(next(numbers)))
                        self.told[await _status(reader)] += 1
                        await asyncio.sleep(AT_ONCE / REQUESTS_A_SECOND)
                finally:
                    writer.close()
            await asyncio.sleep(0.02)

    async def hold(self, opening: bytes, drip: bytes = b"") -> None:
        """Open many connections and keep them, with a little said now and then; new ones for those lost."""
        await asyncio.gather(*[self._hold(opening, drip) for _ in range(CONNECTIONS)])

    async def _hold(self, opening: bytes, drip: bytes) -> None:
        while time.monotonic() < self.until:
            with suppress(OSError):
                reader, writer = await self.connect()
                self.told["opened"] += 1
                writer.write(opening)
                while time.monotonic() < self.until and not reader.at_eof():
                    writer.write(drip)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(reader.read(65_536), DRIP_SECONDS)
                writer.close()
            await asyncio.sleep(0.1)

    def request(self, method: str, path: str, body: Any = None, **headers: str) -> bytes:
        content = b"" if body is None else json.dumps(body).encode()
        lines = {
            "Host": f"{self.target.host}:{self.target.port}",
            "Content-Length": str(len(content)),
            **headers,
        }
        head = "".join(f"{name}: {text}\r\n" for name, text in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + content


async def _status(reader: asyncio.StreamReader) -> str:
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10)
    lines = head.decode("latin-1").lower().split("\r\n")
    length = next((int(line.split(":")[1]) for line in lines if line.startswith("content-length")), 0)
    await asyncio.wait_for(reader.readexactly(length), 10)
    return lines[0].split(" ")[1]


Attack = Callable[[Attacker], Awaitable[None]]


async def guests(one: Attacker) -> None:
    await one.flood(lambda _: one.request("POST", "/api/guest", {}, **one.headers))


async def sockets(one: Attacker) -> None:
    handshake = {
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    await one.hold(one.request("GET", f"/api/tables/{one.target.table}/socket", **handshake))


async def slow_headers(one: Attacker) -> None:
    await one.hold(b"GET / HTTP/1.1\r\nHost: here\r\n", b"a: b\r\n")


async def half_open(one: Attacker) -> None:
    await one.hold(b"")


async def analysis(one: Attacker) -> None:
    six = {"cards": ["5H", "5C", "6D", "7S", "JH", "KD"], "dealer": True, "scores": [84, 91]}
    await one.flood(lambda _: one.request("POST", "/api/analysis/discard", six, **one.headers))


async def papers(one: Attacker) -> None:
    await one.flood(lambda _: one.request("GET", f"/api/events/{one.target.running}/paper/score-cards"))


async def entries(one: Attacker) -> None:
    def batch(number: int) -> bytes:
        names = [f"Fake {one.number}-{number}-{place}" for place in range(20)]
        commands = [
            {"id": name.replace(" ", ""), "do": "Register", "with": {"name": name, "kind": "player"}}
            for name in names
        ]
        path = f"/api/events/{one.target.event}/records"
        return one.request("POST", path, {"commands": commands}, **one.headers)

    await one.flood(batch)


async def codes(one: Attacker) -> None:
    await one.flood(lambda number: one.request("GET", f"/api/invitations/{number + 100_000}"))


async def longest_table(one: Attacker) -> None:
    parts = ("", "/record?match=1", "/statistics")
    path = f"/api/tables/{one.target.longest}"
    await one.flood(lambda number: one.request("GET", path + parts[number % len(parts)]))


async def bots(one: Attacker) -> None:
    both = [{"seat": seat, "level": "reply"} for seat in (0, 1)]
    await one.flood(lambda _: one.request("POST", "/api/tables", {"bots": both}, **one.headers))


ATTACKS: dict[str, Attack] = {
    "guests": guests,
    "sockets": sockets,
    "slow headers": slow_headers,
    "half-open": half_open,
    "analysis": analysis,
    "papers": papers,
    "entries": entries,
    "codes": codes,
    "longest table": longest_table,
    "bots": bots,
}


def attack(name: str, target: Target) -> dict[str, int]:
    """Attack from all addresses until the time is up; how often each status was the answer."""

    async def run() -> Counter[str]:
        attackers = [Attacker(target, number) for number in range(ADDRESSES)]
        await asyncio.gather(*[ATTACKS[name](one) for one in attackers])
        return sum([one.told for one in attackers], Counter())

    return dict(asyncio.run(run()))
