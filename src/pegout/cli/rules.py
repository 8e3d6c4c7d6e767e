"""`pegout rules`: a rule set in words, two side by side, or articles of the rule books."""

from argparse import ArgumentParser, Namespace
from textwrap import wrap

from pegout.cli.options import add_json, add_set, fields_of, print_json
from pegout.rulebook import DOCUMENTS
from pegout.rules import (
    FIELD_TYPES,
    PRESETS,
    RuleSet,
    book_of,
    differences,
    in_words,
    preset,
    write_field,
)
from pegout.services.queries.rule_books import rule_book


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "name",
        nargs="?",
        metavar="NAME",
        help=f"a preset ({', '.join(PRESETS)}) or an article, for example acc:VII.3",
    )
    parser.add_argument("--search", metavar="WORDS", help="find articles that contain all these words")
    parser.add_argument("--than", metavar="PRESET", help="show only where it differs from this one")
    parser.add_argument("--fields", action="store_true", dest="names", help="show the fields by name")
    add_set(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    if args.search is not None:
        from pegout.cli.articles import show_found

        return show_found(args.search, args.name, args)
    if args.name is None:
        return _list_presets(args)
    if ":" in args.name:
        from pegout.cli.articles import show_articles

        return show_articles(args.name, args)
    rules = preset(args.name).override(**fields_of(args))
    if args.than is not None:
        return _compare(rules, preset(args.than), args)
    if args.json:
        print_json(rule_book(rules))
    elif args.names:
        for name in FIELD_TYPES:
            print(f"{name} = {write_field(rules, name)}")
    else:
        print(f"{rules.name}\n")
        for clause in in_words(rules):
            line = f"{clause.text} [{clause.citation}]"
            print("\n".join(wrap(line, 90, subsequent_indent="    ", break_on_hyphens=False)))
    return 0


def _list_presets(args: Namespace) -> int:
    if args.json:
        print_json({name: rule_book(rules) for name, rules in PRESETS.items()})
        return 0
    for name, rules in PRESETS.items():
        print(f"{name:<14} {rules.seats} seats: {DOCUMENTS[book_of(rules)]}")
    print("\npegout rules NAME shows one in full.")
    return 0


def _compare(rules: RuleSet, other: RuleSet, args: Namespace) -> int:
    rows = {name: (write_field(rules, name), write_field(other, name)) for name in differences(rules, other)}
    if args.json:
        print_json({name: {rules.name: one, other.name: two} for name, (one, two) in rows.items()})
        return 0
    print(f"{'':<26}{rules.name:<16}{other.name}")
    for name, (one, two) in rows.items():
        print(f"{name:<26}{one:<16}{two}")
    return 0
