"""New passwords are none of those that everybody tries first; older ones stay good until they are changed."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.server.people.common_passwords import common, is_common
from tests.kit.people import PASSWORD, PeopleInMemory, browser, code_of, guest, keeper, quick_hasher, server
from tests.kit.proofs import proof

KEEP = "/api/account/keep"


@pytest.mark.parametrize(
    "password",
    [
        *("1234567890", "qwertyuiop", "password123", "PASSWORD123", "passwordpassword", "iloveyou2026"),
        *("P@ssw0rd2026!", "Passw0rd!!", "  password  ", "liverpool1892", "Dragon-1234", "aaaaaaaaaa"),
        *("abababababab", "abcdefghijkl", "zyxwvutsrqpo", "qwertyqwerty", "1q2w3e4r5t", "\uff50assword-1"),
        *("letmeinletmein", "pass word 123", "trustnoone!!"),
    ],
)
def test_what_everybody_tries_first_is_refused(password: str) -> None:
    with guest(server(), "Somebody") as ann:
        answer = ann.post(KEEP, json={"name": "Somebody", "password": password})
        assert code_of(answer) == (400, "common_password")
        assert answer.json()["error"]["field"] == "password"


@pytest.mark.parametrize(
    "password", ["Wilhelmina", "wilhelmina", "WILHELMINA!", "wil-hel-mina", "Wilhelmina1987"]
)
def test_the_name_is_no_password(password: str) -> None:
    with guest(server(), "Wilhelmina") as ann:
        answer = ann.post(KEEP, json={"name": "Wilhelmina", "password": password})
        assert code_of(answer) == (400, "common_password")


@pytest.mark.parametrize("new", ["password1234", "Annabel-Lee", "short"])
def test_a_changed_password_is_a_new_one(new: str) -> None:
    with keeper(server(), "Annabel Lee") as ann:
        answer = ann.post("/api/account/password", json={"old": PASSWORD, "new": new})
        assert answer.status_code == 400
        assert answer.json()["error"]["field"] == "new"


@pytest.mark.parametrize(
    "password", [PASSWORD, "correct pegs on a board", "kj2#9vQz!m", "muggins and his nob", "fünf Fünfer!"]
)
def test_words_of_ones_own_are_fine(password: str) -> None:
    with guest(server(), "Ann") as ann:
        assert ann.post(KEEP, json={"name": "Ann", "password": password}).status_code == 200


def test_an_older_short_password_stays_good_until_it_is_changed() -> None:
    store = PeopleInMemory()
    with keeper(server(store), "Ann") as ann, browser(server(store)) as client:
        person = ann.get("/api/account").json()["id"]
        asyncio.run(store.keep(person, "Ann", quick_hasher().hash("password")))
        sent = {"name": "Ann", "password": "password"}
        assert client.post("/api/account/sign-in", json=sent).status_code == 200
        changed = client.post("/api/account/password", json={"old": "password", "new": PASSWORD})
        assert changed.status_code == 200


@given(
    st.sampled_from(sorted(common())),
    st.text("0123456789!?.- ", max_size=6),
    st.text("0123456789!?.- ", max_size=6),
    st.booleans(),
)
@proof(100, 2000)
def test_a_word_of_the_list_gets_no_better_by_figures_and_capitals(
    word: str, before: str, after: str, capital: bool
) -> None:
    dressed = word.upper() if capital else word
    assert is_common(dressed)
    assert is_common(before + dressed + after) or word.isdigit() or not word.isalpha()


def test_the_list_is_a_list() -> None:
    words = sorted(common())
    assert len(words) > 500
    assert all(word == word.casefold() and len(word) >= 3 for word in words)
