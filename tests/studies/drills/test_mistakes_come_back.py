"""Mistakes are kept in a file, come back first, and go after two right answers."""

from pathlib import Path

import pytest

from pegout.studies.drills import Counting, InvalidDrills, MistakeFile, Question
from tests.kit.builders import card, cards
from tests.studies.drills.test_grading import FIVES, SIX, THIRTY_ONE

RUN = Counting(cards("4C 5D 6H 6S"), card("JC"))
FLUSH = Counting(cards("2H 4H 6H 8H"), card("KC"), crib=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "drills.json"


def due(path: Path, kind: str = "counting") -> tuple[Question, ...]:
    """What another sitting finds."""
    return MistakeFile(path).due(kind)


def test_nothing_is_kept_of_right_answers(path: Path) -> None:
    MistakeFile(path).note(RUN, right=True)
    assert not path.exists()
    assert due(path) == ()


def test_every_kind_comes_back_as_it_was(path: Path) -> None:
    shelf = MistakeFile(path)
    for question in (FIVES, FLUSH, SIX, THIRTY_ONE):
        shelf.note(question, right=False)
    assert set(due(path)) == {FIVES, FLUSH}
    assert due(path, "throwing") == (SIX,)
    assert due(path, "pegging") == (THIRTY_ONE,)


def test_a_right_answer_moves_it_back_and_a_second_retires_it(path: Path) -> None:
    shelf = MistakeFile(path)
    shelf.note(FIVES, right=False)
    shelf.note(RUN, right=False)
    assert due(path) == (RUN, FIVES)
    MistakeFile(path).note(RUN, right=True)
    assert due(path) == (FIVES, RUN)
    MistakeFile(path).note(RUN, right=True)
    assert due(path) == (FIVES,)


def test_a_wrong_answer_begins_again_in_front(path: Path) -> None:
    for question, right in ((RUN, False), (RUN, True), (FIVES, False), (RUN, False), (RUN, True)):
        MistakeFile(path).note(question, right=right)
    assert due(path) == (FIVES, RUN)


def holding(kind: str, ask: str) -> str:
    """A file with one mistake in it."""
    return f'{{"pegout": "drills 1", "mistakes": [{{"kind": "{kind}", "ask": {{{ask}}}}}]}}'


TWICE = '"hand": ["5H", "5H", "6C", "7D"], "starter": "KD"'
NO_CARD = '"hand": ["5H", "5C", "6C", "7D"], "starter": "KX"'
SHORT = '"hand": ["5H"], "starter": "KD"'
BEYOND = '"cards": ["5H", "6H", "7H", "8H", "9H", "KH"], "dealer": true, "scores": [130, 0]'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is not a drills file"),
        ('{"pegout": "drills 9", "mistakes": []}', "its version is 'drills 9'"),
        (holding("chess", ""), "no drill 'chess'"),
        (holding("counting", TWICE), "5H is named twice"),
        (holding("counting", NO_CARD), "'KX' is not a card"),
        (holding("counting", SHORT), "too few or too many cards"),
        (holding("throwing", BEYOND), "a score that no game has"),
    ],
)
def test_other_files_are_refused_and_left_alone(path: Path, text: str, why: str) -> None:
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    with pytest.raises(InvalidDrills, match=why):
        MistakeFile(path)
    assert path.read_text("utf-8") == text
