"""What comes before a request is bounded: headers, the time to send them, and who has not asked yet."""

import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.sync.client import connect

from pegout.server.front.idle_connections import FrontLimits, IdleConnections, Room
from pegout.server.operations.metrics_access import network
from tests.kit.callers import Echo, ask, caller, heard, refusal
from tests.kit.whole_server import serving_app

SMALL = FrontLimits(
    header_bytes=2048,
    headers=20,
    header_seconds=0.5,
    body_seconds=0.6,
    half_open_by_address=4,
    half_open=6,
    idle_by_address=3,
    idle=100,
)


@pytest.fixture(scope="module")
def port() -> Iterator[int]:
    with serving_app(Echo(), SMALL) as url:
        yield int(url.rsplit(":", 1)[1])


def test_an_honest_request_is_answered_and_the_next_on_the_same_connection(port: int) -> None:
    with caller(port) as one:
        for size in (0, 5, 60_000):
            ask(one, body=b"x" * size)
            assert one.recv(4096).endswith(f"\r\n\r\n{size}".encode())


@pytest.mark.parametrize(
    "headers",
    [
        ["cookie: " + "x" * 3000],
        [f"x-{number}: 1" for number in range(30)],
    ],
)
def test_headers_that_are_too_long_or_too_many_are_refused(port: int, headers: list[str]) -> None:
    with caller(port) as one:
        ask(one, *headers)
        assert refusal(heard(one)) == (431, "headers_too_large")


def test_a_header_without_end_is_cut_off_while_it_comes(port: int) -> None:
    with caller(port) as one:
        one.sendall(b"GET / HTTP/1.1\r\ncookie: " + b"x" * 4000)
        assert refusal(heard(one)) == (431, "headers_too_large")


@pytest.mark.parametrize("start", [b"", b"GET / HTTP/1.1\r\nhost: here\r\n"])
def test_whoever_sends_no_headers_in_time_is_cut_off(port: int, start: bytes) -> None:
    with caller(port) as one:
        began = time.monotonic()
        one.sendall(start)
        assert refusal(heard(one)) == (408, "too_slow")
        assert 0.3 < time.monotonic() - began < 3


def test_a_byte_now_and_then_does_not_buy_time(port: int) -> None:
    with caller(port) as one:
        one.sendall(b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        with suppress(OSError):  # the pipe breaks one way or the other
            while time.monotonic() - began < 4:
                one.sendall(b"a: b\r\n")
                time.sleep(0.1)
        assert time.monotonic() - began < 3


def test_the_second_request_of_a_connection_has_no_more_time_than_the_first(port: int) -> None:
    with caller(port) as one:
        ask(one)
        assert one.recv(4096).startswith(b"HTTP/1.1 200")
        one.sendall(b"GET / HT")
        assert refusal(heard(one)) == (408, "too_slow")


def test_a_body_that_does_not_come_is_not_waited_for(port: int) -> None:
    with caller(port) as one:
        one.sendall(b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\nslow")
        began = time.monotonic()
        assert refusal(heard(one)) == (408, "too_slow")
        assert 0.4 < time.monotonic() - began < 3


def test_half_open_connections_of_an_address_make_room_the_oldest_first(port: int) -> None:
    with ExitStack() as open_ones:
        half_open = [open_ones.enter_context(caller(port, "127.1.0.1")) for _ in range(6)]
        assert [refusal(heard(one)) for one in half_open[:2]] == [(429, "too_often")] * 2
        with caller(port, "127.1.0.1") as honest:
            ask(honest, body=b"abc")
            assert honest.recv(4096).endswith(b"3")


def test_half_open_connections_in_all_make_room(port: int) -> None:
    with ExitStack() as open_ones:
        many = [open_ones.enter_context(caller(port, f"127.2.0.{number + 1}")) for number in range(8)]
        assert [refusal(heard(one)) for one in many[:2]] == [(429, "too_often")] * 2
        with caller(port, "127.3.0.1") as honest:
            ask(honest)
            assert honest.recv(4096).endswith(b"0")


def test_idle_connections_of_an_address_make_room_silently(port: int) -> None:
    with ExitStack() as open_ones:
        idle = [open_ones.enter_context(caller(port, "127.4.0.1")) for _ in range(4)]
        for one in idle:
            ask(one)
            assert one.recv(4096).startswith(b"HTTP/1.1 200")
        assert heard(idle[0]) == b""
        ask(idle[3])
        assert idle[3].recv(4096).startswith(b"HTTP/1.1 200")


def test_a_socket_stays_open_however_little_is_said(port: int) -> None:
    with connect(f"ws://127.0.0.1:{port}/", compression=None) as one:
        assert one.recv(5) == "hello"
        time.sleep(1.0)
        assert one.ping().wait(5)


def test_when_all_places_are_taken_an_idle_connection_makes_room() -> None:
    with serving_app(Echo(), FrontLimits(connections=2)) as url:
        port = int(url.rsplit(":", 1)[1])
        with ExitStack() as open_ones:
            idle = open_ones.enter_context(caller(port))
            ask(idle)
            assert idle.recv(4096).startswith(b"HTTP/1.1 200")
            busy = [open_ones.enter_context(caller(port)) for _ in range(2)]
            for one in busy:
                one.sendall(
                    b"POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\nexpect: 100-continue\r\n\r\n"
                )
                assert one.recv(4096).startswith(b"HTTP/1.1 100")
            assert heard(idle) == b""
            late = open_ones.enter_context(caller(port))
            assert refusal(heard(late)) == (503, "busy")
            busy[0].sendall(b"abcd")
            assert busy[0].recv(4096).endswith(b"4")


def test_a_proxy_that_is_trusted_speaks_for_many_and_is_not_counted() -> None:
    idle_connections = IdleConnections(FrontLimits(half_open_by_address=1), [network("127.0.0.0/8")])
    assert idle_connections.address("127.0.0.9") is None
    assert idle_connections.address("198.51.100.7") == "198.51.100.7"


def test_a_room_forgets_whoever_has_left() -> None:
    class One:
        def make_room(self) -> None:
            raise AssertionError("There was room.")

    room = Room(most=1, by_address=1)
    for _ in range(5):
        one = One()
        room.enter(one, "198.51.100.7")
        room.leave(one)
    assert len(room) == 0
