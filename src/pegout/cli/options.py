"""Options that several commands share."""

import json
from argparse import ArgumentParser, Namespace
from typing import Any

from pegout.cli.main import BadInput
from pegout.rules import PRESETS, RuleSet, preset


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
    """The rule set asked for, with its changed fields."""
    return preset(args.rules).override(**fields_of(args))


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
