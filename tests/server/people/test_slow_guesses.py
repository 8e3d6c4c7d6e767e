"""Guessing a password takes longer and longer, by account and by address; the owner is not locked out."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar

from pegout.server.people import logins, slowdown
from tests.kit.people import (
    PASSWORD,
    SHARED_STORE,
    Answer,
    Browser,
    browser,
    code_of,
    keeper,
    server,
)

SIGN_IN = "/api/account/sign-in"
HOME = "203.0.113.1"


class Clock:
    """The time of the server, which goes on when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = logins.now_ms()
        for module in (logins, slowdown):
            monkeypatch.setattr(module, "now_ms", lambda: self.now)

    def wait(self, seconds: float) -> None:
        self.now += round(1000 * seconds)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def app(clock: Clock) -> Iterator[Litestar]:  # noqa: ARG001 - it is set first
    """Ann keeps her name there, and has signed in at home only."""
    shared = server()
    with keeper(shared, "Ann", address=HOME), browser(shared, HOME) as home:
        assert sign_in(home).status_code == 200
        yield shared


def sign_in(client: Browser, password: str = PASSWORD, name: str = "Ann") -> Answer:
    return client.post(SIGN_IN, json={"name": name, "password": password})


def guess(client: Browser, name: str = "Ann") -> int:
    """Seconds to wait, 0 where the guess was looked at."""
    answer = sign_in(client, "a wrong guess", name)
    if answer.status_code == 401:
        return 0
    assert code_of(answer) == (429, "too_many_tries")
    wait = int(answer.headers["retry-after"])
    assert f"wait {wait} seconds" in answer.json()["error"]["message"]
    return wait


@pytest.mark.parametrize("name", ["Ann", "Nobody"])
def test_after_five_wrong_tries_each_waits_twice_as_long_up_to_a_minute(
    app: Litestar, clock: Clock, name: str
) -> None:
    waits = []
    with browser(app) as attacker:
        for _ in range(14):
            waits.append(wait := guess(attacker, name))
            clock.wait(wait)
            if wait:
                assert guess(attacker, name) == 0
    assert waits == [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_many_addresses_guess_at_one_account_no_faster(app: Litestar) -> None:
    looked_at = 0
    for number in range(30):
        with browser(app, f"198.51.100.{number}") as attacker:
            looked_at += guess(attacker) == 0
    assert looked_at == 5


def test_while_others_guess_the_owner_gets_in_at_once_where_they_have_been_before(app: Litestar) -> None:
    for number in range(30):
        with browser(app, f"198.51.100.{number}") as attacker:
            guess(attacker)
    with browser(app, HOME) as home, browser(app, "192.0.2.1") as elsewhere:
        assert sign_in(elsewhere).status_code == 429
        assert sign_in(home).status_code == 200


def test_elsewhere_the_owner_waits_a_minute_at_most(app: Litestar, clock: Clock) -> None:
    for number in range(300):
        with browser(app, f"198.51.{number // 200}.{number % 200}") as attacker:
            clock.wait(guess(attacker))
    clock.wait(60)
    with browser(app, "192.0.2.1") as elsewhere:
        assert sign_in(elsewhere).status_code == 200


def test_while_others_guess_a_recovery_code_gets_the_owner_in(app: Litestar) -> None:
    with browser(app, HOME) as home:
        sign_in(home)
        codes = home.post("/api/account/recovery-codes").json()["codes"]
    for number in range(10):
        with browser(app, f"198.51.100.{number}") as attacker:
            guess(attacker)
    with browser(app, "192.0.2.1") as elsewhere:
        sent = {"name": "Ann", "code": codes[0], "password": "muggins and his nob"}
        assert elsewhere.post("/api/account/recover", json=sent).status_code == 200


def test_where_the_owner_has_been_guesses_are_slowed_too(app: Litestar) -> None:
    with browser(app, HOME) as housemate:
        assert [guess(housemate) for _ in range(7)] == [0] * 5 + [1, 1]


def test_one_address_guesses_at_many_accounts_no_faster(app: Litestar) -> None:
    with browser(app) as attacker:
        waits = [guess(attacker, f"Somebody {number}") for number in range(25)]
    assert waits == [0] * 20 + [1] * 5


def test_signing_in_with_ones_own_account_does_not_wash_off_guesses_at_others(app: Litestar) -> None:
    with keeper(app, "Mallory", address="192.0.2.66"), browser(app, "192.0.2.66") as mallory:
        looked_at = 0
        for number in range(40):
            looked_at += guess(mallory, f"Somebody {number}") == 0
            sign_in(mallory, name="Mallory")
    assert looked_at == 20


def test_wrong_tries_fade_with_time(app: Litestar, clock: Clock) -> None:
    with browser(app) as attacker:
        assert [guess(attacker) for _ in range(6)] == [0] * 5 + [1]
        clock.wait(3600)
        assert [guess(attacker) for _ in range(6)] == [0] * 5 + [1]


def test_the_right_password_forgives_the_account(app: Litestar) -> None:
    with browser(app) as ann:
        assert [guess(ann) for _ in range(4)] == [0] * 4
        assert sign_in(ann).status_code == 200
        assert [guess(ann) for _ in range(6)] == [0] * 5 + [1]


def test_the_old_password_cannot_be_guessed_from_an_open_browser(app: Litestar) -> None:
    with browser(app, HOME) as home:
        sign_in(home)
        wrong = {"old": "a wrong guess", "new": "muggins and his nob"}
        answers = [home.post("/api/account/password", json=wrong) for _ in range(7)]
    assert [answer.status_code for answer in answers] == [403] * 5 + [429] * 2


def test_codes_are_guessed_at_no_faster_from_one_address(app: Litestar) -> None:
    sent: dict[str, Any] = {"name": "Ann", "code": "0000-0000-0000-0000", "password": "muggins and his nob"}
    with browser(app) as attacker:
        answers = [attacker.post("/api/account/recover", json=sent) for _ in range(22)]
    assert [answer.status_code for answer in answers] == [401] * 20 + [429] * 2


def test_no_name_and_no_address_is_kept(app: Litestar) -> None:
    with browser(app) as attacker:
        guess(attacker)
    kept = repr(SHARED_STORE.wrong).lower()
    assert len(SHARED_STORE.wrong) >= 3
    assert "ann" not in kept
    assert "198.51" not in kept


def test_a_wait_costs_no_hash(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    with browser(app) as attacker:
        assert [guess(attacker) for _ in range(6)] == [0] * 5 + [1]
        monkeypatch.setattr("pegout.server.people.passwords.Passwords._verify", None)
        assert guess(attacker) == 1
