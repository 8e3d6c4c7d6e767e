"""Five hundred tables of two scripted players on one server process, beside a bare echo of the same load.

Everything is on loopback, bounded in count and time, and stops by itself.
"""

import asyncio
import hashlib
import os
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.echo import echoing
from pegout.app.ports import Person, Token
from pegout.store import open_store
from tests.kit.running_server import RunningServer, any_move, sqlite_in

TABLES = int(os.environ.get("PEGOUT_BENCH_TABLES", "500"))
SECONDS = float(os.environ.get("PEGOUT_BENCH_SECONDS", "20"))
THINKING = (0.5, 1.5)
"""Seconds between a player's look at the table and the move."""
IDLE = 1000
OPENING_AT_ONCE = 8

_read = msgspec.json.decode
_write = msgspec.json.encode


def token_of(number: int) -> str:
    return f"pegout_bench_{number}"


async def invite(database: str, number: int) -> None:
    """People with tokens, put into the store before the server starts."""
    store = open_store(database)
    everybody = []
    for one in range(number):
        digest = hashlib.sha256(token_of(one).encode()).hexdigest()
        everybody.append((Person(f"b{one}", f"Bench {one}", False, 0), digest))
    await asyncio.gather(*[store.add_person(person) for person, _ in everybody])
    scopes = ("read", "play")
    await asyncio.gather(
        *[store.add_token(Token(p.id, p.id, digest, "bench", scopes, 0)) for p, digest in everybody]
    )
    await store.close()


class Player:
    """Somebody with a token, who plays whatever is allowed and times every move until it is acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.headers = {"Authorization": f"Bearer {token_of(number)}"}
        self.dice = random.Random(number)
        self.times: list[float] = []
        self.refused = 0

    async def play(self, table: str, until: float) -> None:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(address, additional_headers=self.headers, compression=None) as socket:
            await self._follow(socket, until)

    async def _follow(self, socket: ClientConnection, until: float) -> None:
        game, version, acted, number = {}, 0, 0, 0
        while time.monotonic() < until:
            message = _read(await socket.recv())
            if message["type"] == "table":
                game, seat = message["game"], message["table"]["seat"]
            game |= message.get("game") or {}
            version = message["version"]
            if version < acted or not game["legal"] or seat not in game["to_act"]:
                continue
            await asyncio.sleep(self.dice.uniform(*THINKING))
            number += 1
            acted = await self._move(socket, game, version, str(number))

    async def _move(self, socket: ClientConnection, game: dict[str, object], version: int, id_: str) -> int:
        start = time.perf_counter()
        await socket.send(_write({"id": id_, "version": version, **any_move(game, self.dice)}))
        while True:
            message = _read(await socket.recv())
            if message["type"] == "change":
                game |= message.get("game") or {}
                version = message["version"]
            elif message["type"] in ("done", "refused"):
                self.times.append(time.perf_counter() - start)
                self.refused += message["type"] == "refused"
                return version


async def opened(server: RunningServer, number: int) -> list[str]:
    """So many tables, each with two people at it, and the match begun."""
    import httpx

    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(place: int, http: httpx.AsyncClient) -> str:
        first, second = ({"Authorization": f"Bearer {token_of(2 * place + side)}"} for side in (0, 1))
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
    until = time.monotonic() + SECONDS
    players = [
        (Player(url, 2 * place + side), table) for place, table in enumerate(tables) for side in (0, 1)
    ]

    async def one(player: Player, table: str) -> None:
        await asyncio.sleep(player.dice.uniform(0, 3))
        try:
            async with asyncio.timeout(until - time.monotonic() + 1):
                await player.play(table, until)
        except TimeoutError:
            pass  # it was waiting for the other when the time was up

    await asyncio.gather(*[one(player, table) for player, table in players])
    return [spent for player, _ in players for spent in player.times], sum(p.refused for p, _ in players)


async def echo_load(url: str, connections: int, moves: int) -> list[float]:
    """As many messages, from as many connections, in the same time, to a server that only sends them back."""
    until = time.monotonic() + SECONDS
    pause = connections * SECONDS / moves
    times: list[float] = []
    message = _write({"id": "12", "version": 34, "do": "play", "card": "5H"})

    async def one(number: int) -> None:
        dice = random.Random(number)
        await asyncio.sleep(dice.uniform(0, 3))
        async with connect(url, compression=None) as socket:
            while time.monotonic() < until:
                await asyncio.sleep(dice.uniform(0.5, 1.5) * pause)
                start = time.perf_counter()
                await socket.send(message)
                await socket.recv()
                times.append(time.perf_counter() - start)

    await asyncio.gather(*[one(number) for number in range(connections)])
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
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_in(Path(folder))
        asyncio.run(invite(database, 2 * max(TABLES, IDLE)))
        server = RunningServer(database, "--log-level", "warning")
        try:
            asyncio.run(measure(server))
        finally:
            server.stop()
