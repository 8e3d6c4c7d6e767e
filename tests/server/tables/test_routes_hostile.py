"""Text that databases and files cannot hold never reaches them, and nobody fills the house by watching."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pegout.server.tables import service
from tests.kit.postgres import fresh_database
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.table_routes import of_two, opened, refusal, view
from tests.kit.whole_server import whole_server

ODD = ["%00", "a%00b", "%ED%A0%80", "%FF", "%0A", "%F0%9F%92%A9", "%5C", "'", "%25"]
READ = [
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/tables/{}/statistics",
    "/api/tables/{}/invitation.svg",
]
READ += ["/api/bot/tables/{}/stream", "/api/invitations/{}", "/api/rules/{}", "/web/{}"]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def guests(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Guest, Guest]]:
    """Two people on a server of their own, on either kind of database."""
    if request.param == "sqlite":
        with whole_server(sqlite_in(tmp_path_factory.mktemp("odd"))) as url:
            yield from _two(url)
        return
    with fresh_database() as database, whole_server(database) as url:
        yield from _two(url)


def _two(url: str) -> Iterator[tuple[Guest, Guest]]:
    both = Guest(url, "Ann"), Guest(url, "Bob")
    yield both
    for guest in both:
        guest.http.close()


@pytest.mark.parametrize("odd", ODD)
def test_nothing_is_found_under_an_odd_name(guests: tuple[Guest, Guest], odd: str) -> None:
    for path in READ:
        answer = guests[0].send(path.format(odd), method="GET")
        assert refusal(answer)[0] in (400, 404), path
    for act in ("sit", "leave", "urge"):
        assert refusal(guests[0].send(f"/api/tables/{odd}/{act}", {}))[0] in (400, 404)


@pytest.mark.parametrize("odd", ODD)
def test_a_socket_to_an_odd_name_is_closed(guests: tuple[Guest, Guest], odd: str) -> None:
    with pytest.raises((ConnectionClosed, InvalidStatus)):
        _hear_refusals(guests[0].url.replace("http", "ws", 1), odd)


@pytest.mark.parametrize("cut", ["x.", "%F0%9F%98%80", "x" * 300, "x%0A"])
def test_a_browser_is_told_that_a_link_was_cut_off(guests: tuple[Guest, Guest], cut: str) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        _hear_refusals(guests[0].url.replace("http", "ws", 1), cut)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def _hear_refusals(url: str, table: str) -> None:
    with connect(f"{url}/api/tables/{table}/socket") as socket:
        while True:
            assert json.loads(socket.recv(timeout=10))["type"] == "refused"


@pytest.mark.parametrize("odd", ["\x00", "a\x00b", "\n", "\x7f", "", "x" * 65])
def test_an_id_that_cannot_be_stored_is_refused(guests: tuple[Guest, Guest], odd: str) -> None:
    ann, bob = guests
    table = of_two(ann, bob)
    seen = view(ann, table)
    cut: dict[str, Any] = {"do": "cut", "lifted": 20, "version": seen["version"]}
    assert refusal(ann.send(f"/api/tables/{table}/moves", cut | {"id": odd})) == (400, "bad_request")
    socket = ann.socket(table)
    socket.send(cut, odd)
    assert socket.hear()["error"]["code"] == "bad_request"
    assert view(ann, table)["version"] == seen["version"]
    assert socket.do(cut, "😀 é 五")["type"] == "done"
    socket.close()


def test_one_too_many_may_not_watch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MOST_WATCHERS", 1)
    with whole_server(sqlite_in(tmp_path)) as url:
        ann = Guest(url)
        table = opened(ann)
        first = ann.socket(table)
        second = ann.socket(table)
        assert second.view == {}
        with pytest.raises(ConnectionClosed):
            second.hear()
        answer = ann.send(f"/api/bot/tables/{table}/stream", method="GET")
        assert refusal(answer) == (503, "busy")
        assert answer.headers["retry-after"] == "30"
        for socket in (first, second):
            socket.close()
        ann.http.close()
