"""What the application is built from."""

from collections.abc import Awaitable, Callable

from pegout.server.events.service import Press
from pegout.services.ports import ServerStore
from pegout.services.tables.ports import Thinker
from pegout.services.tables.records import Library
from pegout.services.worker_pool import WorkerPool
from pegout.values import value


@value
class Supplies:
    """Made by whoever starts the server, and closed when it has ended."""

    store: ServerStore
    session_key: str
    events_key: str
    """What the keys in links of events come from, in hex."""
    thinker: Thinker
    analysts: WorkerPool
    workers: WorkerPool
    """They print, and write records and statistics, in a queue apart from analysis."""
    library: Library
    """Reads a whole stream in whichever process it is called."""
    close: Callable[[], Awaitable[None]]
    """Called when the application has ended."""
    press: Press | None = None
    """Prints events; without it they are only shown."""
