"""Somebody sets the clock of the machine in the middle of a game: nobody loses or wins an hour by it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.kit.running_server import Guest, sqlite_in
from tests.kit.table_routes import of_two, opened, view
from tests.kit.whole_server import whole_server

HOUR = 3_600_000
MOVE_SECONDS = 120
SLACK = 65_000
"""A restart grants a minute, and machines are slow."""


class Machine:
    """Its clock can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        self._real = time.time_ns
        monkeypatch.setattr(time, "time_ns", self.time_ns)

    def time_ns(self) -> int:
        return self._real() + 1_000_000 * self.ahead

    @property
    def ms(self) -> int:
        return self.time_ns() // 1_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


class Pair:
    """Two who play with a clock, and lose by running out of time."""

    def __init__(self, url: str) -> None:
        self.ann, self.bob = Guest(url), Guest(url, "Bob")
        terms = {"move_seconds": MOVE_SECONDS, "gone": "forfeit", "wait_seconds": 60}
        self.table = of_two(self.ann, self.bob, **terms)
        self.open = opened(self.ann)

    def move_to(self, url: str) -> None:
        for guest in (self.ann, self.bob):
            guest.http.base_url = url

    def until(self) -> int:
        """When the time of somebody who has to move is up."""
        seen = view(self.ann, self.table)["table"]
        assert seen["status"] == "playing"
        return int(min(at for _, at in seen["until"]))


@contextmanager
def playing(url: str) -> Iterator[Pair]:
    pair = Pair(url)
    yield pair
    pair.ann.http.close()
    pair.bob.http.close()


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * 24 * HOUR])
def test_a_jump_while_the_server_runs_changes_no_game(tmp_path: Path, machine: Machine, jump: int) -> None:
    with whole_server(sqlite_in(tmp_path)) as url, playing(url) as pair:
        before, begun = pair.until(), machine.ms
        machine.ahead = jump
        time.sleep(2.5)  # the tables are looked after every second
        assert view(pair.ann, pair.table)["table"]["status"] == "playing"
        assert view(pair.ann, pair.open)["table"]["status"] == "open"
        assert pair.until() == before
        first = view(pair.ann, pair.table)
        mover = pair.ann if 0 in first["game"]["to_act"] else pair.bob
        act = view(mover, pair.table)["game"]["legal"][0]
        assert act["do"] == "cut"
        sent = {"do": "cut", "lifted": act["least"], "id": "c1", "version": first["version"]}
        assert mover.send(f"/api/tables/{pair.table}/moves", sent).status_code == 200
        assert begun < pair.until() - 1000 * MOVE_SECONDS < begun + 30_000  # nobody has an hour to think


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 400 * 24 * HOUR])
def test_a_restart_with_another_time_neither_loses_a_game_nor_gives_an_hour(
    tmp_path: Path, machine: Machine, jump: int
) -> None:
    database = sqlite_in(tmp_path)
    with whole_server(database) as url, playing(url) as pair:
        begun = machine.ms
        with_time = pair.until()
        assert with_time - begun <= 1000 * MOVE_SECONDS + 1000
        pair.ann.http.close()
        pair.bob.http.close()
        table, open_table = pair.table, pair.open
        cookies = pair.ann.http.cookies
    machine.ahead = jump
    with whole_server(database) as url:
        started = max(machine.ms, begun)
        time.sleep(2.5)
        ann = Guest(url)
        ann.http.cookies = cookies
        seen = view(ann, table)["table"]
        assert seen["status"] == "playing"
        assert view(ann, open_table)["table"]["status"] == "open"
        least, most = started + 40_000, started + 1000 * MOVE_SECONDS + SLACK
        assert all(least <= at <= most for _, at in seen["until"])
        ann.http.close()
