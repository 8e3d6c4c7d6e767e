"""One club for all tests of the tables over HTTP: each opens tables of its own."""

from collections.abc import Iterator

import pytest

from tests.kit.running_server import Guest, sqlite_in
from tests.kit.whole_server import whole_server


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with whole_server(sqlite_in(tmp_path_factory.mktemp("club"))) as url:
        yield url


@pytest.fixture(scope="session")
def ann(club: str) -> Iterator[Guest]:
    guest = Guest(club, "Ann")
    yield guest
    guest.http.close()


@pytest.fixture(scope="session")
def bob(club: str) -> Iterator[Guest]:
    guest = Guest(club, "Bob")
    yield guest
    guest.http.close()
