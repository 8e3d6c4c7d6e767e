"""The table the judge is called to: from a record, or from a few facts."""

from argparse import ArgumentParser, Namespace

from pegout.cli.main import BadInput
from pegout.cli.options import add_set, fields_of, record_text
from pegout.game import GameState, replay
from pegout.judge.described_table import table_at
from pegout.judge.scores import read_scores
from pegout.library import rules_for
from pegout.rules import PRESETS


def add_table(parser: ArgumentParser) -> None:
    parser.add_argument("--record", metavar="FILE", help="rule on the end of this game record")
    parser.add_argument("--rules", default="acc", metavar="PRESET", help=f"one of {', '.join(PRESETS)}")
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), help="how many play")
    parser.add_argument("--names", metavar="A,B", help="the players, the dealer first")
    parser.add_argument(
        "--scores", metavar="84-91", help="their scores, the dealer's first; rear/front works too"
    )
    add_set(parser)


def table_of(args: Namespace) -> GameState:
    """The state of the table that the options describe."""
    if args.record is not None:
        from pegout.notation import read_record

        for option in ("seats", "names", "scores"):
            if getattr(args, option) is not None:
                raise BadInput(f"The record already has {option}: leave out --{option}.")
        return replay(read_record(record_text(args.record)).events)
    rules = rules_for(args.rules, args.seats).override(**fields_of(args))
    names = tuple(name.strip() for name in args.names.split(",")) if args.names else ()
    return table_at(rules, names, read_scores(args.scores, rules) if args.scores else ())
