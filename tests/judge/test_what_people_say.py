"""Every incident has words that people use, and every answer has words in the browser."""

import re

from pegout.judge import KINDS, questions
from pegout.judge.said import SAID
from tests.kit.web import ROOT


def test_every_incident_is_called_something_else_as_well() -> None:
    assert set(SAID) == set(KINDS)
    for words in SAID.values():
        assert len(set(words)) == len(words) > 0
        assert list(words) == [one.strip().lower() for one in words]  # as they are searched for


def test_every_answer_has_words_of_its_own() -> None:
    texts = (ROOT / "client" / "texts" / "judge.ts").read_text("utf-8")
    _, _, rest = texts.partition("const answers: Record<string, string> = {\n")
    table, _, _ = rest.partition("\n};")
    known = set(re.findall(r'^  "?([\w.-]+)"?: "', table, re.MULTILINE))
    asked = [question for kind in KINDS.values() for question in questions(kind.incident)]
    answers = {(question.name, answer) for question in asked for answer in question.answers}
    assert {(name, one) for name, one in answers if not {f"{name}.{one}", one} & known} == set()
    assert known - {one for _, one in answers} - {f"{name}.{one}" for name, one in answers} == set()
