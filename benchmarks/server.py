"""Five hundred tables of two scripted players on one server process, beside a bare echo of the same load.

Everything is on loopback, bounded in count and time, and stops by itself.
"""

import asyncio
import gc
import os
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.echo import echoing
from tests.kit.members import Member, invite
from tests.kit.running_server import RunningServer, any_move, sqlite_in

TABLES = int(os.environ.get("PEGOUT_BENCH_TABLES", "500"))
SECONDS = float(os.environ.get("PEGOUT_BENCH_SECONDS", "20"))
THINKING = (0.5, 1.5)
"""Seconds between a player's look at the table and the move."""
IDLE = 1000
OPENING_AT_ONCE = 8

_read = msgspec.json.decode


def headers_of(number: int) -> dict[str, str]:
    """Every member has a network of their own: what one may do at a time is not what is measured here."""
    address = f"{20 + number % 200}.{number // 200}.0.1"
    return {**Member(number).headers, "X-Forwarded-For": address}


def _write(message: object) -> str:
    return msgspec.json.encode(message).decode()


class Player:
    """Somebody with a token, who plays whatever is allowed and times every move until it is acknowledged."""

    thinking = THINKING

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.headers = headers_of(number)
        self.dice = random.Random(number)
        self.times: list[float] = []
        self.refused = 0

    async def sit(self, table: str) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket = await connect(address, additional_headers=self.headers, compression=None)

    async def play(self, until: float) -> None:
        await asyncio.sleep(self.dice.uniform(*self.thinking))
        with suppress(TimeoutError):  # it may wait for the other when the time is up
            async with asyncio.timeout(until - time.monotonic()):
                await self._follow()

    async def _follow(self) -> None:
        message = _read(await self.socket.recv())
        self.game, self.version, seat = message["game"], message["version"], message["table"]["seat"]
        for number in count():
            while not self.game["legal"] or not (
                seat in self.game["to_act"] or self.game["phase"] == "game over"
            ):
                self._take(_read(await self.socket.recv()))
            await asyncio.sleep(self.dice.uniform(*self.thinking))
            await self._move(str(number))

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "change":
            self.game |= message.get("game", {})
            self.version = message["version"]

    async def _move(self, number: str) -> None:
        move = any_move(self.game, self.dice)
        start = time.perf_counter()
        await self.socket.send(_write({"id": number, "version": self.version, **move}))
        while True:
            message = _read(await self.socket.recv())
            self._take(message)
            if message["type"] in ("done", "refused"):
                self.times.append(time.perf_counter() - start)
                self.refused += message["type"] == "refused"
                return


async def opened(server: RunningServer, number: int) -> list[str]:
    """So many tables, each with two people at it, and the match begun."""
    import httpx

    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(place: int, http: httpx.AsyncClient) -> str:
        first, second = (headers_of(2 * place + side) for side in (0, 1))
        async with gate:
            answer = await http.post("/api/tables", json={}, headers=first)
            table: str = answer.json()["table"]["table"]
            for headers in (first, second):
                sat = await http.post(f"/api/tables/{table}/sit", json={}, headers=headers)
                sat.raise_for_status()
            return table

    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        return await asyncio.gather(*[one(place, http) for place in range(number)])


async def load(url: str, tables: list[str]) -> tuple[list[float], int]:
    """Everybody plays for the time set; how long each acknowledgement took, and how many were refused."""
    seats = [(2 * place + side, table) for place, table in enumerate(tables) for side in (0, 1)]
    players = [Player(url, number) for number, _ in seats]
    await all_of([player.sit(table) for player, (_, table) in zip(players, seats, strict=True)])
    until = time.monotonic() + SECONDS
    await asyncio.gather(*[player.play(until) for player in players])
    await all_of([player.socket.close() for player in players])
    return [spent for player in players for spent in player.times], sum(one.refused for one in players)


async def all_of(work: list[Awaitable[None]]) -> None:
    """A few at a time."""
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(part: Awaitable[None]) -> None:
        async with gate:
            await part

    await asyncio.gather(*[one(part) for part in work])


async def echo_load(url: str, connections: int, moves: int) -> list[float]:
    """As many messages, from as many connections, in the same time, to a server that only sends them back."""
    pause = connections * SECONDS / moves
    times: list[float] = []
    message = _write({"id": "12", "version": 34, "do": "play", "card": "5H"})
    sockets: list[ClientConnection] = []

    async def join() -> None:
        sockets.append(await connect(url, compression=None))

    async def talk(socket: ClientConnection, dice: random.Random, until: float) -> None:
        while (wait := dice.uniform(0.5, 1.5) * pause) < until - time.monotonic():
            await asyncio.sleep(wait)
            start = time.perf_counter()
            await socket.send(message)
            await socket.recv()
            times.append(time.perf_counter() - start)

    await all_of([join() for _ in range(connections)])
    until = time.monotonic() + SECONDS
    talks = [talk(socket, random.Random(number), until) for number, socket in enumerate(sockets)]
    await asyncio.gather(*talks)
    await all_of([socket.close() for socket in sockets])
    return times


def memory(process: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def told(name: str, times: list[float], seconds: float) -> tuple[float, float]:
    middle, last = statistics.median(times), statistics.quantiles(times, n=100)[98]
    print(
        f"  {name}: {len(times):,} answers, {len(times) / seconds:.0f} a second; "
        f"{1000 * middle:.1f} ms in the middle, {1000 * last:.1f} ms at the 99th percentile"
    )
    return middle, last


Work = Callable[[RunningServer], Awaitable[None]]


async def measure(server: RunningServer) -> None:
    before = memory(server.process.pid)
    await opened(server, IDLE)
    grown = memory(server.process.pid) - before
    print(f"  an idle table takes {grown / IDLE / 1024:.1f} kB of memory ({IDLE} tables)")
    tables = await opened(server, TABLES)
    times, refused = await load(server.url, tables)
    middle, last = told(f"{TABLES} tables", times, SECONDS)
    print(f"    {refused} moves were refused")
    with echoing() as url:
        echo = await echo_load(url, 2 * TABLES, len(times))
    bare_middle, bare_last = told("bare echo", echo, SECONDS)
    print(f"    {middle / bare_middle:.1f} times the echo in the middle, {last / bare_last:.1f} at the 99th")


def main() -> None:
    print("server: every move acknowledged, stored and shown to both")
    gc.disable()  # a thousand players in one process would stop each other's watches
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_in(Path(folder))
        invite(database, 2 * max(TABLES, IDLE))
        server = RunningServer(database, "--log-level", "warning", "--trusted-proxy", "127.0.0.1/32")
        try:
            print(f"  at {server.url}")  # it answers from here on
            asyncio.run(measure(server))
        finally:
            server.stop()
