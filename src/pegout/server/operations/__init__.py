"""Running the server: what it logs, counts and lets in, and how it reports its health."""

from pegout.server.operations.logs import configure_logging
from pegout.server.operations.metrics import Metrics
from pegout.server.operations.options import ServeOptions
from pegout.server.operations.plugin import LARGEST_REQUEST, OperationsParts, operations_parts
from pegout.server.operations.request_log import Watch

__all__ = [
    "LARGEST_REQUEST",
    "Metrics",
    "OperationsParts",
    "ServeOptions",
    "Watch",
    "configure_logging",
    "operations_parts",
]
