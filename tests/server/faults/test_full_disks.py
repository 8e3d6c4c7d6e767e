"""A disk that fills up in the middle of games: nothing is lost, and play goes on when there is room."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from pegout.server.problems import UNAVAILABLE
from tests.kit.faulty_disk import CannotMount, short_files, small_disk
from tests.kit.ledger import Ledger, kept_in
from tests.kit.members import Member, invite, opened
from tests.kit.running_server import RunningServer, serving, sqlite_in
from tests.kit.table_players import Player, all_play

TABLES = 3


def seated(server: RunningServer, members: list[Member], ledger: Ledger) -> list[Player]:
    tables = [opened(server.url, members[2 * one : 2 * one + 2]) for one in range(TABLES)]
    return [Player(member, tables[number // 2], ledger) for number, member in enumerate(members)]


def through_a_full_disk(server: RunningServer, players: list[Player], make_room: Callable[[], None]) -> None:
    """Everybody plays until nothing can be kept any more, and then to the end."""
    ledger = players[0].ledger

    async def play() -> None:
        playing = asyncio.create_task(all_play(players, server.url))
        await nothing_is_kept(ledger)
        assert server.health() in (200, 503)
        make_room()
        await playing

    asyncio.run(play())


async def nothing_is_kept(ledger: Ledger) -> None:
    """Until every table is refused twice in a row: on a disk that is nearly full a small entry still fits."""
    for time in range(1, 20):
        held = len(ledger.done)
        await ledger.refuses("unavailable", often=2 * TABLES * time)
        if time > 1 and len(ledger.done) == held:
            return
    raise AssertionError("The disk does not fill up.")


def check(server: RunningServer, players: list[Player], words: str) -> None:
    ledger = players[0].ledger
    assert set(ledger.codes) == {"unavailable"}
    assert ledger.sentences == {UNAVAILABLE}
    assert words in server.log
    assert [line for line in server.failures if words not in line and "/health" not in line] == []
    assert server.stop() == 0
    assert ledger.against(kept_in(server.database, {player.table for player in players})) == []


def on_a_small_disk(folder: Path) -> None:
    with small_disk(folder, 1500) as disk:
        database = sqlite_in(folder)
        members = invite(database, 2 * TABLES)
        with serving(database) as server:
            players = seated(server, members, Ledger())
            through_a_full_disk(server, players, lambda: disk.make_room(50_000))
            check(server, players, "The database's disk is full: free some space")


def with_files_that_may_not_grow(folder: Path) -> None:
    database = sqlite_in(folder)
    members = invite(database, 2 * TABLES)
    with serving(database) as server:
        players = seated(server, members, Ledger())
        short_files(server, 1000)
        through_a_full_disk(server, players, lambda: short_files(server, None))
        check(server, players, "The database failed (disk I/O error): see whether its disk")


def test_a_disk_without_room_is_told_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    try:
        on_a_small_disk(tmp_path)
    except CannotMount:
        with_files_that_may_not_grow(tmp_path)


@pytest.mark.long
def test_files_that_may_not_grow_are_told_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    with_files_that_may_not_grow(tmp_path)
