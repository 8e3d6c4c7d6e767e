"""One caller does not have the server: not by many requests at once, nor by sockets, nor by not listening."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.sync.client import connect

from pegout.server.front.idle_connections import FrontLimits
from pegout.server.process import hang_up_on_the_deaf, listen
from tests.kit.callers import Echo, ask, caller, heard, refusal
from tests.kit.whole_server import serving_app

SMALL = FrontLimits(body_seconds=0.6, pipelined=3)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with serving_app(Echo(), SMALL) as url:
        yield int(url.rsplit(":", 1)[1])


def test_a_few_requests_at_once_on_one_connection_are_answered_in_their_order(port: int) -> None:
    with caller(port) as one:
        one.sendall(b"".join([_request(b"x" * size) for size in range(3)]))
        said = b""
        while said.count(b"HTTP/1.1 200") < 3 or not said.endswith(b"2"):
            said += one.recv(4096)
        assert [part[-1:] for part in said.split(b"HTTP/1.1 200")[1:]] == [b"0", b"1", b"2"]


def test_a_flood_of_requests_on_one_connection_ends_it(port: int) -> None:
    with caller(port, "127.9.0.1") as one:
        with suppress(OSError):  # the pipe breaks before all of it is there
            for _ in range(100):
                one.sendall(b"GET / HTTP/1.1\r\n\r\n" * 10_000)
        with suppress(ConnectionError):
            assert heard(one).count(b"HTTP/1.1 200") < 1000


def test_a_body_after_other_requests_is_not_waited_for_either(port: int) -> None:
    with caller(port, "127.9.1.1") as one:
        began = time.monotonic()
        one.sendall(_request() + b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\nslow")
        assert b"HTTP/1.1 408" in heard(one)
        assert time.monotonic() - began < 3


def _request(body: bytes = b"") -> bytes:
    return b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: %d\r\n\r\n%s" % (len(body), body)


UNFINISHED = b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\nexpect: 100-continue\r\n\r\n"


def test_one_address_does_not_have_all_connections_whatever_they_do() -> None:
    limits = FrontLimits(connections=40, by_address=6, by_network=8, half_open_by_address=100)
    with serving_app(Echo(), limits) as url, ExitStack() as open_ones:
        port = int(url.rsplit(":", 1)[1])

        def busy(source: str) -> bytes:
            one = open_ones.enter_context(caller(port, source))
            one.sendall(UNFINISHED)
            return one.recv(4096)

        def turned_away(source: str) -> tuple[int, str]:
            return refusal(heard(open_ones.enter_context(caller(port, source))))

        assert [busy("127.5.0.1")[:12] for _ in range(6)] == [b"HTTP/1.1 100"] * 6
        assert turned_away("127.5.0.1") == (429, "too_often")
        assert [busy("127.5.0.2")[:12] for _ in range(2)] == [b"HTTP/1.1 100"] * 2
        assert turned_away("127.5.0.2") == (429, "too_often")
        assert busy("127.6.0.1").startswith(b"HTTP/1.1 100")
        open_ones.close()
        time.sleep(0.1)
        assert busy("127.5.0.1").startswith(b"HTTP/1.1 100")


def test_sockets_count_among_the_connections_of_an_address_until_they_are_gone() -> None:
    with serving_app(Echo(), FrontLimits(by_address=2)) as url:
        address = url.replace("http", "ws", 1)
        first, second = connect(address, compression=None), connect(address, compression=None)
        with first, second, caller(int(url.rsplit(":", 1)[1])) as late:
            assert refusal(heard(late)) == (429, "too_often")
        time.sleep(0.1)
        with connect(address, compression=None) as again:
            assert again.recv(5) == "hello"


def test_with_fewer_files_an_address_has_fewer_connections() -> None:
    few = FrontLimits().within(2_000)
    assert (few.connections, few.by_address, few.by_network) == (2_000, 600, 800)
    assert FrontLimits().within(1_000_000) == FrontLimits()


EMPTY = {"ping": b"\x89\x80", "text": b"\x81\x80", "bytes": b"\x82\x80", "pong": b"\x8a\x80"}


@pytest.mark.parametrize("kind", [*EMPTY, "continuation"])
def test_a_flood_of_frames_ends_the_socket_and_holds_up_nobody(port: int, kind: str) -> None:
    frame = EMPTY.get(kind, b"\x00\x80") + bytes(4)
    with caller(port, "127.9.2.1") as flood, caller(port, "127.9.3.1") as other:
        upgrade(flood)
        if kind == "continuation":
            flood.sendall(b"\x01\x80" + bytes(4))
        flood.sendall(frame * 30_000)
        began = time.monotonic()
        ask(other)
        assert other.recv(4096).startswith(b"HTTP/1.1 200")
        assert time.monotonic() - began < 0.5
        with suppress(ConnectionError):
            assert len(heard(flood)) < 2_000


def test_frames_at_an_honest_pace_are_heard() -> None:
    limits = FrontLimits(frames_at_once=5, frames_a_second=50)
    with (
        serving_app(Echo(), limits) as url,
        connect(url.replace("http", "ws", 1), compression=None) as one,
    ):
        for _ in range(15):
            assert one.ping().wait(5)
            time.sleep(0.03)


def upgrade(one: socket.socket) -> None:
    """Make a socket of it."""
    handshake = ("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13")
    lines = [
        "GET / HTTP/1.1",
        "host: here",
        *handshake,
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
        "",
        "",
    ]
    one.sendall("\r\n".join(lines).encode())
    assert one.recv(4096).startswith(b"HTTP/1.1 101")


class Wordy(Echo):
    """Answers everybody with more than a connection holds."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        head = [(b"content-length", b"20000000")]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": bytes(20_000_000)})


def test_whoever_takes_in_nothing_makes_room() -> None:
    with serving_app(Wordy(), FrontLimits(idle_by_address=2)) as url, ExitStack() as open_ones:
        deaf = [open_ones.enter_context(caller(int(url.rsplit(":", 1)[1]))) for _ in range(3)]
        for one in deaf:
            one.sendall(_request())
            assert one.recv(16).startswith(b"HTTP/1.1 200")
        with suppress(ConnectionResetError):
            assert len(heard(deaf[0])) < 20_000_000


def test_the_system_hangs_up_on_whoever_takes_in_nothing() -> None:
    with listen("127.0.0.1", 0) as listener:
        hang_up_on_the_deaf(listener, 1)
        with caller(listener.getsockname()[1]), listener.accept()[0] as served:
            served.settimeout(20)
            began = time.monotonic()
            with pytest.raises(OSError, match="timed out"):
                served.sendall(bytes(50_000_000))
            assert time.monotonic() - began < 15


def test_a_server_listens_like_that() -> None:
    with listen("127.0.0.1", 0) as listener:
        kept = listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
        assert kept == 1000 * FrontLimits().unread_seconds
