"""Options that several commands share."""

import json
import re
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from pegout.cli.main import BadInput
from pegout.rules import PRESETS, RuleSet, preset

LARGEST_RECORD = 20_000_000
_SCORES = re.compile(r"\s*(\d{1,3})\s*-\s*(\d{1,3})\s*", re.ASCII)


def add_rules(parser: ArgumentParser, default: str = "acc") -> None:
    parser.add_argument("--rules", default=default, metavar="NAME", help=f"rule set: {', '.join(PRESETS)}")
    add_set(parser)


def add_set(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        dest="fields",
        metavar="FIELD=VALUE",
        help="change a field of the rule set; may be repeated",
    )


def add_json(parser: ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON")


def fields_of(args: Namespace) -> dict[str, str]:
    """The rule fields given with --set."""
    pairs = [text.partition("=") for text in args.fields]
    for name, equals, _ in pairs:
        if not equals:
            raise BadInput(f"--set {name[:30]} needs a value: write for example --set muggins=on.")
    return {name.strip(): value for name, _, value in pairs}


def rules_of(args: Namespace) -> RuleSet:
    """The rule set asked for, with the fields that were changed."""
    return preset(args.rules).override(**fields_of(args))


def scores_in(text: str) -> tuple[int, int] | None:
    """Two scores written as 84-91; None for anything else."""
    found = _SCORES.fullmatch(text)
    return None if found is None else (int(found[1]), int(found[2]))


def record_text(name: str) -> str:
    """The text of a game record; `-` is standard input."""
    data = sys.stdin.buffer.read(LARGEST_RECORD) if name == "-" else Path(name).read_bytes()
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput(f"{name} is not a game record: it is not text in UTF-8.") from None


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
