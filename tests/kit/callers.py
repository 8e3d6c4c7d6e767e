"""Connections to a server that does next to nothing, for what comes before requests."""

import json
import socket
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any


class Echo:
    """Answers with the length of the body."""

    @asynccontextmanager
    async def lifespan(self) -> Any:
        yield

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            for what in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{what}.complete"})
            return
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await send({"type": "websocket.send", "text": "hello"})
            await receive()
            return
        size, more = 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message.get("body", b"")), message.get("more_body", False)
        text = str(size).encode()
        head = [(b"content-length", str(len(text)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": text})


@contextmanager
def caller(port: int, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), 5, source_address=(source, 0)) as one:
        yield one


def heard(one: socket.socket) -> bytes:
    """All that is said until the other side hangs up."""
    said = b""
    while part := one.recv(65_536):
        said += part
    return said


def refusal(said: bytes) -> tuple[int, str]:
    head, _, body = said.partition(b"\r\n\r\n")
    error = json.loads(body)["error"]
    assert error["message"].endswith(".")
    assert b"connection: close" in head
    if error["code"] == "too_often":
        assert f"retry-after: {error['retry_after']}".encode() in head
    return int(head.split(b" ")[1]), error["code"]


def ask(one: socket.socket, *headers: str, body: bytes = b"") -> None:
    lines = ["POST / HTTP/1.1", "host: here", f"content-length: {len(body)}", *headers, "", ""]
    one.sendall("\r\n".join(lines).encode() + body)
