"""Whatever goes wrong is answered in one shape, with nothing that was secret."""

import asyncio
import json
from collections.abc import Iterator
from enum import Enum
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Request, WebSocket, get, post, websocket
from litestar.exceptions import (
    ImproperlyConfiguredException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    SerializationException,
    ServiceUnavailableException,
    TooManyRequestsException,
    WebSocketDisconnect,
)
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.testing import TestClient

from pegout.cards import Card
from pegout.refusal import IllegalCommand, Refused, refuse
from pegout.rules import preset
from pegout.server.operations import LARGEST_REQUEST, Metrics, Watch
from pegout.server.problems import Problem
from pegout.services.event_files import InvalidEventFile
from pegout.services.streams.ports import StoreUnavailable, VersionConflict
from tests.kit.operations import client_of, logged, watched
from tests.kit.proofs import proof

SECRET = "hunter2-hunter2"  # noqa: S105 - it must not come back


class Colour(Enum):
    RED = "red"


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    count: int = 0
    colour: Colour = Colour.RED
    cards: list[int] = []


def _invalid_card() -> Any:
    return Card.parse("1X")


def _invalid_rules() -> Any:
    return preset("acc").override(goal="many")


def _raise(error: Exception) -> Any:
    raise error


FAILURES: dict[str, tuple[Any, int, str]] = {
    "problem": (Problem(418, "teapot", "Use a cup."), 418, "teapot"),
    "card": (_invalid_card, 409, "refused"),
    "rules": (_invalid_rules, 409, "refused"),
    "illegal": (IllegalCommand(refuse("sunday", "Not on {day}.", day="Sundays")), 409, "refused"),
    "table": (Refused(refuse("not_seated", "You have no seat.")), 403, "not_seated"),
    "unlisted": (Refused(refuse("sunday", "Not on Sundays.")), 409, "refused"),
    "file": (InvalidEventFile("No event.", "start"), 400, "bad_request"),
    "stale": (VersionConflict(), 409, "stale"),
    "store": (StoreUnavailable(f"/srv/{SECRET} is full"), 503, "unavailable"),
    "busy": (ServiceUnavailableException(), 503, "unavailable"),
    "many": (TooManyRequestsException(headers={"Retry-After": "17"}), 429, "too_often"),
    "denied": (PermissionDeniedException(), 403, "forbidden"),
    "nobody": (NotAuthorizedException(), 401, "nobody"),
    "nothing": (NotFoundException(), 404, "not_found"),
    "value": (ValueError(SECRET), 500, "broken"),
    "key": (KeyError(SECRET), 500, "broken"),
    "configured": (ImproperlyConfiguredException(SECRET), 500, "broken"),
    "recursion": (RecursionError("maximum recursion depth exceeded"), 500, "broken"),
    "writing": (SerializationException(SECRET), 500, "broken"),
}


@get("/fail/{kind:str}", media_type="text/html")
async def fail(kind: FromPath[str]) -> str:
    what = FAILURES[kind][0]
    return what() if callable(what) else _raise(what)  # type: ignore[no-any-return]


@post("/wish")
async def wish(data: JSONBody[Wish]) -> Wish:
    return data


@post("/by-hand")
async def by_hand(request: Request[Any, Any, Any]) -> str:
    await request.json()
    return "read"


@get("/counted/{code:str}")
async def counted(code: FromPath[str], most: FromQuery[int]) -> str:
    return code * most


@get("/unwritable")
async def unwritable() -> Any:
    return {"view": object()}


@websocket("/socket")
async def breaking_socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    raise KeyError(socket.url.path)


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Watch]]:
    with client_of(fail, wish, by_hand, counted, unwritable) as client:
        yield client


def error_of(answer: Any) -> dict[str, Any]:
    """The error in the one shape, or a failed test."""
    assert answer.headers["content-type"].startswith("application/json")
    body = answer.json()
    assert list(body) == ["error"]
    error: dict[str, Any] = body["error"]
    assert error["code"]
    assert error["message"]
    return error


@pytest.mark.parametrize("kind", FAILURES)
def test_each_failure_has_its_status_and_code_and_never_a_page(kind: str, client: TestClient[Watch]) -> None:
    _, status, code = FAILURES[kind]
    answer = client.get(f"/fail/{kind}", headers={"accept": "text/html"})
    assert (answer.status_code, error_of(answer)["code"]) == (status, code)
    assert SECRET not in answer.text


