"""The whole application on a real store, in a thread of the tests: over real sockets, and at once.

Bots and analysis work where they stand, and nobody comes too often.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeVar, TypeVarTuple

import uvicorn

from pegout.server.app import build_app
from pegout.server.front.idle_connections import FrontLimits
from pegout.server.operations import ServeOptions, Watch
from pegout.server.operations.request_log import App
from pegout.server.people import PeopleSettings
from pegout.server.process import config_for, listen
from pegout.server.supplies import Supplies
from pegout.server.tables.records import Papers
from pegout.services.tables.ports import Thinker
from pegout.services.worker_pool import Requester, TookTooLong, WorkerPool
from pegout.store import open_store, stored_stream
from pegout.wiring import printed, shared_keys
from tests.kit.tables import QuickThinker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NO_LIMITS = PeopleSettings(a_minute=10_000_000, at_the_door=10_000_000)
STARTING_SECONDS = 20.0


class HereAndNow(WorkerPool):
    """No processes: what they would do is done in a thread."""

    def __init__(self) -> None:
        super().__init__(1)

    async def run(
        self,
        function: Callable[[*Ts], T],
        *args: *Ts,
        timeout: float,  # noqa: ASYNC109 - as the worker pool is called
        requester: Requester | None = None,  # noqa: ARG002
    ) -> T:
        try:
            return await asyncio.wait_for(asyncio.to_thread(function, *args), timeout)
        except TimeoutError:
            raise TookTooLong("The job was ended when its time was up.") from None


def no_papers() -> Papers:
    """For a house in which nobody asks for a record."""
    return Papers(HereAndNow(), lambda _: ())


def whole_app(
    database: str,
    settings: PeopleSettings = NO_LIMITS,
    thinker: Thinker | None = None,
    analysts: WorkerPool | None = None,
) -> Watch:
    """Everything that a server answers, on that database."""
    store = open_store(database)
    keys = asyncio.run(shared_keys(store))
    library = partial(stored_stream, database)
    rooms = analysts or HereAndNow(), HereAndNow()
    supplies = Supplies(store, *keys, thinker or QuickThinker(), *rooms, library, store.close, printed)
    return build_app(supplies, ServeOptions(database=database), settings)


@contextmanager
def whole_server(
    database: str,
    settings: PeopleSettings = NO_LIMITS,
    proxies: Sequence[str] = (),
    thinker: Thinker | None = None,
    analysts: WorkerPool | None = None,
) -> Iterator[str]:
    """The address of a server on that database that ends with the block."""
    with serving_app(whole_app(database, settings, thinker, analysts), proxies=proxies) as url:
        yield url


@contextmanager
def serving_app(app: App, limits: FrontLimits | None = None, proxies: Sequence[str] = ()) -> Iterator[str]:
    """The address of an app that is served as `pegout serve` does it, in a thread."""
    with listen("127.0.0.1", 0) as listener:
        config = config_for(app, limits or FrontLimits(), proxies)
        config.lifespan, config.timeout_graceful_shutdown = "on", 1
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
        thread.start()
        try:
            _wait_for(server, thread)
            yield f"http://127.0.0.1:{listener.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join(STARTING_SECONDS)


def _wait_for(server: uvicorn.Server, thread: threading.Thread) -> None:
    until = time.monotonic() + STARTING_SECONDS
    while not server.started:
        assert thread.is_alive(), "The server ended while it started."
        assert time.monotonic() < until, "The server does not start."
        time.sleep(0.01)
