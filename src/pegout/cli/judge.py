"""`pegout judge`: put a situation to the judge."""

import sys
from argparse import ArgumentParser, Namespace

from pegout.cli.judge_table import add_table, table_of
from pegout.cli.judge_words import named_here, print_found, print_ruling, print_silent
from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json
from pegout.game import GameState
from pegout.judge import (
    Found,
    Kind,
    MissingFacts,
    RuledElsewhere,
    next_incidents,
    offered,
    rule_on,
    search,
)
from pegout.judge.scores import SCORES, at_scores
from pegout.services.queries.rulings import found, incident, put


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help="what happened, in your own words or by its name; see --list"
    )
    parser.add_argument("--list", action="store_true", help="list what the judge can rule on")
    parser.add_argument(
        "--fact",
        action="append",
        default=[],
        dest="facts",
        metavar="NAME=VALUE",
        help="a fact, so that you are not asked for it; may be repeated",
    )
    add_table(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    if args.list:
        return _list(args)
    state, words, given = table_of(args), " ".join(args.what), _given(args)
    if sys.stdin.isatty() and not args.json:
        from pegout.cli.judge_talk import talk

        return talk(state, words, given)
    if not words.strip():
        raise BadInput("say what happened: pegout judge --list shows what can be ruled on.")
    if kind := named_here(words, given, state):
        return _answer(kind, given, state, args)
    said = search(words, state.rules)
    if said.clear:
        return _answer(said.kinds[0], given, state, args)
    return _report_found(words, said, state, args)


def _given(args: Namespace) -> dict[str, str]:
    pairs = [text.partition("=") for text in args.facts]
    for name, equals, _ in pairs:
        if not equals:
            raise BadInput(f"--fact {name[:30]} needs a value: write --fact NAME=VALUE.")
    return {name.strip(): value.strip() for name, _, value in pairs}


def _list(args: Namespace) -> int:
    chapters = offered(table_of(args).rules)
    if args.json:
        print_json([incident(kind) for kinds in chapters.values() for kind in kinds])
        return 0
    for chapter, kinds in chapters.items():
        print(chapter)
        print_found(kinds)
    return 0


def _report_found(words: str, said: Found, state: GameState, args: Namespace) -> int:
    if args.json:
        print_json(found(words, said))
        return 0
    if not said.kinds and not said.silent:
        raise BadInput(f"nothing matches {words[:40]!r}: try other words, or pegout judge --list.")
    print_silent(said.silent, state)
    if said.kinds:
        print("It may be one of these; pick one, for example:", f"pegout judge {said.kinds[0].name}")
        print_found(said.kinds)
    return 0


def _answer(kind: Kind, facts: dict[str, str], state: GameState, args: Namespace) -> int:
    if args.json:
        print_json(put(kind, facts, state)[0])
        return 0
    table = at_scores(state, facts.get(SCORES))
    try:
        print_ruling(rule_on(state, kind.name, facts), table)
    except MissingFacts as missing:
        raise BadInput(f"{kind.name}: {missing}") from None
    except RuledElsewhere as elsewhere:
        return _go_on(elsewhere, table)
    return 0


def _go_on(elsewhere: RuledElsewhere, state: GameState) -> int:
    """The incident that is meant, with what is known of it; if there are several, you have to pick one."""
    then = next_incidents(elsewhere)
    if len(then) > 1:
        raise elsewhere
    ((name, facts),) = then.items()
    known = "".join(f" --fact {fact}={text}" for fact, text in facts.items())
    try:
        ruling = rule_on(state, name, facts)
    except MissingFacts as missing:
        raise BadInput(f"{elsewhere.why}, so judge it as {name}{known}. {missing}") from None
    print(f"{elsewhere.why}.")
    print_ruling(ruling, state)
    return 0
