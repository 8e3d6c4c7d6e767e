"""A real server process, and people who talk to it as browsers and programs do."""

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

READY = re.compile(r"ready: (http://\S+)")
PROGRAM = (sys.executable, "-m", "pegout")
LINE = re.compile(r"^(?=\d{4}-\d\d-\d\dT)", re.MULTILINE)
BROKEN = re.compile(r"Traceback|^\S+ (error|critical) ")
COUNTED = re.compile(r'^pegout_errors_total|^pegout_requests_total\{.*status="5')


class RunningServer:
    """`pegout serve` in a process of its own."""

    def __init__(self, database: str, *options: str, program: Sequence[str] = PROGRAM, **where: Any) -> None:
        """`where` is for `Popen`: a working directory or an environment."""
        self.database = database
        command = [*program, "serve", "--port", "0", "--database", database, *options]
        self._last_words = ""
        self._asked_to_end = False
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 - as long as the server
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._errors, text=True, **where
        )

    @cached_property
    def url(self) -> str:
        """Its address, as soon as it answers there."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if (found := READY.search(line)) is None:
            self.kill()
            raise AssertionError(f"The server did not start: {line}{self.log}")
        return found[1]

    @property
    def log(self) -> str:
        """What it has written so far; a file, as nobody empties a pipe while it runs."""
        return self._last_words or os.pread(self._errors.fileno(), 1 << 26, 0).decode()

    @property
    def failures(self) -> list[str]:
        """What the log tells of something broken, with its traceback, and such lines of the metrics."""
        lines = [entry for entry in LINE.split(self.log) if BROKEN.search(entry)]
        metrics = httpx.get(f"{self.url}/metrics", timeout=20).text.splitlines()
        return lines + [line for line in metrics if COUNTED.search(line)]

    def health(self) -> int:
        """The status of the answer to the question whether it is well."""
        return httpx.get(f"{self.url}/health", timeout=20).status_code

    def kill(self) -> None:
        """As a power failure would, as far as the process is concerned."""
        os.kill(self.process.pid, signal.SIGKILL)
        self._ended()

    def stop(self) -> int:
        """In good order; gives the exit code."""
        self.ask_to_end()
        self._ended(timeout=30)
        return self.process.returncode

    def ask_to_end(self) -> None:
        """Once: a second signal would end it at once."""
        if not self._asked_to_end and self.process.poll() is None:
            self.process.terminate()
        self._asked_to_end = True

    def _ended(self, timeout: float | None = None) -> None:
        if not self._errors.closed:
            self.process.communicate(timeout=timeout)
            self._last_words = self.log
            self._errors.close()


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
        return socket_with(self.url, table, {"Cookie": cookies, "Origin": self.url})

    def socket_by(self, table: str, *scopes: str) -> "TableSocket":
        """As a program with a new token of the guest's."""
        return socket_with(self.url, table, {"Authorization": f"Bearer {self.token(*scopes)}"})


def socket_with(url: str, table: str, headers: dict[str, str]) -> "TableSocket":
    return TableSocket(connect(socket_url(url, table), additional_headers=headers, legacy=True))


def socket_url(url: str, table: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"


class SeenTable:
    """A table put together from what is sent of it."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.view = message
        elif message["type"] == "change":
            for part in ("table", "game"):
                self.view[part] = {**(self.view[part] or {}), **message.get(part, {})}
            self.view["version"] = message["version"]
        elif message["type"] == "refused" and "view" in message:
            self.view = message["view"]

    @property
    def is_to_act(self) -> bool:
        game = self.view["game"]
        if game is None or not game["legal"]:
            return False
        return self.view["table"]["seat"] in game["to_act"] or game["phase"] == "game over"


class TableSocket(SeenTable):
    """A table over its socket."""

    def __init__(self, connection: ClientConnection) -> None:
        super().__init__()
        self.connection = connection
        self.seen = 0
        self.hear()

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message, taken into the view."""
        message: dict[str, Any] = json.loads(self.connection.recv(timeout=timeout))
        self.seen += 1
        self.take(message)
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

    def close(self) -> None:
        self.connection.close()


def any_move(game: dict[str, Any], dice: Random) -> dict[str, Any]:
    """Something of what is allowed, where the program officiates."""
    option = dice.choice(game["legal"])
    if option["do"] in ("throw", "choose"):
        return {"do": option["do"], "cards": dice.sample(option["cards"], option["number"])}
    if option["do"] in ("play", "pick"):
        return {"do": option["do"], "card": dice.choice(option["cards"])}
    if option["do"] == "cut":
        return {"do": "cut", "lifted": dice.randint(option["least"], option["most"])}
    return {"do": option["do"]}
