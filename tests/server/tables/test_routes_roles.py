"""Who may do what at the tables: every route is listed here with what it answers to whom."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import connect

from pegout.values import value
from tests.kit.running_server import Guest
from tests.kit.table_routes import refusal, with_bot
from tests.kit.whole_server import whole_app

OPEN, NOBODY = 200, (401, "nobody")
SCOPE = (403, "needs_scope")
Answer = int | tuple[int, str]


@value
class Route:
    """What it takes, and what it answers to others than those who play."""

    scope: str | None
    """What a token needs; None where everybody may ask."""
    body: Any = None
    stranger: Answer = OPEN
    """The answer to a person who has no seat and has not opened the table."""


NOT_SEATED, NOT_HOST = (403, "not_seated"), (403, "not_host")
GO = {"do": "go", "id": "1", "version": 1}

ROUTES: dict[tuple[str, str], Route] = {
    ("GET", "/api/tables"): Route(None),
    ("GET", "/api/tables/mine"): Route("read"),
    ("POST", "/api/tables"): Route("play", {}, 201),
    ("GET", "/api/tables/{table}"): Route(None),
    ("POST", "/api/tables/{table}/sit"): Route("play", {}, (409, "playing")),
    ("POST", "/api/tables/{table}/bots"): Route("play", {"seat": 0, "level": "random"}, NOT_HOST),
    ("POST", "/api/tables/{table}/clear"): Route("play", {"seat": 1}, NOT_HOST),
    ("POST", "/api/tables/{table}/leave"): Route("play", None, NOT_SEATED),
    ("POST", "/api/tables/{table}/rematch"): Route("play", {}, NOT_SEATED),
    ("POST", "/api/tables/{table}/moves"): Route("play", GO, NOT_SEATED),
    ("POST", "/api/tables/{table}/rulings"): Route("play", {"incident": "peeked"}, NOT_SEATED),
    ("POST", "/api/tables/{table}/urge"): Route("play", None, NOT_SEATED),
    ("GET", "/api/tables/{table}/log"): Route(None),
    ("GET", "/api/tables/{table}/record"): Route(None, None, (404, "no_such_match")),
    ("GET", "/api/tables/{table}/statistics"): Route(None),
    ("GET", "/api/tables/{table}/invitation.svg"): Route(None),
    ("GET", "/api/invitations/{code}"): Route(None),
    ("GET", "/api/bot/stream"): Route("read"),
    ("GET", "/api/bot/tables/{table}/stream"): Route("read"),
    ("SOCKET", "/api/tables/{table}/socket"): Route(None),
}
GUARDED = [route for route, asked in ROUTES.items() if asked.scope is not None]
SCOPES = {"read", "play", "analyse"}


def test_every_route_of_the_tables_is_listed_here(tmp_path: Path) -> None:
    """A new one fails here, until it is written down who may ask for it."""
    assert set(_routes(tmp_path)) == set(ROUTES)


def _routes(folder: Path) -> Iterator[tuple[str, str]]:
    app: Any = whole_app(f"sqlite:///{folder}/roles.sqlite").app
    for route in app.routes:
        path = route.path_format
        if path.startswith(("/api/tables", "/api/invitations", "/api/bot")):
            if isinstance(route, WebSocketRoute):
                yield "SOCKET", path
            elif isinstance(route, HTTPRoute):
                methods = {method for handler in route.route_handlers for method in handler.http_methods}
                yield from ((method, path) for method in methods - {"OPTIONS"})


class Place:
    """A table that is being played, and requests for all that there is of it."""

    def __init__(self, host: Guest) -> None:
        self.url = host.url
        self.table = with_bot(host)
        self.code = host.get(f"/api/tables/{self.table}")["table"]["code"]

    def ask(self, route: tuple[str, str], headers: dict[str, str]) -> Answer:
        """The status, and the code of an error; of a stream only how it begins."""
        method, path = route
        address = f"{self.url}{path.format(table=self.table, code=self.code)}"
        with httpx.stream(method, address, json=ROUTES[route].body, headers=headers, timeout=20) as answer:
            if answer.status_code < 400:
                return answer.status_code
            answer.read()
            return refusal(answer)


@pytest.fixture(scope="module")
def place(ann: Guest) -> Place:
    return Place(ann)


@pytest.fixture(scope="module")
def tokens(bob: Guest) -> dict[str, dict[str, str]]:
    """Of somebody without a seat: by what each lacks, and one that lacks nothing."""
    lacking = {scope: bob.token(*(SCOPES - {scope})) for scope in SCOPES} | {"": bob.token(*SCOPES)}
    return {scope: {"Authorization": f"Bearer {token}"} for scope, token in lacking.items()}


@pytest.mark.parametrize("route", GUARDED)
def test_nobody_may_not(place: Place, route: tuple[str, str]) -> None:
    csrf = httpx.get(f"{place.url}/api/tables").cookies["csrftoken"]
    headers = {"x-csrftoken": csrf, "Cookie": f"csrftoken={csrf}"}
    assert place.ask(route, headers) == NOBODY


@pytest.mark.parametrize("route", [route for route in ROUTES if route[0] == "POST"])
def test_a_page_of_another_site_may_not(place: Place, route: tuple[str, str]) -> None:
    assert place.ask(route, {}) == (403, "csrf")


@pytest.mark.parametrize("route", GUARDED)
def test_a_token_without_the_scope_may_not(
    place: Place, tokens: dict[str, dict[str, str]], route: tuple[str, str]
) -> None:
    assert place.ask(route, tokens[ROUTES[route].scope or ""]) == SCOPE


@pytest.mark.parametrize("route", [route for route in ROUTES if route[0] != "SOCKET"])
def test_somebody_without_a_seat_may_only_look_on(
    place: Place, tokens: dict[str, dict[str, str]], route: tuple[str, str]
) -> None:
    assert place.ask(route, tokens[""]) == ROUTES[route].stranger


@pytest.mark.parametrize("route", [route for route in ROUTES if route[0] != "SOCKET"])
def test_a_token_that_is_not_known_is_turned_away_everywhere(place: Place, route: tuple[str, str]) -> None:
    assert place.ask(route, {"Authorization": "Bearer pegout_unknown"}) == (401, "bad_token")


MOVES: list[dict[str, Any]] = [{"do": "go"}, {"do": "urge"}, {"do": "back"}]


@pytest.mark.parametrize("move", MOVES)
def test_nobody_moves_over_a_socket(place: Place, move: dict[str, Any]) -> None:
    address = f"{place.url.replace('http', 'ws', 1)}/api/tables/{place.table}/socket"
    with connect(address) as socket:
        seen = json.loads(socket.recv(timeout=10))
        assert (seen["type"], seen["table"]["seat"], seen["table"]["code"]) == ("table", None, None)
        socket.send(json.dumps(move | {"id": "x", "version": 1}))
        while (answer := json.loads(socket.recv(timeout=10)))["type"] == "change":
            pass
    assert (answer["type"], answer["id"], answer["error"]["code"]) == ("refused", "x", "not_seated")


HIDDEN = [
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/statistics"),
    ("GET", "/api/bot/tables/{table}/stream"),
]


@pytest.mark.parametrize("route", HIDDEN)
def test_a_table_that_is_not_watched_is_shown_to_no_stranger(
    ann: Guest, tokens: dict[str, dict[str, str]], route: tuple[str, str]
) -> None:
    place = Place(ann)
    place.table = with_bot(ann, watched=False)
    assert place.ask(route, tokens[""]) == (403, "not_watched")


def test_a_socket_to_a_table_that_is_not_watched_says_why_and_closes(ann: Guest) -> None:
    table = with_bot(ann, watched=False)
    with connect(f"{ann.url.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        said = json.loads(socket.recv(timeout=10))
        assert (said["type"], said["error"]["code"]) == ("refused", "not_watched")
        with pytest.raises(ConnectionClosedError):
            socket.recv(timeout=10)
        assert socket.close_code == 4403


@pytest.mark.parametrize("route", HIDDEN[:3])
def test_a_table_shown_later_is_not_shown_now_over_http(
    ann: Guest, tokens: dict[str, dict[str, str]], route: tuple[str, str]
) -> None:
    place = Place(ann)
    place.table = with_bot(ann, delay_seconds=60)
    assert place.ask(route, tokens[""]) == (403, "shown_later")


@pytest.mark.parametrize(
    "route", [route for route in ROUTES if "{table}" in route[1] and route[0] != "SOCKET"]
)
def test_a_table_that_is_not_there_is_not_found(
    ann: Guest, tokens: dict[str, dict[str, str]], route: tuple[str, str]
) -> None:
    place = Place.__new__(Place)
    place.url, place.table, place.code = ann.url, "nosuchtable", "XXXXXX"
    assert place.ask(route, tokens[""]) == (404, "no_such_table")
