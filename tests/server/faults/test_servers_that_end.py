"""A server that is asked to end while everybody plays, and clocks that run while there is no server."""

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from tests.kit.ledger import Ledger, kept_in
from tests.kit.members import invite, opened
from tests.kit.running_server import RunningServer, serving, sqlite_in
from tests.kit.table_players import Player, all_play

TABLES = 4
COME_AGAIN = 1012


async def ended_amid(server: RunningServer, players: list[Player]) -> None:
    """SIGTERM comes when some moves are acknowledged and others are on their way."""
    playing = [asyncio.create_task(player.play(server.url)) for player in players]
    await players[0].ledger.holds(60)
    server.ask_to_end()
    await asyncio.gather(*playing)


@pytest.mark.long
def test_every_acknowledged_move_is_stored_and_everybody_is_told_to_come_again(tmp_path: Path) -> None:
    database, ledger = sqlite_in(tmp_path), Ledger()
    members = invite(database, 2 * TABLES)
    with serving(database) as server:
        tables = [opened(server.url, members[2 * one : 2 * one + 2]) for one in range(TABLES)]
        timed = opened(server.url, members[:2], move_seconds=1, gone="forfeit")
        players = [Player(member, tables[number // 2], ledger) for number, member in enumerate(members)]
        asyncio.run(ended_amid(server, players))
        begun = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begun < 3
    assert {player.close_code for player in players if not player.is_over} == {COME_AGAIN}
    stored = kept_in(database, [*tables, timed])
    assert ledger.against(stored) == []
    last = stored[timed][-1].at
    time.sleep(max(0.0, 1 + last / 1000 - time.time()))
    with serving(database) as server:
        assert seconds_until_over(server.url, timed) < 3
        asyncio.run(all_play(players, server.url))
        assert server.failures == []
    assert ledger.against(kept_in(database, tables)) == []
    assert set(ledger.codes) <= {"stale"}


def seconds_until_over(url: str, table: str) -> float:
    """From now until the match there has ended, though nobody is watching."""
    begun = time.monotonic()
    with httpx.Client(base_url=url) as http:
        while time.monotonic() - begun < 20:
            if http.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
                break
            time.sleep(0.05)
    return time.monotonic() - begun
