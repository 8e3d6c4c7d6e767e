"""`pegout judge`: put a situation to the judge."""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from pegout.app.answering.rulings import asked_for, incident, referred, ruled
from pegout.cli.judge_table import add_table, table_of
from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json
from pegout.game import GameState, side_name
from pegout.judge import CHAPTERS, KINDS, Kind, MissingFacts, RuledElsewhere, Ruling, by_name, rule_on
from pegout.judge.authority import MARSHAL
from pegout.judge.scores import SCORES, at_scores
from pegout.judge.trial import pegs_after
from pegout.rules.remedy_words import tell_remedy


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("incident", nargs="?", metavar="INCIDENT", help="what happened, by name; see --list")
    parser.add_argument("--list", action="store_true", help="list what can be brought before the judge")
    parser.add_argument(
        "--fact",
        action="append",
        default=[],
        dest="facts",
        metavar="NAME=VALUE",
        help="a fact, so that it need not be asked for; may be repeated",
    )
    add_table(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    if args.list:
        return _list(args)
    state = table_of(args)
    asks = sys.stdin.isatty() and not args.json
    if args.incident is None and not asks:
        raise BadInput("name what happened: pegout judge --list shows what can be ruled on.")
    if asks:
        from pegout.cli.judge_talk import ask_facts, ask_kind, ask_on

        kind = ask_kind() if args.incident is None else by_name(KINDS, args.incident)
        facts = ask_on(kind, ask_facts(kind, _given(args), state), state)
    else:
        kind, facts = by_name(KINDS, args.incident), _given(args)
    try:
        ruling = rule_on(state, kind.name, facts)
    except MissingFacts as missing:
        return _report_missing(kind, missing, args)
    except RuledElsewhere as elsewhere:
        if not args.json:
            raise
        print_json(referred(kind, elsewhere))
        return 0
    table = at_scores(state, facts.get(SCORES))
    _report(kind, ruling, table, args)
    if asks and ruling.suggested is not None:
        from pegout.cli.judge_talk import ask_marshal

        if ask_marshal(state):
            _report(kind, rule_on(state, kind.name, facts | {MARSHAL: "yes"}), table, args)
    return 0


def _given(args: Namespace) -> dict[str, str]:
    pairs = [text.partition("=") for text in args.facts]
    for name, equals, _ in pairs:
        if not equals:
            raise BadInput(f"--fact {name[:30]} needs a value: write --fact NAME=VALUE.")
    return {name.strip(): value.strip() for name, _, value in pairs}


def _list(args: Namespace) -> int:
    if args.json:
        print_json([incident(kind) for kind in KINDS.values()])
        return 0
    for chapter, kinds in CHAPTERS.items():
        print(chapter)
        for kind in kinds:
            print(f"  {kind.name:<30}{kind.what} [{kind.citation}]")
    return 0


def _report_missing(kind: Kind, missing: MissingFacts, args: Namespace) -> int:
    if args.json:
        print_json(asked_for(kind, missing))
        return 0
    raise BadInput(str(missing))


def _report(kind: Kind, ruling: Ruling, state: GameState, args: Namespace) -> None:
    if args.json:
        print_json(ruled(kind, ruling, state))
        return
    for finding in ruling.findings:
        print(finding)
    for remedy in ruling.remedies:
        print(f"- {tell_remedy(remedy, state.names)}")
    for remedy in ruling.suggested or ():
        print(f"- Suggested: {tell_remedy(remedy, state.names)}")
    if not (ruling.remedies or ruling.suggested):
        print("- Nothing is ordered.")
    for line in _moves(ruling, state):
        print(line)
    print(f"[{', '.join(map(str, ruling.citations))}]")


def _moves(ruling: Ruling, state: GameState) -> Iterator[str]:
    """Where the pegs go; at a table whose scores are known, also why that cannot be told."""
    after = pegs_after(state, ruling)
    if after.pegs is None:
        if state.pegs and after.unknown:
            yield after.unknown
        return
    for side, (before, now) in enumerate(zip(state.pegs, after.pegs, strict=True)):
        if before != now:
            name = side_name(state.names, state.rules, side)
            yield f"{name}: {before.front} becomes {now.front} (rear peg {now.rear})"
