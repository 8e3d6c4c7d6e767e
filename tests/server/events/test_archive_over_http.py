"""Lists of events, seasons, players and calendars, as everybody is given them."""

import asyncio
import csv
import io
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient

from pegout.refusal import Refused
from pegout.server.errors import answer_problem, answer_refused
from pegout.server.events.archive import ARCHIVE, PAGE
from pegout.server.events.calendar import CALENDARS
from pegout.server.events.service import EventService
from pegout.server.problems import Problem
from pegout.services.event_files import EventOptions
from pegout.services.events.keeper import EventKeeper
from pegout.services.events.listing import listing_of, people_of
from pegout.store import SqlStore, open_store
from pegout.tournament.event import CloseEvent
from tests.kit.archive import Hall, close, listing, round_of_three

Json = dict[str, Any]
REFUSED: dict[int | type[Exception], Any] = {
    Problem: answer_problem,
    Refused: answer_refused,
}


class Rooms(EventService):
    """Only what the archive asks for."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.keeper = EventKeeper(store, None, b"secret")


class Club:
    """A server with nothing but the archive, and its store."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        rooms = Rooms(store)
        self.keeper = rooms.keeper
        app = Litestar(
            [*ARCHIVE, *CALENDARS],
            dependencies={"event_service": Provide(lambda: rooms, sync_to_thread=False)},
            exception_handlers=REFUSED,
            lifespan=[self._closing],
            logging_config=None,
        )
        self.document: Json = app.openapi_schema.to_schema()
        self.http = TestClient(app, base_url="http://club.example")

    @asynccontextmanager
    async def _closing(self, _: Litestar) -> AsyncIterator[None]:
        yield
        await self.store.close()

    def keep(self, hall: Hall) -> None:
        asyncio.run(self.store.list_event(listing_of(hall.state, 5), people_of(hall.state)))

    def get(self, path: str) -> Json:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        told: Json = answer.json()
        return told

    def rows(self, path: str) -> list[Json]:
        answer = self.http.get(path)
        assert answer.headers["content-type"].startswith("text/csv")
        assert answer.headers["content-disposition"].startswith('attachment; filename="pegout-')
        return list(csv.DictReader(io.StringIO(answer.text, newline="")))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(open_store(f"sqlite:///{tmp_path / 'club.sqlite'}"))
    with made.http:
        yield made


