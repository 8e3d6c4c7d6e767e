"""Everything about running the server that the app is built with."""

from collections.abc import Awaitable, Callable, Sequence

from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.types import ExceptionHandlersMap, Scope

from pegout.server.errors import Answering
from pegout.server.operations.documents import api_documents
from pegout.server.operations.metrics import Metrics
from pegout.server.operations.options import ServeOptions
from pegout.server.operations.routes import health_routes, metrics_route
from pegout.values import value

LARGEST_REQUEST = 1_000_000
"""Bytes in the body of a request, and in a message of a socket."""


@value
class OperationsParts:
    """Arguments of `Litestar(...)`; give it `logging_config=None` too, as logs are configured before."""

    route_handlers: Sequence[HTTPRouteHandler]
    exception_handlers: ExceptionHandlersMap
    after_exception: Sequence[Callable[[Exception, Scope], Awaitable[None]]]
    openapi_config: OpenAPIConfig
    request_max_body_size: int = LARGEST_REQUEST


def operations_parts(
    ready: Callable[[], Awaitable[str]], metrics: Metrics, options: ServeOptions
) -> OperationsParts:
    """The parts for an app whose store is `ready`, or says why not."""
    answering = Answering(metrics.requests.error)
    return OperationsParts(
        (*health_routes(ready), metrics_route(metrics, options.metrics_from)),
        answering.handlers(),
        (answering.note_in_socket,),
        api_documents(),
    )
