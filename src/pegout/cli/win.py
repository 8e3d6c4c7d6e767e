"""`pegout win`: the chance to win from two scores."""

from argparse import ArgumentParser, Namespace

from pegout.cli.main import BadInput
from pegout.cli.options import add_json, add_rules, print_json, rules_of, scores_in
from pegout.services.queries.chances import ROLES, win_chances, with_scores


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("score", metavar="MINE-THEIRS", help="both scores before the deal, such as 84-91")
    parser.add_argument("--dealer", action="store_true", help="only if you deal")
    parser.add_argument("--pone", action="store_true", help="only if your opponent deals")
    add_rules(parser)
    add_json(parser)


def run(args: Namespace) -> int:
    rules = rules_of(args)
    scores = scores_in(args.score)
    if scores is None:
        raise BadInput(f"{args.score[:30]!r} is not a score: write yours and theirs, such as 84-91.")
    mine, theirs = scores
    both = args.dealer == args.pone
    asked = [who for who in ROLES if both or getattr(args, who)]
    chances = win_chances(mine, theirs, rules.goal, asked)
    if args.json:
        print_json(with_scores(mine, theirs, rules.goal, chances))
    else:
        for who, chance in chances.items():
            print(f"{mine}-{theirs} as {who}: {chance:.1%}")
    return 0
