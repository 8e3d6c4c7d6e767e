"""Views are made again after every record, for hundreds of phones: they must cost next to nothing."""

from collections.abc import Callable
from dataclasses import replace
from time import process_time

import pytest

from pegout.services.events.state import HostedEvent
from pegout.services.events.views import Views, difference
from pegout.tournament.event import Division, Role, rows
from pegout.tournament.standings import GameResult
from tests.kit.hosted_events import START, Host, names

PLAYERS = names(512)
AT_MS = int(START.timestamp() * 1000)


def half_played(division: Division, tables: int) -> Division:
    """Four rounds and so many tables of the fifth."""
    return replace(
        division,
        results={
            game.id: GameResult(game.first, game.second, 121, 50 + 31 * game.first % 71, game.round)
            for game in division.games
            if game.round < 5 or (game.round == 5 and game.table <= tables)
        },
    )


@pytest.fixture(scope="module")
def host() -> Host:
    host = Host("acc")
    host.start(*PLAYERS)
    return host


def with_tables(host: Host, tables: int) -> HostedEvent:
    division = half_played(host.division, tables)
    return replace(host.state, now=replace(host.event, divisions=(division,)))


def best(work: Callable[[], object]) -> float:
    """Time of the processor, so that other work on the machine does not count."""
    times = []
    for _ in range(7):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def test_views_of_512_cost_a_few_times_their_standings(host: Host) -> None:
    """Measured: twice for what is public, thrice for the director, and a fiftieth for each player."""
    state = with_tables(host, 2)
    standings = best(lambda: rows(state.now.divisions[0]))
    assert best(lambda: Views(state, AT_MS).public) < 6 * standings
    assert best(lambda: Views(state, AT_MS).of(Role.DIRECTOR)) < 9 * standings
    views = Views(state, AT_MS)
    assert best(lambda: [views.of(Role.PLAYER, name) for name in PLAYERS]) < 512 * standings / 10


def test_a_result_of_one_game_makes_a_small_difference_quickly(host: Host) -> None:
    before = Views(with_tables(host, 2), AT_MS)
    state = with_tables(host, 3)
    after = Views(state, AT_MS, before)
    standings = best(lambda: rows(state.now.divisions[0]))
    mine = before.of(Role.PLAYER, "P9"), after.of(Role.PLAYER, "P9")
    assert best(lambda: difference(*mine)) < standings / 10
    assert set(difference(*mine)) == {"fields", "games"}
    assert len(difference(*mine)["games"]) == 1
