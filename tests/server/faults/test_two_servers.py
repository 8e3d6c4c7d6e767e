"""Two server processes on one PostgreSQL, of which one is killed in the middle of games."""

import asyncio
import json
import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from pegout.services.tables.commands import Act
from pegout.services.tables.keeper import TableKeeper
from pegout.store import open_store
from tests.kit.ledger import Ledger, kept_in
from tests.kit.members import Member, invite, opened
from tests.kit.postgres import fresh_database
from tests.kit.running_server import RunningServer, any_move, serving
from tests.kit.table_players import Player, all_play
from tests.kit.tables import Silence, choice
from tests.server.faults.conftest import Hall

MEMBERS = 12


@pytest.fixture(scope="module")
def office() -> Iterator[Hall]:
    """A server on PostgreSQL that outlives every other one there."""
    with fresh_database() as database:
        members = invite(database, MEMBERS)
        with serving(database) as server:
            yield Hall(server, members)


Times = tuple[list[float], float]
"""How long changes took from one process to the other, and the second to let the bot of the first go on."""


def crossings(players: list[Player]) -> list[float]:
    """Seconds from the acknowledgement of a move in one process to its sight through the other."""
    ann, bob = players
    both = [(ann.done_at, bob.heard_at), (bob.done_at, ann.heard_at)]
    return [seen[version] - at for done, seen in both for version, at in done.items() if version in seen]


async def play_until_the_bot_thinks(alone: Player, url: str) -> None:
    """Its process has only begun to get ready, so that it thinks for a while."""
    async with alone.connected(url) as socket:
        await alone.hear(socket)
        while alone.is_to_act or alone.pending:
            if alone.pending is None:
                await alone.send(socket, any_move(alone.view["game"], alone.dice))
            await alone.hear(socket)


async def bot_goes_on(alone: Player, url: str) -> float:
    """Seconds until the bot has acted."""
    begun = time.monotonic()
    async with alone.connected(url) as socket:
        await alone.hear(socket)
        assert not alone.is_to_act
        while not alone.is_to_act:
            await alone.hear(socket)
    return time.monotonic() - begun


async def one_is_killed(first: RunningServer, second: str, players: list[Player], alone: Player) -> Times:
    """Ann and the player with the bot go over to the second."""
    ann, bob = players
    at_first, at_second = asyncio.create_task(ann.play(first.url)), asyncio.create_task(bob.play(second))
    await ann.ledger.holds(60)
    await play_until_the_bot_thinks(alone, first.url)
    first.kill()
    times = crossings(players)
    assert not await at_first
    taken_over, *ended = await asyncio.gather(bot_goes_on(alone, second), ann.play(second), at_second)
    assert ended == [True, True]
    return times, taken_over


@pytest.mark.long
def test_a_table_is_played_through_both_and_goes_on_when_one_is_killed(office: Hall) -> None:
    second, people, ledger = office.server, office.people(5), Ledger()
    with serving(second.database) as first:
        table, with_bot = (
            opened(first.url, people[:2], options={}),
            opened(first.url, people[2:3], "beginner"),
        )
        timed = opened(first.url, people[3:], move_seconds=2, gone="forfeit")
        players = [Player(member, table, ledger) for member in people[:2]]
        alone, looker = Player(people[2], with_bot, ledger), Player(people[3], timed, ledger, "-still")
        times, taken_over = asyncio.run(one_is_killed(first, second.url, players, alone))
    told = f"{1000 * statistics.median(times):.1f} ms in the middle, {1000 * max(times):.1f} ms at most"
    print(f"\nfrom one process to the other: {told}; a bot is taken over in {taken_over:.1f} s")  # noqa: T201
    assert len(times) > 30
    assert statistics.median(times) < 0.3
    assert max(times) < 1
    assert taken_over < 12
    asyncio.run(all_play([alone], second.url))
    assert asyncio.run(is_lost_on_time(looker, second.url))
    assert second.failures == []
    assert ledger.against(kept_in(second.database, [table, with_bot, timed])) == []
    assert set(ledger.codes) <= {"stale"}


async def is_lost_on_time(looker: Player, url: str) -> bool:
    """Whether the match ends though nobody at the table does anything."""
    async with looker.connected(url) as socket:
        await looker.hear(socket)
        while not looker.is_over:
            await looker.hear(socket)
    return looker.moves == 0


async def acted_untold(database: str, table: str, person: str) -> int:
    """A process that stores a move and dies before it can tell anybody; gives the version of the table."""
    store = open_store(database)
    keeper = TableKeeper(store, Silence())
    state = (await keeper.live(table)).state
    seat = state.seat_of(person)
    assert seat is not None
    move = choice(state, seat, Random(1))
    assert move is not None
    version = await keeper.do(table, Act(person, move), by=person, command_id="untold")
    await keeper.close()
    await store.close()
    return version


def test_what_a_process_did_not_live_to_tell_is_seen_by_whoever_comes(office: Hall) -> None:
    members = office.people(2)
    table = opened(office.url, members)
    asyncio.run(meet_after_an_untold_move(office.server, table, members))
    assert office.server.failures == []


async def meet_after_an_untold_move(server: RunningServer, table: str, members: list[Member]) -> None:
    bob, ann = (Player(member, table, Ledger()) for member in reversed(members))
    async with bob.connected(server.url) as waiting:
        await bob.hear(waiting)
        version = await acted_untold(server.database, table, members[0].id)
        async with ann.connected(server.url) as socket:
            await ann.hear(socket)
        assert ann.view["version"] == version
        assert (await bob.hear(waiting))["version"] == version


BAD = "\x00"


def test_a_letter_that_postgresql_cannot_keep_is_refused_and_breaks_nothing(office: Hall) -> None:
    members = office.people(2)
    table = opened(office.url, members)
    ann = Player(members[0], table, Ledger())

    async def act() -> dict[str, Any]:
        async with ann.connected(office.url) as socket:
            await ann.hear(socket)
            move = any_move(ann.view["game"], ann.dice)
            await socket.send(json.dumps({"id": BAD, "version": ann.view["version"], **move}))
            return await ann.hear(socket)

    assert asyncio.run(act())["error"]["code"] == "bad_request"
    with httpx.Client(base_url=office.url, headers=members[0].headers) as http:
        asked = [
            http.get("/api/tables/%00"),
            http.get("/api/invitations/%00"),
            http.post("/api/tables/%00/sit", json={}),
            http.post("/api/guest", json={"name": f"A{BAD}nn"}),
            http.post(f"/api/tables/{table}/moves", json={"id": BAD, "version": 0, "do": "go"}),
        ]
    assert [answer.status_code for answer in asked if not 400 <= answer.status_code < 500] == []
    assert office.server.failures == []
