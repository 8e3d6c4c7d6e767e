"""A command, preset, option, field, article, word or door without documentation fails here."""

import re
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path

import pytest

from pegout.cli.main import COMMANDS
from pegout.rulebook import DOCUMENTS, GLOSSARY, Citation
from pegout.rules import FIELD_TYPES, PRESETS, in_words

ROOT = Path(__file__).parents[2]
DOCS = {path.name: path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md")}
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_in_the_readme(command: str) -> None:
    assert re.search(rf"^pegout {command}\b", README, re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_a_command_is_documented(command: str) -> None:
    parser = ArgumentParser()
    import_module(f"pegout.cli.{command}").add_arguments(parser)
    text = README + "".join(DOCS.values())
    options = set(re.findall(r"--[a-z-]+", parser.format_usage())) - {"--help"}
    assert sorted(name for name in options if f"`{name}" not in text) == []


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_documented(name: str) -> None:
    assert f"`{name}`" in DOCS["rules.md"]


@pytest.mark.parametrize("field", FIELD_TYPES)
def test_every_field_of_a_rule_set_is_documented(field: str) -> None:
    assert f"`{field}`" in DOCS["rules.md"]


def test_everything_settled_by_us_that_is_cited_is_documented() -> None:
    cited = {clause.citation for rules in PRESETS.values() for clause in in_words(rules)}
    cited |= {Citation.parse(text) for path in (ROOT / "src").rglob("*.py") for text in _ours(path)}
    assert sorted(str(place) for place in cited if place.document == "pegout" and not _settled(place)) == []


def _ours(path: Path) -> list[str]:
    return re.findall(r"\(?(pegout:[a-z-]+)\)", path.read_text("utf-8"))


def _settled(place: Citation) -> bool:
    return f"**{place}**" in DOCS["rules.md"]


@pytest.mark.parametrize("word", GLOSSARY)
def test_every_word_of_the_glossary_is_documented(word: str) -> None:
    assert f"| {word} | {GLOSSARY[word]} |" in DOCS["glossary.md"]


def test_the_doors_of_the_library_exist() -> None:
    doors = re.findall(r"^\| `(pegout[\w.]*)` \|", DOCS["library.md"], re.MULTILINE)
    assert {"pegout.Game", "pegout.rules.score_show", "pegout.cards.Card.parse"} <= set(doors)
    for door in doors:
        _open(door)


def _open(door: str) -> object:
    """The thing of that name, imported or taken from what was imported."""
    room, _, name = door.rpartition(".")
    try:
        return import_module(door)
    except ModuleNotFoundError:
        return getattr(_open(room), name)


def test_every_public_name_of_the_package_is_a_documented_door() -> None:
    names = import_module("pegout").__all__
    text = DOCS["library.md"]
    assert sorted(name for name in names if name not in text) == []


def test_every_page_is_reached_from_the_readme() -> None:
    assert sorted(name for name in DOCS if f"(docs/{name})" not in README) == []


def test_every_document_that_can_be_cited_has_a_title() -> None:
    assert all(title.strip() for title in DOCUMENTS.values())


def test_make_targets_named_in_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"(?:`|^)make ([a-z-]+)", README, re.MULTILINE))
    assert targets
    assert sorted(target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)) == []
