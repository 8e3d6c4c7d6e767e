"""A proxy of Debian's before a server, with the set-up that the documentation has."""

import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

OPERATIONS = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        port: int = one.getsockname()[1]
        return port


@contextmanager
def running_proxy(command: Sequence[str], port: int, log: Path, **environment: str) -> Iterator[str]:
    """Its address, as soon as it takes connections."""
    with log.open("w", encoding="utf-8") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=environment or None)
        try:
            until = time.monotonic() + 10
            while True:
                try:
                    socket.create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert process.poll() is None, log.read_text(encoding="utf-8")
                    assert time.monotonic() < until
                    time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=20)
