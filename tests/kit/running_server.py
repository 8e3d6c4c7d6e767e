"""A real server process, and people who talk to it as browsers and programs do."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

READY = re.compile(r"ready: (http://\S+)")
STARTING_SECONDS = 60
PROGRAM = (sys.executable, "-m", "pegout")


class RunningServer:
    """`pegout serve` in a process of its own."""

    def __init__(self, database: str, *options: str, program: Sequence[str] = PROGRAM, **where: Any) -> None:
        """`where` is for `Popen`: a working directory or an environment."""
        self.database = database
        command = [*program, "serve", "--port", "0", "--database", database, *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **where
        )
        self.url = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if (found := READY.search(line)) is None:
            self.process.kill()
            raise AssertionError(f"The server did not start: {line}{self.process.communicate()[1]}")
        return found[1]

    def kill(self) -> None:
        """As a power failure would, as far as the process is concerned."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> int:
        """In good order; gives the exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        self.process.communicate(timeout=30)
        return self.process.returncode


@contextmanager
def serving(database: str, *options: str, **how: Any) -> Iterator[RunningServer]:
    server = RunningServer(database, *options, **how)
    try:
        yield server
    finally:
        server.stop()


def sqlite_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'pegout.sqlite'}"


class Guest:
    """Somebody in a browser: cookies, and the header against forged requests."""

    def __init__(self, url: str, name: str = "Ann") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        self.http.get("/")
        self.person = self.post("/api/guest", {"name": name})

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.send(path, body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def send(self, path: str, body: Any = None, method: str = "POST") -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        return self.http.request(method, path, json=body, headers=headers)

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def token(self, *scopes: str) -> str:
        made: str = self.post("/api/account/tokens", {"label": "test", "scopes": list(scopes)})["token"]
        return made

    def socket(self, table: str) -> "TableSocket":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies, "Origin": self.url}
        return TableSocket(connect(_socket_url(self.url, table), additional_headers=headers, legacy=True))


def _socket_url(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class TableSocket:
    """A table over its socket, put together from what is sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.view: dict[str, Any] = {}
        self.seen = 0
        self.hear()

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, taken into the view."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=timeout))
        self.seen += 1
        if message["type"] == "table":
            self.view = message
        elif message["type"] == "change":
            for part in ("table", "game"):
                self.view[part] = {**(self.view[part] or {}), **message.get(part, {})}
            self.view["version"] = message["version"]
        elif message["type"] == "refused" and "view" in message:
            self.view = message["view"]
        return message

    def send(self, move: dict[str, Any], number: str, version: int | None = None) -> None:
        saw = self.view["version"] if version is None else version
        self.connection.send(json.dumps({"id": number, "version": saw, **move}))

    def answer(self, number: str) -> dict[str, Any]:
        """What is said to the command with that id."""
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused") and message["id"] == number:
                return message

    def do(self, move: dict[str, Any], number: str) -> dict[str, Any]:
        self.send(move, number)
        return self.answer(number)

    @property
    def is_to_act(self) -> bool:
        game = self.view["game"]
        if game is None or not game["legal"]:
            return False
        return self.view["table"]["seat"] in game["to_act"] or game["phase"] == "game over"

    def close(self) -> None:
        self.connection.close()


def any_move(game: dict[str, Any], dice: Random) -> dict[str, Any]:
    """Something of what is allowed, where the program officiates."""
    option = dice.choice(game["legal"])
    if option["do"] in ("throw", "choose"):
        return {"do": option["do"], "cards": dice.sample(option["cards"], option["number"])}
    if option["do"] == "play":
        return {"do": "play", "card": dice.choice(option["cards"])}
    if option["do"] == "cut":
        return {"do": "cut", "lifted": dice.randint(option["least"], option["most"])}
    return {"do": option["do"]}
