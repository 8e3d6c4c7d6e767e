"""Every text that people read is in web/texts, a module for each room, and every text there is read."""

import posixpath
import re

import pytest

from pegout.services.event_files import COMMANDS
from tests.kit.web import MODULES, literals, without_comments

OTHERS = {name: text for name, text in MODULES.items() if not name.startswith("texts/")}
PROSE = re.compile(r"^[A-Z][a-z]+(?: |$)|[a-z,] [a-z]+[.!?…:]$|^[A-Z][^ ]* [a-z]+ ")
NO_PROSE = {"Enter", "Escape", "Bots", "Commitment", "Date", "Dealer", "Proof", "Secret", "Table", *COMMANDS}
"""Names of keys, of tags of a record, and of commands to an event."""


def own_keys(texts: str) -> set[str]:
    """Those that a module of texts defines, its own pieces aside."""
    _, _, table = MODULES[texts].partition(" = Object.freeze({\n")
    return set(re.findall(r"^  (\w+)(?::|,$|\()", table, re.MULTILINE))


def keys(texts: str) -> set[str]:
    return own_keys(texts) | own_keys("texts/common.js")


def texts_of(name: str) -> str:
    """The module of texts that another takes its words from."""
    found = re.findall(r'import \{ T \} from "([^"]+)"', MODULES[name])
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), *found)) if found else "texts/common.js"


def used(name: str) -> set[str]:
    return set(re.findall(r"\bT\.(\w+)", without_comments(MODULES[name])))


def prose_in(module: str) -> list[str]:
    return [text for text in literals(module) if PROSE.search(text) and text not in NO_PROSE]


@pytest.mark.parametrize("name", OTHERS)
def test_texts_that_a_module_shows_are_there(name: str) -> None:
    assert used(name) <= keys(texts_of(name))


@pytest.mark.parametrize("texts", [name for name in MODULES if name.startswith("texts/")])
def test_no_text_is_left_over(texts: str) -> None:
    readers = [name for name in OTHERS if texts in {texts_of(name), "texts/common.js"}]
    assert own_keys(texts) - set().union(*map(used, readers)) == set()


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
