"""Whoever reads nothing of what is sent cannot keep a socket that has ended."""

import json
import socket
import time
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.kit.crowd import Crowd
from tests.kit.running_server import Guest, socket_url
from tests.kit.table_routes import of_two, step, view

TOUCHED = {"incident": "touched-opponents-peg", "facts": {"offender": "1"}}
UNREAD = 550
"""Answers of some kilobytes each: more than the machine keeps for somebody who does not read."""


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """An attacker has half a minute to send as much as that."""
    monkeypatch.setattr("pegout.server.tables.socket.BURST", 10 * UNREAD)


def some_way_on(ann: Guest, bob: Guest) -> str:
    """A table with something in its log."""
    table, dice = of_two(ann, bob), Random(3)
    for _ in range(100):
        step([ann, bob], table, dice)
    return table


def deaf_socket(ann: Guest, table: str) -> ClientConnection:
    """Nothing is read from it, and what has been sent to it waits on the server."""
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    host, _, port = ann.url.removeprefix("http://").partition(":")
    plug.connect((host, int(port)))
    deaf = connect(
        socket_url(ann.url, table),
        additional_headers={"Authorization": f"Bearer {ann.token('read', 'play')}"},
        sock=plug,
        max_queue=1,
        compression=None,
        legacy=True,
    )
    for number in range(UNREAD):
        say(deaf, f"old{number}", version=0, do="go")
    say(deaf, "ask", version=view(ann, table)["version"], do="propose", **TOUCHED)
    while proposal_at(ann, table) is None:
        time.sleep(0.1)
    return deaf


def say(deaf: ClientConnection, number: str, **what: object) -> None:
    deaf.send(json.dumps({"id": number, **what}))


def proposal_at(guest: Guest, table: str) -> Any:
    return view(guest, table)["table"]["proposal"]


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("is_revoked", [True, False])
def test_a_token_that_was_revoked_does_nothing_by_a_socket_that_is_not_read(
    crowd: Crowd, *, is_revoked: bool
) -> None:
    ann, bob = crowd.guest("Deaf Ann"), crowd.guest("Deaf Bob")
    table = some_way_on(ann, bob)
    deaf = deaf_socket(ann, table)
    if is_revoked:
        made = ann.get("/api/account/tokens")[0]["id"]
        assert ann.send(f"/api/account/tokens/{made}", method="DELETE").status_code == 204
        time.sleep(1)
    with suppress(ConnectionClosed, OSError):
        say(deaf, "late", version=view(ann, table)["version"], do="decline")
    time.sleep(1)
    assert (proposal_at(bob, table)["declined"] is None) == is_revoked
    deaf.close_timeout = 0
    deaf.close()