@pytest.mark.parametrize("kind", ["card", "rules", "illegal", "table", "file"])
def test_a_refusal_is_told_in_its_own_words(kind: str, client: TestClient[Watch]) -> None:
    what = FAILURES[kind][0]
    with pytest.raises(ValueError, match=r".") as raised:
        what() if callable(what) else _raise(what)
    assert error_of(client.get(f"/fail/{kind}"))["message"] == str(raised.value)


def test_a_refusal_goes_out_with_its_reason_its_field_and_its_values(client: TestClient[Watch]) -> None:
    illegal, table, file = [error_of(client.get(f"/fail/{kind}")) for kind in ("illegal", "table", "file")]
    assert (illegal["reason"], illegal["values"]) == ("sunday", {"day": "Sundays"})
    assert (table["code"], table["reason"], table.get("values")) == ("not_seated", "not_seated", None)
    assert (file["reason"], file["field"]) == ("invalid_event_file", "start")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": 5}, "name"),
        ({"name": "Ann", "cards": [5, "five"]}, "cards[1]"),
        ({}, None),
        ({"name": "Ann", "age": 3}, None),
    ],
)
def test_a_wrong_field_is_named_where_it_is_one(
    body: dict[str, Any], field: str | None, client: TestClient[Watch]
) -> None:
    assert error_of(client.post("/wish", json=body)).get("field") == field


def test_a_problem_keeps_its_view_and_how_long_to_wait() -> None:
    @get("/late")
    async def late() -> None:
        raise Problem(409, "stale", "Look again.", view={"count": 15}, retry_after=3)

    with client_of(late) as client:
        answer = client.get("/late")
    assert answer.headers["retry-after"] == "3"
    assert error_of(answer)["view"] == {"count": 15}


@pytest.mark.parametrize("kind", ["store", "busy", "many"])
def test_who_shall_come_again_is_told_when(kind: str, client: TestClient[Watch]) -> None:
    answer = client.get(f"/fail/{kind}")
    assert int(answer.headers["retry-after"]) > 0
    if kind == "many":
        assert answer.headers["retry-after"] == "17"


def test_the_rate_limit_of_litestar_says_how_long_to_wait() -> None:
    with client_of(wish, middleware=[RateLimitConfig(("minute", 1)).middleware]) as client:
        client.post("/wish", json={"name": "Ann"})
        answer = client.post("/wish", json={"name": "Ann"})
    assert (answer.status_code, error_of(answer)["code"]) == (429, "too_often")
    assert 0 < int(answer.headers["retry-after"]) <= 60


def test_what_broke_is_logged_with_its_traceback_under_the_number_on_the_wire(
    client: TestClient[Watch],
) -> None:
    with logged() as page:
        message = error_of(client.get("/fail/value"))["message"]
    lines = [json.loads(line) for line in page.getvalue().splitlines()]
    broken = next(line for line in lines if line["logger"] == "pegout.errors")
    assert f"number {broken['request']}." in message
    assert "raise error\nValueError: " in broken["traceback"]


def test_an_answer_that_cannot_be_written_is_our_own_fault(client: TestClient[Watch]) -> None:
    answer = client.get("/unwritable")
    assert (answer.status_code, error_of(answer)["code"]) == (500, "broken")


def test_what_the_database_says_goes_to_the_log_only(client: TestClient[Watch]) -> None:
    with logged() as page:
        client.get("/fail/store")
    assert SECRET in page.getvalue()


@pytest.mark.parametrize("address", ["/nowhere", "/schema/nowhere", "/schema/nowhere.json", "/counted"])
def test_an_address_that_leads_nowhere(address: str, client: TestClient[Watch]) -> None:
    answer = client.get(address, headers={"accept": "text/html"})
    assert (answer.status_code, error_of(answer)["code"]) == (404, "not_found")


