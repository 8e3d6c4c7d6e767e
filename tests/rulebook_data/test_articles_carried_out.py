"""Where an article is carried out: every module named is there."""

import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import pegout
from pegout.rulebook.articles import ARTICLES

SRC = Path(__file__).parents[2] / "src"

NAMED = {module for entry in ARTICLES.values() for module in entry.carried_out}


def exists(module: str) -> bool:
    path = SRC.joinpath(*module.split("."))
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_every_module_named_is_there() -> None:
    assert sorted(module for module in NAMED if not exists(module)) == []


def test_a_module_is_named_once_an_article() -> None:
    for name, entry in ARTICLES.items():
        assert len(set(entry.carried_out)) == len(entry.carried_out), name


def test_the_rulebook_opens_without_its_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("pegout.rulebook")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(pegout, "rulebook", None, raising=False)
    import_module("pegout.rulebook")
    loaded = {name for name in sys.modules if name.startswith("pegout.rulebook")}
    assert loaded == {"pegout.rulebook", "pegout.rulebook.citation", "pegout.rulebook.glossary"}


@pytest.mark.parametrize("room", ["rules", "game", "library", "services", "studies"])
def test_nothing_that_plays_a_game_imports_the_articles_at_its_start(room: str) -> None:
    paths = list((SRC / "pegout" / room).rglob("*.py"))
    assert paths
    for path in paths:
        assert not re.search(r"^(from|import) pegout\.rulebook\.a", path.read_text("utf-8"), re.MULTILINE), (
            path
        )
