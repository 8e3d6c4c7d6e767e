"""Characters that a database cannot hold are refused at every door, with one sentence, on both databases."""

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar.routes import HTTPRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from pegout.server.text_check import ILLEGIBLE, is_legible
from tests.kit.event_people import Visitor
from tests.kit.postgres import fresh_database
from tests.kit.proofs import proof
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.table_routes import with_bot
from tests.kit.whole_server import whole_app, whole_server

PARAMETER = re.compile(r"\{[^}]*\}")
BODIES = [
    rb'{"name": "A\u0000B"}',
    rb'{"a\u0000b": 1}',
    rb'{"x": [{"y": "\\\u0000"}]}',
    b'{"name": "A\0B"}',
]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if request.param == "sqlite":
        with whole_server(sqlite_in(tmp_path_factory.mktemp("legible"))) as address:
            yield address
        return
    with fresh_database() as database, whole_server(database) as address:
        yield address


@pytest.fixture
def ann(url: str) -> Iterator[Guest]:
    guest = Guest(url)
    yield guest
    guest.http.close()


@pytest.fixture(scope="module")
def doors(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[str, str]]:
    """Every address of the API with every method that it answers to."""
    app: Any = whole_app(sqlite_in(tmp_path_factory.mktemp("doors"))).app
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    return [
        (method, route.path_format)
        for route in routes
        for method in route.methods
        if route.path_format.startswith("/api/") and method not in ("OPTIONS", "HEAD")
    ]


def sent(guest: Guest, method: str, path: str, body: bytes | None = None) -> tuple[int, str]:
    headers = {"x-csrftoken": guest.http.cookies.get("csrftoken") or "", "content-type": "application/json"}
    answer = guest.http.request(method, path, content=body, headers=headers)
    return answer.status_code, answer.json()["error"]["message"] if answer.status_code >= 400 else ""


def test_every_door_that_takes_a_body_refuses_it(ann: Guest, doors: list[tuple[str, str]]) -> None:
    taking = [
        (method, path)
        for method, path in doors
        if method in ("POST", "PUT", "PATCH") and "sign-out" not in path  # or nobody would be there
    ]
    assert len(taking) > 25
    refused = 0
    for method, path in taking:
        filled = PARAMETER.sub("AAAAAAAAAAAA", path)
        for body in BODIES:
            status, said = sent(ann, method, filled, body)
            assert status < 500, (method, path, said)
            refused += (status, said) == (400, ILLEGIBLE)
            assert status >= 400, (method, path)
    assert refused > 3 * len(BODIES) * len(taking) // 5


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/guest", {"name": "A\0B"}),
        ("/api/account/tokens", {"label": "a\0b", "scopes": ["read"]}),
        ("/api/account/keep", {"name": "A\0B", "password": "long enough to be one"}),
        ("/api/tables", {"rules": "acc\0"}),
        ("/api/events", {"name": "Night\0", "start": "2030-01-01T10:00", "format": "knock-out"}),
    ],
)
def test_names_labels_and_options_are_refused_with_one_sentence(ann: Guest, path: str, body: Any) -> None:
    assert sent(ann, "POST", path, json.dumps(body).encode()) == (400, ILLEGIBLE)


def test_records_of_events_are_refused_as_values_and_as_keys(url: str) -> None:
    director = Visitor(url).make(fee=0, prizes="")
    for fields in ({"name": "A\0", "kind": "member"}, {"na\0me": "Ann", "kind": "member"}):
        command = {"id": "n1", "do": "Register", "with": fields}
        answer = director.at("records", "POST", {"commands": [command]})
        assert answer.status_code == 400
        assert answer.json()["error"]["message"] == ILLEGIBLE
    command = {"id": "n\0", "do": "Register", "with": {"name": "Ann", "kind": "member"}}
    assert director.at("records", "POST", {"commands": [command]}).status_code == 400
    assert director.do("Register", name=r"Ann \u0000", kind="member")["refused"] is None  # plain letters


@pytest.mark.parametrize("text", [rb'"\ud800"', rb'"\udc00\ud800"', rb'"a\ud800b"', b'"\xed\xa0\x80"'])
def test_halves_of_surrogate_pairs_are_refused(ann: Guest, text: bytes) -> None:
    assert sent(ann, "POST", "/api/guest", b'{"name": ' + text + b"}") == (400, ILLEGIBLE)


def test_addresses_and_queries_are_refused(ann: Guest, doors: list[tuple[str, str]]) -> None:
    for method, path in doors:
        filled = PARAMETER.sub("a%00b", path)
        address = filled if filled != path else f"{path}?name=%00"
        assert sent(ann, method, address) == (400, ILLEGIBLE), (method, path)
    for page in ("/t/%00", "/e/a%00", "/?x=%00"):
        assert ann.http.get(page).json()["error"]["message"] == ILLEGIBLE


def test_sockets_refuse_it_and_stay_open(ann: Guest) -> None:
    table = with_bot(ann)
    socket = ann.socket(table)
    socket.connection.send(r'{"id": "a\u0000", "version": 1, "do": "go"}')
    while (answer := socket.hear())["type"] != "refused":
        pass
    assert answer["error"]["message"] == ILLEGIBLE
    assert socket.do({"do": "urge"}, "n2")["type"] in ("done", "refused")
    socket.close()


def test_a_socket_of_an_event_refuses_a_key_with_it(url: str) -> None:
    director = Visitor(url).make(fee=0, prizes="")
    with connect(f"{url.replace('http', 'ws', 1)}/api/events/{director.event}/socket") as socket:
        socket.send(r'{"key": "\u0000"}')
        assert json.loads(socket.recv())["error"]["message"] == ILLEGIBLE


def test_an_address_of_a_socket_is_refused(url: str) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        connect(f"{url.replace('http', 'ws', 1)}/api/tables/{quote(chr(0))}/socket")


@given(
    st.text(
        st.characters(codec="utf-16", exclude_categories=()) | st.sampled_from("\0\ud800\udc00\\u"),
        max_size=12,
    )
)
@proof(100, 1000)
def test_what_is_written_as_json_is_told_by_what_it_says(text: str) -> None:
    """The same whether it is written as it is or as escapes."""
    right = "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in joined(text))
    for told in (
        json.dumps({"x": text}),
        json.dumps({text: 1}),
        json.dumps([joined(text)], ensure_ascii=False),
    ):
        assert is_legible(told) == right
        assert is_legible(told.encode("utf-8", "surrogatepass")) == right


def joined(text: str) -> str:
    """Two halves that stand in order are one character to JSON."""
    return text.encode("utf-16-be", "surrogatepass").decode("utf-16-be", "surrogatepass")