@pytest.fixture(scope="module")
def friday(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club after its first event."""
    made = Club(open_store(f"sqlite:///{tmp_path_factory.mktemp('friday') / 'club.sqlite'}"))
    hall = round_of_three()
    close(hall)
    with made.http:
        made.keep(hall)
        yield made


def test_events_are_listed_with_what_lists_show(friday: Club) -> None:
    assert friday.get("/api/events") == {
        "events": [
            {
                "event": "abcdefghijkl",
                "name": "Friday",
                "start": "2026-12-10T19:30:00",
                "format": "round-robin",
                "phase": "closed",
                "online": False,
                "entries": 3,
                "winner": "Ann",
                "counted": True,
            }
        ],
        "more": False,
    }
    (row,) = friday.rows("/api/events?as=csv")
    assert (row["name"], row["winner"], row["entries"]) == ("Friday", "Ann", "3")


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("phase=closed", 1),
        ("phase=open", 0),
        ("phase=", 1),
        ("year=2026", 1),
        ("year=2025", 0),
        ("after=1", 0),
    ],
)
def test_lists_are_of_what_was_asked_for(friday: Club, asked: str, found: int) -> None:
    assert len(friday.get(f"/api/events?{asked}")["events"]) == found


@pytest.mark.parametrize("asked", ["phase=lost", "year=soon", "after=-1", "as=xml", "year=0"])
def test_a_list_of_what_cannot_be_is_refused(friday: Club, asked: str) -> None:
    assert friday.http.get(f"/api/events?{asked}").status_code == 400


def test_a_long_list_comes_in_parts(club: Club) -> None:
    async def fill() -> None:
        for number in range(PAGE + 1):
            await club.store.list_event(listing(f"e{number}", start_ms=number), None)

    asyncio.run(fill())
    first = club.get("/api/events")
    assert (len(first["events"]), first["more"], first["events"][0]["event"]) == (PAGE, True, f"e{PAGE}")
    rest = club.get(f"/api/events?after={PAGE}")
    assert ([one["event"] for one in rest["events"]], rest["more"]) == (["e0"], False)


def test_a_season_has_its_standings_and_the_years_there_are(friday: Club) -> None:
    season = friday.get("/api/seasons/2026")
    assert (season["year"], season["years"], season["events"]) == (2026, [2026], 1)
    assert [(line["place"], line["name"]) for line in season["players"]] == [
        (1, "Ann"),
        (2, "Bob"),
        (3, "Cy"),
    ]
    assert season["players"][1]["totals"]["prize"] == "$50.00"
    rows = friday.rows("/api/seasons/2026?as=csv")
    assert [(row["name"], row["won"], row["spread"]) for row in rows] == [
        ("Ann", "2", "57"),
        ("Bob", "1", "-19"),
        ("Cy", "0", "-38"),
    ]
    assert friday.get("/api/seasons/1999") == {"year": 1999, "years": [2026], "events": 0, "players": []}


def test_a_player_is_found_however_the_name_is_written(friday: Club) -> None:
    page = friday.get("/api/players/%20BOB%20")
    assert (page["name"], page["totals"]["won"], page["events"][0]["place"]) == ("Bob", 1, 2)
    assert [(rival["name"], rival["spread"]) for rival in page["against"]] == [("Ann", -21), ("Cy", 2)]
    (row,) = friday.rows("/api/players/bob?as=csv")
    assert (row["event"], row["place"], row["of"]) == ("abcdefghijkl", "2", "3")
    rivals = friday.rows("/api/players/bob?as=csv&of=opponents")
    assert [rival["name"] for rival in rivals] == ["Ann", "Cy"]


def test_nobody_is_found_who_has_not_played(friday: Club) -> None:
    answer = friday.http.get("/api/players/Zoe")
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_player")


def test_a_name_with_a_stroke_has_a_page(club: Club) -> None:
    hall = Hall("round-robin")
    hall.enter("Ann/Bob", "Cy/Di")
    hall.start()
    hall.score("Ann/Bob", "Cy/Di", 121, 100)
    hall.do(CloseEvent())
    club.keep(hall)
    assert club.get("/api/players/Ann%E2%88%95Bob")["name"] == "Ann/Bob"


def test_a_name_that_a_spreadsheet_would_run_is_kept_a_text(club: Club) -> None:
    hall = Hall("round-robin")
    hall.enter("=HYPERLINK(1)", "Bob")
    hall.start()
    hall.score("Bob", "=HYPERLINK(1)", 121, 100)
    hall.do(CloseEvent())
    club.keep(hall)
    rows = club.rows("/api/seasons/2026?as=csv")
    assert [row["name"] for row in rows] == ["Bob", "'=HYPERLINK(1)"]


def test_the_calendar_holds_all_listed_events_with_links_to_this_server(friday: Club) -> None:
    answer = friday.http.get("/api/calendar.ics")
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert "SUMMARY:Friday\r\n" in answer.text
    assert "URL:http://club.example/e/abcdefghijkl\r\n" in answer.text


def test_one_event_has_its_calendar_whether_it_is_listed_or_not(club: Club) -> None:
    options = EventOptions("Secret night", datetime(2026, 12, 10, 18), "lodge")  # noqa: DTZ001 - as in halls
    state = asyncio.run(club.keeper.open(options, listed=False))
    answer = club.http.get(f"/api/events/{state.event}/calendar.ics")
    assert "SUMMARY:Secret night\r\n" in answer.text
    assert "DTSTART:20261210T180000\r\n" in answer.text
    assert "Secret" not in club.http.get("/api/calendar.ics").text
    lost = club.http.get("/api/events/zzzzzzzzzzzz/calendar.ics")
    assert (lost.status_code, lost.json()["error"]["code"]) == (404, "no_such_event")


def test_both_kinds_of_answer_are_described(club: Club) -> None:
    for path in ("/api/events", "/api/seasons/{year}", "/api/players/{name}"):
        content = club.document["paths"][path]["get"]["responses"]["200"]["content"]
        assert sorted(content) == ["application/json", "text/csv"]
    content = club.document["paths"]["/api/calendar.ics"]["get"]["responses"]["200"]["content"]
    assert list(content) == ["text/calendar"]
