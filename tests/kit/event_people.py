"""People at a hosted event, over HTTP: with a key, or without."""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def soon(minutes: int = 60) -> str:
    """A start in the time of the hall; with a negative number it has passed."""
    at = datetime.now() + timedelta(minutes=minutes)  # noqa: DTZ005 - as the clock in the hall
    return at.replace(second=0, microsecond=0).isoformat()


class Visitor:
    """Somebody at an event with a key; the public has none."""

    def __init__(self, url: str, event: str = "", key: str = "") -> None:
        self.url = url
        self.event = event
        self.key = key
        nothing_kept = httpx.Limits(max_keepalive_connections=0)  # visitors go without a word
        self.http = httpx.Client(base_url=url, timeout=30, limits=nothing_kept)
        self.http.get("/api/events/formats")

    def make(self, **how: Any) -> "Visitor":
        """A new event, run by this visitor from now on."""
        asked = {"name": "Night", "start": soon(), "format": "knock-out", **how}
        answer = self.ask("POST", "/api/events", asked)
        assert answer.status_code == 201, answer.text
        self.event, self.key = answer.json()["event"], answer.json()["key"]
        return self

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        if self.key:
            headers["x-event-key"] = self.key
        return self.http.request(method, path, json=body, headers=headers)

    def at(self, what: str = "", method: str = "GET", body: Any = None) -> httpx.Response:
        return self.ask(method, f"/api/events/{self.event}{what and '/' + what}", body)

    def send(self, name: str, number: str = "", /, **fields: Any) -> Json:
        """What became of one command."""
        command = {"id": number or uuid4().hex, "do": name, "with": fields}
        answer = self.at("records", "POST", {"commands": [command]})
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()["answers"][0]
        return told

    def do(self, name: str, /, **fields: Any) -> Json:
        told = self.send(name, **fields)
        assert told["refused"] is None, told
        return told

    def view(self) -> Json:
        answer = self.at()
        assert answer.status_code == 200, answer.text
        view: Json = answer.json()["view"]
        return view

    def keys(self) -> Json:
        keys: Json = self.at("links").json()
        return keys

    def someone(self, key: str = "") -> "Visitor":
        """Somebody else at the same event."""
        return Visitor(self.url, self.event, key)

    def socket(self) -> "EventSocket":
        return EventSocket(self.url, self.event, self.key)


class EventSocket:
    """An event put together from what is sent of it."""

    def __init__(self, url: str, event: str, key: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/events/{event}/socket"
        self.connection: ClientConnection = connect(
            address, compression=None, legacy=True, ping_interval=None
        )
        self.connection.send(json.dumps({"key": key}))
        self.view: dict[str, dict[str, Any]] = {}
        self.version = 0
        self.role = ""

    def hear(self, timeout: float = 20) -> Json:
        message: Json = json.loads(self.connection.recv(timeout=timeout))
        if message.get("type") == "event":
            self.view, self.role = message["view"], message["role"]
        elif message.get("type") == "change":
            for part, lines in message["view"].items():
                self._merge(part, lines)
        self.version = message.get("version", self.version)
        return message

    def _merge(self, part: str, lines: Mapping[str, Any]) -> None:
        whole = {**self.view.get(part, {}), **lines}
        self.view[part] = {key: line for key, line in whole.items() if line is not None}

    def until(self, version: int) -> None:
        while self.version < version:
            self.hear()

    def close(self) -> None:
        self.connection.close()
