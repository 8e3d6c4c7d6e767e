"""A small app with all the parts of operations, for the tests here."""

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from litestar.types import Middleware

from pegout.server.operations import Metrics, ServeOptions, Watch, operations_parts
from pegout.server.operations.logs import JsonLines, PlainLines

OPTIONS = ServeOptions(database="sqlite:///nowhere")


async def well() -> str:
    """A database that answers at once."""
    return "ok"


def watched(
    *handlers: Any,
    options: ServeOptions = OPTIONS,
    metrics: Metrics | None = None,
    ready: Callable[[], Awaitable[str]] = well,
    middleware: Sequence[Middleware] = (),
) -> Watch:
    """The app that the factory builds, with these routes."""
    metrics = metrics or Metrics()
    parts = operations_parts(ready, metrics, options)
    app = Litestar(
        [*handlers, *parts.route_handlers],
        exception_handlers=parts.exception_handlers,
        after_exception=list(parts.after_exception),
        openapi_config=parts.openapi_config,
        request_max_body_size=parts.request_max_body_size,
        middleware=middleware,
        logging_config=None,
    )
    return Watch(app, metrics, options)


def client_of(*handlers: Any, **choices: Any) -> TestClient[Watch]:
    """It gets errors as answers, as a client far away would."""
    return TestClient(watched(*handlers, **choices), raise_server_exceptions=False)


@contextmanager
def logged(form: type[JsonLines | PlainLines] = JsonLines, level: int = logging.DEBUG) -> Iterator[StringIO]:
    """What the server writes to its log meanwhile."""
    page, root = StringIO(), logging.getLogger("pegout")
    handler, before = logging.StreamHandler(page), root.level
    handler.setFormatter(form())
    root.addHandler(handler)
    root.setLevel(level)
    try:
        yield page
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
