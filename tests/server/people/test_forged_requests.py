"""What other sites make a browser send: requests without the header, sockets with another origin."""

import pytest
from litestar.exceptions import WebSocketDisconnect

from pegout.server.people import PeopleSettings, same_origin
from tests.kit.people import browser, code_of, guest, script, server
from tests.kit.people import socket_with as socket


@pytest.mark.parametrize("path", ["guest", "account/sign-in", "account/keep", "account/sign-out", "play"])
def test_a_request_that_changes_something_needs_the_header(path: str) -> None:
    with guest(server(), "Ann") as ann:
        del ann.headers["x-csrftoken"]
        assert code_of(ann.post(f"/api/{path}", json={})) == (403, "csrf")


def test_who_has_no_cookie_at_all_needs_the_header_too_for_a_site_might_sign_visitors_in() -> None:
    with script(server()) as client:
        credentials = {"name": "Mallory", "password": "12345678"}
        assert code_of(client.post("/api/account/sign-in", json=credentials)) == (403, "csrf")
        assert code_of(client.post("/api/guest")) == (403, "csrf")


@pytest.mark.parametrize("kind", ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded"])
def test_a_form_is_not_read_for_the_value(kind: str) -> None:
    with browser(server()) as client:
        value = client.headers.pop("x-csrftoken")
        body = f"_csrf_token={value}"
        assert code_of(client.post("/api/guest", content=body, headers={"content-type": kind})) == (
            403,
            "csrf",
        )


@pytest.mark.parametrize("value", [b"", b"x", b"0" * 128, b"\xe9" * 128, b"\xff"], ids=range(5))
def test_a_header_that_is_not_the_cookie_is_refused(value: bytes) -> None:
    with browser(server()) as client:
        assert code_of(client.post("/api/guest", headers={b"x-csrftoken": value})) == (403, "csrf")


def test_header_and_cookie_of_somebody_elses_making_are_refused() -> None:
    with script(server()) as client:
        headers = {"x-csrftoken": "0" * 128, "cookie": "csrftoken=" + "0" * 128}
        assert code_of(client.post("/api/guest", headers=headers)) == (403, "csrf")


def test_the_first_get_sets_the_cookie_whatever_it_answers_and_a_strange_one_is_replaced() -> None:
    with script(server()) as client:
        client.cookies.set("csrftoken", "of another server", domain="cribbage.example", path="/")
        answer = client.get("/api/account")
        assert answer.status_code == 401
        value = client.cookies["csrftoken"]
        assert client.post("/api/guest", headers={"x-csrftoken": value}).status_code == 201
        assert "csrftoken" not in client.get("/api/account").headers["set-cookie"]


def test_behind_https_the_csrf_cookie_is_secure() -> None:
    with script(server(settings=PeopleSettings(https=True))) as client:
        assert "; Secure" in client.get("/api/account").headers["set-cookie"]


def test_a_scheme_that_browsers_add_by_themselves_does_not_stand_for_the_header() -> None:
    with guest(server(), "Ann") as ann:
        del ann.headers["x-csrftoken"]
        headers = {"authorization": "Basic YW5uOmFubg=="}
        assert code_of(ann.post("/api/play", headers=headers)) == (403, "csrf")
        assert ann.get("/api/account", headers=headers).json()["name"] == "Ann"


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "null"},
        {"origin": "http://elsewhere.example"},
        {"origin": "http://cribbage.example.elsewhere.example"},
        {"origin": "http://cribbage.example:81"},
        {"origin": "http://["},
    ],
)
def test_a_socket_by_session_from_another_site_is_refused(headers: dict[str, str]) -> None:
    with (
        guest(server(), "Ann") as ann,
        pytest.raises(WebSocketDisconnect) as refused,
        ann.websocket_connect("/api/socket", headers=headers) as opened,
    ):
        opened.receive_json()
    assert refused.value.code == 4403


def test_nobody_may_open_a_socket_from_anywhere_and_stays_nobody() -> None:
    with (
        script(server()) as client,
        client.websocket_connect("/api/socket", headers={"origin": "http://elsewhere.example"}) as opened,
    ):
        assert opened.receive_json() is None


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://cribbage.example", "cribbage.example", True),
        ("http://Localhost:8000", "localhost:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://localhost:8001", "localhost:8000", False),
        ("file://cribbage.example", "cribbage.example", False),
        ("http://", "", False),
        ("", "", False),
    ],
)
def test_an_origin_is_the_same_by_host_and_port(origin: str, host: str, same: bool) -> None:
    assert same_origin(socket(origin, host)) == same
