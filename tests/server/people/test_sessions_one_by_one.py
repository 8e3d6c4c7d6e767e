"""Every browser in which one is signed in is listed, and can be signed out alone."""

import asyncio
from typing import Any

import pytest
from litestar import Litestar, Request, post
from litestar.params import FromQuery

from pegout.server.people import PeopleSettings, people_parts
from pegout.server.people.logins import MOST
from pegout.server.problems import Problem
from tests.kit.people import (
    KEY,
    PASSWORD,
    SHARED_STORE,
    Browser,
    PeopleInMemory,
    answer_problem,
    browser,
    code_of,
    guest,
    keeper,
    quick_hasher,
    script,
    server,
)

SESSIONS = "/api/account/sessions"
SIGN_IN = "/api/account/sign-in"


def sign_in(client: Browser, name: str = "Ann", password: str = PASSWORD) -> None:
    answer = client.post(SIGN_IN, json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text


def test_each_browser_is_listed_with_how_and_where_it_began() -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as phone:
        phone.headers["user-agent"] = "Telephone \x7f 9"
        sign_in(phone)
        listed = phone.get(SESSIONS).json()
    assert [(one["how"], one["this"]) for one in listed] == [("password", False), ("password", True)]
    assert listed[1]["device"] == "Telephone  9"
    assert set(listed[0]) == {"id", "how", "device", "since", "seen", "this"}
    assert ann.get(SESSIONS).json()[0]["this"]


def test_a_session_that_is_ended_is_nobodys_and_the_others_stay() -> None:
    app = server()
    with keeper(app, "Ann") as ann, browser(app) as phone, browser(app) as work:
        sign_in(phone)
        sign_in(work)
        (lost,) = [one["id"] for one in phone.get(SESSIONS).json() if one["this"]]
        assert ann.delete(f"{SESSIONS}/{lost}").status_code == 204
        assert code_of(phone.get("/api/account")) == (401, "nobody")
        assert [client.get("/api/account").status_code for client in (ann, work)] == [200, 200]
        assert len(ann.get(SESSIONS).json()) == 2
        assert code_of(ann.delete(f"{SESSIONS}/{lost}")) == (404, "no_such_session")


def test_nobody_ends_the_session_of_another() -> None:
    app = server()
    with guest(app, "Ann") as ann, guest(app, "Bob") as bob:
        (mine,) = ann.get(SESSIONS).json()
        assert code_of(bob.delete(f"{SESSIONS}/{mine['id']}")) == (404, "no_such_session")
        assert ann.get("/api/account").status_code == 200


@pytest.mark.parametrize("name", ["none", "%00", "%ff", "%0A"])
def test_a_session_that_is_not_there_cannot_be_ended(name: str) -> None:
    with guest(server(), "Ann") as ann:
        assert code_of(ann.delete(f"{SESSIONS}/{name}")) == (404, "no_such_session")


def test_whoever_ends_the_session_that_asks_is_signed_out() -> None:
    with guest(server(), "Ann") as ann:
        (mine,) = ann.get(SESSIONS).json()
        assert ann.delete(f"{SESSIONS}/{mine['id']}").status_code == 204
        assert "pegout_session" not in ann.cookies


def test_a_copy_of_the_cookie_is_no_good_after_signing_out() -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as thief:
        thief.cookies = dict(ann.cookies)
        assert thief.get("/api/account").status_code == 200
        ann.post("/api/account/sign-out")
        assert code_of(thief.get("/api/account")) == (401, "nobody")


def test_a_guest_who_keeps_the_name_has_a_new_session_and_the_old_cookie_is_nobodys() -> None:
    app = server()
    with guest(app, "Ann") as ann, script(app) as thief:
        thief.cookies = dict(ann.cookies)
        ann.post("/api/account/keep", json={"name": "Ann", "password": PASSWORD})
        assert code_of(thief.get("/api/account")) == (401, "nobody")
        assert [one["how"] for one in ann.get(SESSIONS).json()] == ["password"]


def test_signing_in_again_takes_the_place_of_the_session_of_before() -> None:
    with keeper(server(), "Ann") as ann:
        for _ in range(3):
            sign_in(ann)
        assert len(ann.get(SESSIONS).json()) == 1


def test_sessions_of_one_person_are_bounded() -> None:
    app = server()
    with keeper(app, "Ann") as ann:
        for _ in range(MOST + 2):
            with browser(app) as client:
                sign_in(client)
        with browser(app) as last:
            sign_in(last)
            assert len(last.get(SESSIONS).json()) == MOST
    assert ann.app is not None


@post("/api/old-cookie")
async def old_cookie(request: Request[Any, Any, Any], person: FromQuery[str]) -> None:
    """Writes a session as it was before sessions had ids."""
    request.set_session({"person": person, "epoch": SHARED_STORE.persons[person].epoch})
    request.scope["state"]["pegout: write the session"] = True


@pytest.fixture
def old() -> Litestar:
    """A server on the shared store that can also do what older ones did."""
    server()
    parts = people_parts(SHARED_STORE, PeopleSettings(at_the_door=1000), KEY, quick_hasher())
    return Litestar(
        [*parts.route_handlers, old_cookie],
        middleware=list(parts.middleware),
        guards=list(parts.guards),
        exception_handlers={Problem: answer_problem},
    )


@pytest.fixture
def cookies_of_before(old: Litestar) -> dict[str, str]:
    """Of somebody who was there before sessions had ids."""
    with guest(old, "Ann") as ann:
        person = ann.get("/api/account").json()["id"]
        assert ann.post(f"/api/old-cookie?person={person}").status_code == 201
        SHARED_STORE.forget_keys()
        return dict(ann.cookies)


def test_a_cookie_from_before_sessions_had_ids_is_good_and_is_exchanged(
    old: Litestar, cookies_of_before: dict[str, str]
) -> None:
    with script(old) as ann:
        ann.cookies = cookies_of_before
        assert ann.get("/api/account/tokens").status_code == 200
        assert ann.get(SESSIONS).json() == []
        assert ann.get("/api/account").status_code == 200
        assert [(one["how"], one["this"]) for one in ann.get(SESSIONS).json()] == [("cookie", True)]


def test_signing_out_everywhere_ends_cookies_from_before_too(
    old: Litestar, cookies_of_before: dict[str, str]
) -> None:
    with script(old) as ann, script(old) as copied:
        ann.cookies = copied.cookies = cookies_of_before
        headers = {"x-csrftoken": cookies_of_before["csrftoken"]}
        assert ann.post("/api/account/sign-out-everywhere", headers=headers).status_code == 204
        assert code_of(copied.get("/api/account")) == (401, "nobody")


def test_a_session_is_seen_to_the_hour() -> None:
    store = PeopleInMemory()
    with guest(server(store, PeopleSettings(remembered=0)), "Ann") as ann:
        (mine,) = store.sessions.values()
        asyncio.run(store.see_session(mine.id, mine.seen - 3_700_000))
        before = ann.get(SESSIONS).json()[0]["seen"]
        ann.get("/api/account")
        assert ann.get(SESSIONS).json()[0]["seen"] >= before + 3_700_000
