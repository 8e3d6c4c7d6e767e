"""Limits: so many requests a minute, counted for the right visitor."""

import asyncio
import time
from collections import Counter
from dataclasses import replace

import pytest
from httpx import ASGITransport, AsyncClient

from pegout.server.limits import purposes
from pegout.server.people import PeopleSettings
from tests.kit.people import Answer, browser, code_of, guest, script, server

WRONG = {"name": "Ann", "password": "12345678"}


def refused(answer: Answer) -> bool:
    """Whether it is the problem of coming too often, with the time to wait."""
    if answer.status_code != 429:
        return False
    assert answer.json()["error"]["code"] == "too_often"
    assert 1 <= int(answer.headers["retry-after"]) <= 61
    assert answer.headers["retry-after"] in answer.json()["error"]["message"]
    return True


def test_the_general_limit_answers_429_with_the_time_to_wait() -> None:
    with script(server(settings=PeopleSettings(a_minute=5))) as client:
        answers = [client.get("/api/account") for _ in range(7)]
    assert [refused(answer) for answer in answers] == [False] * 5 + [True] * 2


def test_a_minute_after_the_first_request_the_count_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purposes, "REQUESTS", replace(purposes.REQUESTS, seconds=1))
    with script(server(settings=PeopleSettings(a_minute=2))) as client:
        client.get("/api/account")
        time.sleep(0.6)
        client.get("/api/account")
        time.sleep(0.41)
        assert code_of(client.get("/api/account")) == (401, "nobody")


def test_all_routes_count_together() -> None:
    with script(server(settings=PeopleSettings(a_minute=4))) as client:
        paths = ["/api/account", "/api/account/tokens", "/api/account", "/api/account/tokens", "/api/account"]
        assert [refused(client.get(path)) for path in paths] == [False] * 4 + [True]


def test_requests_at_the_same_time_on_several_routes_are_counted_exactly() -> None:
    async def ask_all() -> list[int]:
        transport = ASGITransport(server(settings=PeopleSettings(a_minute=15)))  # type: ignore[arg-type]
        async with AsyncClient(transport=transport, base_url="http://cribbage.example") as client:
            paths = ["/api/account", "/api/account/tokens"] * 20
            return [answer.status_code for answer in await asyncio.gather(*map(client.get, paths))]

    assert Counter(asyncio.run(ask_all())) == {401: 15, 429: 25}


def test_people_are_counted_each_for_themselves_behind_one_address() -> None:
    app = server(settings=PeopleSettings(a_minute=8))
    with guest(app, "Ann") as ann, guest(app, "Bob") as bob:
        assert [refused(ann.get("/api/account")) for _ in range(9)] == [False] * 8 + [True]
        assert not refused(bob.get("/api/account"))


def test_a_person_is_one_person_from_every_address_and_by_every_token() -> None:
    app = server(settings=PeopleSettings(a_minute=4))
    with guest(app, "Ann") as ann, script(app, "203.0.113.9") as bot:
        token = ann.post("/api/account/tokens", json={"label": "bot", "scopes": ["read"]}).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        assert [refused(bot.get("/api/account", headers=headers)) for _ in range(4)] == [False] * 3 + [True]
        assert refused(ann.get("/api/account"))


def test_bad_tokens_are_counted_by_address() -> None:
    with script(server(settings=PeopleSettings(a_minute=3))) as client:
        answers = [
            client.get("/api/account", headers={"authorization": f"Bearer {number}"}) for number in range(4)
        ]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]


def test_the_doors_count_together_strictly_and_by_address() -> None:
    app = server(settings=PeopleSettings(at_the_door=4))
    with guest(app, "Ann") as ann, browser(app, "203.0.113.9") as other:
        answers = [
            ann.post("/api/account/keep", json={"name": "", "password": ""}),
            ann.post("/api/account/sign-in", json=WRONG),
            ann.post("/api/account/tokens", json={"label": "", "scopes": []}),
        ]
        assert not any(refused(answer) for answer in answers)
        assert refused(ann.post("/api/account/sign-in", json=WRONG))
        assert refused(ann.post("/api/account/password", json={"old": "", "new": ""}))
        assert refused(ann.post("/api/guest"))
        assert not refused(ann.get("/api/account/tokens"))
        assert not refused(ann.post("/api/account/sign-out"))
        assert code_of(other.post("/api/account/sign-in", json=WRONG)) == (401, "wrong_credentials")


@pytest.mark.parametrize(
    ("first", "second", "together"),
    [
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("198.51.100.7", "::ffff:198.51.100.7", True),
        ("198.51.100.7", "198.51.100.8", False),
        ("a name", "another", False),
    ],
)
def test_a_network_of_ipv6_is_one_visitor(first: str, second: str, together: bool) -> None:
    app = server(settings=PeopleSettings(a_minute=1))
    with script(app, first) as one, script(app, second) as two:
        assert not refused(one.get("/api/account"))
        assert refused(two.get("/api/account")) == together


def test_health_is_never_counted_and_gets_no_cookie() -> None:
    with script(server(settings=PeopleSettings(a_minute=1))) as client:
        answers = [client.get("/health") for _ in range(5)]
    assert {answer.status_code for answer in answers} == {200}
    assert not any("set-cookie" in answer.headers for answer in answers)
