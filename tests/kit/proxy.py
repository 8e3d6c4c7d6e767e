"""Proxies of Debian's before a server, with the set-up that the documentation has.

`make caddy` and `make nginx` bring them.
"""

import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

OPERATIONS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")

CADDY = shutil.which("caddy")
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


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


@contextmanager
def running_proxy(command: Sequence[str], port: int, log: Path, **environment: str) -> Iterator[str]:
    """Its address, as soon as it takes connections."""
    with log.open("w", encoding="utf-8") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment or None)
        try:
            until = time.monotonic() + 10
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, log.read_text(encoding="utf-8")
                    assert time.monotonic() < until
                    time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)


def _caddyfile(port: int, server: str) -> str:
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
    file.write_text(_caddyfile(port, server), encoding="utf-8")
    command = [CADDY, "run", "--config", str(file), "--adapter", "caddyfile"]
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with running_proxy(command, port, folder / "said.log", **own) as url:
        yield url


def _nginx_conf(port: int, server: str) -> str:
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
    file.write_text(AROUND.format(folder=folder, documented=_nginx_conf(port, server)), encoding="utf-8")
    with running_proxy([NGINX, "-p", str(folder), "-c", str(file)], port, folder / "said.log") as url:
        yield url


PROXIES = {"caddy": running_caddy, "nginx": running_nginx}
"""Those that the documentation sets up."""
