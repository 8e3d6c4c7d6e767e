"""The state of the database: counted, logged when it changes, and open to health checks."""

import asyncio
import logging
import time
from threading import Lock

from pegout.server.operations.metrics import StoreMetrics
from pegout.services.ports import ServerStore
from pegout.services.streams.ports import StoreUnavailable

LOG = logging.getLogger("pegout.health")

TRY_SECONDS = 1.0
"""How long the result of a trial write is believed, however many ask."""
EXAMINE_SECONDS = 60.0
SHARE_OF_TIME = 0.01
"""Of its time a database is looked through at most so much."""
MOST_NAMED = 1000
"""Rows that cannot be read, of which each is logged once; more are only counted."""

_PASSING = frozenset({"away", "locked"})
_WORDS = {"away": "does not answer"}


class Condition:
    """A `StoreWatch`. Damage stays until the server is restarted; other troubles end with a write."""

    def __init__(self, metrics: StoreMetrics) -> None:
        self._metrics = metrics
        self._lock = Lock()
        self._named: set[tuple[str, str]] = set()
        self.trouble: str | None = None
        """The reason, while nothing can be written or something is damaged."""

    def failed(self, work: str, error: StoreUnavailable) -> None:
        self._metrics.failed(work, error.reason)
        if error.reason in ("closed", "refused") or (work == "read" and error.reason in _PASSING):
            return
        with self._lock:
            if self.trouble in ("damaged", error.reason):
                return
            self._turn(error.reason)
        level = logging.WARNING if error.reason in _PASSING else logging.ERROR
        LOG.log(level, "The database is unreliable: %s", error)

    def wrote(self) -> None:
        if self.trouble is None or self.trouble == "damaged":
            return
        with self._lock:
            self._turn(None)
        LOG.info("The database stores what is written again")

    def unreadable(self, shelf: str, row: str) -> None:
        self._metrics.unreadable(shelf)
        with self._lock:
            if (shelf, row) in self._named or len(self._named) >= MOST_NAMED:
                return
            self._named.add((shelf, row))
        LOG.error("The %s leave out %s, which cannot be read: restore it from a backup", shelf, row[:80])

    def _turn(self, trouble: str | None) -> None:
        self._metrics.trouble(self.trouble, trouble)
        self.trouble = trouble

    @property
    def words(self) -> str:
        """How the database is, without naming files and machines."""
        return "ok" if self.trouble is None else _WORDS.get(self.trouble, self.trouble)


class Readiness:
    """Whether the database can store anything: tried only now and then, for all who ask together."""

    def __init__(self, store: ServerStore, condition: Condition, seconds: float = TRY_SECONDS) -> None:
        self._store = store
        self._condition = condition
        self._seconds = seconds
        self._trial: asyncio.Task[str] | None = None
        self._tried_at = 0.0

    async def ask(self) -> str:
        """`ok`, or what is wrong in a word or two."""
        trial = self._trial
        if trial is None or (trial.done() and time.monotonic() - self._tried_at >= self._seconds):
            self._tried_at = time.monotonic()
            self._trial = trial = asyncio.create_task(self._try())
        return await asyncio.shield(trial)

    async def _try(self) -> str:
        try:
            await self._store.ping()
            await self._store.try_write()
        except StoreUnavailable as error:
            return _WORDS.get(error.reason, error.reason)
        except Exception:
            LOG.exception("A trial write to the database failed")
            return "failed"
        finally:
            self._tried_at = time.monotonic()
        return self._condition.words


async def examine_now_and_then(store: ServerStore) -> None:
    """Damage is found before somebody needs what is lost; the store reports it."""
    while True:
        start = time.monotonic()
        try:
            await store.examine()
        except StoreUnavailable:
            pass  # the watch has been told
        except Exception:
            LOG.exception("Could not check the database for damage")
        taken = time.monotonic() - start
        await asyncio.sleep(max(EXAMINE_SECONDS, taken / SHARE_OF_TIME))
