"""The version stands in one place, every dependency has a lower bound, and the hooks can run."""

import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

import pegout

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
CHANGES = (ROOT / "CHANGELOG.md").read_text("utf-8")
EXTRAS = PROJECT["project"]["optional-dependencies"]
REQUIREMENTS = sorted(
    {*PROJECT["project"]["dependencies"], *(one for extra in EXTRAS.values() for one in extra)}
)
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")


def test_the_version_is_read_from_the_package() -> None:
    assert "version" not in PROJECT["project"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/pegout/__init__.py"
    assert version("pegout") == pegout.__version__


def test_the_newest_changes_are_those_of_this_version() -> None:
    versions = re.findall(r"^## (\S+)$", CHANGES, re.MULTILINE)
    assert versions[0] == pegout.__version__
    assert versions == sorted(versions, key=_numbers, reverse=True)


def _numbers(name: str) -> list[int]:
    return [int(part) for part in name.split(".")]


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_every_dependency_has_a_lower_bound_that_is_locked_above_it(requirement: str) -> None:
    found = re.fullmatch(r"([\w-]+)(?:\[\w+\])?>=([\d.]+)(?:,<[\d.]+)?", requirement)
    assert found, requirement
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    locked = re.findall(rf"^{found[1]}==([\d.]+)", lock, re.MULTILINE)
    assert locked
    assert all(_numbers(one) >= _numbers(found[2]) for one in locked)


@pytest.mark.parametrize("page", PAGES)
def test_whatever_a_page_links_to_is_there(page: str) -> None:
    links = re.findall(r"\]\(([^):#]+)(?:#[\w-]+)?\)", (ROOT / page).read_text("utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_commands_of_the_hooks_are_there() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    entries = re.findall(r"^ +entry: (\S+) (\S+)", hooks, re.MULTILINE)
    assert entries
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    for program, argument in entries:
        if program == "make":
            assert re.search(rf"^{argument}:", makefile, re.MULTILINE)
        else:
            assert (ROOT / program).exists()
