"""Whatever is sent is answered, or refused with one sentence, and never breaks the server."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from pegout.judge import KINDS, questions
from pegout.rules import PRESETS
from pegout.services.queries import questions as q
from pegout.services.queries.handlers import perform, rule
from tests.kit.analysis import app, client
from tests.kit.proofs import proof
from tests.kit.review import sample

ROUTES: dict[str, type[q.Asked]] = {
    "score": q.ScoreAsked,
    "peg": q.PegAsked,
    "discard": q.DiscardAsked,
    "win": q.WinAsked,
    "review": q.ReviewAsked,
    "rulings": q.RulingAsked,
}
REFUSED = (400, 413, 422)

ODD = st.sampled_from(
    "5H 5h 10♠ TD 1X / 5H5C , . acc ACC yes no dealer pone Ann 0 1 2 3 5 31 121 9999 -1 AH,2H,3H".split()
)
TEXTS = ODD | st.text(max_size=12)
SCALARS = st.none() | st.booleans() | st.integers(-2, 130) | st.integers() | st.floats() | TEXTS
ANYTHING = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=6) | st.dictionaries(TEXTS, inner, max_size=4)
)
HOLES = st.integers(0, 125)
DEALT = st.permutations("AH 5H 5C 5D JD 10♠ KD QC 2C 3C 7S".split()).flatmap(
    lambda cards: st.sampled_from([cards[:4], cards[:5], cards[:5], cards[:6], cards[:6], cards])
)


def damaged(text: str) -> st.SearchStrategy[str]:
    """A record with a line left out, doubled or altered."""
    lines = text.split("\n")
    place = st.integers(0, len(lines) - 1)
    return st.tuples(place, st.lists(TEXTS, max_size=2)).map(
        lambda cut: "\n".join([*lines[: cut[0]], *cut[1], *lines[cut[0] + 1 :]])
    )


LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "hand": DEALT,
    "cards": DEALT,
    "starter": st.sampled_from(["5S", "JH", "9C"]),
    "rules": st.sampled_from([*PRESETS, "chess"]),
    "scores": st.tuples(HOLES, HOLES) | st.lists(st.lists(HOLES, min_size=1, max_size=2), max_size=4),
    "mine": HOLES,
    "theirs": HOLES,
    "seats": st.sampled_from([None, 2, 3, 4]),
    "incident": st.sampled_from(list(KINDS)),
    "names": st.lists(TEXTS, min_size=2, max_size=4),
    "facts": st.dictionaries(TEXTS, TEXTS, max_size=3),
    "record": damaged(sample().record),
}


@pytest.fixture(scope="module", name="ann")
def asks() -> Iterator[TestClient[Litestar]]:
    with client(app()) as one:
        yield one


def check(ann: TestClient[Litestar], route: str, content: bytes) -> int:
    """The status of a good answer or a good refusal; an error of the server's own is raised here."""
    answer = ann.post(f"/api/analysis/{route}", content=content)
    assert answer.status_code in (200, *REFUSED), answer.text
    if answer.status_code in REFUSED:
        check_sentence(answer.json()["error"]["message"])
    return answer.status_code


def check_sentence(message: str) -> None:
    assert message.strip()
    assert len(message.splitlines()) == 1
    assert len(message) < 1200


@pytest.mark.parametrize("route", ROUTES)
@proof(25, 200)
@given(data=st.data())
def test_anything_at_all_is_answered_or_refused(
    route: str, ann: TestClient[Litestar], data: st.DataObject
) -> None:
    check(
        ann, route, data.draw(st.binary(max_size=60) | ANYTHING.map(lambda body: json.dumps(body).encode()))
    )


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize(
    "content", [b"[" * 9000, b"[" * 7000 + b"]" * 7000, b'{"hand":' * 1900, b"\xff", b""]
)
def test_what_is_no_body_is_refused(route: str, content: bytes, ann: TestClient[Litestar]) -> None:
    assert check(ann, route, content) == 400


@pytest.mark.parametrize("route", ROUTES)
@proof(25, 400)
@given(data=st.data())
def test_bodies_that_look_right_are_answered_or_refused(
    route: str, ann: TestClient[Litestar], data: st.DataObject
) -> None:
    """Every field likely, but for one that may be anything."""
    spoilt = data.draw(st.sampled_from(["", *ROUTES[route].__struct_fields__]))
    body = {}
    for field in msgspec.structs.fields(ROUTES[route]):
        if field.required or field.name == spoilt or data.draw(st.booleans()):
            likely = LIKELY.get(field.name, st.booleans())
            body[field.name] = data.draw(ANYTHING if field.name == spoilt else likely)
    check(ann, route, json.dumps(body).encode())


@proof(25, 5000)
@given(data=st.data())
def test_every_incident_is_ruled_on_or_refused_whatever_the_facts(data: st.DataObject) -> None:
    """The judge is asked by the same job that the route does."""
    kind = data.draw(st.sampled_from(list(KINDS.values())))
    facts = {
        question.name: data.draw(st.sampled_from(question.answers) if question.answers else ODD)
        for question in questions(kind.incident)
        if question.needed or data.draw(st.booleans())
    }
    rules = data.draw(st.sampled_from(list(PRESETS.values())))
    holes = st.lists(st.integers(0, 120), min_size=1, max_size=2).map(sorted)
    scores = data.draw(st.lists(holes, min_size=rules.sides, max_size=rules.sides) | st.just([]))
    done = perform(rule, q.RulingAsked(kind.name, facts, None, rules.name, scores=scores))
    assert bool(done.answer) != bool(done.refusal)
    if done.refusal:
        check_sentence(done.refusal.message)
