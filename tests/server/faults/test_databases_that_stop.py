"""A database that is locked or gone for a while: moves wait, or are refused and sent again."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from pegout.server.problems import STALE, UNAVAILABLE
from tests.kit.ledger import Ledger, kept_in, read_beside, until
from tests.kit.members import Member, invite, opened
from tests.kit.postgres import OwnPostgres
from tests.kit.running_server import RunningServer, serving
from tests.kit.table_players import Player, all_play
from tests.server.faults.conftest import Hall

TABLES = 2


def seated(server: RunningServer, members: list[Member], ledger: Ledger) -> list[Player]:
    """The last of the tables has a bot at it."""
    pairs = [members[2 * one : 2 * one + 2] for one in range(TABLES)]
    pairs[-1] = pairs[-1][:1]
    players: list[Player] = []
    for people in pairs:
        table = opened(server.url, people, "beginner" if len(people) == 1 else None)
        players.extend([Player(member, table, ledger) for member in people])
    return players


def locked(database: str) -> sqlite3.Connection:
    """Another program that writes, and takes its time."""
    connection = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None, timeout=10)
    connection.execute("BEGIN IMMEDIATE")
    return connection


async def play_with_a_lock(server: RunningServer, players: list[Player], seconds: float) -> None:
    ledger = players[0].ledger
    playing = asyncio.create_task(all_play(players, server.url))
    await ledger.holds(30)
    with closing(locked(server.database)):
        await asyncio.sleep(0.2)  # what was stored before the lock is acknowledged by now
        held = len(ledger.done)
        await asyncio.sleep(seconds)
        assert len(ledger.done) == held
    await playing
    assert len(ledger.done) > held


def through_a_lock(hall: Hall, seconds: float) -> Ledger:
    ledger = Ledger()
    players = seated(hall.server, hall.people(2 * TABLES), ledger)
    asyncio.run(play_with_a_lock(hall.server, players, seconds))
    assert hall.server.failures == []
    kept = {player.table: read_beside(hall.server.database, player.table) for player in players}
    assert ledger.against(kept) == []
    return ledger


@pytest.mark.long
def test_moves_wait_for_a_lock_of_two_seconds(hall: Hall) -> None:
    assert through_a_lock(hall, 2).codes == {}


@pytest.mark.long
def test_moves_refused_in_a_longer_lock_succeed_under_the_same_ids(hall: Hall) -> None:
    ledger = through_a_lock(hall, 8)
    assert set(ledger.codes) == {"unavailable"}
    assert ledger.sentences == {UNAVAILABLE}
    assert "Another program has the database locked: stop it, or try again later." in hall.server.log


async def play_with_an_outage(
    server: RunningServer, players: list[Player], postgres: OwnPostgres, refusals: int
) -> None:
    """PostgreSQL comes back when the server has noticed, and has refused so many commands."""
    ledger = players[0].ledger
    playing = asyncio.create_task(all_play(players, server.url))
    await ledger.holds(30)
    await asyncio.to_thread(postgres.stop)
    try:
        await until(lambda: server.health() == 503, 30)
        await ledger.refuses("unavailable", refusals)
    finally:
        await asyncio.to_thread(postgres.start)
    await until(lambda: server.health() == 200, 30)
    await playing


def through_an_outage(refusals: int) -> Ledger:
    postgres, ledger = OwnPostgres(), Ledger()
    members = invite(postgres.address, 2 * TABLES)
    with serving(postgres.address) as server:
        players = seated(server, members, ledger)
        asyncio.run(play_with_an_outage(server, players, postgres, refusals))
        broken = [line for line in server.failures if "/health" not in line]
        assert ledger.against(kept_in(postgres.address, {player.table for player in players})) == []
        postgres.stop()
        assert server.stop() == 0  # also without a database
    assert broken == []
    return ledger


@pytest.mark.long
def test_moves_wait_while_postgresql_stops_and_starts_again() -> None:
    assert set(through_an_outage(refusals=0).codes) <= {"stale", "unavailable"}


@pytest.mark.long
def test_moves_refused_while_postgresql_is_gone_succeed_under_the_same_ids() -> None:
    ledger = through_an_outage(refusals=4)
    assert set(ledger.codes) <= {"stale", "unavailable"}
    assert ledger.sentences <= {STALE, UNAVAILABLE}
    assert UNAVAILABLE in ledger.sentences
