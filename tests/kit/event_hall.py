"""An event that is being played, for whoever looks at it from the hall."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any
from uuid import uuid4

from pegout.services.event_files.options import EventOptions
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import EventOpened
from pegout.services.events.views import Views
from pegout.tournament.brackets import Result, Sheet
from pegout.tournament.entries import Phase
from pegout.tournament.event import Course, Division, Setup, format_of, new_event
from tests.kit.browser import Window
from tests.kit.event_people import Visitor, soon
from tests.kit.hosted_events import Plain, plain

Json = dict[str, Any]

AT_A_TIME = 100


def send_all(director: Visitor, commands: Sequence[tuple[str, Json]]) -> None:
    """Many at once, none of which may be refused."""
    sent = [{"id": uuid4().hex, "do": name, "with": fields} for name, fields in commands]
    for first in range(0, len(sent), AT_A_TIME):
        answer = director.at("records", "POST", {"commands": sent[first : first + AT_A_TIME]})
        assert all(told["refused"] is None for told in answer.json()["answers"]), answer.text


def entered(url: str, names: Sequence[str], **how: Any) -> Visitor:
    """The director of an event with these entrants, before it starts."""
    director = Visitor(url).make(**how)
    send_all(director, [("Register", {"name": name, "kind": "member"}) for name in names])
    return director


def start(director: Visitor) -> None:
    director.do("MoveStart", start=soon(0), reason="everybody is here")
    director.do("StartPlay")


def score(game: str, scores: tuple[int, int]) -> tuple[str, Json]:
    return "EnterScore", {"division": "", "game": game, "scores": scores}


def sheet_seen(
    sheet: Sheet, form: str, results: Sequence[Result] = (), names: Sequence[str] = (), name: str = "Night"
) -> Plain:
    """What everybody is shown of an event that is played on this sheet, after these results."""
    setup = Setup(name, format_of(form), datetime(2026, 12, 10, 10))  # noqa: DTZ001 - as in the hall
    players = tuple(names or [f"Player {number}" for number in sheet.lines])
    division = Division("", setup.form, players, main=Course.of(sheet, tuple(results)))
    desk = new_event(setup).desk
    playing = replace(desk, course=replace(desk.course, phase=Phase.PLAYING))
    event = replace(new_event(setup), desk=playing, divisions=(division,))
    opened = EventOpened("event-event-", EventOptions(name, setup.start, form))
    return plain(Views(HostedEvent(opened.event, opened, event)).public)


def showing(window: Window, view: Plain) -> None:
    """Every event that this window looks at is this one: some cannot be started on a server within a test."""
    whole = {
        "type": "event",
        "event": "event-event-",
        "version": 1,
        "role": "public",
        "name": "",
        "view": view,
    }
    window.context.route("**/api/events/*/lists/*", lambda route: route.fulfill(json=[]))
    window.context.route_web_socket(
        re.compile(r"/api/events/.+/socket$"),
        lambda socket: socket.on_message(lambda _: socket.send(json.dumps(whole))),
    )
