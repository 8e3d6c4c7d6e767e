"""The set-up of nginx that the documentation has, tried with Debian's nginx: `make nginx` brings it."""

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

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
worker_processes 1;
events {{ worker_connections 512; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {documented}
}}
"""


def documented(port: int, server: str) -> str:
    """The file as it stands there, but for what a test cannot have: two servers, a name and a certificate."""
    found = re.search(r"```nginx\n(.*?)```", OPERATIONS, re.DOTALL)
    assert found is not None
    text = (
        found[1].replace("server 127.0.0.1:8121;", f"server {server};").replace("server 127.0.0.1:8122;", "")
    )
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = text.replace("client_header_timeout 10s;", "client_header_timeout 1s;")  # nobody waits for ten
    return re.sub(r"ssl_\w+ .*;", "", text)


@contextmanager
def running_nginx(folder: Path, server: str) -> Iterator[str]:
    assert NGINX is not None, "There is no nginx: make nginx brings it."
    port = free_port()
    file = folder / "nginx.conf"
    file.write_text(AROUND.format(folder=folder, documented=documented(port, server)), encoding="utf-8")
    with running_proxy([NGINX, "-p", str(folder), "-c", str(file)], port, folder / "said.log") as url:
        yield url


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("nginx")
    options = ("--trusted-proxy", "127.0.0.1", "--log-level", "warning", "--workers-thinking", "1")
    with (
        serving(sqlite_in(folder), *options) as server,
        running_nginx(folder, server.url.removeprefix("http://")) as url,
    ):
        yield url


@pytest.mark.long
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


@pytest.mark.long
def test_everybody_is_counted_by_their_own_address_whatever_they_write(proxy: str) -> None:
    eve, ann = From(proxy, "127.50.0.1"), From(proxy, "127.51.0.1")
    answers = [eve.post("/api/guest", x_forwarded_for=f"203.0.113.{number}") for number in range(21)]
    assert [is_refused(answer) for answer in answers] == [False] * 20 + [True]
    assert ann.post("/api/guest").status_code == 201


@pytest.mark.long
def test_too_many_headers_and_slow_ones_do_not_get_through(proxy: str) -> None:
    answer = httpx.get(f"{proxy}/health", headers={"x-long": "x" * 20_000})
    assert answer.status_code in (400, 431)
    with socket.create_connection(("127.0.0.1", int(proxy.rsplit(":", 1)[1])), 10) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nhost: ")
        began = time.monotonic()
        assert b"200 OK" not in slow.recv(4096)
        assert time.monotonic() - began < 8
