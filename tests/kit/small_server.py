"""A server of its own process for the tests: it writes down in which order it ends.

`python small_server.py TRACE [breaks]`: TRACE is the file for that; with `breaks`, telling sockets fails.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pegout.server.operations import Metrics, ServeOptions, Watch, configure_logging
from pegout.server.process import run_server

SERVICE_RESTART = 1012
OPEN: set[WebSocket[Any, Any, Any]] = set()


def note(what: str) -> None:
    with Path(sys.argv[1]).open("a") as page:
        page.write(f"{what}\n")


@get("/slow/{seconds:float}")
async def slow(seconds: FromPath[float]) -> str:
    note("asked")
    await asyncio.sleep(seconds)
    note("answered")
    return "done"


@websocket("/socket")
async def sit(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    OPEN.add(socket)
    await socket.send_text("welcome")
    try:
        await socket.receive_text()
    except WebSocketDisconnect:
        OPEN.discard(socket)


async def leaving() -> None:
    note("leaving")
    if "breaks" in sys.argv:
        raise KeyError
    for socket in tuple(OPEN):
        await socket.close(SERVICE_RESTART, "the server starts anew")


@asynccontextmanager
async def store(_: Litestar) -> AsyncIterator[None]:
    note("opened")
    yield
    note("closed")


def main() -> None:
    configure_logging("info", "json")
    app = Litestar([slow, sit], lifespan=[store], logging_config=None)
    options = ServeOptions(database="sqlite:///nowhere")
    watch = Watch(app, Metrics(), options, leaving)
    run_server(watch, "127.0.0.1", 0, lambda address: print(address, flush=True), watch.leaving)  # noqa: T201


if __name__ == "__main__":
    main()
