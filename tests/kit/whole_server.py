"""The whole application on a real store, in a thread of the tests: over real sockets, and at once.

Bots and analysis work where they stand, and nobody comes too often.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeVar, TypeVarTuple

import uvicorn

from pegout.app.backroom import Backroom, Party
from pegout.app.ports import Thinker
from pegout.server.app import Supplies, build_app
from pegout.server.operations import ServeOptions, Watch
from pegout.server.people import PeopleSettings, shared_session_key
from pegout.server.running import listen
from pegout.server.tables.papers import Papers
from pegout.store import open_store, stored_stream
from pegout.wiring import printed
from tests.kit.parlour import QuickThinker

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NO_LIMITS = PeopleSettings(a_minute=10_000_000, at_the_door=10_000_000)
STARTING_SECONDS = 20.0


class HereAndNow(Backroom):
    """No processes: what they would do is done in a thread."""

    def __init__(self) -> None:
        super().__init__(1)

    async def run(
        self,
        function: Callable[[*Ts], T],
        *args: *Ts,
        timeout: float,  # noqa: ASYNC109 - as the backroom is called
        party: Party | None = None,  # noqa: ARG002
    ) -> T:
        return await asyncio.wait_for(asyncio.to_thread(function, *args), timeout)


def no_papers() -> Papers:
    """For a house in which nobody asks for a record."""
    return Papers(HereAndNow(), lambda _: ())


def whole_app(database: str, thinker: Thinker | None = None, analysts: Backroom | None = None) -> Watch:
    """Everything that a server answers, on that database."""
    store = open_store(database)
    key = asyncio.run(shared_session_key(store))
    library = partial(stored_stream, database)
    rooms = analysts or HereAndNow(), HereAndNow()
    supplies = Supplies(store, key, thinker or QuickThinker(), *rooms, library, store.close, printed)
    return build_app(supplies, ServeOptions(database=database), NO_LIMITS)


@contextmanager
def whole_server(
    database: str, thinker: Thinker | None = None, analysts: Backroom | None = None
) -> Iterator[str]:
    """The address of a server on that database that ends with the block."""
    app = whole_app(database, thinker, analysts)
    with listen("127.0.0.1", 0) as listener:
        config = uvicorn.Config(
            app, lifespan="on", log_config=None, access_log=False, timeout_graceful_shutdown=1
        )
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
