"""With each attack going on, how soon another player's move is acknowledged, beside a quiet server.

One server process, a few tables at which people play all the time, and in other processes attackers from
eight addresses. Everything is on loopback, bounded in count and time, and stops by itself. A siege has held
where a move takes less than five times the quiet median, and less than 100 ms at the 99th percentile.
"""

import asyncio
import math
import os
import statistics
import tempfile
import time
from asyncio import Future
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import httpx

from benchmarks.attacks import ADDRESSES, ATTACKS, Target, attack
from benchmarks.server import Player
from pegout.game import MatchFormat
from pegout.rules import PRESETS
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.terms import Terms
from pegout.store import open_store
from tests.kit.event_people import Visitor, soon
from tests.kit.members import Member, invite
from tests.kit.running_server import RunningServer, sqlite_in
from tests.kit.tables import play_out, seated

TABLES = 6
THINKING = (0.02, 0.06)
SECONDS = 6.0
QUIET_SECONDS = 3.0
FEWEST = 20
"""Moves that must get through for a measure of them."""
GAMES = 15
"""Of the longest table."""
ENTRANTS = 64
MOST_TIMES = 5.0
MOST_MS = 100.0
FIRST = ADDRESSES
"""The members before are the attackers."""


Seats = list[tuple[int, str]]


Told = dict[str, int]
Played = tuple[list[float], Told]


class Victim(Player):
    """Plays one game after the other, and quickly."""

    thinking = THINKING


async def longest_table(database: str) -> str:
    """A match of many games, written into a store that no server has open yet."""
    store = open_store(database)
    keeper = TableKeeper(store, None)
    state = await seated(keeper, Terms(PRESETS["acc"], MatchFormat.parse(f"{GAMES} games")))
    await play_out(keeper, state.table, Random(7), 10_000)
    await keeper.close()
    await store.close()
    return state.table


def event_of(url: str, *, started: bool) -> str:
    director = Visitor(url).make(format="acc", name="Attacked")
    names = [f"Player {number}" for number in range(ENTRANTS)]
    batch = [
        {"id": name.replace(" ", ""), "do": "Register", "with": {"name": name, "kind": "player"}}
        for name in names
    ]
    director.at("records", "POST", {"commands": batch})
    if started:
        director.do("MoveStart", start=soon(0), reason="everybody is here")
        director.do("StartPlay")
    return director.event


def opened(url: str) -> Seats:
    """Tables with two people at each, by the numbers of the members."""
    seats: Seats = []
    with httpx.Client(base_url=url, timeout=60) as http:
        for place in range(TABLES):
            pair = [FIRST + 2 * place, FIRST + 2 * place + 1]
            answer = http.post("/api/tables", json={"match": "25 games"}, headers=Member(pair[0]).headers)
            table = answer.raise_for_status().json()["table"]["table"]
            for number in pair:
                sat = http.post(f"/api/tables/{table}/sit", json={}, headers=Member(number).headers)
                sat.raise_for_status()
            seats += [(number, table) for number in pair]
    return seats


class Besieged:
    """People who play all the time, while somebody attacks the server or nobody does."""

    def __init__(self, url: str, seats: Seats) -> None:
        self._url = url
        self._seats = seats

    async def play(self, seconds: float, attack: Callable[[], "Future[Told]"] | None = None) -> Played:
        """How long each move took, and what the attackers were told; they begin when everybody sits."""
        players = [Victim(self._url, number) for number, _ in self._seats]
        for player, (_, table) in zip(players, self._seats, strict=True):
            await player.sit(table)
        attacking = None if attack is None else attack()
        until = time.monotonic() + seconds
        await asyncio.gather(*[player.play(until) for player in players], return_exceptions=True)
        answers = {} if attacking is None else await attacking
        for player in players:
            player.socket.transport.abort()
        return [spent for player in players for spent in player.times], answers


def measured(times: list[float]) -> tuple[float, float]:
    """Milliseconds in the middle and at the 99th percentile; without enough moves, for ever."""
    if len(times) < FEWEST:
        return math.inf, math.inf
    return 1000 * statistics.median(times), 1000 * statistics.quantiles(times, n=100)[98]


def tell(name: str, quiet: list[float], times: list[float], answers: Told) -> None:
    (bare, bare_last), (middle, last) = measured(quiet), measured(times)
    held = middle < MOST_TIMES * bare and last < MOST_MS
    print(
        f"  {name:<14} quiet {bare:5.1f} ms, {bare_last:5.1f} at the 99th; attacked {middle:6.1f} ms, "
        f"{last:6.1f} at the 99th; {middle / bare:4.1f} times: {'held' if held else 'NOT HELD'}"
    )
    numbers = [f"{number} times {what}" for what, number in sorted(answers.items())]
    print(f"{'':17}{len(times)} moves; attackers: {', '.join(numbers) or 'no answer'}", flush=True)


async def besiege(people: Besieged, target: Target, names: list[str]) -> None:
    """Each attack has its own quiet time just before it: machines have moods."""
    loop = asyncio.get_running_loop()
    await people.play(QUIET_SECONDS)  # the first moves find everything cold
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for name in names:
            quiet, _ = await people.play(QUIET_SECONDS)
            begin = partial(loop.run_in_executor, pool, attack, name, target)
            tell(name, quiet, *await people.play(SECONDS, begin))


def main() -> None:
    names = [name for name in os.environ.get("PEGOUT_SIEGE", "").split(",") if name in ATTACKS] or list(
        ATTACKS
    )
    print("siege: how soon a move is acknowledged while somebody attacks the server", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        database = sqlite_in(Path(folder))
        invite(database, FIRST + 2 * TABLES)
        longest = asyncio.run(longest_table(database))
        server = RunningServer(database, "--log-level", "error")
        try:
            url, parts = server.url, urlsplit(server.url)
            seats = opened(url)
            events = [event_of(url, started=started) for started in (False, True)]
            host, port = str(parts.hostname), parts.port or 0
            target = Target(host, port, seats[0][1], longest, events[0], events[1], SECONDS)
            asyncio.run(besiege(Besieged(url, seats), target, names))
        finally:
            server.stop()
