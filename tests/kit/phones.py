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
        nothing_kept = httpx.Limits(max_keepalive_connections=0)  # phones go without a word
        self.http = httpx.Client(base_url=url, timeout=30, limits=nothing_kept)
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

    def invite(self, side: int) -> str:
        """An invitation for the side's own phone."""
        made = secrets.token_urlsafe(16)
        self.do({"do": "invite", "side": side, "invitation": made})
        return made

    def join(self, side: int, invitation: str) -> "Phone":
        """Another phone, which speaks for the side with a key of its own."""
        own = Phone(self.url, self.board)
        own.do({"do": "join", "side": side, "invitation": invitation})
        return own

    def phone_of(self, side: int) -> "Phone":
        return self.join(side, self.invite(side))

    def do(self, *commands: Json, by: int | None = None) -> Json:
        """The board after commands that are all carried out."""
        answer = self.send(*commands, by=by)
        assert answer.status_code == 200, answer.text
        assert [one["refused"] for one in answer.json()["answers"]] == [None] * len(commands)
        view: Json = answer.json()["view"]
        return view

    def view(self) -> Json:
        seen: Json = self.http.get(f"/api/boards/{self.board}").json()
        return seen

    def socket(self) -> ClientConnection:
        url = self.url.replace("http", "ws", 1)
        return connect(f"{url}/api/boards/{self.board}/socket", legacy=True)


def points(seat: int, number: int, why: str = "play") -> Json:
    return {"do": "points", "seat": seat, "points": number, "why": why}
