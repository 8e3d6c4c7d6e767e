"""The work of a table is bounded: what may be opened, what of its log is told at once, who reads it."""

import asyncio
import time
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from pegout.game import narrate
from pegout.refusal import Refused
from pegout.rules import PRESETS
from pegout.server.tables.log import PAGE
from pegout.server.tables.subscribers import LateWatcher, watcher_for
from pegout.services.streams.history import STEP
from pegout.services.tables.commands import Act, WantRematch
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.refusal import MOST_ENTRIES
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.long_tables import write_long_table
from tests.kit.memory_store import CountingStore, MemoryStore
from tests.kit.running_server import Guest, socket_with, sqlite_in
from tests.kit.table_routes import opened, refusal
from tests.kit.tables import ANN, BOB, choice, club_keeper, play_out, seated
from tests.kit.whole_server import whole_server

GAMES = 4
BOTS = [{"seat": seat, "level": "random"} for seat in (0, 1)]


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, TableState]]:
    """A server with a long table that nobody has asked for yet."""
    folder = tmp_path_factory.mktemp("long")
    state = asyncio.run(write_long_table(sqlite_in(folder), GAMES))
    with whole_server(sqlite_in(folder)) as url:
        yield url, state


@pytest.fixture
def keeper_of_a_name(club: str) -> Iterator[Guest]:
    guest = Guest(club, "Kay")
    guest.post("/api/account/keep", {"name": f"Kay {time.time_ns()}", "password": "fifteen two and a pair"})
    yield guest
    guest.http.close()


def test_guests_open_no_table_of_bots_alone(ann: Guest) -> None:
    assert refusal(ann.send("/api/tables", {"bots": BOTS})) == (403, "bots_alone")
    table = opened(ann, bots=BOTS[:1])
    assert refusal(ann.send(f"/api/tables/{table}/bots", BOTS[1])) == (403, "bots_alone")
    ann.post(f"/api/tables/{table}/sit", {})  # with a person it begins


def test_whoever_keeps_an_account_may_watch_bots(keeper_of_a_name: Guest) -> None:
    assert opened(keeper_of_a_name, bots=BOTS)
    table = opened(keeper_of_a_name, bots=BOTS[:1])
    keeper_of_a_name.post(f"/api/tables/{table}/bots", BOTS[1])


@pytest.mark.parametrize("match", ["26 games", "best of 27", "first to 14", "999 games"])
def test_guests_play_25_games_at_most(ann: Guest, match: str) -> None:
    assert refusal(ann.send("/api/tables", {"match": match})) == (403, "match_too_long")


def test_the_longest_matches_that_may_be_opened(ann: Guest, keeper_of_a_name: Guest) -> None:
    for match in ("25 games", "best of 25", "first to 13"):
        opened(ann, match=match)
    for match in ("99 games", "first to 50"):
        opened(keeper_of_a_name, match=match)
    assert refusal(keeper_of_a_name.send("/api/tables", {"match": "100 games"})) == (403, "match_too_long")


def test_a_table_that_is_long_enough_sees_no_other_match() -> None:
    async def run() -> None:
        keeper, _, _ = club_keeper()
        state = await seated(keeper)
        await play_out(keeper, state.table, Random(1))
        live = await keeper.live(state.table)
        live.state.version = MOST_ENTRIES
        with pytest.raises(Refused, match="open another table"):
            await keeper.do(state.table, WantRematch(ANN, "ab"))

    asyncio.run(run())


def test_a_long_log_comes_in_pages_which_are_all_of_it(long_table: tuple[str, TableState]) -> None:
    url, state = long_table
    assert state.game is not None
    with httpx.Client(base_url=f"{url}/api/tables/{state.table}", timeout=30) as http:
        seen = http.get("").json()
        assert 0 < len(seen["log"]) <= 2 * PAGE
        socket = socket_with(url, state.table, {})
        assert [socket.view[part] for part in ("log", "log_before")] == [seen["log"], seen["log_before"]]
        socket.connection.close()
        told, before = seen["log"], seen["log_before"]
        while before:
            page = http.get("/log", params={"before": before}).json()
            assert page["log_before"] < before
            assert len(page["log"]) <= 2 * PAGE
            told, before = page["log"] + told, page["log_before"]
        assert http.get("/log").json() == {"log": seen["log"], "log_before": seen["log_before"]}
        assert http.get("/log", params={"before": -1}).status_code == 400
    assert told == list(narrate(state.events, state.game.names, state.game.rules, kept=True))
    assert len(told) > 3 * PAGE


def test_records_and_statistics_of_a_long_table_are_written_elsewhere(
    long_table: tuple[str, TableState],
) -> None:
    url, state = long_table
    with httpx.Client(base_url=f"{url}/api/tables/{state.table}", timeout=30) as http:
        record = http.get("/record")
        assert record.status_code == 200
        assert record.text.startswith("[Pegout")
        assert http.get("/record").text == record.text
        assert http.get("/statistics").json() == http.get("/statistics").json()
        assert http.get("/record", params={"match": 2}).status_code == 404


def test_however_many_look_on_late_the_table_is_read_for_them_once() -> None:
    async def run() -> None:
        keeper, written, _ = club_keeper()
        state = await seated(keeper, Terms(PRESETS["acc"], delay_seconds=1))
        await play_out(keeper, state.table, Random(1))
        store = CountingStore(written)
        later = TableKeeper(store, None)
        live = await later.live(state.table)
        read = len(store.read_at_once)
        watchers = [watcher_for(later, live, None) for _ in range(20)]
        await asyncio.gather(*[watcher.begin() for watcher in watchers])
        assert all(isinstance(watcher, LateWatcher) for watcher in watchers)
        once = len(store.read_at_once) - read
        assert once <= live.state.version // STEP + 2
        assert len({watcher.outgoing.get_nowait() for watcher in watchers}) == 1
        for watcher in watchers:
            watcher.end()
        another = watcher_for(later, live, None)
        await another.begin()
        assert len(store.read_at_once) == read + once  # kept, though nobody looked on meanwhile
        another.end()
        await later.close()

    asyncio.run(run())


def test_a_move_is_told_late_to_all_who_look_on_late() -> None:
    async def run() -> None:
        keeper = TableKeeper(MemoryStore(), None)
        state = await seated(keeper, Terms(PRESETS["acc"], delay_seconds=1))
        live = await keeper.live(state.table)
        watchers = [watcher_for(keeper, live, None) for _ in range(2)]
        for watcher in watchers:
            await watcher.begin()
            watcher.outgoing.get_nowait()
        seat = next(seat for seat in (0, 1) if choice(live.state, seat, Random(1)) is not None)
        move = choice(live.state, seat, Random(1))
        assert move is not None
        await keeper.do(state.table, Act((ANN, BOB)[seat], move))
        assert all(watcher.outgoing.empty() for watcher in watchers)
        told = [await asyncio.wait_for(watcher.outgoing.get(), 5) for watcher in watchers]
        assert told[0] == told[1]
        for watcher in watchers:
            watcher.end()
        await keeper.close()

    asyncio.run(run())