def test_a_wrong_method_is_told_the_right_ones(client: TestClient[Watch]) -> None:
    answer = client.put("/wish")
    assert (answer.status_code, error_of(answer)["code"]) == (405, "method_not_allowed")
    assert "POST" in answer.headers["allow"]
    assert "POST" in error_of(answer)["message"]


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({}, "`name`"),
        ({"name": 7}, "name in the body"),
        ({"name": "Ann", "count": SECRET}, "count in the body"),
        ({"name": "Ann", "colour": SECRET}, "colour in the body"),
        ({"name": "Ann", "cards": [1, SECRET]}, "cards[1] in the body"),
        ({"name": "Ann", "suit": SECRET}, "`suit`"),
        ([SECRET], "The body"),
    ],
)
def test_a_wrong_body_names_the_field_and_never_its_value(
    body: Any, named: str, client: TestClient[Watch]
) -> None:
    answer = client.post("/wish", json=body)
    assert (answer.status_code, error_of(answer)["code"]) == (400, "bad_request")
    assert named in error_of(answer)["message"]
    assert SECRET not in answer.text


@pytest.mark.parametrize("query", [f"most={SECRET}", f"least={SECRET}", f"most=x&password={SECRET}"])
def test_a_wrong_query_names_the_parameter_and_nothing_else(query: str, client: TestClient[Watch]) -> None:
    answer = client.get(f"/counted/{SECRET}?{query}")
    assert (answer.status_code, error_of(answer)["code"]) == (400, "bad_request")
    assert "most" in error_of(answer)["message"]
    assert SECRET not in answer.text


def test_a_long_name_of_a_field_is_cut(client: TestClient[Watch]) -> None:
    answer = client.post("/wish", json={"name": "Ann", "x" * 10_000: 1})
    assert len(error_of(answer)["message"]) <= 300


UNREADABLE = {
    "cut": b"{",
    "no UTF-8": b'{"name": "\xff"}',
    "half a letter": b'"\xc3',
    "deep arrays": b"[" * 100_000,
    "deep objects": b'{"a":' * 50_000,
    "nought": b"\x00",
    "half a pair": b'{"name": "\\ud800"}',
}


@pytest.mark.parametrize("route", ["/wish", "/by-hand"])
@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_body_that_cannot_be_read_is_the_senders_mistake(
    route: str, kind: str, client: TestClient[Watch]
) -> None:
    answer = client.post(route, content=UNREADABLE[kind], headers={"content-type": "application/json"})
    assert (answer.status_code, error_of(answer)["code"]) == (400, "bad_request")


@proof(25, 2000)
@given(
    body=st.binary(max_size=60) | st.text(max_size=30).map(str.encode) | st.just(b""),
    kind=st.sampled_from(
        ["application/json", "application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]
    ),
)
def test_no_body_whatever_breaks_the_server(body: bytes, kind: str, client: TestClient[Watch]) -> None:
    answer = client.post("/wish", content=body, headers={"content-type": kind})
    assert answer.status_code < 500
    if answer.status_code != 201:
        error_of(answer)


@pytest.mark.parametrize("is_chunked", [False, True])
def test_a_body_that_is_too_large_is_refused(is_chunked: bool, client: TestClient[Watch]) -> None:
    text = b'"' + b"x" * LARGEST_REQUEST + b'"'
    chunks = (text[start : start + 65_536] for start in range(0, len(text), 65_536))
    answer = client.post("/by-hand", content=chunks if is_chunked else text)
    assert (answer.status_code, error_of(answer)["code"]) == (413, "too_large")


def test_a_body_of_the_largest_size_is_read(client: TestClient[Watch]) -> None:
    assert client.post("/by-hand", content=b'"' + b"x" * (LARGEST_REQUEST - 2) + b'"').status_code == 201


def test_somebody_who_leaves_in_the_middle_breaks_nothing() -> None:
    metrics = Metrics()
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/by-hand", "headers": [], "query_string": b""}
    with logged() as page:
        asyncio.run(watched(by_hand, metrics=metrics)(scope, receive, send))
    assert sent[0]["status"] == 400
    assert "Traceback" not in page.getvalue()
    assert metrics.registry.get_sample_value("pegout_errors_total", {"where": "request"}) is None


def test_what_breaks_in_a_socket_is_logged_and_counted() -> None:
    metrics = Metrics()
    with (
        client_of(breaking_socket, metrics=metrics) as client,
        logged() as page,
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/socket") as socket,
    ):
        socket.receive()
    assert "A socket failed" in page.getvalue()
    assert metrics.registry.get_sample_value("pegout_errors_total", {"where": "socket"}) == 1
