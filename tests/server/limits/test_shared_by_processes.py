"""Two server processes on one PostgreSQL count together."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from pegout.server.limits import purposes
from pegout.server.limits.exchange import PLACES_EVERY, SHARE_SECONDS
from pegout.server.limits.places import BELIEVED_SECONDS
from pegout.server.people import PeopleSettings
from tests.kit.addresses import From, is_refused
from tests.kit.postgres import fresh_database
from tests.kit.whole_server import whole_server

SETTINGS = PeopleSettings(a_minute=100_000, at_the_door=20)
SOON = 10.0


@pytest.fixture(scope="module")
def two() -> Iterator[tuple[str, str]]:
    with (
        fresh_database() as database,
        whole_server(database, SETTINGS) as first,
        whole_server(database, SETTINGS) as second,
    ):
        yield first, second


def until(holds: Callable[[], bool]) -> float:
    """How long it takes."""
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < SOON
        time.sleep(0.05)
    return time.monotonic() - began


def test_guests_at_one_count_at_the_other(two: tuple[str, str]) -> None:
    here, there = (From(url, "127.30.0.1") for url in two)
    for _ in range(SETTINGS.at_the_door):
        assert here.post("/api/guest").status_code == 201
    assert is_refused(here.post("/api/guest"))
    # at the door, before the body is read: what cannot be a guest is counted like one
    taken = until(lambda: is_refused(there.post("/api/guest", {"name": 5})))
    assert taken < 4 * SHARE_SECONDS
    assert From(two[1], "127.31.0.1").post("/api/guest").status_code == 201


@pytest.mark.long
def test_places_held_at_one_are_taken_at_the_other_and_free_again(two: tuple[str, str]) -> None:
    here, there = (From(url, "127.32.0.1").guest() for url in two)
    table = here.post("/api/tables", {}).json()["table"]["table"]
    here.post(f"/api/tables/{table}/sit", {})  # players find room at their table, so that only places count
    path = f"/api/tables/{table}/socket"

    def refused() -> bool:
        with there.socket(path) as one:
            return bool(json.loads(one.recv(10))["type"] == "refused")

    with ExitStack() as held:
        for _ in range(purposes.SOCKETS.by_address):
            held.enter_context(here.socket(path))
        assert until(refused) < 2 * PLACES_EVERY * SHARE_SECONDS + 2
    assert until(lambda: not refused()) < BELIEVED_SECONDS + 2
