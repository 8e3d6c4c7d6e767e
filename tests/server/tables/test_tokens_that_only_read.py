"""What a token shows of a seat is the same over HTTP and over the socket."""

from random import Random

import httpx
import pytest

from tests.kit.running_server import Guest, any_move, socket_with
from tests.kit.table_routes import of_two, step, view


def to_throw(ann: Guest, bob: Guest) -> str:
    """A table of both at which Ann has to throw."""
    table, dice = of_two(ann, bob), Random(8)
    while view(ann, table)["game"]["phase"] != "throw":
        step([ann, bob], table, dice)
    return table


@pytest.mark.parametrize(("scopes", "shown"), [(("read",), 6), (("play",), 6), (("analyse",), 0)])
def test_a_token_sees_the_hand_over_both_doors_or_over_none(
    ann: Guest, bob: Guest, scopes: tuple[str, ...], shown: int
) -> None:
    table = to_throw(ann, bob)
    headers = {"Authorization": f"Bearer {ann.token(*scopes)}"}
    told = httpx.get(f"{ann.url}/api/tables/{table}", headers=headers).json()
    socket = socket_with(ann.url, table, headers)
    assert (told["table"], told["game"]) == (socket.view["table"], socket.view["game"])
    assert len(told["game"]["hand"]) == shown
    assert told["table"]["seat"] == (0 if shown else None)
    socket.close()


def test_a_socket_that_only_reads_follows_the_hand_and_moves_nothing(ann: Guest, bob: Guest) -> None:
    table = to_throw(ann, bob)
    socket = ann.socket_by(table, "read")
    move = any_move(socket.view["game"], Random(1))
    for sent in (move, {"do": "urge"}, {"do": "back"}):
        assert socket.do(sent, "mine")["error"]["code"] == "needs_scope"
    before = view(ann, table)
    assert before["version"] == socket.view["version"]
    ann.post(f"/api/tables/{table}/moves", move | {"id": "a throw", "version": before["version"]})
    while socket.view["version"] == before["version"]:
        socket.hear()
    assert len(socket.view["game"]["hand"]) == 4
    socket.close()


def test_nobody_is_there_because_a_token_reads_along(ann: Guest, bob: Guest) -> None:
    table = to_throw(ann, bob)
    socket = ann.socket_by(table, "read")
    ann.socket(table).close()
    while not socket.view["table"]["seats"][0]["away"]:
        socket.hear(timeout=20)
    later = ann.socket_by(table, "read")
    came = ann.socket_by(table, "play")
    assert later.view["table"]["seats"][0]["away"]
    while came.view["table"]["seats"][0]["away"]:
        came.hear(timeout=20)
    for one in (socket, later, came):
        one.close()
