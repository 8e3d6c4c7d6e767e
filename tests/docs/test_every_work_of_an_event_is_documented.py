"""docs/events.md names every format, work, option and role."""

import re
from argparse import ArgumentParser
from pathlib import Path

import pytest

from pegout.cli.event import WORKS
from pegout.tournament.event import FORMATS, Role

PAGE = (Path(__file__).parents[2] / "docs" / "events.md").read_text("utf-8")


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_is_documented(name: str) -> None:
    assert f"| `{name}` |" in PAGE


@pytest.mark.parametrize("role", Role)
def test_every_role_is_documented(role: Role) -> None:
    assert f"| `{role.value}` |" in PAGE


@pytest.mark.parametrize("name", WORKS)
def test_every_work_and_its_options_are_documented(name: str) -> None:
    parser = ArgumentParser()
    WORKS[name].add_arguments(parser)
    assert f"`{name}`" in PAGE
    options = set(re.findall(r"--[a-z-]+", parser.format_usage())) - {"--help"}
    assert sorted(option for option in options if f"`{option}" not in PAGE) == []
