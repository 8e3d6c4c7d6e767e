"""What docs/commands.md and docs/judge.md show is what the program prints."""

import re
import shlex
from pathlib import Path

import pytest

from pegout.cli.main import main

DOCS = Path(__file__).parents[2] / "docs"
PAGES = "".join((DOCS / name).read_text("utf-8") for name in ("commands.md", "judge.md"))
EXAMPLES = re.findall(r"```console\n\$ pegout (.*)\n((?:.*\n)*?)```", PAGES)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize(("command", "output"), EXAMPLES)
def test_example_prints_what_it_says(command: str, output: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out == output
