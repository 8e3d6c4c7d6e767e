"""What a server counts and measures, for Prometheus.

Litestar's plugin keeps its counters in a class, for all apps of a process together; these belong to one app.
"""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4

_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
_REQUEST_SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
_APPEND_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)


class RequestMetrics:
    """Of requests and sockets. Give routes by their templates, so that there are few of them."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._requests = Counter(
            "pegout_requests", "Requests answered", ("method", "route", "status"), registry=registry
        )
        self._seconds = Histogram(
            "pegout_request_seconds",
            "Time from a request to the end of its answer",
            ("route",),
            buckets=_REQUEST_SECONDS,
            registry=registry,
        )
        self._sockets = Gauge("pegout_sockets_open", "Sockets open now", registry=registry)
        self._errors = Counter(
            "pegout_errors", "Failures of the server itself", ("where",), registry=registry
        )

    def answered(self, method: str, route: str, status: int | None, seconds: float) -> None:
        """A request was answered, or left without an answer where there is no status."""
        known = method if method in _METHODS else "other"
        self._requests.labels(known, route, "none" if status is None else str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def socket_opened(self) -> None:
        """Called by the watch over the server; nobody else needs to."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        self._sockets.dec()

    def error(self, where: str) -> None:
        self._errors.labels(where).inc()


class StreamMetrics:
    """Of tables, boards and events: an `Observer`. What is asked for is asked whenever metrics are read."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._commands = Counter(
            "pegout_commands",
            "Commands of players, by outcome",
            ("command", "outcome"),
            registry=registry,
        )
        self._appends = Histogram(
            "pegout_store_append_seconds",
            "Time from handing an entry to the store until it is safe",
            buckets=_APPEND_SECONDS,
            registry=registry,
        )
        self._tables = Gauge("pegout_tables_in_memory", "Tables held in memory", registry=registry)
        self._thinking = Gauge("pegout_bots_thinking", "Bots choosing a move now", registry=registry)
        self._hampered = Counter(
            "pegout_bots_hampered", "Bots that ran out of time to choose", ("how",), registry=registry
        )
        self._clock = Gauge(
            "pegout_clock_behind_seconds",
            "How far the machine's clock is ahead of the games' clock",
            registry=registry,
        )

    def command(self, name: str, outcome: str) -> None:
        """A command such as `PlayCard` ended as `done`, `refused`, `stale` or the like."""
        self._commands.labels(name, outcome).inc()

    def bot(self, outcome: str) -> None:
        self._hampered.labels(outcome).inc()

    def append(self, seconds: float) -> None:
        self._appends.observe(seconds)

    def tables_in_memory(self, count: Callable[[], float]) -> None:
        self._tables.set_function(count)

    def bots_thinking(self, count: Callable[[], float]) -> None:
        self._thinking.set_function(count)

    def clock_behind(self, seconds: Callable[[], float]) -> None:
        self._clock.set_function(seconds)


class StoreMetrics:
    """Of the database."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._failures = Counter(
            "pegout_store_failures",
            "Failed reads and writes, by reason",
            ("work", "reason"),
            registry=registry,
        )
        self._trouble = Gauge(
            "pegout_store_trouble",
            "1 while the database is unreliable, by reason",
            ("reason",),
            registry=registry,
        )
        self._unreadable = Counter(
            "pegout_unreadable_rows",
            "Rows left out of a list because they cannot be read",
            ("list",),
            registry=registry,
        )

    def failed(self, work: str, reason: str) -> None:
        self._failures.labels(work, reason).inc()

    def trouble(self, before: str | None, now: str | None) -> None:
        for reason, lasts in ((before, 0), (now, 1)):
            if reason is not None:
                self._trouble.labels(reason).set(lasts)

    def unreadable(self, shelf: str) -> None:
        self._unreadable.labels(shelf).inc()


class Metrics:
    """All figures of one app. Every label has few values."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.requests = RequestMetrics(self.registry)
        self.streams = StreamMetrics(self.registry)
        self.store = StoreMetrics(self.registry)

    def page(self) -> bytes:
        """Everything in the text form of Prometheus."""
        return generate_latest(self.registry)
