"""A contact goes to the director and the registrar, by no door to anybody else."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from pegout.server.events.lists import LISTS
from pegout.services.event_files.papers import PAPERS
from pegout.tournament.event import Role
from tests.kit.event_people import Visitor
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_app, whole_server

CONTACT = "0171-555-0123"


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[Role, Visitor]]:
    with whole_server(sqlite_in(tmp_path_factory.mktemp("contacts"))) as url:
        director = Visitor(url).make(fee=0, prizes="")
        director.do("Register", name="Ann", kind="member", contact=CONTACT)
        director.do("Register", name="Bob", kind="member")
        keys = director.keys()
        people = {role: director.someone(keys["roles"].get(role.value, "")) for role in Role}
        people[Role.PLAYER] = director.someone(keys["players"]["Bob"])
        yield people


def addresses(tmp_path: Path, event: str) -> list[str]:
    """Everything that can be read of an event."""
    app: Any = whole_app(sqlite_in(tmp_path)).app
    paths = [
        route.path_format for route in app.routes if isinstance(route, HTTPRoute) and "GET" in route.methods
    ]
    found = [path.replace("{event}", event) for path in paths if "{event}" in path and "/paper/" not in path]
    lists = [f"/api/events/{event}/lists/{what}?as={form}" for what in LISTS for form in ("json", "csv")]
    papers = [f"/api/events/{event}/paper/{what}" for what in PAPERS[:1]]
    general = ["/api/events", "/api/events?as=csv", "/api/calendar.ics", "/api/players/Ann"]
    return [path for path in found if "{" not in path] + lists + papers + general


def test_contacts_are_told_by_no_door_to_anybody_else(people: dict[Role, Visitor], tmp_path: Path) -> None:
    event = people[Role.DIRECTOR].event
    asked = addresses(tmp_path, event)
    assert len(asked) > 20
    for role, visitor in people.items():
        telling = [path for path in asked if CONTACT in visitor.ask("GET", path).text]
        socket = visitor.socket()
        telling += ["socket"] if CONTACT in str(socket.hear()) else []
        socket.close()
        if role in (Role.DIRECTOR, Role.REGISTRAR):
            assert f"/api/events/{event}/lists/log?as=json" in telling
            assert "socket" in telling
        else:
            assert telling == [], role
