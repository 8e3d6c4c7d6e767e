"""Passwords, hashes and tokens appear in no answer, no log and no repr."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from pegout.server.people.wire import Credentials, FreshToken, NewPassword, TokenAnswer
from tests.kit.people import Answer, Browser, PeopleInMemory, guest, server

FIRST, SECOND, WRONG = "a first secret word", "a second secret word", "a wrong secret word"


class FailingStore(PeopleInMemory):
    async def keep(self, *_: str) -> None:
        raise RuntimeError("the disk is full")


@contextmanager
def listening(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Litestar sets logging up anew, without whoever was listening to all of it."""
    logging.getLogger().addHandler(caplog.handler)
    yield
    logging.getLogger().removeHandler(caplog.handler)


def _visit(client: Browser) -> list[Answer]:
    def post(path: str, **body: Any) -> Answer:
        return client.post(f"/api/account/{path}", json=body)

    made = post("tokens", label="bot", scopes=["play"])
    token = {"authorization": f"Bearer {made.json()['token']}"}
    return [
        made,
        post("keep", name="Ann", password=FIRST),
        post("keep", name="Ann", password=FIRST, unknown=WRONG),
        post("keep", name="Ann", password=[WRONG]),
        post("sign-in", name="Ann", password=WRONG),
        post("sign-in", name="Ann", password=FIRST),
        post("password", old=FIRST, new=SECOND),
        post("password", old=WRONG, new=SECOND),
        client.get("/api/account", headers=token),
        client.get("/api/account/tokens"),
        client.get("/api/account", headers={"authorization": f"Bearer {WRONG}"}),
        client.delete(f"/api/account/tokens/{made.json()['listed']['id']}"),
        client.get("/api/account", headers=token),
    ]


def test_no_answer_but_the_one_and_no_log_has_a_secret(caplog: pytest.LogCaptureFixture) -> None:
    store = PeopleInMemory()
    app = server(store)
    with caplog.at_level(logging.DEBUG), listening(caplog), guest(app, "Ann") as ann:
        answers = _visit(ann)
    token = answers[0].json()["token"]
    hashes = list(store.hashes.values())
    assert [answer.status_code for answer in answers] == [
        *(201, 200, 400, 400, 401, 200, 200, 403, 200, 200, 401, 204, 401)
    ]
    assert len(hashes) == 1
    assert "api/account/keep" in caplog.text  # the client's own log: what is looked through is not empty
    for secret in [FIRST, SECOND, WRONG, token, *hashes]:
        assert secret not in caplog.text
        assert not any(secret in answer.text for answer in answers[1:])
        assert secret == token or secret not in answers[0].text


def test_a_failure_tells_no_secret_either(caplog: pytest.LogCaptureFixture) -> None:
    app = server(FailingStore())
    with caplog.at_level(logging.DEBUG), listening(caplog), guest(app, "Ann") as ann:
        answer = ann.post("/api/account/keep", json={"name": "Ann", "password": FIRST})
    assert answer.status_code == 500
    assert "api/account/keep" in caplog.text
    assert FIRST not in answer.text + caplog.text


@pytest.mark.parametrize(
    "confidential",
    [
        Credentials("Ann", FIRST),
        NewPassword(FIRST, FIRST),
        FreshToken(FIRST, TokenAnswer("t", "bot", ["play"], 0)),
    ],
)
def test_what_carries_a_secret_does_not_print_it(confidential: msgspec.Struct) -> None:
    assert FIRST not in f"{confidential} {confidential!r} {[confidential]}"
    assert FIRST.encode() in msgspec.json.encode(confidential)
