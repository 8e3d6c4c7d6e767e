"""Play in one click, under a name that others can read."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.server.people.names import tidy_name
from pegout.server.problems import Problem
from tests.kit.people import PeopleInMemory, browser, code_of, guest, script, server
from tests.kit.proofs import proof


def test_one_click_makes_a_person_with_a_session_and_a_name() -> None:
    store = PeopleInMemory()
    with browser(server(store)) as client:
        answer = client.post("/api/guest")
        who = client.get("/api/account")
    assert answer.status_code == 201
    assert who.json() == answer.json()
    assert re.fullmatch(r"Guest \d{4}", answer.json()["name"])
    assert [person.id for person in store.persons.values()] == [answer.json()["id"]]
    assert not answer.json()["kept"]


def test_two_guests_are_two_people() -> None:
    app = server()
    with guest(app, "Ann") as ann, guest(app, "Ann") as other:
        assert ann.get("/api/account").json()["id"] != other.get("/api/account").json()["id"]


def test_a_name_is_trimmed() -> None:
    with guest(server(), "  Ann   Boleyn ") as client:
        assert client.get("/api/account").json()["name"] == "Ann Boleyn"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "Ann\nBob",
        "Ann\x00",
        "Ann\x1b[31m",
        "\u202eAnn",
        "A\u2066nn",
        "A\u200bnn",
        "A\u2028nn",
        "\u3164",
        "\u0301nn",
    ],
)
def test_a_name_that_cannot_be_read_is_refused_in_one_sentence(name: str) -> None:
    store = PeopleInMemory()
    with browser(server(store)) as client:
        answer = client.post("/api/guest", json={"name": name})
    assert code_of(answer) == (400, "bad_name")
    assert re.fullmatch(r"A name has 1 to 24 [^.]+\.", answer.json()["error"]["message"])
    assert not store.persons


@pytest.mark.parametrize("name", ["A", "x" * 24, "Zoë", "李小龍", "Ann O'Neill-Smith", "♠ Jack ♠", "🂫"])
def test_a_name_in_any_script_is_taken(name: str) -> None:
    assert tidy_name(name) == name


def test_letters_with_accents_are_the_same_however_they_were_typed() -> None:
    assert tidy_name("Zoe\u0308") == tidy_name("Zo\u00eb")


@given(st.text(st.characters(exclude_categories=()), max_size=30))
@proof(30, 5000)
def test_whatever_is_taken_as_a_name_is_readable_and_tidy(text: str) -> None:
    try:
        name = tidy_name(text)
    except Problem:
        return
    assert 1 <= len(name) <= 24
    assert name.isprintable()
    assert name == name.strip() == tidy_name(name)


def test_nobody_is_told_how_to_become_somebody() -> None:
    with script(server()) as client:
        assert code_of(client.get("/api/account")) == (401, "nobody")
