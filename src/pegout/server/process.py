"""Runs an app until a signal ends it, and shuts it down cleanly.

On the first SIGTERM or SIGINT it accepts no new connections; then `leaving` tells the open sockets and
streams; then requests in progress are finished; then the lifespan of the app ends, and there the store is
closed. A second signal ends the process immediately.
"""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType

import uvicorn

from pegout.server.front.files import room_for_connections
from pegout.server.front.frames import paced_by
from pegout.server.front.idle_connections import FrontLimits, IdleConnections
from pegout.server.front.protocol import front_with
from pegout.server.front.proxies import Proxies
from pegout.server.operations.metrics_access import network
from pegout.server.operations.request_log import App, nobody_to_tell

LEAVING_SECONDS = 5.0
FINISHING_SECONDS = 10
KEEP_ALIVE_SECONDS = 75
"""Longer than the 60 seconds for which nginx keeps a connection, so that it never meets a closed one."""

LARGEST_MESSAGE = 65_536
"""Bytes in a message of a socket: what people say at a table is short."""

LOOK_FOR_GARBAGE = (5_000, 10, 1_000_000)
"""New objects until the young are looked through, and how often that is done until older ones are."""
TIDY_SECONDS = 900.0
SWITCH_SECONDS = 0.0005
"""How soon a busy thread lets another have its turn: the writer of the store asks for it often."""

LOG = logging.getLogger("pegout.server")


class CannotListen(ValueError):
    """The server cannot listen there; the message says why, and what to do."""


def run_server(
    app: App,
    host: str,
    port: int,
    ready: Callable[[str], None],
    leaving: Callable[[], Awaitable[None]] = nobody_to_tell,
    proxies: Sequence[str] = (),
) -> None:
    """Serve until a signal comes; `ready` is told the address once requests are answered.

    Of proxies, those in the given networks are believed. Raises `CannotListen`, or whatever the app raises
    while it starts.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    limits = FrontLimits().within(room_for_connections())
    with listen(host, port) as listener:
        config = config_for(app, limits, proxies)
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner, _plain_errors():
            runner.run(_serve(app, _Server(config, ready, leaving), listener))


def config_for(app: App, limits: FrontLimits, proxies: Sequence[str] = ()) -> uvicorn.Config:
    """How the app is served; the last to look at who comes are its proxies."""
    return uvicorn.Config(
        Proxies(app, proxies),
        http=front_with(IdleConnections(limits, [network(text) for text in proxies])),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws=paced_by(limits),
        ws_max_size=LARGEST_MESSAGE,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=FINISHING_SECONDS,
    )


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Litestar wraps what its lifespan raises into groups of one."""
    try:
        yield
    except ExceptionGroup as group:
        error: Exception = group
        while isinstance(error, ExceptionGroup) and len(error.exceptions) == 1:
            error = error.exceptions[0]
        raise error from None


async def _serve(app: App, server: "_Server", listener: socket.socket) -> None:
    """Uvicorn would answer a lifespan that cannot begin with a traceback and its own exit code."""
    async with app.lifespan():
        tidying = asyncio.create_task(_tidy_up())
        await server.serve([listener])
        tidying.cancel()
    LOG.info("Shut down cleanly")


async def _tidy_up() -> None:
    """Look for garbage in all that is kept only now and then: everybody waits for it meanwhile.

    What is there from the start is never garbage, and what is young is looked through as ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*LOOK_FOR_GARBAGE)
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[str], None], leaving: Callable[[], Awaitable[None]]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._leaving = leaving

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready(address_of((sockets or [])[0]))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        LOG.info("Shutting down: no new connections")
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(LEAVING_SECONDS):
                await self._leaving()
        except Exception:
            LOG.exception("Could not tell every socket that the server is shutting down")
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 - as uvicorn calls it
        """Uvicorn would raise the signal again in the end, which makes a good end look like a bad one."""
        if self.should_exit:
            signal.signal(sig, signal.SIG_DFL)
            signal.raise_signal(sig)
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections there, or `CannotListen`."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        made = socket.create_server((str(address[0]), int(address[1])), family=family, backlog=2048)
    except (OSError, OverflowError, UnicodeError) as error:
        raise CannotListen(_why_not(host, port, error)) from None
    hang_up_on_the_deaf(made, FrontLimits().unread_seconds)
    return made


def hang_up_on_the_deaf(listener: socket.socket, seconds: int) -> None:
    """Have the system end connections to a peer that reads nothing for that long, if it can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * seconds)


def _why_not(host: str, port: int, error: Exception) -> str:
    number = getattr(error, "errno", None)
    if number == errno.EADDRINUSE:
        return f"Port {port} is in use: stop the other program, or choose another with --port."
    if number == errno.EACCES:
        return f"You may not use port {port}: choose one above 1023 with --port."
    return f"Cannot listen at {host[:60]!r}, port {port}: give --host an address of this machine."


def address_of(listener: socket.socket) -> str:
    """The address for a browser."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if listener.family is socket.AF_INET6 else f"http://{host}:{port}"
