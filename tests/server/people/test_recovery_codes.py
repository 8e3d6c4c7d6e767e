"""Codes handed out with a kept name: each gets its keeper back in once, and nobody else."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar

from pegout.server.people.codes import LETTERS, digest_of_code
from tests.kit.people import PASSWORD, SHARED_STORE, Answer, Browser, browser, code_of, guest, keeper, server
from tests.kit.proofs import proof

RECOVER = "/api/account/recover"
CODES = "/api/account/recovery-codes"
NEW = "muggins and his nob"


@pytest.fixture
def app() -> Litestar:
    return server()


@pytest.fixture
def codes(app: Litestar) -> Iterator[list[str]]:
    """Those of Ann, who has lost her password."""
    with guest(app, "Ann") as ann:
        kept = ann.post("/api/account/keep", json={"name": "Ann", "password": PASSWORD})
        yield kept.json()["recovery_codes"]


@pytest.fixture
def client(app: Litestar) -> Iterator[Browser]:
    with browser(app) as one:
        yield one


def recover(client: Browser, code: str, name: str = "Ann", password: str = NEW) -> Answer:
    return client.post(RECOVER, json={"name": name, "code": code, "password": password})


def test_ten_codes_come_with_a_kept_name_and_only_their_digests_are_stored(codes: list[str]) -> None:
    assert len(set(codes)) == 10
    assert all(re.fullmatch(rf"([{LETTERS}]{{4}}-){{3}}[{LETTERS}]{{4}}", code) for code in codes)
    stored = repr([SHARED_STORE.codes, SHARED_STORE.persons, SHARED_STORE.settings])
    assert not any(code in stored or code.replace("-", "") in stored for code in codes)
    assert len(SHARED_STORE.codes) == 10


def test_a_code_sets_a_new_password_and_ends_every_other_session(
    app: Litestar, codes: list[str], client: Browser
) -> None:
    with browser(app) as thief:
        thief.post("/api/account/sign-in", json={"name": "Ann", "password": PASSWORD})
        answer = recover(client, codes[3])
        assert answer.status_code == 200
        assert client.get("/api/account").json() == answer.json()
        assert code_of(thief.get("/api/account")) == (401, "nobody")
        old = thief.post("/api/account/sign-in", json={"name": "Ann", "password": PASSWORD})
        assert code_of(old) == (401, "wrong_credentials")
        new = thief.post("/api/account/sign-in", json={"name": "Ann", "password": NEW})
        assert new.status_code == 200


def test_a_code_works_once(codes: list[str], client: Browser) -> None:
    assert recover(client, codes[0]).status_code == 200
    assert client.get(CODES).json() == {"left": 9}
    assert code_of(recover(client, codes[0])) == (401, "wrong_code")
    assert recover(client, codes[1]).status_code == 200


def test_a_code_is_its_persons_only_and_a_wrong_name_is_told_from_a_wrong_code_by_nothing(
    app: Litestar, codes: list[str], client: Browser
) -> None:
    with keeper(app, "Bob"):
        answers = [recover(client, codes[0], name) for name in ("Bob", "Nobody", "\u202e")]
        answers.append(recover(client, "0000-0000-0000-0000"))
    assert {code_of(answer) for answer in answers} == {(401, "wrong_code")}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert recover(client, codes[0]).status_code == 200


def test_a_bad_new_password_uses_no_code_up(codes: list[str], client: Browser) -> None:
    for bad, code in (("short", "bad_password"), ("password1234", "common_password")):
        assert code_of(recover(client, codes[0], password=bad)) == (400, code)
    assert recover(client, codes[0]).status_code == 200


def test_new_codes_take_the_place_of_the_old_ones(app: Litestar, client: Browser) -> None:
    with keeper(app, "Ann") as ann:
        first = ann.post(CODES)
        assert first.status_code == 201
        second = ann.post(CODES).json()["codes"]
        assert ann.get(CODES).json() == {"left": 10}
    assert code_of(recover(client, first.json()["codes"][0])) == (401, "wrong_code")
    assert recover(client, second[0]).status_code == 200


def test_a_guest_has_no_codes(app: Litestar) -> None:
    with guest(app, "Ann") as ann:
        assert code_of(ann.post(CODES)) == (403, "sign_in_again")
        assert ann.get(CODES).json() == {"left": 0}


@given(st.text(LETTERS, min_size=16, max_size=16), st.integers(0, 2**32))
@proof(100, 2000)
def test_a_code_is_the_same_however_it_is_typed(code: str, seed: int) -> None:
    dice = Random(seed)
    typed = "".join(_typed(letter, dice) for letter in code)
    assert digest_of_code("ann", typed) == digest_of_code("ann", code)
    assert digest_of_code("bob", typed) != digest_of_code("ann", code)


def _typed(letter: str, dice: Random) -> str:
    """In small letters, or as it is read from paper, with dashes and spaces anywhere."""
    choices = {"0": "0Oo", "1": "1IlLi"}.get(letter, letter + letter.lower())
    return dice.choice(choices) + dice.choice(["", "-", " ", "\u2013"])
