"""Every purpose has its limit by address; another address, and whoever comes by an event's link, go on."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from pegout.server.limits import purposes
from pegout.server.people import PeopleSettings
from pegout.server.tables import service as houses
from tests.kit.addresses import Answer, From, is_refused
from tests.kit.event_people import Visitor
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server

FEW = 5
SETTINGS = PeopleSettings(a_minute=100_000, at_the_door=8)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets a handful of everything in by address, but for guests."""
    often = ("handshakes",)  # they come before anything else at an event, and are tried by themselves
    few = tuple([one if one.name in often else replace(one, by_address=FEW) for one in purposes.PURPOSES])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(purposes, "PURPOSES", few)
        with whole_server(sqlite_in(tmp_path_factory.mktemp("few")), SETTINGS) as url:
            yield url


def night_at(house: str, address: str) -> Visitor:
    """Somebody who runs an event from there."""
    director = Visitor(house)
    director.http = From(house, address).http
    return director


def sixes(number: int) -> dict[str, object]:
    return {"hand": ["5H", "5C", "5S", "JD"], "starter": "5D"} if number else {}


WAYS: dict[str, Callable[[From, Visitor, int], Answer]] = {
    "tables": lambda one, _, __: one.post("/api/tables", {}),
    "events": lambda one, _, __: one.post("/api/events", {}),
    "boards": lambda one, _, __: one.post("/api/boards", {}),
    "analysis": lambda one, _, number: one.post("/api/analysis/score", sixes(number)),
    "papers": lambda one, night, _: one.ask("GET", f"/api/events/{night.event}/paper/nothing"),
    "looks": lambda one, night, _: one.ask("GET", f"/api/events/{night.event}"),
    "guesses": lambda one, _, number: one.ask("GET", f"/api/invitations/AAAAA{number}"),
    "entries": lambda one, night, number: one.post(
        f"/api/events/{night.event}/records",
        {"commands": [{"id": f"e{one.address}{number}", "do": "Register", "with": name_of(one, number)}]},
    ),
}


def name_of(one: From, number: int) -> dict[str, str]:
    return {"name": f"{one.address} {number}", "kind": "member"}


@pytest.mark.parametrize("purpose", WAYS)
def test_a_purpose_is_limited_by_address(house: str, purpose: str) -> None:
    place = list(WAYS).index(purpose)
    night = night_at(house, f"127.23.{50 + place}.1")
    if purpose in ("papers", "looks", "entries"):
        night.make()
    here, there = From(house, f"127.10.{place}.1").guest(), From(house, f"127.11.{place}.1").guest()
    answers = [WAYS[purpose](here, night, number) for number in range(FEW + 2)]
    assert [is_refused(answer) for answer in answers] == [False] * FEW + [True, True]
    assert not is_refused(WAYS[purpose](there, night, 0))


def test_guests_are_limited_by_address_and_by_network(house: str) -> None:
    neighbours = [From(house, f"127.12.0.{place + 1}") for place in range(purposes.NETWORK)]
    answers = [one.post("/api/guest").status_code for one in neighbours for _ in range(SETTINGS.at_the_door)]
    assert set(answers) == {201}
    assert is_refused(late := From(house, "127.12.0.99").post("/api/guest"))
    assert "network" in late.json()["error"]["message"]
    assert From(house, "127.12.1.1").post("/api/guest").status_code == 201


def test_bots_are_counted_one_by_one(house: str) -> None:
    ann = From(house, "127.13.0.1").guest()
    three = [{"seat": seat, "level": "random"} for seat in (1, 2, 3)]
    assert ann.post("/api/tables", {"seats": 4, "bots": three}).status_code == 201
    assert is_refused(ann.post("/api/tables", {"seats": 4, "bots": three}))
    assert ann.post("/api/tables", {"bots": three[:1]}).status_code == 201


