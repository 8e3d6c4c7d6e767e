"""Lessons over HTTP: for everybody, kept nowhere, and refused with a sentence."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from pegout.server.lessons import MOST_MOVES, lesson_parts
from pegout.server.operations import Watch
from pegout.studies.lessons import LESSONS
from tests.kit.operations import client_of


@pytest.fixture(scope="module")
def client() -> Iterator[TestClient[Watch]]:
    with client_of(lesson_parts()) as opened:
        yield opened


def moved(client: TestClient[Watch], *moves: dict[str, Any], lesson: str = "first") -> Any:
    answer = client.post(f"/api/lessons/{lesson}", json={"moves": list(moves)})
    assert answer.status_code == 200, answer.text
    return answer.json()


ON = {"do": "on"}


def test_the_list_has_every_lesson_with_its_parts(client: TestClient[Watch]) -> None:
    listed = client.get("/api/lessons").json()
    assert [one["name"] for one in listed] == list(LESSONS)
    assert all(one["title"] and one["about"] and len(one["parts"]) == 3 for one in listed)


def test_a_lesson_begins_with_nothing_done(client: TestClient[Watch]) -> None:
    seen = moved(client)
    assert seen["part"] == 0
    assert seen["may"] == [ON]
    assert seen["game"]["scores"] == [0, 0]
    assert (seen["goal"], seen["skunk_below"], seen["next"]) == (121, 91, "crib")
    assert client.post("/api/lessons/first", json={}).json() == seen


def test_moves_lead_on_and_fewer_lead_back(client: TestClient[Watch]) -> None:
    thrown = {"do": "throw", "cards": ["3D", "KH"]}
    seen = moved(client, ON, ON, ON, thrown)
    assert seen["game"]["hand"] == ["6D", "7S", "8H", "JC"]
    assert seen["game"]["starter"] == "6C"
    assert moved(client, ON, ON, ON)["may"] == [
        {"do": "throw", "cards": ["3D", "6D", "7S", "8H", "JC", "KH"], "number": 2}
    ]


def test_the_cards_of_the_teacher_are_not_told(client: TestClient[Watch]) -> None:
    answer = client.post("/api/lessons/first", json={"moves": [ON, ON, ON]})
    hers = LESSONS["first"].hands[1].split()
    assert not [card for card in hers if f'"{card}"' in answer.text]


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ({"moves": [{"do": "go"}]}, 409, "go on"),
        ({"moves": [ON, ON, ON, {"do": "throw", "cards": ["3D", "ZZ"]}]}, 409, "not a card"),
        ({"moves": [{"do": "on", "cards": ["5H"] * 7}]}, 400, "length <= 6"),
        ({"moves": [ON] * (MOST_MOVES + 1)}, 400, f"length <= {MOST_MOVES}"),
        ({"moves": 5}, 400, "array"),
        ({"steps": []}, 400, "unknown field"),
        ([], 400, "object"),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(
    client: TestClient[Watch], body: Any, status: int, words: str
) -> None:
    answer = client.post("/api/lessons/first", json=body)
    assert answer.status_code == status
    assert words in answer.json()["error"]["message"]


def test_a_lesson_that_there_is_not_is_not_found(client: TestClient[Watch]) -> None:
    answer = client.post("/api/lessons/second", json={})
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"
    assert "first" in answer.json()["error"]["message"]


def test_brackets_without_end_are_refused(client: TestClient[Watch]) -> None:
    body = b'{"moves":' + b"[" * 5000
    answer = client.post("/api/lessons/first", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
