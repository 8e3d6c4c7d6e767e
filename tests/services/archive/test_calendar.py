"""Calendars can be read by whoever keeps strictly to RFC 5545."""

import re

from hypothesis import given
from hypothesis import strategies as st

from pegout.services.archive.calendar import calendar
from tests.kit.archive import listing
from tests.kit.proofs import proof

SITE = "https://cribbage.example:8121/"
ESCAPED = {"\\\\": "\\", "\\,": ",", "\\;": ";", "\\n": "\n"}
Component = dict[str, str]


def read(text: str) -> list[Component]:
    """The events of a calendar, or an assertion that tells what is wrong with it."""
    assert text.endswith("\r\n")
    raw = text[:-2].split("\r\n")
    assert not any("\n" in line or "\r" in line for line in raw)
    assert max(len(line.encode()) for line in raw) <= 75
    lines = re.sub(r"\r\n ", "", text[:-2]).split("\r\n")
    assert (lines[0], lines[-1]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
    assert {"VERSION:2.0", "PRODID:-//Pegout//Events//EN"} <= set(lines[1:3])
    events: list[Component] = []
    inside = False
    for line in lines[4:-1]:
        name, _, given_text = line.partition(":")
        assert re.fullmatch(r"[A-Z-]+", name), line
        if line == "BEGIN:VEVENT":
            assert not inside
            events.append({})
        elif line != "END:VEVENT":
            assert inside
            assert name not in events[-1]
            assert not any(ord(letter) < 32 for letter in given_text)
            events[-1][name] = given_text
        inside = line != "END:VEVENT"
    assert not inside
    for event in events:
        assert {"UID", "DTSTAMP", "DTSTART"} <= set(event)
        assert re.fullmatch(r"\d{8}T\d{6}Z", event["DTSTAMP"])
        assert re.fullmatch(r"\d{8}T\d{6}Z?", event["DTSTART"])
    assert len({event["UID"] for event in events}) == len(events)
    return events


def words(escaped: str) -> str:
    assert not re.search(r"(?<!\\)(?:\\\\)*[,;]", escaped)
    return re.sub(r"\\.", lambda found: ESCAPED[found[0]], escaped)


def test_an_event_is_told_with_its_time_place_and_state() -> None:
    (event,) = read(calendar([listing("abcdefghijkl", name="Friday")], SITE))
    assert event == {
        "UID": "abcdefghijkl@cribbage.example",
        "DTSTAMP": "20261210T110000Z",
        "DTSTART": "20261210T193000",
        "SUMMARY": "Friday",
        "DESCRIPTION": "lodge\\, 2 entered",
        "URL": "https://cribbage.example:8121/e/abcdefghijkl",
        "STATUS": "CONFIRMED",
    }


def start(text: str) -> str:
    summary = {"start": text, "entries": 2, "winner": "Ann"}
    (event,) = read(calendar([listing("a", summary=summary)], SITE))
    assert words(event["DESCRIPTION"]) == "lodge, 2 entered, won by Ann"
    return event["DTSTART"]


def test_a_start_with_a_zone_is_told_in_utc_and_one_without_as_it_is() -> None:
    assert start("2026-07-01T19:30:00+02:00") == "20260701T173000Z"
    assert start("2026-07-01T19:30:00+00:00") == "20260701T193000Z"
    assert start("2026-07-01T19:30:00") == "20260701T193000"


def test_no_start_that_can_be_written_breaks_the_calendar() -> None:
    assert start("0001-01-01T00:00:00+14:00") == "00010101T000000"
    assert start("9999-12-31T23:59:59.999999-12:00") == "99991231T235959"


def test_what_is_off_is_told_as_cancelled() -> None:
    found = read(calendar([listing("a", phase="cancelled"), listing("b", phase="open")], SITE))
    assert [event["STATUS"] for event in found] == ["CANCELLED", "CONFIRMED"]


def test_a_calendar_without_events_can_be_read() -> None:
    assert read(calendar([], SITE)) == []


printed = st.text(st.characters(categories=["L", "M", "N", "P", "S"]), min_size=1, max_size=90)


@given(st.lists(printed, min_size=1, max_size=3).map("\n".join))
@proof(25, 2000)
def test_any_name_is_read_as_it_was_given(name: str) -> None:
    first, second = read(calendar([listing("a", name=name), listing("b", name="b")], SITE))
    assert words(first["SUMMARY"]) == name
    assert second["SUMMARY"] == "b"


@given(st.text(max_size=90))
@proof(25, 2000)
def test_no_name_adds_anything_of_its_own(name: str) -> None:
    assert len(read(calendar([listing("a", name=name), listing("b")], SITE))) == 2
