"""Addresses for whoever runs the server: whether it is well, and what it counts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from pegout import __version__
from pegout.app.ports import StoreUnavailable
from pegout.server.operations.metrics import CONTENT_TYPE, Metrics
from pegout.server.operations.readers import comes_from, networks
from pegout.server.problems import Problem, ProblemAnswer

PING_SECONDS = 2.0

LOG = logging.getLogger("pegout.health")


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the server is."""

    status: Annotated[str, msgspec.Meta(description="`ok`, or `unavailable` while the database is away")]
    version: str
    database: str | None = None


def health_routes(
    ping: Callable[[], Awaitable[None]], seconds: float = PING_SECONDS
) -> tuple[HTTPRouteHandler, ...]:
    """`/health` asks the database, but waits for it no longer than that; `/health/live` does not ask it."""

    @get(
        "/health",
        operation_id="health",
        summary="Is the server well, and its database?",
        responses={503: ResponseSpec(Health, description="The database does not answer")},
    )
    async def health() -> Response[Health]:
        if await _answers(ping, seconds):
            return Response(Health("ok", __version__, "ok"))
        return Response(Health("unavailable", __version__, "does not answer"), status_code=503)

    @get(
        "/health/live",
        operation_id="liveness",
        summary="Does the server answer at all?",
        sync_to_thread=False,
    )
    def live() -> Health:
        return Health("ok", __version__)

    return health, live


async def _answers(ping: Callable[[], Awaitable[None]], seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await ping()
    except (StoreUnavailable, TimeoutError):
        return False
    except Exception:
        LOG.exception("The database was asked whether it is there, and something broke")
        return False
    return True


def metrics_route(metrics: Metrics, allowed: tuple[str, ...] = ()) -> HTTPRouteHandler:
    """`/metrics`, for this machine and those networks."""
    readers = networks(allowed)

    @get(
        "/metrics",
        operation_id="metrics",
        summary="What the server counts, for Prometheus",
        media_type=CONTENT_TYPE,
        sync_to_thread=False,
        responses={403: ResponseSpec(ProblemAnswer, description="Asked from elsewhere")},
    )
    def read(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not comes_from(request.scope, readers):
            raise Problem(403, "not_from_here", "Metrics are read on the machine itself: see --metrics-from.")
        return Response(metrics.page(), media_type=CONTENT_TYPE)

    return read
