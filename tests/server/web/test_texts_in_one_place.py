"""Every text that people read is in texts.js, and every text there is read."""

import re

import pytest

from tests.server.web.web_kit import MODULES, literals, without_comments

OTHERS = {name: text for name, text in MODULES.items() if name not in {"texts.js", "types.js"}}
PROSE = re.compile(r"^[A-Z][a-z]+(?: |$)|[a-z,] [a-z]+[.!?…:]$|^[A-Z][^ ]* [a-z]+ ")
NO_PROSE = {"Enter"}
"""The name of a key."""


def keys() -> set[str]:
    table = MODULES["texts.js"].split("export const T = ")[1]
    return set(re.findall(r"^  (\w+)(?::|,$)", table, re.MULTILINE))


def used(module: str) -> set[str]:
    return set(re.findall(r"\bT\.(\w+)", without_comments(module)))


def prose_in(module: str) -> list[str]:
    return [text for text in literals(module) if PROSE.search(text) and text not in NO_PROSE]


@pytest.mark.parametrize("name", OTHERS)
def test_texts_that_a_module_shows_are_there(name: str) -> None:
    assert used(OTHERS[name]) <= keys()


def test_no_text_is_left_over() -> None:
    assert keys() - set().union(*map(used, OTHERS.values())) == set()


@pytest.mark.parametrize("name", OTHERS)
def test_no_module_has_words_of_its_own(name: str) -> None:
    assert prose_in(OTHERS[name]) == []


@pytest.mark.parametrize(
    "line",
    [
        'say("Play");',
        'say("Your turn: play a card.");',
        "say(`${name} is to play.`);",
        'say("go on, please!");',
    ],
)
def test_words_in_a_module_would_be_found(line: str) -> None:
    assert len(prose_in(line)) == 1


@pytest.mark.parametrize(
    "line", ['el("p", { class: "box said" });', '// Say "Play it" here.', 'if (event === "HandShown") x();']
)
def test_names_and_comments_are_no_words(line: str) -> None:
    assert prose_in(line) == []
