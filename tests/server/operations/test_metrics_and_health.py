"""What is counted is right, belongs to one app, and is shown to few; health tells the truth in time."""

import asyncio
from time import perf_counter, sleep
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, WebSocket, get, websocket
from litestar.params import FromPath
from prometheus_client.parser import text_string_to_metric_families
from uvicorn.protocols.utils import ClientDisconnected

from pegout import __version__
from pegout.server.operations import Metrics, ServeOptions, Watch
from pegout.server.operations.metrics_access import BadNetwork, networks
from pegout.server.operations.routes import READY_SECONDS, health_routes
from tests.kit.operations import OPTIONS, client_of, logged, watched


@get("/api/tables/{code:str}")
async def table(code: FromPath[str]) -> str:
    if code == "broken":
        raise KeyError
    return code


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    await socket.accept()
    await socket.send_text(code)
    await socket.receive_text()
    if code == "broken":
        raise KeyError


def sample(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def ask(app: Watch, address: str, client: str = "127.0.0.1", **headers: str) -> httpx.Response:
    """A request from that address."""

    async def get_it() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://crib.example") as asking:
            return await asking.get(address, headers=headers)

    return asyncio.run(get_it())


def test_requests_are_counted_by_the_template_of_their_address_and_their_status() -> None:
    metrics = Metrics()
    with client_of(table, metrics=metrics) as client:
        for code in ("ABC", "DEF", "broken"):
            client.get(f"/api/tables/{code}")
        client.get("/api/nowhere/SECRET")
    route = "/api/tables/{code}"
    assert sample(metrics, "pegout_requests_total", method="GET", route=route, status="200") == 2
    assert sample(metrics, "pegout_requests_total", method="GET", route=route, status="500") == 1
    assert sample(metrics, "pegout_requests_total", method="GET", route="(none)", status="404") == 1
    assert sample(metrics, "pegout_request_seconds_count", route=route) == 3
    assert sample(metrics, "pegout_errors_total", where="request") == 1
    assert b"SECRET" not in metrics.page()
    assert b"ABC" not in metrics.page()


@given(st.lists(st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ-", min_size=1, max_size=12), max_size=30))
def test_made_up_methods_do_not_make_endless_labels(methods: list[str]) -> None:
    metrics = Metrics()
    for method in methods:
        metrics.requests.answered(method, "/", 405, 0.0)
    known = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other"}
    counted = [
        (found.labels["method"], found.value)
        for family in text_string_to_metric_families(metrics.page().decode())
        for found in family.samples
        if found.name == "pegout_requests_total"
    ]
    assert {method for method, _ in counted} <= known
    assert sum(count for _, count in counted) == len(methods)


def test_two_apps_of_one_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.streams.command("play", "done")
    assert sample(first, "pegout_commands_total", command="play", outcome="done") == 1
    assert sample(second, "pegout_commands_total", command="play", outcome="done") is None


def test_what_the_other_parts_tell_is_on_the_page() -> None:
    metrics = Metrics()
    tables = ["ABC"]
    metrics.streams.tables_in_memory(lambda: len(tables))
    metrics.streams.bots_thinking(lambda: 2)
    metrics.streams.append(0.003)
    metrics.streams.append(0.2)
    metrics.streams.command("throw", "refused")
    tables.append("DEF")
    page = ask(watched(table, metrics=metrics), "/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    found = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(page.text)
        for sample in family.samples
    }
    assert found["pegout_tables_in_memory",] == 2
    assert found["pegout_bots_thinking",] == 2
    assert found["pegout_store_append_seconds_count",] == 2
    assert found["pegout_store_append_seconds_bucket", "0.005"] == 1
    assert found["pegout_commands_total", "throw", "refused"] == 1
    assert found["process_open_fds",] > 0


@pytest.mark.parametrize("code", ["ABC", "broken"])
def test_sockets_are_counted_while_they_are_open(code: str) -> None:
    metrics = Metrics()
    with client_of(table_socket, metrics=metrics) as client:
        with client.websocket_connect(f"/api/tables/{code}/socket") as socket:
            socket.receive_text()
            assert sample(metrics, "pegout_sockets_open") == 1
            socket.send_text("enough")
        start = perf_counter()
        while sample(metrics, "pegout_sockets_open") and perf_counter() - start < 5:
            sleep(0.01)  # the client does not wait until the server has noticed
        assert sample(metrics, "pegout_sockets_open") == 0


@pytest.mark.parametrize(("error", "broken"), [(ClientDisconnected, 0), (OSError, 1)])
def test_a_page_that_is_left_before_its_socket_is_open_breaks_nothing(
    error: type[OSError], broken: int
) -> None:
    metrics = Metrics()
    scope = {"type": "websocket", "path": "/api/tables/ABC/socket", "headers": [], "query_string": b""}

    async def receive() -> dict[str, str]:
        return {"type": "websocket.connect"}

    async def send(_message: object) -> None:
        raise error

    with logged() as page, pytest.raises(error):
        asyncio.run(watched(table_socket, metrics=metrics)(scope, receive, send))  # type: ignore[arg-type]
    assert ("A socket failed" in page.getvalue()) == bool(broken)
    assert (sample(metrics, "pegout_errors_total", where="app") or 0) == broken
    assert sample(metrics, "pegout_sockets_open") == 0


@pytest.mark.parametrize(
    ("client", "headers", "seen"),
    [
        ("127.0.0.1", {}, True),
        ("127.9.9.9", {}, True),
        ("::1", {}, True),
        ("::ffff:127.0.0.1", {}, True),
        ("192.0.2.7", {}, False),
        ("10.1.2.3", {}, False),
        ("::ffff:192.0.2.7", {}, False),
        ("not an address", {}, False),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1", {"forwarded": "for=192.0.2.7"}, False),
    ],
)
def test_metrics_are_for_this_machine(client: str, headers: dict[str, str], seen: bool) -> None:
    answer = ask(watched(), "/metrics", client, **headers)
    assert answer.status_code == (200 if seen else 403)
    assert ("pegout_" in answer.text) is seen


@pytest.mark.parametrize(("client", "seen"), [("10.1.2.3", True), ("127.0.0.1", True), ("11.0.0.1", False)])
def test_a_setting_lets_a_network_read_the_metrics(client: str, seen: bool) -> None:
    options = ServeOptions(database=OPTIONS.database, metrics_from=("10.0.0.0/8",))
    assert ask(watched(options=options), "/metrics", client).status_code == (200 if seen else 403)


@pytest.mark.parametrize("text", ["everybody", "10.0.0.1/8", "10.0.0.0/99", ""])
def test_what_is_no_network_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadNetwork, match=r"10\.0\.0\.0/8"):
        networks((text,))


async def _full() -> str:
    return "full"


async def _hangs() -> str:
    await asyncio.sleep(60)
    return "ok"


def test_health_says_that_the_server_is_live_and_ready() -> None:
    answer = ask(watched(), "/health", "192.0.2.7")
    assert answer.status_code == 200
    well = {"status": "ok", "database": "ok", "version": __version__, "ready": True}
    assert answer.json() == {**well, "live": True}
    assert ask(watched(), "/health/ready").json() == well


@pytest.mark.parametrize("address", ["/health", "/health/ready"])
def test_health_fails_where_the_database_keeps_nothing_and_says_why(address: str) -> None:
    answer = ask(watched(ready=_full), address)
    assert answer.status_code == 503
    assert answer.json()["status"] == "unavailable"
    assert answer.json()["database"] == "full"
    assert answer.json()["ready"] is False
    assert answer.json().get("live") is (True if address == "/health" else None)


@pytest.mark.parametrize("address", ["/health", "/health/ready"])
def test_health_waits_no_longer_than_it_says(address: str) -> None:
    assert READY_SECONDS == 2
    handlers = health_routes(_hangs, seconds=0.2)
    start = perf_counter()
    answer = ask(Watch(Litestar(list(handlers), logging_config=None), Metrics(), OPTIONS), address)
    assert answer.status_code == 503
    assert answer.json()["database"] == "does not answer"
    assert 0.2 <= perf_counter() - start < 1.5


def test_a_server_lives_without_its_database() -> None:
    start = perf_counter()
    assert ask(watched(ready=_hangs), "/health/live").json()["live"] is True
    assert perf_counter() - start < READY_SECONDS