def test_a_right_code_is_refused_too_after_wrong_ones(house: str) -> None:
    ann, eve = From(house, "127.14.0.1").guest(), From(house, "127.15.0.1")
    code = ann.post("/api/tables", {}).json()["table"]["code"]
    assert eve.ask("GET", f"/api/invitations/{code}").status_code == 200
    for number in range(FEW):
        assert eve.ask("GET", f"/api/invitations/ZZZZZ{number}").status_code == 404
    assert is_refused(eve.ask("GET", f"/api/invitations/{code}"))
    assert ann.ask("GET", f"/api/invitations/{code}").status_code == 200


def test_wrong_keys_are_guesses_and_right_ones_go_on(house: str) -> None:
    night = night_at(house, "127.23.2.1").make()
    eve = From(house, "127.16.0.1")
    path = f"/api/events/{night.event}"
    answers = [eve.ask("GET", path, x_event_key="x" * 21 + str(number)) for number in range(FEW + 1)]
    assert [answer.status_code for answer in answers] == [403] * FEW + [429]
    assert eve.ask("GET", path, x_event_key=night.key).status_code == 200


def closed_with(opened: ClientConnection) -> tuple[int, str]:
    """The code that the socket is closed with, and the sentence before it."""
    with opened as socket:
        message = json.loads(socket.recv(10))
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
        assert message["error"]["retry_after"] == 30
        return socket.protocol.close_code or 0, message["error"]["message"]


def test_sockets_at_tables_are_limited_by_address_and_free_again_when_closed(house: str) -> None:
    ann, bob = From(house, "127.17.0.1").guest(), From(house, "127.18.0.1")
    path = f"/api/tables/{ann.post('/api/tables', {}).json()['table']['table']}/socket"
    with ExitStack() as held:
        sockets = [held.enter_context(ann.socket(path)) for _ in range(FEW)]
        assert {json.loads(one.recv(10))["type"] for one in sockets} == {"table"}
        code, said = closed_with(ann.socket(path))
        assert code == 4429
        assert said == "Too many open sockets from this address: close some, or wait 30 seconds."
        with bob.socket(path) as other:
            assert json.loads(other.recv(10))["type"] == "table"
    with ann.socket(path) as again:
        assert json.loads(again.recv(10))["type"] == "table"


def test_streams_take_places_like_sockets(house: str) -> None:
    ann = From(house, "127.19.0.1").guest()
    with ExitStack() as held:
        streams = [held.enter_context(ann.http.stream("GET", "/api/bot/stream")) for _ in range(FEW)]
        assert {one.status_code for one in streams} == {200}
        assert is_refused(ann.ask("GET", "/api/bot/stream"))


def test_a_hall_behind_one_address_is_counted_by_links(house: str) -> None:
    """Many more phones than an address may have of anything, each with its own link."""
    night = night_at(house, "127.23.3.1").make(format="acc", online={})
    names = [f"Player {number}" for number in range(4 * FEW)]
    for name in names:
        night.do("Register", name=name, kind="player")
    keys = night.keys()["players"]
    hall = "127.20.0.1"
    with ExitStack() as held:
        for name in names:
            phone, link = From(house, hall), {"x_event_key": keys[name], "x_event": night.event}
            assert phone.ask("GET", f"/api/events/{night.event}", **link).status_code == 200
            assert phone.post("/api/guest", {}, **link).status_code == 201
            assert phone.post(f"/api/events/{night.event}/seat", {}, **link).status_code == 200
            socket = held.enter_context(phone.socket(f"/api/events/{night.event}/socket"))
            socket.send(json.dumps({"key": keys[name]}))
            assert json.loads(socket.recv(10))["type"] == "event"
        strangers = [From(house, hall).ask("GET", f"/api/events/{night.event}") for _ in range(FEW + 1)]
    assert [is_refused(answer) for answer in strangers] == [False] * FEW + [True]


