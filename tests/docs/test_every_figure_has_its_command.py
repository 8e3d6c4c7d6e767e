"""docs/strength.md names a command for its figures, and every command that it names can be given."""

import re
from argparse import ArgumentParser
from importlib import import_module
from pathlib import Path
from shlex import split

import pytest

from pegout.cli.main import COMMANDS
from pegout.players import LADDER

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "strength.md").read_text("utf-8")
NAMED = sorted(set(re.findall(r"`(pegout [^`]+)`", PAGE)))
BENCHMARKS = sorted(set(re.findall(r"`python -m benchmarks ([a-z]+)`", PAGE)))


@pytest.mark.parametrize("command", NAMED)
def test_a_command_is_one_that_can_be_given(command: str) -> None:
    _, name, *words = split(command)
    assert name in COMMANDS
    parser = ArgumentParser(exit_on_error=False)
    import_module(f"pegout.cli.{name}").add_arguments(parser)
    assert vars(parser.parse_args(words))


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_is_there(name: str) -> None:
    assert (ROOT / "benchmarks" / f"{name}.py").exists()
    assert f'"{name}"' in (ROOT / "benchmarks" / "__main__.py").read_text("utf-8")


def test_every_row_of_the_arena_has_the_command_that_prints_it() -> None:
    rows = re.findall(
        r"^\| `([a-z]+)` \| ([\d,]+) \|.*`pegout arena champion ([a-z]+) --games (\d+)", PAGE, re.MULTILINE
    )
    assert {row[0] for row in rows} >= {"hand", "table", "reply"}
    for against, games, named, asked in rows:
        assert against == named
        assert against in {rung.name for rung in LADDER}
        assert int(games.replace(",", "")) == int(asked)
