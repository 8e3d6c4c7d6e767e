"""What has ended is over within a second on every process: its sockets and streams close."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pegout.cli.main import main
from tests.kit.event_people import Visitor
from tests.kit.postgres import fresh_database
from tests.kit.running_server import Guest, TableSocket, socket_with, sqlite_in
from tests.kit.table_routes import of_two, opened, with_bot
from tests.kit.whole_server import whole_server

PASSWORD, OTHER = "five fours and a jack", "muggins and his nob"
SECOND = 1.0
COME_AGAIN = 1012


class Club:
    """Its addresses: of two processes on PostgreSQL, or twice that of the one on SQLite."""

    def __init__(self, here: str, there: str, database: str) -> None:
        self.here, self.there, self.database = here, there, database


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    if request.param == "sqlite":
        database = sqlite_in(tmp_path_factory.mktemp("club"))
        with whole_server(database) as only:
            yield Club(only, only, database)
        return
    with fresh_database() as database, whole_server(database) as first, whole_server(database) as second:
        yield Club(first, second, database)


@pytest.fixture
def ann(both: Club) -> Iterator[Guest]:
    """Somebody new for every test, who keeps a name."""
    guest = Guest(both.here, "Ann")
    guest.post("/api/account/keep", {"name": f"A{guest.person['id'][:12]}", "password": PASSWORD})
    yield guest
    guest.http.close()


class Watching:
    """Everything that one can hold open, by one session or token at one process."""

    def __init__(self, url: str, table: str, headers: dict[str, str]) -> None:
        self.ended: dict[str, float] = {}
        self.socket = socket_with(url, table, headers)
        self._threads = [threading.Thread(target=self._hear, daemon=True)]
        self._ready = [threading.Event(), threading.Event()]
        for path, ready in zip(
            ("/api/bot/stream", f"/api/bot/tables/{table}/stream"), self._ready, strict=True
        ):
            reading = threading.Thread(target=self._read, args=(url + path, headers, ready), daemon=True)
            self._threads.append(reading)
        for thread in self._threads:
            thread.start()
        assert all(ready.wait(10) for ready in self._ready)

    def _hear(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self.socket.hear(timeout=60)
        self.ended["socket"] = time.monotonic()

    def _read(self, url: str, headers: dict[str, str], ready: threading.Event) -> None:
        with suppress(httpx.HTTPError), httpx.stream("GET", url, headers=headers, timeout=60) as lines:
            for _ in lines.iter_lines():
                ready.set()
        self.ended[url.rpartition("/bot/")[2]] = time.monotonic()

    def closed_after(self, began: float) -> float:
        """Seconds until the last of all three was closed."""
        for thread in self._threads:
            thread.join(5)
        assert len(self.ended) == 3, self.ended
        assert self.socket.connection.close_code == COME_AGAIN
        return max(self.ended.values()) - began

    @property
    def open(self) -> bool:
        return not self.ended


def by_session(url: str, guest: Guest, table: str) -> Watching:
    cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
    return Watching(url, table, {"Cookie": cookies, "Origin": url})


def by_token(url: str, token: str, table: str) -> Watching:
    return Watching(url, table, {"Authorization": f"Bearer {token}"})


@contextmanager
def another_browser(url: str, guest: Guest) -> Iterator[Guest]:
    """In which the same person has signed in."""
    other = Guest(url, "Passer-by")
    name = guest.get("/api/account")["name"]
    other.post("/api/account/sign-in", {"name": name, "password": PASSWORD})
    yield other
    other.http.close()


def sent(guest: Guest, path: str, body: Any = None, method: str = "POST") -> float:
    """When that was done."""
    assert (answer := guest.send(f"/api/account{path}", body, method)).status_code < 300, answer.text
    return time.monotonic()


def test_a_revoked_token_holds_nothing_open_and_others_do(both: Club, ann: Guest) -> None:
    table = with_bot(ann)
    made, kept = ann.post("/api/account/tokens", _token()), ann.post("/api/account/tokens", _token())
    lost = [by_token(url, made["token"], table) for url in (both.here, both.there)]
    good = by_token(both.there, kept["token"], table), by_session(both.there, ann, table)
    began = sent(ann, f"/tokens/{made['listed']['id']}", method="DELETE")
    assert max(watching.closed_after(began) for watching in lost) < SECOND
    assert all(watching.open for watching in good)
    headers = {"Authorization": f"Bearer {made['token']}"}
    for url in (both.here, both.there):
        assert httpx.get(f"{url}/api/account", headers=headers).status_code == 401


def _token() -> dict[str, Any]:
    return {"label": "bot", "scopes": ["read", "play"]}


Ending = Callable[[Guest], float]


@pytest.mark.parametrize(
    "end",
    [
        lambda guest: sent(guest, "/sign-out-everywhere"),
        lambda guest: sent(guest, "/password", {"old": PASSWORD, "new": OTHER}),
    ],
    ids=["signed out everywhere", "new password"],
)
def test_sessions_that_have_ended_hold_nothing_open_and_tokens_do(
    both: Club, ann: Guest, end: Ending
) -> None:
    table = with_bot(ann)
    token = by_token(both.there, ann.token("read", "play"), table)
    with another_browser(both.there, ann) as other:
        held = [by_session(both.here, ann, table), by_session(both.there, other, table)]
        began = end(ann)
        assert max(watching.closed_after(began) for watching in held) < SECOND
        assert other.http.get("/api/account").status_code == 401
    assert token.open


def test_one_session_that_is_ended_holds_nothing_open_and_the_others_do(both: Club, ann: Guest) -> None:
    table = with_bot(ann)
    with another_browser(both.there, ann) as other:
        own, lost = by_session(both.here, ann, table), by_session(both.there, other, table)
        (session,) = [one["id"] for one in other.get("/api/account/sessions") if one["this"]]
        began = sent(ann, f"/sessions/{session}", method="DELETE")
        assert lost.closed_after(began) < SECOND
        assert other.http.get("/api/account").status_code == 401
    assert own.open


def test_signing_out_here_leaves_other_browsers_alone(both: Club, ann: Guest) -> None:
    table = with_bot(ann)
    with another_browser(both.there, ann) as other:
        own, others = by_session(both.there, ann, table), by_session(both.there, other, table)
        assert own.closed_after(sent(ann, "/sign-out")) < SECOND
        assert others.open


def test_an_account_that_is_deleted_holds_nothing_open_by_any_way(both: Club, ann: Guest) -> None:
    table, token = with_bot(ann), ann.token("read", "play")
    held = [by_session(both.there, ann, table), by_token(both.there, token, table)]
    began = time.monotonic()
    sent(ann, "", method="DELETE")
    assert max(watching.closed_after(began) for watching in held) < SECOND
    headers = {"Authorization": f"Bearer {token}"}
    for url in (both.here, both.there):
        assert httpx.get(f"{url}/api/account", headers=headers).status_code == 401


def closes(socket: TableSocket) -> float:
    """When it did; whatever comes before is read."""
    with suppress(ConnectionClosed):
        while True:
            socket.hear(timeout=5)
    return time.monotonic()


def test_whoever_leaves_the_seat_comes_again_as_somebody_who_looks_on(both: Club, ann: Guest) -> None:
    bob = Guest(both.there, "Bob")
    table = of_two(ann, bob, watched=False)
    mine, theirs = bob.socket(table), ann.socket(table)
    began = time.monotonic()
    ann.post(f"/api/tables/{table}/leave", {})
    assert closes(theirs) - began < SECOND
    assert theirs.connection.close_code == COME_AGAIN
    assert mine.do({"do": "urge"}, "still there?")["type"] in ("done", "refused")
    with suppress(ConnectionClosed, TimeoutError):
        again = socket_with(both.there, table, {"Cookie": "", "Origin": both.there})
        assert again.view == {}
    bob.http.close()


def test_a_socket_is_closed_where_the_seat_was_left_at_another_process(both: Club, ann: Guest) -> None:
    table = opened(ann)
    ann.post(f"/api/tables/{table}/sit", {})
    cookies = "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())
    there = socket_with(both.there, table, {"Cookie": cookies, "Origin": both.there})
    bob = Guest(both.here, "Bob")
    bob.post(f"/api/tables/{table}/sit", {})
    began = time.monotonic()
    ann.post(f"/api/tables/{table}/leave", {})
    assert closes(there) - began < SECOND
    bob.http.close()


def test_a_link_of_an_event_that_is_renewed_shows_nothing_more(both: Club) -> None:
    director = Visitor(both.here).make()
    director.do("Register", name="Ann", kind="member")
    key = director.keys()["players"]["Ann"]
    phone = Visitor(both.there, director.event, key).socket()
    assert phone.hear()["role"] == "player"
    began = time.monotonic()
    assert director.at("links/renew", "POST", {"role": "player", "name": "Ann"}).status_code == 200
    with suppress(ConnectionClosed):
        while True:
            phone.hear(timeout=5)
    assert time.monotonic() - began < SECOND


def test_a_new_session_key_signs_everybody_out_of_servers_that_run(both: Club, ann: Guest) -> None:
    """On PostgreSQL at once; a file belongs to its server, which is to be ended first."""
    held = by_session(both.there, ann, with_bot(ann))
    began = time.monotonic()
    done = main(["admin", "session-key", "--database", both.database])
    if both.here == both.there:
        assert done == 2
        assert held.open
        return
    assert done == 0
    assert held.closed_after(began) < SECOND + 2  # the command takes a while itself
    until = time.monotonic() + SECOND
    while ann.http.get("/api/account").status_code != 401:
        assert time.monotonic() < until, "The other process takes the session for good."
