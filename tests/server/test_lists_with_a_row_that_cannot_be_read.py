"""One row that cannot be read hides no other: it is left out, counted, and logged once."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.kit.event_people import Visitor
from tests.kit.operations import logged
from tests.kit.running_server import Guest, sqlite_in
from tests.kit.table_routes import opened
from tests.kit.whole_server import whole_server

BROKEN = ["'{'", "'[]'", "CAST(X'FFFE22' AS TEXT)"]
GAMES = '"played": 1, "won": 1, "lost": 0, "spread": 9'
SHOWING = (
    f'{{"place": 1, "of": 2, {GAMES}, "skunks_given": 0, "skunks_taken": 0, "prize_cents": 0, "bot": false, '
    f'"against": {{"bob": {{"name": "Bob", {GAMES}}}}}}}'
)


def added(event: str, year: int, start: int, summary: str) -> str:
    """A closed event in the public list."""
    fields = "event, name, start_ms, year, format, phase, listed, online, version, summary, changed"
    values = f"'{event}', 'Friday', {start}, {year}, 'lodge', 'closed', 1, 0, 1, '{summary}', 5"
    return f"INSERT INTO events ({fields}) VALUES ({values})"  # noqa: S608 - made here


class Club:
    """A server, and whoever meddles with its database."""

    def __init__(self, url: str, file: Path) -> None:
        self.url = url
        self._file = file

    def meddle(self, *statements: str) -> None:
        with closing(sqlite3.connect(self._file, timeout=10)) as database:
            for statement in statements:
                assert database.execute(statement).rowcount == 1, statement
            database.commit()

    def counted(self, shelf: str) -> float:
        page = httpx.get(f"{self.url}/metrics").text
        name = f'pegout_unreadable_rows_total{{list="{shelf}"}} '
        return sum(float(line.removeprefix(name)) for line in page.splitlines() if line.startswith(name))


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("unreadable")
    with whole_server(sqlite_in(folder)) as url:
        yield Club(url, folder / "pegout.sqlite")


@pytest.mark.parametrize("broken", BROKEN)
def test_lists_of_tables_show_the_others(club: Club, broken: str) -> None:
    ann = Guest(club.url)
    bad, good = opened(ann, listed=True), opened(ann, listed=True)
    for table in (bad, good):
        ann.post(f"/api/tables/{table}/sit", {})
    before = club.counted("tables")
    club.meddle(f"UPDATE tables SET summary = {broken} WHERE stream = '{bad}'")  # noqa: S608 - made here
    with logged() as page:
        for path in ("/api/tables", "/api/tables/mine", "/api/tables"):
            shown = {one["table"] for one in ann.get(path)}
            assert good in shown
            assert bad not in shown
    assert club.counted("tables") >= before + 3
    assert page.getvalue().count(f"leave out {bad}") == 1
    ann.http.close()


@pytest.mark.parametrize("broken", BROKEN)
def test_lists_and_calendars_of_events_show_the_others(club: Club, broken: str) -> None:
    good, bad = [Visitor(club.url).make(name=name, fee=0, prizes="").event for name in ("Good", "Bad")]
    until = time.monotonic() + 10
    while good_and_bad(club, good, bad) != {good, bad}:  # lists are written beside the events
        assert time.monotonic() < until
        time.sleep(0.02)
    club.meddle(f"UPDATE events SET summary = {broken} WHERE event = '{bad}'")  # noqa: S608 - made here
    with logged() as page:
        assert good_and_bad(club, good, bad) == {good}
        calendar = httpx.get(f"{club.url}/api/calendar.ics")
        assert calendar.status_code == 200
        assert good in calendar.text
    assert page.getvalue().count(f"leave out {bad}") == 1


def good_and_bad(club: Club, good: str, bad: str) -> set[str]:
    events = httpx.get(f"{club.url}/api/events").json()["events"]
    return {good, bad}.intersection(line["event"] for line in events)


def test_the_archive_shows_the_others(club: Club) -> None:
    summary = '{"start": "2024-06-12T18:00:00", "entries": 2, "winner": "Ann"}'
    for event, of_person in (("good", SHOWING), ("bad", '{"place": "first"}')):
        club.meddle(
            added(event, 2024, 5, summary),
            f"INSERT INTO event_people VALUES ('{event}', '', 'ann', 'Ann', '{of_person}')",  # noqa: S608
        )
    season = httpx.get(f"{club.url}/api/seasons/2024")
    assert season.status_code == 200
    assert [line["totals"]["events"] for line in season.json()["players"]] == [1]
    player = httpx.get(f"{club.url}/api/players/Ann").json()
    assert [line["event"] for line in player["events"]] == ["good"]
    assert club.counted("archive") == 2


def test_a_page_of_events_is_full_though_one_of_them_cannot_be_read(club: Club) -> None:
    """Else it would look like the last."""
    summary = '{"start": "2021-06-12T18:00:00", "entries": 2, "winner": null}'
    rows = [added(f"full{number}", 2021, number, summary if number != 50 else "{") for number in range(103)]
    club.meddle(*rows)
    answer = httpx.get(f"{club.url}/api/events?year=2021").json()
    assert len(answer["events"]) == 100
    assert answer["more"] is True
