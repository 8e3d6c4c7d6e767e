"""The edition of the rules stands in the head of an event file and in the opening of a stream."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pegout.edition import EDITION, FIRST_EDITION
from pegout.services.event_files import EventBook, EventOptions, InvalidEventFile
from pegout.services.events.evolve import evolve
from pegout.services.events.file import event_file
from pegout.services.events.stream_events import EventOpened
from pegout.services.streams.ports import Entry
from pegout.store.codec import read_events, write_events
from pegout.tournament.entries import Register
from pegout.tournament.event import Role

START = datetime(2026, 12, 11, 19, 0, tzinfo=UTC)
OPTIONS = EventOptions("Friday", START, "knock-out")
OLD_HEAD = (
    '{"pegout": "event 1", "event": '
    '{"name": "Friday", "start": "2026-12-11T19:00:00Z", "format": "knock-out", "pools": []}}\n'
)
OLD_OPENING = (
    '[["EventOpened",1,{"event":"x","options":{"name":"Friday","start":"2026-12-11T19:00:00Z",'
    '"format":"knock-out","pools":[]},"listed":true,"entry_open":true,"online":null}]]'
)


def enter_ann(book: EventBook) -> None:
    book.do(Register("Ann", "member"), by="Dora", role=Role.DIRECTOR, at=START.replace(day=1))


def head(path: Path) -> dict[str, object]:
    told: dict[str, object] = json.loads(path.read_bytes().splitlines()[0])
    return told


def test_a_new_file_names_the_present_edition_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "new.event"
    enter_ann(EventBook.create(path, OPTIONS))
    assert head(path)["edition"] == EDITION == 2
    assert EventBook.open(path).event.setup.edition == EDITION


def test_a_file_without_an_edition_is_of_the_first_and_stays_so_when_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.event"
    path.write_text(OLD_HEAD, "utf-8")
    enter_ann(EventBook.open(path))
    assert path.read_text("utf-8").startswith(OLD_HEAD)
    assert EventBook.open(path).event.setup.edition == FIRST_EDITION


@pytest.mark.parametrize(
    ("edition", "said"),
    [
        ("3", "knows 1 to 2: use the newer Pegout"),
        ("0", "knows 1 to 2"),
        ('"2"', "whole number"),
        ("true", "whole number"),
    ],
)
def test_an_edition_that_cannot_be_is_named(tmp_path: Path, edition: str, said: str) -> None:
    path = tmp_path / "odd.event"
    path.write_text(OLD_HEAD.replace('"event":', f'"edition": {edition}, "event":'), "utf-8")
    with pytest.raises(InvalidEventFile, match=f"Line 1: .*{said}"):
        EventBook.open(path)


def test_a_stream_of_0_1_0_is_of_the_first_edition_and_its_file_is_as_it_was() -> None:
    (opened,) = read_events(OLD_OPENING)
    assert isinstance(opened, EventOpened)
    state = evolve(None, [Entry((opened,), 0)])
    assert state.now.setup.edition == FIRST_EDITION
    assert event_file(state).decode() == OLD_HEAD


def test_a_stream_of_today_keeps_its_edition() -> None:
    text = write_events([EventOpened("x", OPTIONS)])
    (opened,) = read_events(text)
    assert isinstance(opened, EventOpened)
    assert opened.edition == EDITION
    assert json.loads(event_file(evolve(None, [Entry((opened,), 0)])).splitlines()[0])["edition"] == EDITION
