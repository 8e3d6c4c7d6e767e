"""One server for all tests of a file, where they do not mind each other's guests."""

from collections.abc import Iterator

import pytest

from tests.kit.crowd import Crowd
from tests.kit.phones import Phone
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in this process, which is gone before tests of other parts begin."""
    with whole_server(sqlite_in(tmp_path_factory.mktemp("club"))) as url:
        yield url


@pytest.fixture
def crowd(club: str) -> Iterator[Crowd]:
    """As many people there as a test wants."""
    made = Crowd(club)
    yield made
    made.close()


@pytest.fixture
def phone(club: str) -> Iterator[Phone]:
    """Somebody without an account who keeps boards there."""
    one = Phone(club)
    yield one
    one.http.close()
