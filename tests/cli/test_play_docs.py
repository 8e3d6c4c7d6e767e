"""docs/playing.md tells of everything that `pegout play` has."""

import re
from argparse import ArgumentParser
from pathlib import Path

import pytest

from pegout.cli import play
from pegout.cli.answers import Telling
from pegout.cli.plain import PlainTable
from pegout.rules import PRESETS
from pegout.wiring import BOTS
from tests.kit.terminal import seated

PAGE = (Path(__file__).parents[2] / "docs" / "playing.md").read_text("utf-8")


def options() -> list[str]:
    parser = ArgumentParser(add_help=False)
    play.add_arguments(parser)
    return [word for entry in parser.format_help().split() if (word := entry.strip("[],")).startswith("--")]


@pytest.mark.parametrize("option", sorted(set(options())))
def test_every_option_has_its_row(option: str) -> None:
    assert re.search(rf"^\| `{option}[ `]", PAGE, re.MULTILINE)


def test_every_bot_preset_and_plain_word_is_named() -> None:
    words = Telling(seated("--seed", "1"), print, str).words
    for name in (*BOTS, *PRESETS, *words, *play.SPEEDS, *play.SAYINGS):
        assert f"`{name}`" in PAGE


def test_the_conversation_is_what_the_program_says() -> None:
    shown = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()
    typed = iter([line[1:].strip() for line in shown if line.startswith(">")])
    said: list[str] = []
    PlainTable(seated("--seed", "1"), lambda: next(typed, None), said.append).run()
    expected = [line for line in shown if not line.startswith(">")]
    start = said.index(expected[0])
    assert said[start : start + len(expected)] == expected
