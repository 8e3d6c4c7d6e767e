"""Each line of the log is whole, tells what it should, and holds no secret."""

import json
import logging
import re
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Request, get, post
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from pegout.server.identity import Identity
from pegout.server.operations.logs import JsonLines, PlainLines
from pegout.server.operations.redaction import redacted
from pegout.server.pages import client_in, pages
from pegout.services.people.ports import Person
from tests.kit.operations import client_of, logged
from tests.kit.proofs import proof

CANARY = "Zk3tQ8sW0aPq5nVb7Lx2"


class AsAnn(ASGIMiddleware):
    """Everybody is Ann."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        scope["user"] = Identity(Person("person-7", "Ann", kept=False, since=0))
        await next_app(scope, receive, send)


@post("/api/tables/{code:str}/join")
async def join(code: FromPath[str], request: Request[Any, Any, Any]) -> str:
    logging.getLogger("pegout.tables").info("Joined after %d bytes", len(await request.body()))
    return code


@get("/api/breaks")
async def breaks() -> None:
    raise ValueError(f"Bearer {CANARY} and password='{CANARY}' of pegout_{CANARY}")


def lines_of(page: Any) -> list[dict[str, Any]]:
    return [json.loads(line) for line in page.getvalue().splitlines()]


def test_a_request_is_one_object_with_all_its_fields() -> None:
    with client_of(join, middleware=[AsAnn()]) as client, logged() as page:
        answer = client.post("/api/tables/ABC/join", content=b"me")
    inside, request = lines_of(page)
    assert request["logger"] == "pegout.requests"
    assert request["message"] == "POST /api/tables/{code}/join"
    assert request["route"] == "/api/tables/{code}/join"
    assert request["status"] == answer.status_code == 201
    assert request["person"] == "person-7"
    assert request["level"] == "info"
    assert 0 < request["milliseconds"] < 10_000
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", request["time"])
    assert inside["message"] == "Joined after 2 bytes"
    assert inside["request"] == request["request"] == answer.headers["x-request-id"]


@pytest.mark.parametrize(
    ("given_id", "taken"),
    [("abc-DEF_1.2345", True), ("short", False), ("x" * 65, False), ("two words here", False), ("", False)],
)
def test_a_request_id_is_taken_over_if_it_is_well_formed(given_id: str, taken: bool) -> None:
    with client_of() as client:
        answer = client.get("/health/live", headers={"x-request-id": given_id})
    assert (answer.headers["x-request-id"] == given_id) is taken
    assert re.fullmatch(r"[A-Za-z0-9._-]{8,64}", answer.headers["x-request-id"])


def test_two_requests_have_two_numbers() -> None:
    with client_of() as client:
        assert len({client.get("/health").headers["x-request-id"] for _ in range(5)}) == 5


@pytest.mark.parametrize("form", [JsonLines, PlainLines])
def test_no_secret_of_a_request_reaches_the_log(form: type[JsonLines | PlainLines]) -> None:
    with client_of(join, breaks) as client, logged(form) as page:
        for address in (f"/api/tables/{CANARY}/join", f"/nowhere/{CANARY}", "/api/breaks"):
            for method in ("GET", "POST"):
                client.request(
                    method,
                    f"{address}?invitation={CANARY}&token=pegout_{CANARY}",
                    headers={
                        "authorization": f"Bearer pegout_{CANARY}",
                        "cookie": f"session={CANARY}",
                        "x-request-id": f"pegout_{CANARY}",
                        "user-agent": CANARY,
                    },
                    json={"password": CANARY},
                )
    assert "/api/tables/{code}/join" in page.getvalue()
    assert "Traceback" in page.getvalue()
    assert CANARY not in page.getvalue()


_TOKENS = st.text(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-", min_size=43, max_size=43
)


@proof(30, 5000)
@given(before=st.text(max_size=20), token=_TOKENS, after=st.text(max_size=20))
def test_a_token_is_hidden_wherever_it_stands(before: str, token: str, after: str) -> None:
    assert token not in redacted(f"{before}pegout_{token}{after}")


@pytest.mark.parametrize(
    "text",
    [
        f"Authorization: Basic {CANARY}",
        f"'authorization': 'Digest {CANARY}'",
        f"'x-event-key': '{CANARY}'",
        f"(b'cookie', b'a=1; session={CANARY}')",
        f"Set-Cookie: session={CANARY}; HttpOnly",
        f"/api/join?code={CANARY}&x=1",
        f'{{"password": "{CANARY}"}}',
        f"Keep(name='Ann', password='{CANARY} with words')",
        f"postgresql+psycopg://pegout:{CANARY}@db.example:5432/pegout",
        f"invitation={CANARY}",
    ],
)
def test_known_places_of_secrets_are_hidden(text: str) -> None:
    assert CANARY not in redacted(text)


@pytest.mark.parametrize(
    "text", ["GET /api/tables/{code}", "Ann threw 5♥ 6♣: 15 for two", "exit code 2", "postgresql://db/pegout"]
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert redacted(text) == text


@given(st.text(max_size=60))
def test_a_message_is_one_line_whatever_it_says(message: str) -> None:
    with logged(PlainLines) as plain, logged() as page:
        logging.getLogger("pegout.tables").warning("%s", message)
    assert plain.getvalue().count("\n") == 1
    assert lines_of(page)[0]["message"] == redacted(message)


def test_health_and_the_files_of_pages_make_no_noise() -> None:
    with client_of(join, *pages(client_in())) as client, logged(level=logging.INFO) as page:
        for address in ("/health", "/health/live", "/web/main.js", "/worker.js", "/files.json"):
            assert client.get(address).status_code == 200
        client.post("/api/tables/ABC/join")
    assert [line.get("route") for line in lines_of(page)] == ["/api/tables/{code}/join"] * 2


def test_a_whole_process_logs_to_standard_error_in_json_and_uvicorn_is_quiet() -> None:
    script = (
        "import logging; from pegout.server.operations import configure_logging\n"
        "configure_logging('info', 'json')\n"
        "logging.getLogger('pegout.x').info('first')\n"
        "logging.getLogger('pegout.x').debug('unseen')\n"
        "logging.getLogger('uvicorn.error').info('WebSocket /tables/SECRET [accepted]')\n"
        "logging.getLogger('uvicorn.error').warning('second')\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert [json.loads(line)["message"] for line in done.stderr.splitlines()] == ["first", "second"]
