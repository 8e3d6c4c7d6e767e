"""The set-ups of proxies that the documentation has, tried with those of Debian."""

import socket
import time
from collections.abc import Iterator

import httpx
import pytest

from tests.kit.addresses import From, is_refused
from tests.kit.proxy import PROXIES
from tests.kit.running_server import Guest, serving, sqlite_in

pytestmark = pytest.mark.long


@pytest.fixture(scope="module", params=PROXIES)
def proxy(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp(request.param)
    options = ("--trusted-proxy", "127.0.0.1", "--log-level", "warning", "--workers-thinking", "1")
    with (
        serving(sqlite_in(folder), *options) as server,
        PROXIES[request.param](folder, server.url.removeprefix("http://")) as url,
    ):
        yield url


def test_people_play_through_it(proxy: str) -> None:
    ann = Guest(proxy)
    table = ann.post("/api/tables", {"bots": [{"seat": 1, "level": "random"}]})["table"]["table"]
    ann.post(f"/api/tables/{table}/sit", {})
    one = ann.socket(table)
    assert one.view["table"]["status"] == "playing"
    one.close()
    ann.http.close()
    assert httpx.get(f"{proxy}/metrics").status_code == 404
    assert httpx.get(f"{proxy}/health").status_code == 200


def test_everybody_is_counted_by_their_own_address_whatever_they_write(proxy: str) -> None:
    eve, ann = From(proxy, "127.50.0.1"), From(proxy, "127.51.0.1")
    answers = [eve.post("/api/guest", x_forwarded_for=f"203.0.113.{number}") for number in range(21)]
    assert [is_refused(answer) for answer in answers] == [False] * 20 + [True]
    assert ann.post("/api/guest").status_code == 201


def test_too_much_and_too_slow_does_not_get_through(proxy: str) -> None:
    long = httpx.get(f"{proxy}/health", headers={"x-long": "x" * 40_000})
    assert long.status_code in (400, 431)  # nginx says the one, Caddy the other
    with socket.create_connection(("127.0.0.1", int(proxy.rsplit(":", 1)[1])), 10) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nhost: ")
        began = time.monotonic()
        assert b"200 OK" not in slow.recv(4096)
        assert time.monotonic() - began < 8
    ann = Guest(proxy)
    assert ann.send("/api/tables", {"name": "x" * 1_100_000}).status_code == 413
    ann.http.close()
