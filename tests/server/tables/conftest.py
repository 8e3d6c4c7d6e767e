"""Two guests for the tests of a file over HTTP: each opens tables of its own."""

from collections.abc import Iterator

import pytest

from tests.kit.running_server import Guest


@pytest.fixture(scope="module")
def ann(club: str) -> Iterator[Guest]:
    guest = Guest(club, "Ann")
    yield guest
    guest.http.close()


@pytest.fixture(scope="module")
def bob(club: str) -> Iterator[Guest]:
    guest = Guest(club, "Bob")
    yield guest
    guest.http.close()
