"""What is long and may be asked for by anybody is put together beside the event loop, and once for all."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import httpx
import pytest

from pegout.companion import read_board
from pegout.server.boards import pictures
from pegout.server.events import routes, service
from pegout.services.boards import keeper
from tests.kit.event_people import Visitor
from tests.kit.phones import Phone, points
from tests.kit.running_server import sqlite_in
from tests.kit.whole_server import whole_server


class Noted:
    """Calls of a function that goes on to do what it did."""

    def __init__(self, patch: pytest.MonkeyPatch, where: Any, name: str) -> None:
        self._function: Callable[..., Any] = getattr(where, name)
        self.in_loop: list[bool] = []
        """Of each call, whether everybody else waited for it."""
        patch.setattr(where, name, self)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        self.in_loop.append(_in_loop())
        return self._function(*args, **kwargs)


def _in_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def a_long_board(phone: Phone) -> None:
    phone.open(points(0, 1))
    for _ in range(3):
        phone.do(*[{"do": "ruling", "words": "All is well."}] * 75)


def test_a_long_board_is_drawn_once_and_not_in_the_loop(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_long_board(phone)
    drawn = Noted(monkeypatch, pictures, "board_seen")
    whole = phone.do(points(1, 2))
    with ThreadPoolExecutor(8) as many:
        looks = list(many.map(lambda _: phone.view(), range(16)))
    sockets = [phone.socket() for _ in range(4)]
    for one in sockets:
        assert len(one.recv(timeout=20)) > 10_000
        one.close()
    assert looks == [whole] * 16
    assert len(whole["entries"]) == 227
    assert drawn.in_loop == [False]


def test_every_change_of_a_board_is_drawn(phone: Phone) -> None:
    a_long_board(phone)
    for number in range(1, 4):
        assert phone.do(points(1, 1))["scores"] == [1, number]
        assert phone.view()["scores"] == [1, number]


def test_a_record_of_a_board_is_written_by_a_clerk_once(
    phone: Phone, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_long_board(phone)
    written = Noted(monkeypatch, keeper, "write_board")
    records = [phone.http.get(f"/api/boards/{phone.board}/record").text for _ in range(3)]
    assert len(read_board(records[0])) == 227
    assert len(set(records)) == 1
    assert written.in_loop == [False]


@pytest.mark.parametrize(("what", "by"), [("", "whole"), ("lists/log", "list_of"), ("file", "event_file")])
def test_a_long_event_is_not_drawn_in_the_loop(
    club: str, monkeypatch: pytest.MonkeyPatch, what: str, by: str
) -> None:
    monkeypatch.setattr(service, "LONG", 3)
    director = Visitor(club).make()
    drawn = Noted(monkeypatch, routes, by)
    for name in ("Ann", "Bob", "Cy"):
        director.do("Register", name=name, kind="member")
    assert director.at(what).status_code == 200
    director.do("Register", name="Di", kind="member")
    assert director.at(what).status_code == 200
    assert drawn.in_loop == [True, False]


@pytest.fixture
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with whole_server(sqlite_in(tmp_path_factory.mktemp("fresh"))) as url:
        yield url


def test_the_description_of_the_api_is_put_into_words_once(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Noted(monkeypatch, import_module("yaml"), "dump")
    as_yaml = [httpx.get(f"{fresh}/schema/openapi.yaml").text for _ in range(3)]
    assert len(set(as_yaml)) == 1
    assert "/api/tables" in as_yaml[0]
    assert len(written.in_loop) == 1
