"""A long match comes with the end of its log; a button brings what was before."""

import asyncio
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from pegout.game import narrate
from pegout.services.tables.state import TableState
from tests.kit.browser import DESK, window
from tests.kit.long_tables import write_long_table
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server


@pytest.fixture(scope="module")
def long_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, TableState]]:
    database = sqlite_in(tmp_path_factory.mktemp("log"))
    state = asyncio.run(write_long_table(database, 2))
    with whole_server(database) as url:
        yield url, state


def test_earlier_lines_come_before_those_that_are_shown(
    long_table: tuple[str, TableState], browser: Browser
) -> None:
    url, state = long_table
    assert state.game is not None
    said = narrate(state.events, state.game.names, state.game.rules, kept=True)
    with window(browser, url, DESK) as seen:
        seen.page.goto(f"{url}/t/{state.table}")
        log = seen.page.get_by_role("log")
        lines, more = log.get_by_role("listitem"), log.get_by_role("button", name="Show earlier lines")
        expect(lines.last).to_have_text(said[-1])
        shown = lines.count()
        assert shown < len(said) / 2
        while more.is_visible():
            more.click()
            expect(lines).not_to_have_count(shown)
            shown = lines.count()
        assert lines.all_text_contents() == list(said)
