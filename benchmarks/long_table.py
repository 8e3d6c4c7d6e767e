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
from random import Random

import httpx

from benchmarks.server import Player, opened, told
from pegout.app.parlour.terms import Terms
from pegout.game import MatchFormat
from pegout.rules import PRESETS
from pegout.store import open_store
from tests.kit.members import invite
from tests.kit.memory_store import MemoryStore
from tests.kit.parlour import club_keeper, play_out, seated
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


def write_long_table(database: str, games: int = GAMES) -> str:
    """Its name, in a store that no server has open yet."""

    async def write() -> str:
        keeper, played, _ = club_keeper()
        state = await seated(keeper, Terms(PRESETS["acc"], MatchFormat.parse(f"{games} games")))
        await play_out(keeper, state.table, Random(1), most=1_000_000)
        await _copy(database, state.table, played)
        return state.table

    return asyncio.run(write())


async def _copy(database: str, table: str, played: MemoryStore) -> None:
    store = open_store(database)
    for version, entry in enumerate(played.streams[table]):
        await store.append(table, version, entry, played.listings[table] if version == 0 else None)
    await store.close()


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
        table = write_long_table(database)
        server = RunningServer(database, "--log-level", "warning", "--newcomers", "100000")
        try:
            asyncio.run(measure(server, table))
        finally:
            server.stop()
