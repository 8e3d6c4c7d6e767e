"""Addresses for the people who run the server: its health, and its metrics."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from pegout import __version__
from pegout.server.operations.metrics import CONTENT_TYPE, Metrics
from pegout.server.operations.metrics_access import comes_from, networks
from pegout.server.problems import Problem, ProblemAnswer

READY_SECONDS = 2.0


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the server is."""

    status: Annotated[str, msgspec.Meta(description="`ok`, or `unavailable` while the database is away")]
    version: str
    live: bool | None = None
    ready: Annotated[bool | None, msgspec.Meta(description="Whether a trial write succeeded")] = None
    database: Annotated[
        str | None,
        msgspec.Meta(description="`ok`, `does not answer`, `locked`, `full`, `damaged` or `failed`"),
    ] = None


_UNREADY = {503: ResponseSpec(Health, description="The database cannot store anything now")}


def health_routes(
    ready: Callable[[], Awaitable[str]], seconds: float = READY_SECONDS
) -> tuple[HTTPRouteHandler, ...]:
    """`/health/ready` tries a write, but waits for it no longer than that; `/health/live` does not.

    `/health` says both. `ready` gives `ok`, or what is wrong.
    """

    @get(
        "/health",
        operation_id="getHealth",
        summary="Are the server and its database well?",
        responses=_UNREADY,
    )
    async def health() -> Response[Health]:
        return _told(await _database(ready, seconds), live=True)

    @get(
        "/health/live",
        operation_id="getLiveness",
        summary="Does the server answer at all?",
        sync_to_thread=False,
    )
    def live() -> Health:
        return Health("ok", __version__, live=True)

    @get(
        "/health/ready",
        operation_id="getReadiness",
        summary="Can the database store anything?",
        responses=_UNREADY,
    )
    async def is_ready() -> Response[Health]:
        return _told(await _database(ready, seconds))

    return health, live, is_ready


def _told(database: str, *, live: bool | None = None) -> Response[Health]:
    well = database == "ok"
    health = Health("ok" if well else "unavailable", __version__, live, well, database)
    return Response(health, status_code=200 if well else 503)


async def _database(ready: Callable[[], Awaitable[str]], seconds: float) -> str:
    try:
        async with asyncio.timeout(seconds):
            return await ready()
    except TimeoutError:
        return "does not answer"


def metrics_route(metrics: Metrics, allowed: tuple[str, ...] = ()) -> HTTPRouteHandler:
    """`/metrics`, for this machine and those networks."""
    readers = networks(allowed)

    @get(
        "/metrics",
        operation_id="getMetrics",
        summary="Metrics for Prometheus",
        media_type=CONTENT_TYPE,
        sync_to_thread=False,
        responses={403: ResponseSpec(ProblemAnswer, description="The request came from another network")},
    )
    def read(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not comes_from(request.scope, readers):
            raise Problem(403, "not_from_here", "Metrics are for this machine only: see --metrics-from.")
        return Response(metrics.page(), media_type=CONTENT_TYPE)

    return read
