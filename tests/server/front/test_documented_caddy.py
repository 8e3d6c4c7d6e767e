"""The set-up of Caddy that the documentation has, tried with Debian's Caddy: `make caddy` brings it."""

import re
import shutil
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.kit.addresses import From, is_refused
from tests.kit.proxy import OPERATIONS, free_port, running_proxy
from tests.kit.running_server import Guest, serving, sqlite_in

CADDY = shutil.which("caddy")


def documented(port: int, server: str) -> str:
    """The file as it stands there, but for what a test cannot have: two servers, a name and a certificate."""
    found = re.search(r"```text\n(\{\n    servers.*?)```", OPERATIONS, re.DOTALL)
    assert found is not None
    text = found[1].replace("reverse_proxy 127.0.0.1:8121 127.0.0.1:8122", f"reverse_proxy {server}")
    text = text.replace("crib.example.org {", f"http://127.0.0.1:{port} {{")
    text = text.replace("read_header 10s", "read_header 1s")  # nobody waits for ten
    return text.replace("{\n    servers", "{\n    admin off\n    servers", 1)


@contextmanager
def running_caddy(folder: Path, server: str) -> Iterator[str]:
    assert CADDY is not None, "There is no Caddy: make caddy brings it."
    port, file = free_port(), folder / "Caddyfile"
    file.write_text(documented(port, server), encoding="utf-8")
    command = [CADDY, "run", "--config", str(file), "--adapter", "caddyfile"]
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with running_proxy(command, port, folder / "said.log", **own) as url:
        yield url


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("caddy")
    options = ("--trusted-proxy", "127.0.0.1", "--log-level", "warning", "--workers-thinking", "1")
    with (
        serving(sqlite_in(folder), *options) as server,
        running_caddy(folder, server.url.removeprefix("http://")) as url,
    ):
        yield url


@pytest.mark.long
def test_people_play_through_caddy(proxy: str) -> None:
    ann = Guest(proxy)
    table = ann.post("/api/tables", {"bots": [{"seat": 1, "level": "random"}]})["table"]["table"]
    ann.post(f"/api/tables/{table}/sit", {})
    one = ann.socket(table)
    assert one.view["table"]["status"] == "playing"
    one.close()
    ann.http.close()
    assert httpx.get(f"{proxy}/metrics").status_code == 404
    assert httpx.get(f"{proxy}/health").status_code == 200


@pytest.mark.long
def test_caddy_tells_everybodys_own_address_whatever_they_write(proxy: str) -> None:
    eve, ann = From(proxy, "127.50.0.1"), From(proxy, "127.51.0.1")
    answers = [eve.post("/api/guest", x_forwarded_for=f"203.0.113.{number}") for number in range(21)]
    assert [is_refused(answer) for answer in answers] == [False] * 20 + [True]
    assert ann.post("/api/guest").status_code == 201


@pytest.mark.long
def test_too_much_and_too_slow_does_not_get_through_caddy(proxy: str) -> None:
    assert httpx.get(f"{proxy}/health", headers={"x-long": "x" * 40_000}).status_code == 431
    with socket.create_connection(("127.0.0.1", int(proxy.rsplit(":", 1)[1])), 10) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nhost: ")
        began = time.monotonic()
        assert b"200 OK" not in slow.recv(4096)
        assert time.monotonic() - began < 8
    ann = Guest(proxy)
    assert ann.send("/api/tables", {"name": "x" * 1_100_000}).status_code == 413
    ann.http.close()
