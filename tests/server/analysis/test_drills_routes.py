"""Drills over HTTP: questions, grades, and a player's own decisions and mistakes, whatever is sent."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from pegout import Game
from pegout.cards import PACK, Card, parse_cards
from pegout.game import CarryOut
from pegout.rules.remedies import GameLost
from pegout.server.analysis.drill_responses import DecisionAsked, GradeTold, Questions
from pegout.studies.drills import KINDS, grade
from pegout.studies.drills.mistake_file import ENOUGH
from pegout.studies.drills.questions import Throwing
from tests.kit.analysis import app, client
from tests.kit.proofs import proof
from tests.kit.review import sample

SIX = "5H 5C 5S JD 2H 9C"


@pytest.fixture(scope="module", name="ann")
def asks() -> Iterator[TestClient[Litestar]]:
    with client(app()) as one:
        yield one


def told(ann: TestClient[Litestar], route: str, body: Any) -> Any:
    answer = ann.post(f"/api/drills/{route}", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def refusal(ann: TestClient[Litestar], route: str, body: Any) -> str:
    answer = ann.post(f"/api/drills/{route}", json=body)
    assert answer.status_code in (400, 422), answer.text
    message: str = answer.json()["error"]["message"]
    return message


@cache
def bad_throw() -> str:
    """The record of a game in which Ann throws two fives, Bob sensibly, and Ann gives up."""
    game = Game.deal([SIX, "4C 6C 7D 8D KS QS"], starter="KD", dealer=1, names=["Ann", "Bob"])
    game.throw(0, "5H 5C")
    game.throw(1, "KS QS")
    game.do(CarryOut(("Ann has given up.",), (GameLost(0),)))
    return game.record


@pytest.mark.parametrize("kind", KINDS)
def test_fresh_questions_say_what_may_be_chosen_and_can_be_answered(
    ann: TestClient[Litestar], kind: str
) -> None:
    found = told(ann, "questions", {"kind": kind, "number": 2, "seed": "a"})
    assert found == told(ann, "questions", {"kind": kind, "number": 2, "seed": "a"})
    msgspec.convert(found, Questions)
    assert found["enough"] == ENOUGH
    for asked in found["questions"]:
        answer = asked["choices"][: asked["number"]] or 3
        graded = told(ann, "grade", {"question": asked["question"], "answer": answer})
        msgspec.convert(graded, GradeTold)


def test_questions_without_a_seed_are_new_each_time(ann: TestClient[Litestar]) -> None:
    asked = {"kind": "counting", "number": 10}
    assert told(ann, "questions", asked) != told(ann, "questions", asked)


@pytest.mark.parametrize(("answer", "right"), [(29, True), (28, False)])
def test_a_count_is_graded_with_every_combination(
    ann: TestClient[Litestar], answer: int, right: bool
) -> None:
    """Eight fifteens, twelve for four of a kind and one for nobs: 16 + 12 + 1."""
    question = {"kind": "counting", "hand": ["5H", "5C", "5S", "JD"], "starter": "5D"}
    found = told(ann, "grade", {"question": question, "answer": answer})
    assert (found["right"], found["best"], found["count"]["total"]) == (right, 29, 29)
    assert len(found["count"]["items"]) == 10
    assert found["count"]["spoken"].endswith("twenty-nine")


def test_a_throw_is_graded_as_the_library_does(ann: TestClient[Litestar]) -> None:
    cards = sorted(parse_cards(SIX))
    question = {"kind": "throwing", "cards": list(map(str, cards)), "dealer": False, "scores": [0, 0]}
    found = told(ann, "grade", {"question": question, "answer": ["5C", "5H"]})
    mark = grade(Throwing(tuple(cards), dealer=False, scores=(0, 0)), parse_cards("5C 5H"))
    assert not found["right"]
    assert found["cost"] == mark.cost > 0.02
    assert found["best"] == [str(card) for card in mark.choices[0].cards]
    assert set(found["chosen"]["parts"]) == {"hand", "crib", "pegging"}


def test_a_mistake_of_a_game_becomes_a_question(ann: TestClient[Litestar]) -> None:
    found = told(ann, "mistakes", {"record": bad_throw(), "seat": 0})["questions"]
    assert [one["question"]["cards"] for one in found] == [[str(card) for card in sorted(parse_cards(SIX))]]
    assert told(ann, "mistakes", {"record": bad_throw(), "seat": 1})["questions"] == []
    assert told(ann, "mistakes", {"record": bad_throw(), "seat": 0, "kinds": ["pegging"]})["questions"] == []


def test_every_decision_of_a_review_is_found_again_as_a_question(ann: TestClient[Litestar]) -> None:
    record = sample().record
    (game,) = ann.post("/api/analysis/review", json={"record": record}).json()["games"]
    for player in game["players"]:
        found = told(ann, "decisions", {"record": record, "seat": player["seat"]})
        msgspec.convert(found, list[DecisionAsked])
        places = [(one["game"], one["deal"], one["chosen"]) for one in found]
        graded = [(1, one["deal"], one["chosen"]) for one in player["decisions"]]
        assert len(graded) > 2
        assert places == graded


def test_one_game_of_a_match_is_reviewed_by_itself(ann: TestClient[Litestar]) -> None:
    record = sample().record
    assert ann.post("/api/analysis/review", json={"record": record, "game": 1}).json() == (
        ann.post("/api/analysis/review", json={"record": record}).json()
    )
    answer = ann.post("/api/analysis/review", json={"record": record, "game": 2})
    assert answer.status_code == 422
    assert "Game 2 is not in this record" in answer.json()["error"]["message"]


TWICE = {"kind": "counting", "hand": ["5H", "5H", "5S", "JD"], "starter": "5D"}
FIVE = {"kind": "throwing", "cards": ["5H", "5C", "5S", "JD", "2H"], "dealer": True, "scores": [0, 0]}
WON = {"kind": "throwing", "cards": SIX.split(), "dealer": True, "scores": [121, 0]}
THROW = {"kind": "throwing", "cards": SIX.split(), "dealer": True, "scores": [0, 0]}


@pytest.mark.parametrize(
    ("question", "answer", "why"),
    [
        (TWICE, 3, "named twice"),
        (FIVE, ["5H", "5C"], "too few or too many cards"),
        (WON, ["5H", "5C"], "a score that no game has"),
        (THROW, 5, "does not fit the question"),
        (THROW, ["5H"], "none of the choices"),
        (THROW, ["KH", "QH"], "none of the choices"),
        (THROW, ["5H", "XX"], "XX"),
        ({"kind": "chess"}, 5, ""),
    ],
)
def test_what_cannot_be_asked_or_answered_is_refused_in_words(
    ann: TestClient[Litestar], question: Any, answer: Any, why: str
) -> None:
    assert why in refusal(ann, "grade", {"question": question, "answer": answer})


@pytest.mark.parametrize("route", ["mistakes", "decisions"])
@pytest.mark.parametrize("seat", [0, 2, -1, "0"])
def test_no_record_and_no_seat_are_refused(ann: TestClient[Litestar], route: str, seat: Any) -> None:
    assert refusal(ann, route, {"record": "Ann won.", "seat": seat})


def test_games_of_three_have_no_mistakes_to_ask(ann: TestClient[Litestar]) -> None:
    record = Game.new("club-3", seed=1).record
    assert "games for two" in refusal(ann, "mistakes", {"record": record, "seat": 0})


CARDS = st.permutations([str(card) for card in PACK])


@st.composite
def plays(draw: st.DrawFn) -> dict[str, Any]:
    """A moment of the play whose cards may be there, though no game need have led to it."""
    cards = draw(CARDS)
    laid, theirs = draw(st.integers(0, 4)), draw(st.integers(0, 4))
    lie = [*cards[:laid], *cards[4 : 4 + theirs]]
    return {
        "kind": "pegging",
        "dealer": draw(st.booleans()),
        "held": cards[laid:4],
        "laid": cards[:laid],
        "thrown": cards[8:10],
        "theirs": cards[4 : 4 + theirs],
        "series": draw(st.permutations(lie))[: draw(st.integers(0, 8))],
        "starter": cards[10],
        "scores": draw(st.tuples(st.integers(0, 121), st.integers(0, 121))),
        "goal": draw(st.sampled_from([31, 61, 121, 999])),
    }


@proof(25, 600)
@given(question=plays())
def test_any_play_is_graded_or_refused(ann: TestClient[Litestar], question: dict[str, Any]) -> None:
    body = {"question": question, "answer": question["held"][:1] or [question["starter"]]}
    answer = ann.post("/api/drills/grade", json=body)
    assert answer.status_code in (200, 422), answer.text
    if answer.status_code == 200:
        msgspec.convert(answer.json(), GradeTold)
        chances = [one["win"] for one in answer.json()["choices"]]
        assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("route", ["questions", "grade", "mistakes", "decisions"])
@pytest.mark.parametrize("content", [b"", b"\xff", b"[" * 9000, b"{}", b"null", b'{"seat": 0}'])
def test_what_is_no_body_is_refused(ann: TestClient[Litestar], route: str, content: bytes) -> None:
    answer = ann.post(f"/api/drills/{route}", content=content)
    assert answer.status_code == 400
    assert json.loads(answer.content)["error"]["message"]


def test_whoever_is_nobody_is_not_asked_anything() -> None:
    with client(app(), name="") as nobody:
        answer = nobody.post("/api/drills/questions", json={"kind": "counting"})
    assert answer.status_code == 401


def test_cards_are_read_as_people_write_them(ann: TestClient[Litestar]) -> None:
    question = {"kind": "counting", "hand": ["5h", "5♣", "10S", "jd"], "starter": "5D"}
    found = told(ann, "grade", {"question": question, "answer": 0})
    expected = {Card.parse(text) for text in ("5H", "5C", "TS", "JD", "5D")}
    used = {Card.parse(card) for item in found["count"]["items"] for card in item["cards"]}
    assert used == expected
