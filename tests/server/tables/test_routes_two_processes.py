"""Servers on one PostgreSQL hear of each other: whoever watches at one sees what is done at the other."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.kit.postgres import fresh_database
from tests.kit.running_server import Guest
from tests.kit.table_routes import of_two, opened, step, view
from tests.kit.whole_server import whole_server


@pytest.fixture(scope="module")
def guests() -> Iterator[tuple[Guest, Guest]]:
    """Each at a server of their own, on the same database."""
    with fresh_database() as database, whole_server(database) as first, whole_server(database) as second:
        both = Guest(first, "Ann"), Guest(second, "Bob")
        yield both
        for guest in both:
            guest.http.close()


def test_a_socket_at_one_server_tells_what_is_done_at_the_other(guests: tuple[Guest, Guest]) -> None:
    ann, bob = guests
    table = opened(ann)
    socket = bob.socket(table)
    ann.post(f"/api/tables/{table}/sit", {})
    heard = socket.hear(timeout=5)
    assert heard["table"]["seats"][0]["name"] == "Ann"
    socket.close()


def test_a_game_goes_on_over_both_servers(guests: tuple[Guest, Guest]) -> None:
    ann, bob = guests
    table, dice = of_two(ann, bob), Random(7)
    sockets = [ann.socket(table), bob.socket(table)]
    for _ in range(12):
        step([ann, bob], table, dice)
    version = max(view(guest, table)["version"] for guest in guests)
    assert version > 10
    for socket in sockets:
        while socket.view["version"] < version:
            socket.hear(timeout=5)
        socket.close()
