"""The longest table that may be opened, asked for all the time by passers-by, beside somebody else's moves.

Everything is on loopback, bounded in count and time, and stops by itself.
"""

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path

import httpx

from benchmarks.server import Player, opened, told
from tests.kit.long_tables import write_long_table
from tests.kit.members import invite
from tests.kit.running_server import RunningServer, sqlite_in

GAMES = int(os.environ.get("PEGOUT_BENCH_GAMES", "99"))
SECONDS = float(os.environ.get("PEGOUT_BENCH_SECONDS", "15"))
ATTACKERS = 4
TABLES = 4
"""At each two people play, a move each second."""
MOST_ASKED = 20_000
PARTS = ("", "", "", "/log", "/statistics", "/record")


async def long_table(url: str, table: str, until: float) -> int:
    """The attack: whoever comes by asks for all there is to see of the table; gives how often."""
    asked = 0

    async def ask() -> None:
        nonlocal asked
        async with httpx.AsyncClient(base_url=f"{url}/api/tables/{table}", timeout=60) as http:
            for part in cycle(PARTS):
                if asked >= MOST_ASKED or time.monotonic() >= until:
                    return
                asked += 1
                (await http.get(part)).raise_for_status()

    with suppress(TimeoutError):
        async with asyncio.timeout(until - time.monotonic()):
            await asyncio.gather(*[ask() for _ in range(ATTACKERS)])
    return asked


async def moves(url: str, tables: list[str], attack: Callable[[float], Awaitable[int]]) -> list[float]:
    """How long the acknowledgement of each move took while the attack went on."""
    seats = [(2 * place + side, table) for place, table in enumerate(tables) for side in (0, 1)]
    players = [Player(url, number) for number, _ in seats]
    for player, (_, table) in zip(players, seats, strict=True):
        await player.sit(table)
    until = time.monotonic() + SECONDS
    asked, *_ = await asyncio.gather(attack(until), *[player.play(until) for player in players])
    for player in players:
        await player.socket.close()
    print(f"    {asked:,} requests for the long table meanwhile")
    return [spent for player in players for spent in player.times]


async def quiet(until: float) -> int:
    await asyncio.sleep(until - time.monotonic())
    return 0


async def measure(server: RunningServer, table: str) -> None:
    tables = await opened(server, TABLES)
    calm, last_calm = told("quiet", await moves(server.url, tables, quiet), SECONDS)
    besieged = await moves(server.url, tables, lambda until: long_table(server.url, table, until))
    middle, last = told("beside the long table", besieged, SECONDS)
    print(f"    {middle / calm:.1f} times the quiet server in the middle, {last / last_calm:.1f} at the 99th")


def main() -> None:
    print(f"long table: {GAMES} games, asked for by {ATTACKERS} passers-by, beside others' moves")
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_in(Path(folder))
        invite(database, 2 * TABLES)
        table = asyncio.run(write_long_table(database, GAMES)).table
        server = RunningServer(database, "--log-level", "warning", "--newcomers", "100000")
        try:
            asyncio.run(measure(server, table))
        finally:
            server.stop()
