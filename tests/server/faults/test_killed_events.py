"""A server that is killed while many write records to an event, and started again on its file."""

import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.kit.event_people import Visitor
from tests.kit.running_server import RunningServer, serving, sqlite_in

CLIENTS = 4
EACH = 25
ENOUGH = 40
"""So many records are acknowledged before the kill."""


class Client:
    """Enters people one after the other, each under an id of its own, as long as there is a server."""

    def __init__(self, number: int) -> None:
        self.names = [f"C{number} N{place:02}" for place in range(EACH)]
        self.told: dict[str, int] = {}
        """The number of the record that each was acknowledged with."""
        self.quarrels: list[str] = []

    def send_all(self, director: Visitor) -> None:
        try:
            for name in self.names:
                self._note(name, director.send("Register", name.replace(" ", "."), name=name, kind="member"))
        except httpx.TransportError:
            return  # the server is gone

    def _note(self, name: str, answer: dict[str, int | None]) -> None:
        record = answer["record"]
        if record is None or self.told.setdefault(name, record) != record:
            self.quarrels.append(f"{name} was {self.told.get(name)}, and then {answer}")


def write_and_kill(server: RunningServer, director: Visitor, clients: list[Client]) -> None:
    threads = [
        threading.Thread(target=client.send_all, args=[director.someone(director.key)]) for client in clients
    ]
    for thread in threads:
        thread.start()
    until = time.monotonic() + 30
    while sum(len(client.told) for client in clients) < ENOUGH:
        assert time.monotonic() < until
        time.sleep(0.002)
    server.kill()
    for thread in threads:
        thread.join(30)


def soon_listed(director: Visitor, entries: int) -> None:
    """Among all events there is this one, with so many entries; changes are listed a moment later."""
    right = [(director.event, "open", entries)]
    until = time.monotonic() + 10
    while (found := listed(director)) != right:
        assert time.monotonic() < until, (found, right)
        time.sleep(0.1)


def listed(director: Visitor) -> list[tuple[str, str, int]]:
    events = director.ask("GET", "/api/events").json()["events"]
    return [(one["event"], one["phase"], one["entries"]) for one in events]


@pytest.mark.long
def test_every_acknowledged_record_is_there_once_and_in_order(tmp_path: Path) -> None:
    database, clients = sqlite_in(tmp_path), [Client(number) for number in range(CLIENTS)]
    first = RunningServer(database, "--newcomers", "10000")
    before = Visitor(first.url).make(name="Killed", fee=0, minimum=0, prizes="")
    write_and_kill(first, before, clients)
    acknowledged = {name: record for client in clients for name, record in client.told.items()}
    assert ENOUGH <= len(acknowledged) < CLIENTS * EACH
    with serving(database, "--newcomers", "10000") as second:
        director = Visitor(second.url, before.event, before.key)
        kept = {line["number"]: line["what"] for line in director.at("lists/log").json()}
        assert all(name in kept[record] for name, record in acknowledged.items())
        soon_listed(director, len(kept))  # though nobody had time to list the last ones
        for client in clients:
            client.send_all(director)
        log = director.at("lists/log").json()
        soon_listed(director, CLIENTS * EACH)
        assert second.failures == []
    assert [client.quarrels for client in clients] == [[]] * CLIENTS
    assert [line["number"] for line in log] == list(range(1, CLIENTS * EACH + 1))
    for client in clients:
        assert list(client.told) == client.names
        assert sorted(client.told.values()) == list(client.told.values())
        assert all(name in log[record - 1]["what"] for name, record in client.told.items())
