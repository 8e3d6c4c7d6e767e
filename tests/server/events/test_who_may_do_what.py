"""A player cannot do what only the director may: every route and every command, in every role."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from pegout.server.events.lists import LISTS
from pegout.services.event_files import COMMANDS
from pegout.services.event_files.papers import PAPERS, WITH_MONEY
from pegout.tournament.event import MAY, Role
from tests.kit.event_people import Visitor
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_app, whole_server

ROLES = tuple(Role)
DESK = {Role.DIRECTOR, Role.REGISTRAR, Role.JUDGE, Role.SCORER}
MONEY = {Role.DIRECTOR, Role.REGISTRAR}

FIELDS: dict[str, dict[str, Any]] = {
    "Register": {"name": "Eve", "kind": "member"},
    "CheckIn": {"entrant": "Ann"},
    "Withdraw": {"entrant": "Ann"},
    "Pay": {"entrant": "Ann", "cents": 100},
    "JoinPool": {"entrant": "Ann", "pool": "skunks"},
    "Donate": {"giver": "Ann", "cents": 100},
    "Remove": {"entrant": "Ann", "reason": "?"},
    "DecideRefund": {"entrant": "Ann", "cents": 1, "reason": "?"},
    "PayRefund": {"entrant": "Ann"},
    "Spend": {"on": "hall", "cents": 1},
    "PutIn": {"cents": 1},
    "HandOver": {"cents": 1},
    "MoveStart": {"start": "2030-01-01T10:00:00", "reason": "?"},
    "StartPlay": {},
    "Cancel": {"cause": "force majeure"},
    "AwardPrizes": {"order": [["Ann"]]},
    "AwardPool": {"pool": "skunks", "winners": ["Ann"]},
    "StartRound": {"division": "", "round": 1},
    "CallTime": {"division": "", "round": 1},
    "EnterScore": {"division": "", "game": "R1-1", "scores": [121, 90], "player": "Ann"},
    "FreeGame": {"division": "", "first": "Ann", "second": "Bob", "scores": [121, 90]},
    "ProposeGame": {"division": "", "first": "Ann", "second": "Bob", "scores": [121, 90]},
    "DenyGame": {"division": "", "game": "X1", "player": "Ann"},
    "CorrectScore": {"division": "", "game": "R1-1", "scores": [121, 90], "reason": "?"},
    "MarkAbsent": {"division": "", "game": "R1-1", "players": ["Ann"]},
    "JoinLate": {"division": "", "player": "Eve"},
    "StartPlayOffs": {"division": ""},
    "DecidePlace": {"division": "", "place": 1, "player": "Ann", "reason": "?"},
    "DrawOrder": {"division": "", "order": ["Bob", "Ann"]},
    "DrawAndStart": {"draws": [{"division": "", "order": ["Bob", "Ann"]}]},
    "OpenNight": {"players": ["Ann", "Bob"]},
    "DropOut": {"player": "Ann"},
    "Expel": {"player": "Ann", "reason": "?"},
    "NoteRuling": {"text": "?"},
    "CallJudge": {"division": "", "game": "R1-1", "player": "Ann"},
    "SettleCall": {"number": 1},
    "CloseEvent": {},
    "Undo": {"number": 1},
}


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Role, Visitor]]:
    """Everybody at an event with two entrants; the player is Ann."""
    with whole_server(sqlite_in(tmp_path_factory.mktemp("roles"))) as url:
        director = Visitor(url).make(online={})
        for name in ("Ann", "Bob"):
            director.do("Register", name=name, kind="member", contact="call me")
        keys = director.keys()
        visitors = {role: director.someone(keys["roles"].get(role.value, "")) for role in ROLES}
        visitors[Role.PLAYER] = director.someone(keys["players"]["Ann"])
        yield visitors


def test_every_command_is_tried() -> None:
    assert FIELDS.keys() == COMMANDS.keys()


@pytest.mark.parametrize("name", [name for name in COMMANDS if name not in ("Cancel", "CloseEvent")])
def test_a_command_is_for_its_roles_only(people: dict[Role, Visitor], name: str) -> None:
    """Whoever may not is told so; whoever may is either let, or refused for another reason."""
    before = len(people[Role.DIRECTOR].at("lists/log").json())
    for role in ROLES:
        if role not in MAY[COMMANDS["ProposeGame" if name == "FreeGame" else name]]:
            why = people[role].send(name, **FIELDS[name])["refused"]
            assert why.startswith(f"A {role.value} may not do that"), (role, why)
    log = people[Role.DIRECTOR].at("lists/log").json()
    assert len(log) == before


@pytest.mark.parametrize(
    "name", ["CheckIn", "Withdraw", "EnterScore", "FreeGame", "DenyGame", "CallJudge", "Register"]
)
def test_players_act_for_themselves_only(people: dict[Role, Visitor], name: str) -> None:
    fields = {key: "Bob" if given == "Ann" else given for key, given in FIELDS[name].items()}
    why = people[Role.PLAYER].send(name, **fields)["refused"]
    assert "players act only for themselves" in why


ROUTES: dict[tuple[str, str], set[Role]] = {
    ("GET", "/api/events/{event}"): set(ROLES),
    ("POST", "/api/events/{event}/records"): set(ROLES),
    ("POST", "/api/events/{event}/entries"): {Role.DIRECTOR},
    ("GET", "/api/events/{event}/links"): MONEY,
    ("POST", "/api/events/{event}/links/renew"): {Role.DIRECTOR},
    ("GET", "/api/events/{event}/lists/{what}"): set(ROLES),
    ("GET", "/api/events/{event}/file"): {Role.DIRECTOR},
    ("GET", "/api/events/{event}/paper/{what}"): set(ROLES),
    ("GET", "/api/events/{event}/calendar.ics"): set(ROLES),
    ("GET", "/api/events/{event}/duplicates"): set(ROLES),
    ("POST", "/api/events/{event}/seat"): {Role.PLAYER},
    ("POST", "/api/events/{event}/accounts"): {Role.DIRECTOR},
    ("POST", "/api/events/{event}/bots"): {Role.DIRECTOR},
    ("POST", "/api/events/{event}/board"): {Role.PLAYER},
    ("POST", "/api/events/{event}/admit"): {Role.DIRECTOR},
    ("POST", "/api/events/{event}/ruling"): {Role.DIRECTOR, Role.JUDGE},
}
"""Who gets past each door; what they may do behind it is for the commands to say."""

BODIES: dict[str, Any] = {
    "records": {"commands": [{"id": "x", "do": "Undo", "with": {"number": 999}}]},
    "entries": {"do": "open"},
    "links/renew": {"role": "nobody"},
    "accounts": {"name": "Nobody"},
    "bots": {"names": ["Bot"], "level": "nobody"},
    "admit": {"name": "Ann"},
    "ruling": {"call": 1, "upheld": True},
    "board": {"division": "", "game": "R1-1", "nth": 1, "board": "A" * 22},
}


def test_every_route_is_in_the_table(tmp_path: Any) -> None:
    app: Any = whole_app(sqlite_in(tmp_path)).app
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    found = {
        (method, route.path_format)
        for route in routes
        if route.path_format.startswith("/api/events/{event}")
        for method in route.methods
        if method not in ("OPTIONS", "HEAD")
    }
    assert found == ROUTES.keys()


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_door_is_open_to_its_roles_only(people: dict[Role, Visitor], method: str, path: str) -> None:
    what = path.removeprefix("/api/events/{event}").lstrip("/").replace("{what}", "standings")
    for role, visitor in people.items():
        if what == "seat":
            visitor.ask("POST", "/api/guest", {"name": "Somebody"})
        answer = visitor.at(what, method, BODIES.get(what))
        refused = answer.status_code == 403 and answer.json()["error"]["code"] == "not_yours"
        assert refused is (role not in ROUTES[method, path]), (role, answer.text)


@pytest.mark.parametrize("what", LISTS)
def test_lists_are_for_those_who_may_see_them(people: dict[Role, Visitor], what: str) -> None:
    allowed = {"books": MONEY, "log": DESK, "check": DESK}.get(what, set(ROLES))
    for role, visitor in people.items():
        for wanted in ("json", "csv"):
            status = visitor.at(f"lists/{what}?as={wanted}").status_code
            assert status == (200 if role in allowed else 403), (role, what)


def test_only_the_desk_sees_who_has_paid_and_how_to_reach_somebody(people: dict[Role, Visitor]) -> None:
    for role, visitor in people.items():
        [ann, *_] = visitor.at("lists/entries").json()
        assert ("paid" in ann) is (role in MONEY), role
        view = visitor.view()
        assert ("entries" in view) is (role in DESK), role
        for entry in view.get("entries", {}).values():
            assert bool(entry.get("contact")) is (role in MONEY), role


@pytest.mark.parametrize("what", PAPERS)
def test_papers_with_money_are_for_the_desk(people: dict[Role, Visitor], what: str) -> None:
    for role in (Role.PUBLIC, Role.PLAYER, Role.SCORER):
        status = people[role].at(f"paper/{what}").status_code
        assert (status == 403) is (what in WITH_MONEY), (role, what)


def test_a_key_of_another_event_or_of_nobody_opens_nothing(people: dict[Role, Visitor]) -> None:
    director = people[Role.DIRECTOR]
    other = Visitor(director.url).make()
    for key in (other.key, "A" * 22, "<script>"):
        answer = director.someone(key).at()
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "wrong_key"
