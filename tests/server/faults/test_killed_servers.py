"""A server that is killed in the middle of many games, and started again on its file."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.kit.ledger import Ledger, kept_in
from tests.kit.members import Member, invite, opened
from tests.kit.running_server import RunningServer, sqlite_in
from tests.kit.table_players import Player, all_play


def seated_players(url: str, members: list[Member], games: int, ledger: Ledger) -> list[Player]:
    """At every third table a person plays with a bot, at the others with another person."""
    players: list[Player] = []
    for game in range(games):
        people = members[2 * game : 2 * game + (1 if game % 3 == 2 else 2)]
        table = opened(url, people, "beginner" if len(people) == 1 else None)
        players.extend([Player(member, table, ledger) for member in people])
    return players


async def killed_amid(server: RunningServer, players: list[Player], ledger: Ledger, after: int) -> None:
    """Everybody plays until so many more commands were acknowledged; then there is no server."""
    playing = [asyncio.create_task(player.play(server.url)) for player in players]
    await ledger.holds(len(ledger.done) + after)
    server.kill()
    await asyncio.gather(*playing)


def story(folder: Path, games: int, kills: int, seed: int) -> None:
    dice, ledger, database = Random(seed), Ledger(), sqlite_in(folder)
    members = invite(database, 2 * games)
    server = RunningServer(database)
    try:
        players = seated_players(server.url, members, games, ledger)
        tables = {player.table for player in players}
        for _ in range(kills):
            asyncio.run(
                killed_amid(server, players, ledger, games * dice.randint(3, 12) + dice.randint(0, 99))
            )
            assert ledger.against(kept_in(database, tables)) == []
            assert not all(player.is_over for player in players)
            server = RunningServer(database)
        asyncio.run(all_play(players, server.url))
    finally:
        server.stop()
    assert ledger.against(kept_in(database, tables)) == []
    assert all(player.is_over for player in players)
    assert set(ledger.codes) <= {"stale"}


def test_nothing_acknowledged_is_lost_and_every_game_is_played_to_its_end(tmp_path: Path) -> None:
    story(tmp_path, games=10, kills=1, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
def test_fifty_games_survive_several_kills(tmp_path: Path, seed: int) -> None:
    story(tmp_path, games=50, kills=4, seed=seed)
