"""Whoever has signed out sees no hand any more, also over a socket that was open before."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import copy
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pegout.server.people.sessions import COOKIE
from tests.kit.running_server import Guest, SeenTable, TableSocket
from tests.kit.table_routes import step, view, with_bot

OLD, NEW = "five fours and a jack", "four fives and a jack"
COME_AGAIN = 1012


@pytest.fixture
def cleo(club: str) -> Iterator[Guest]:
    """Somebody new for every test."""
    guest = Guest(club, "Cleo")
    yield guest
    guest.http.close()


def holding(guest: Guest) -> str:
    """A table at which the guest has a hand."""
    table, dice = with_bot(guest), Random(5)
    while not view(guest, table)["game"]["hand"]:
        step([guest], table, dice)
    return table


@contextmanager
def another_browser(guest: Guest, *without: str) -> Iterator[Guest]:
    """With a copy of the cookies but those."""
    cookies = {name: text for name, text in guest.http.cookies.items() if name not in without}
    other = copy(guest)
    with httpx.Client(base_url=guest.url, timeout=30, cookies=cookies) as other.http:
        yield other


def ends(socket: TableSocket) -> int | None:
    """The close code; whatever comes before is read."""
    with suppress(ConnectionClosed):
        while True:
            socket.hear(timeout=10)
    return socket.connection.close_code


def is_open(socket: TableSocket) -> bool:
    """Whether something that is sent is answered."""
    return socket.do({"do": "urge"}, "still there?")["type"] in ("done", "refused")


def shows_hand(seen: SeenTable) -> bool:
    shown = bool(seen.view["game"]["hand"])
    assert (seen.view["table"]["seat"] is not None) == shown
    return shown


def test_signing_out_ends_the_sockets_of_that_person_and_the_browser_comes_again_as_nobody(
    cleo: Guest, bob: Guest
) -> None:
    table = holding(cleo)
    own, token, others = cleo.socket(table), cleo.socket_by(table, "read", "play"), bob.socket(table)
    assert [shows_hand(socket) for socket in (own, token, others)] == [True, True, False]
    assert cleo.send("/api/account/sign-out").status_code == 204
    assert ends(own) == COME_AGAIN
    again = cleo.socket(table)
    assert not shows_hand(again)
    assert all(is_open(socket) for socket in (token, others))
    for socket in (again, token, others):
        socket.close()


def test_a_guest_who_signs_in_plays_on_under_the_kept_name_and_their_open_pages_come_again(
    club: str, cleo: Guest
) -> None:
    keeper = Guest(club, "Kate")
    name = f"K{keeper.person['id'][:12]}"
    keeper.post("/api/account/keep", {"name": name, "password": OLD})
    table = holding(cleo)
    own = cleo.socket(table)
    cleo.post("/api/account/sign-in", {"name": name, "password": OLD})
    assert ends(own) == COME_AGAIN
    again = cleo.socket(table)
    assert shows_hand(again)
    assert again.view["table"]["host"]
    again.close()
    assert table in [one["table"] for one in keeper.get("/api/tables/mine")]
    keeper.http.close()


def test_whoever_keeps_a_name_takes_nothing_along_to_another_one(club: str, cleo: Guest) -> None:
    table = holding(cleo)
    names = [f"{letter}{cleo.person['id'][:12]}" for letter in "LM"]
    cleo.post("/api/account/keep", {"name": names[0], "password": OLD})
    other = Guest(club, "Moll")
    other.post("/api/account/keep", {"name": names[1], "password": OLD})
    other.http.close()
    cleo.post("/api/account/sign-in", {"name": names[1], "password": OLD})
    assert table not in [one["table"] for one in cleo.get("/api/tables/mine")]
    cleo.post("/api/account/sign-in", {"name": names[0], "password": OLD})
    assert table in [one["table"] for one in cleo.get("/api/tables/mine")]


def test_somebody_who_signs_out_with_a_token_or_as_nobody_ends_nothing(cleo: Guest) -> None:
    table = holding(cleo)
    own = cleo.socket(table)
    headers = {"Authorization": f"Bearer {cleo.token('play')}"}
    assert httpx.post(f"{cleo.url}/api/account/sign-out", headers=headers).status_code == 204
    with another_browser(cleo, COOKIE) as nobody:
        assert nobody.send("/api/account/sign-out").status_code == 204
    assert is_open(own)
    own.close()


def test_signing_out_everywhere_ends_the_sockets_of_all_browsers(cleo: Guest) -> None:
    table = holding(cleo)
    with another_browser(cleo) as other:
        sockets = cleo.socket(table), other.socket(table)
        assert cleo.send("/api/account/sign-out-everywhere").status_code == 204
        assert [ends(socket) for socket in sockets] == [COME_AGAIN, COME_AGAIN]
        again = other.socket(table)
    assert not shows_hand(again)
    again.close()


def test_a_new_password_ends_the_sockets_and_only_the_browser_that_set_it_comes_back(cleo: Guest) -> None:
    name = f"C{cleo.person['id'][:12]}"
    cleo.post("/api/account/keep", {"name": name, "password": OLD})
    table = holding(cleo)
    with another_browser(cleo) as other:
        sockets = cleo.socket(table), other.socket(table)
        cleo.post("/api/account/password", {"old": OLD, "new": NEW})
        assert [ends(socket) for socket in sockets] == [COME_AGAIN, COME_AGAIN]
        back = cleo.socket(table), other.socket(table)
    assert [shows_hand(socket) for socket in back] == [True, False]
    for socket in back:
        socket.close()
