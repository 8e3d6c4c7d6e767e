"""A bare websocket echo on the same server software, for comparison: `python -m benchmarks.echo`."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Sends every message back."""
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message.get("text") or message["bytes"].decode()})


class _Telling(uvicorn.Server):
    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


@contextmanager
def echoing() -> Iterator[str]:
    """Its address, for as long as it runs."""
    process = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.echo"], stdout=subprocess.PIPE, text=True, bufsize=1
    )
    try:
        assert process.stdout is not None  # noqa: S101 - it was asked for
        yield f"ws://127.0.0.1:{int(process.stdout.readline())}/"
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    _Telling(uvicorn.Config(echo, "127.0.0.1", 0, lifespan="off", log_level="warning")).run()
