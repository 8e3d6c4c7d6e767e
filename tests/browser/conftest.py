"""One server and one Chromium for the tests of the pages."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.kit.browser import DESK, PHONE, Screen, Window, chromium, window
from tests.kit.running_server import serving, sqlite_in

Opened = Callable[..., Window]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server."""
    with serving(sqlite_in(tmp_path_factory.mktemp("site")), "--newcomers", "10000") as server:
        yield server.url
        assert server.failures == [], "\n".join(server.failures)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A module's own: an event loop runs in this thread while it is open, and other tests want theirs."""
    with chromium() as opened:
        yield opened


@pytest.fixture
def opened(browser: Browser, site: str) -> Iterator[Opened]:
    """Opens windows of different people."""
    with ExitStack() as stack:

        def another(screen: Screen = DESK, **more: Any) -> Window:
            return stack.enter_context(window(browser, site, screen, **more))

        yield another


@pytest.fixture(params=[PHONE, DESK], ids=["phone", "desk"])
def seen(request: pytest.FixtureRequest, opened: Opened) -> Window:
    """One person on a telephone, and again at a desk."""
    return opened(request.param)
