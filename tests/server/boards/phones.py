"""Phones that keep a board over HTTP, as a browser does."""

import secrets
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


class Phone:
    """A browser without an account, and the board that it keeps."""

    def __init__(self, url: str, board: str = "", key: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=30)
        self.http.get("/api/boards/sheets")
        self.board = board or secrets.token_urlsafe(16)
        self.key = key or secrets.token_urlsafe(16)
        self.sent = 0

    def post(self, path: str, body: Json) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        return self.http.post(path, json=body, headers=headers)

    def envelope(self, command: Json, by: int | None = None) -> Json:
        self.sent += 1
        return {"id": f"{id(self)}-{self.sent}", "at": 1000 + self.sent, "by": by, "command": command}

    def open(self, *commands: Json, **asked: Any) -> httpx.Response:
        first = {"do": "open", "names": ["Ann", "Bob"], **asked}
        sent = [self.envelope(command) for command in (first, *commands)]
        return self.post("/api/boards", {"board": self.board, "key": self.key, "commands": sent})

    def send(self, *commands: Json, by: int | None = None) -> httpx.Response:
        sent = [self.envelope(command, by) for command in commands]
        return self.post(f"/api/boards/{self.board}/commands", {"key": self.key, "commands": sent})

    def view(self) -> Json:
        seen: Json = self.http.get(f"/api/boards/{self.board}").json()
        return seen

    def socket(self) -> ClientConnection:
        url = self.url.replace("http", "ws", 1)
        return connect(f"{url}/api/boards/{self.board}/socket", legacy=True)


def points(seat: int, number: int, why: str = "play") -> Json:
    return {"do": "points", "seat": seat, "points": number, "why": why}
