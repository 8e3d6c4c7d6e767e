"""People who come from one address or another: the whole network 127.0.0.0/8 is this machine."""

from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

Answer = httpx.Response


class From:
    """Somebody with a browser at that address."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.address = address
        nothing_kept = httpx.Limits(max_keepalive_connections=0)  # visitors go without a word
        self.http = httpx.Client(
            base_url=url,
            timeout=30,
            transport=httpx.HTTPTransport(local_address=address, limits=nothing_kept),
        )
        self.http.get("/api/events/formats")

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        sent = {name.replace("_", "-"): text for name, text in headers.items()}
        token = self.http.cookies.get("csrftoken") or ""
        return self.http.request(method, path, json=body, headers={"x-csrftoken": token, **sent})

    def post(self, path: str, body: Any = None, **headers: str) -> Answer:
        return self.ask("POST", path, body, **headers)

    def guest(self) -> "From":
        assert self.post("/api/guest").status_code == 201
        return self

    def socket(self, path: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws', 1)}{path}",
            source_address=(self.address, 0),
            additional_headers={"Cookie": cookies, "Origin": self.url},
            compression=None,
        )


def is_refused(answer: Answer) -> bool:
    """Whether it says in one sentence that it was too often, and when to come again."""
    if answer.status_code != 429:
        return False
    error = answer.json()["error"]
    assert error["code"] == "too_often"
    assert error["message"].startswith("Too many ")
    assert error["message"].endswith(".")
    assert 1 <= error["retry_after"] <= 601
    assert answer.headers["retry-after"] == str(error["retry_after"])
    return True
