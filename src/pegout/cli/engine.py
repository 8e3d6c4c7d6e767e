"""`pegout engine`: one of our bots for other programs, by lines of JSON."""

import sys
from argparse import ArgumentParser, Namespace
from functools import partial

from pegout.cli.main import BadInput
from pegout.wiring import BOTS, bot, rung

LONGEST_LINE = 1_000_000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("bot", metavar="BOT", help=f"who plays: {', '.join(BOTS)}")
    parser.add_argument("--seed", metavar="TEXT", help="repeat its choices, until a game brings its own seed")


def run(args: Namespace) -> int:
    """Answer until told to quit, or until the input ends."""
    from pegout.players.engine import Service  # msgspec takes a while to load

    service = Service(partial(bot, args.bot), args.seed)
    if sys.stdin is None or sys.stdout is None:
        raise BadInput("an engine reads standard input and writes standard output: open both.")
    if rung(args.bot).by_tables:
        from pegout.analysis.warm_up import warm_up

        warm_up()  # whoever starts an engine waits for it to be ready, and not long for an answer
    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    while not service.is_over and (line := questions.readline(LONGEST_LINE)):
        if line.strip() and (answer := service.reply(line)) is not None:
            answers.write(answer)
            answers.flush()
    return 0
