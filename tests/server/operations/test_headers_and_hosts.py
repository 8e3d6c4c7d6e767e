"""Every answer carries the headers that keep a browser safe, and only our own hosts are answered."""

from typing import Any

import pytest
from litestar import Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from pegout.server.operations import ServeOptions, Watch
from tests.kit.operations import OPTIONS, client_of

SAFE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


@get("/")
async def page() -> Response[str]:
    return Response("<p>Cribbage</p>", media_type="text/html")


@get("/api/tables")
async def tables() -> list[str]:
    return []


@get("/api/breaks")
async def breaks() -> None:
    raise KeyError


@get("/apiary")
async def apiary() -> str:
    return "bees"


@get("/drawing")
async def drawing() -> Response[str]:
    return Response("<svg/>", headers={"Content-Security-Policy": "default-src 'none'"})


@websocket("/socket")
async def greet(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text("hello")
    await socket.close()


def client_with(**options: Any) -> TestClient[Watch]:
    chosen = ServeOptions(database=OPTIONS.database, **options)
    return client_of(page, tables, breaks, apiary, drawing, greet, options=chosen)


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 405),
        ("GET", "/api/tables", 200),
        ("GET", "/api/breaks", 500),
        ("GET", "/nowhere", 404),
        ("DELETE", "/", 405),
        ("OPTIONS", "/", 204),
        ("GET", "/schema/openapi.json", 200),
    ],
)
def test_every_answer_has_the_headers(method: str, address: str, status: int) -> None:
    with client_with() as client:
        answer = client.request(method, address)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in SAFE} == SAFE
    policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
    assert policy.pop("default-src") == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in str(policy)
    assert "*" not in str(policy)
    assert "camera=()" in answer.headers["permissions-policy"]


@pytest.mark.parametrize("https", [False, True])
def test_https_is_asked_for_only_where_it_is_there(https: bool) -> None:
    with client_with(https=https) as client:
        assert ("strict-transport-security" in client.get("/").headers) is https


@pytest.mark.parametrize(
    ("address", "kept"),
    [("/api/tables", False), ("/api/nowhere", False), ("/health", False), ("/", True), ("/apiary", True)],
)
def test_what_is_somebodys_own_is_kept_by_no_cache(address: str, kept: bool) -> None:
    with client_with() as client:
        assert (client.get(address).headers.get("cache-control") != "no-store") is kept


def test_a_route_may_be_stricter_by_itself() -> None:
    with client_with() as client:
        answer = client.get("/drawing")
    assert answer.headers.get_list("content-security-policy") == ["default-src 'none'"]


@pytest.mark.parametrize(
    ("host", "welcome"),
    [
        ("crib.example", True),
        ("CRIB.example:8121", True),
        ("club.peg.example", True),
        ("peg.example", False),
        ("evilpeg.example", False),
        ("crib.example.evil", False),
        ("", False),
        ("[::1]:8121", True),
        ("[::2]", False),
    ],
)
def test_only_the_hosts_named_are_answered(host: str, welcome: bool) -> None:
    with client_with(allowed_hosts=("crib.example", "*.peg.example", "[::1]")) as client:
        for address in ("/api/tables", "/nowhere"):
            answer = client.get(address, headers={"host": host})
            assert (answer.status_code == 400) is not welcome
            assert SAFE.items() <= answer.headers.items()
            if not welcome:
                assert answer.json()["error"]["code"] == "wrong_host"


def test_a_socket_for_another_host_is_not_opened() -> None:
    with client_with(allowed_hosts=("crib.example",)) as client:
        with client.websocket_connect("/socket", headers={"host": "crib.example"}) as socket:
            assert socket.receive_text() == "hello"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect("/socket", headers={"host": "evil.example"}) as refused,
        ):
            refused.receive_text()


@pytest.mark.parametrize("address", ["/schema/openapi.json", "/schema/openapi.yaml", "/schema"])
def test_the_document_of_the_api_is_served_and_names_its_routes(address: str) -> None:
    with client_with() as client:
        answer = client.get(address)
    assert "/api/tables" in answer.text
    assert "html" not in answer.headers["content-type"]


@pytest.mark.parametrize("name", ["swagger", "redoc", "rapidoc", "elements", "scalar"])
def test_there_are_no_pages_with_scripts_from_elsewhere(name: str) -> None:
    with client_with() as client:
        answer = client.get(f"/schema/{name}", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"
