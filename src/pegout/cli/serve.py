"""`pegout serve`: tables for players in browsers and for programs."""

import os
from argparse import ArgumentParser, Namespace
from importlib import import_module
from typing import TYPE_CHECKING, Any

from pegout.cli.database import add_database, database_of, telling_of_the_store
from pegout.cli.main import BadInput

if TYPE_CHECKING:
    from pegout.server.operations import ServeOptions, Watch

LEVELS = ("debug", "info", "warning", "error")


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="the address to listen on")
    parser.add_argument(
        "--port", type=int, default=8121, metavar="N", help="default 8121; 0 for any free port"
    )
    add_database(parser)
    parser.add_argument("--log-level", choices=LEVELS, default="info", help="how much to log")
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="text", help="the format of log lines"
    )
    parser.add_argument("--https", action="store_true", help="browsers connect by https, through a proxy")
    parser.add_argument(
        "--workers-thinking",
        type=int,
        default=max(1, (os.cpu_count() or 2) - 1),
        metavar="N",
        help="how many processes bots think in",
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name of this server; may be repeated",
    )
    parser.add_argument(
        "--newcomers", type=int, default=20, metavar="N", help="new guests per address and minute"
    )
    parser.add_argument(
        "--metrics-from", action="append", default=[], metavar="NETWORK", help="who else may read /metrics"
    )
    parser.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="NETWORK",
        help="a proxy trusted to say where requests come from; may be repeated",
    )


def run(args: Namespace) -> int:
    """Serve until a signal comes; then the exit code is 0."""
    _check(args)
    database = database_of(args)
    from pegout.server.operations import configure_logging
    from pegout.server.process import run_server

    configure_logging(args.log_level, args.log_format)
    with telling_of_the_store():
        options = _options(args, database)
        app = _app(options)
        run_server(app, args.host, args.port, _tell_address, app.leaving, options.trusted_proxies)
    return 0


def _check(args: Namespace) -> None:
    if args.workers_thinking < 1:
        raise BadInput(
            f"{args.workers_thinking} workers cannot do anything: give --workers-thinking 1 or more."
        )
    if args.newcomers < 1:
        raise BadInput("nobody could get in: give --newcomers 1 or more.")
    if not 0 <= args.port <= 65535:
        raise BadInput(f"there is no port {args.port}: give --port a number up to 65535.")


def _options(args: Namespace, database: str) -> "ServeOptions":
    from pegout.server.operations import ServeOptions

    return ServeOptions(
        database=database,
        host=args.host,
        port=args.port,
        https=args.https,
        thinking=args.workers_thinking,
        allowed_hosts=tuple(args.allowed_host),
        newcomers=args.newcomers,
        metrics_from=tuple(args.metrics_from),
        trusted_proxies=tuple(args.trusted_proxy),
    )


def _app(options: "ServeOptions") -> "Watch":
    from pegout.server.built_pages import NotBuilt

    wiring: Any = import_module("pegout.wiring")
    try:
        app: Watch = wiring.server_app(options)
    except NotBuilt as error:
        raise BadInput(str(error)) from None
    return app


def _tell_address(address: str) -> None:
    print(f"Pegout is ready: {address}", flush=True)
