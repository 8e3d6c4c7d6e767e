"""The options of `pegout play` for officiating."""

from argparse import ArgumentParser, Namespace

from pegout.cli.main import BadInput
from pegout.values import value


@value
class Shares:
    """How the bots officiate, each a number from 0 to 1; None for each bot's own."""

    errs: float | None
    catches: float | None


def add_officiating(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--officiate", action="store_true", help="count, peg and object yourselves, line by line"
    )
    parser.add_argument(
        "--mistakes",
        metavar="PERCENT",
        help="how many of the bots' numbers are wrong when you officiate (default: each bot's own)",
    )
    parser.add_argument(
        "--attention",
        metavar="PERCENT",
        help="how much the bots notice of what they could claim (default: each bot's own)",
    )


def shares_of(args: Namespace) -> Shares | None:
    """How the bots officiate; None if the program does."""
    if args.officiate:
        return Shares(_share("--mistakes", args.mistakes), _share("--attention", args.attention))
    for option, given in (("--mistakes", args.mistakes), ("--attention", args.attention)):
        if given is not None:
            raise BadInput(f"{option} is for tables you officiate: add --officiate.")
    return None


def _share(option: str, text: str | None) -> float | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and int(text) <= 100):
        raise BadInput(f"{option} cannot be {text[:20]!r}: give a whole number from 0 to 100.")
    return int(text) / 100
