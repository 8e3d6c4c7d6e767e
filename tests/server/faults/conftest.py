"""One server for all tests that only misbehave towards it."""

from collections.abc import Iterator

import pytest

from tests.kit.members import Member, invite
from tests.kit.running_server import RunningServer, serving, sqlite_in

MEMBERS = 60


class Hall:
    """A running server, and members who have not played there yet."""

    def __init__(self, server: RunningServer, members: list[Member]) -> None:
        self.server = server
        self._members = iter(members)

    @property
    def url(self) -> str:
        return self.server.url

    def people(self, number: int) -> list[Member]:
        return [next(self._members) for _ in range(number)]


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    database = sqlite_in(tmp_path_factory.mktemp("hall"))
    members = invite(database, MEMBERS)
    with serving(database) as server:
        yield Hall(server, members)
