"""A server says when it is ready, ends in good order, and says plainly why it cannot begin."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter, sleep

import pytest
from litestar import Litestar
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pegout.server.process import CannotListen, address_of, listen, run_server
from pegout.services.streams.ports import StoreUnavailable

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "tests" / "kit" / "small_server.py"
SERVICE_RESTART = 1012


class Running:
    """The small server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", trace: Path) -> None:
        assert process.stdout is not None
        self.process = process
        self.address = process.stdout.readline().strip()
        self._trace = trace

    @property
    def trace(self) -> list[str]:
        return self._trace.read_text().split()

    def waits_for(self, what: str) -> None:
        start = perf_counter()
        while what not in self.trace:
            assert perf_counter() - start < 10, f"never {what}"
            sleep(0.01)

    def ends(self) -> tuple[int, list[str]]:
        """Its exit code, and the messages of its log."""
        _, err = self.process.communicate(timeout=20)
        return self.process.returncode, [json.loads(line)["message"] for line in err.splitlines()]


def ask(address: str, path: str) -> str:
    connection = HTTPConnection(address.removeprefix("http://"), timeout=20)
    connection.request("GET", path)
    return connection.getresponse().read().decode()


@contextmanager
def running(folder: Path, *how: str) -> Iterator[Running]:
    trace = folder / "trace"
    paths = os.pathsep.join([str(ROOT), *sys.path])
    with subprocess.Popen(
        [sys.executable, "-W", "error", str(SCRIPT), str(trace), *how],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": paths},
    ) as process:
        try:
            yield Running(process, trace)
        finally:
            process.kill()


def test_the_first_signal_ends_it_in_good_order(tmp_path: Path) -> None:
    with running(tmp_path) as server, ThreadPoolExecutor() as threads:
        assert server.address.startswith("http://127.0.0.1:")
        with connect(server.address.replace("http", "ws") + "/socket") as player:
            assert player.recv() == "welcome"
            pending = threads.submit(ask, server.address, "/slow/0.6")
            server.waits_for("asked")
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as told:
                player.recv()
            with pytest.raises(ConnectionRefusedError):
                ask(server.address, "/slow/0")
        assert told.value.rcvd is not None
        assert (told.value.rcvd.code, told.value.rcvd.reason) == (SERVICE_RESTART, "the server starts anew")
        assert pending.result() == "done"
        assert server.ends()[0] == 0
        assert server.trace == ["opened", "asked", "leaving", "answered", "closed"]


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, ThreadPoolExecutor() as threads:
        pending = threads.submit(ask, server.address, "/slow/8")
        server.waits_for("asked")
        server.process.send_signal(signal.SIGTERM)
        server.waits_for("leaving")
        start = perf_counter()
        server.process.send_signal(signal.SIGTERM)
        assert server.ends()[0] == -signal.SIGTERM
        assert perf_counter() - start < 2
        assert "answered" not in server.trace
        assert pending.exception() is not None


def test_ctrl_c_ends_it_well_even_if_nobody_can_be_told(tmp_path: Path) -> None:
    with running(tmp_path, "breaks") as server:
        server.process.send_signal(signal.SIGINT)
        code, messages = server.ends()
        assert code == 0
        assert "Could not tell every socket that the server is shutting down" in messages
        assert server.trace == ["opened", "leaving", "closed"]


def test_a_port_in_use_is_told_with_its_number() -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotListen, match=rf"Port {port} is in use: .*--port"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1", "x" * 300, "\udcff"])
def test_an_address_that_is_not_ours_is_told(host: str) -> None:
    with pytest.raises(CannotListen, match="--host"):
        listen(host, 0)


@pytest.mark.skipif(not socket.has_ipv6, reason="there is no IPv6 here")
def test_an_address_with_colons_is_written_as_browsers_want_it() -> None:
    try:
        listener = listen("::1", 0)
    except CannotListen:
        pytest.skip("there is no IPv6 here")
    with listener:
        assert address_of(listener) == f"http://[::1]:{listener.getsockname()[1]}"


def test_what_keeps_the_app_from_starting_comes_out_as_it_is() -> None:
    @asynccontextmanager
    async def store(_: Litestar) -> AsyncIterator[None]:
        raise StoreUnavailable("the database sleeps")
        yield

    told: list[str] = []
    with pytest.raises(StoreUnavailable, match="the database sleeps"):
        run_server(Litestar([], lifespan=[store], logging_config=None), "127.0.0.1", 0, told.append)
    assert told == []