def test_a_crowd_enters_by_the_entry_link_of_the_event(house: str) -> None:
    night = night_at(house, "127.23.4.1").make()
    public = night.keys()["roles"]["public"]
    hall = From(house, "127.21.0.1")
    for number in range(4 * FEW):
        command = {"id": f"c{number}", "do": "Register", "with": name_of(hall, number)}
        answer = hall.post(f"/api/events/{night.event}/records", {"commands": [command]}, x_event_key=public)
        assert answer.json()["answers"][0]["refused"] is None
    night.at("links/renew", "POST", {"role": "public"})
    old = hall.ask("GET", f"/api/events/{night.event}", x_event_key=public)
    assert old.status_code == 403


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[From]:
    """A proxy that is trusted, before a server that lets two guests in by address."""
    database = sqlite_in(tmp_path_factory.mktemp("proxy"))
    with whole_server(database, PeopleSettings(at_the_door=2), ["127.0.0.0/8"]) as url:
        yield From(url, "127.0.0.1")


@pytest.mark.parametrize(
    ("forwarded", "is_one_visitor"),
    [
        (["203.0.113.{}"], False),
        (["198.51.100.1, 203.0.114.{}"], False),
        (["203.0.113.{}, 198.51.100.9"], True),
        (["203.0.113.{}", "198.51.100.8"], True),
        (["198.51.100.7, 127.0.0.{}"], True),
    ],
)
def test_a_trusted_proxy_is_believed_from_the_right(
    behind: From, forwarded: list[str], is_one_visitor: bool
) -> None:
    """Whatever a visitor has written before what the proxies added changes nothing."""
    refused = []
    for number in range(3):
        lines = [("x-forwarded-for", text.format(number + 1)) for text in forwarded]
        lines.append(("x-csrftoken", behind.http.cookies["csrftoken"]))
        refused.append(is_refused(behind.http.post("/api/guest", headers=lines)))
    assert refused == [False, False, is_one_visitor]


def test_nobody_else_is_believed(house: str) -> None:
    eve = From(house, "127.22.0.1")
    answers = [
        eve.post("/api/guest", x_forwarded_for=f"203.0.113.{number}")
        for number in range(SETTINGS.at_the_door + 1)
    ]
    assert [is_refused(answer) for answer in answers] == [False] * SETTINGS.at_the_door + [True]


def test_only_so_many_look_on_at_a_table_and_its_players_find_room(
    house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "MOST_AT_TABLE", 2)
    ann = From(house, "127.24.0.1").guest()
    table = ann.post("/api/tables", {}).json()["table"]["table"]
    ann.post(f"/api/tables/{table}/sit", {})
    path = f"/api/tables/{table}/socket"
    with ExitStack() as held:
        onlookers = [held.enter_context(From(house, f"127.25.{n}.1").socket(path)) for n in range(2)]
        assert {json.loads(one.recv(10))["type"] for one in onlookers} == {"table"}
        with From(house, "127.26.0.1").socket(path) as late:
            refused = json.loads(late.recv(10))["error"]
        assert refused["message"] == "Too many people are watching this table: try again in a minute."
        assert refused["retry_after"] == 60
        with ann.socket(path) as seated:
            assert json.loads(seated.recv(10))["table"]["seat"] == 0
        ann.post(f"/api/tables/{table}/leave", {})
        told = [one.recv(10) for one in onlookers]
        assert told[0] == told[1]  # put into words once for all who look on


def test_handshakes_of_sockets_count_as_requests(tmp_path: Path) -> None:
    database = sqlite_in(tmp_path)
    with whole_server(database, PeopleSettings(a_minute=6)) as url:
        eve = From(url, "127.27.0.1")
        refused = 0
        for _ in range(8):
            try:
                with eve.socket("/api/tables/nothing/socket") as one:
                    assert json.loads(one.recv(10))["error"]["code"] == "no_such_table"
            except InvalidStatus:
                refused += 1
        assert refused == 3  # five go with the request that came before them
