"""`pegout verify`: checks that a recorded match was dealt as its secrets say."""

import re
from argparse import ArgumentParser, Namespace

from pegout.cli.main import BadInput
from pegout.cli.options import add_json, print_json, record_text
from pegout.services.provable import Check, SeatCuts, Verdict, verify

DISAGREES = 1
_COMMITMENT = re.compile(r"[0-9a-f]{64}", re.IGNORECASE)


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a game record; - reads standard input")
    parser.add_argument("--commitment", metavar="HEX", help="the commitment you noted before the match")
    add_json(parser)


def run(args: Namespace) -> int:
    noted = args.commitment
    if noted is not None and _COMMITMENT.fullmatch(noted.strip()) is None:
        raise BadInput(f"--commitment {noted[:20]!r} is not a commitment: give its 64 hex digits.")
    found = verify(record_text(args.file), noted)
    if args.json:
        print_json(found.to_json())
    else:
        print("\n".join(report(found)))
    return 0 if found.agrees else DISAGREES


def report(found: Verdict) -> list[str]:
    """The whole of it as lines of text."""
    head = f"Table {found.table}, match {found.match}: {', '.join(found.names)}"
    lines = [head, f"Commitment {found.commitment}", "", *map(_line, found.checks), ""]
    lines += [_cuts(seat) for seat in found.cuts if seat.made]
    return [*lines, *found.notes, found.sentence]


def _line(check: Check) -> str:
    return f"✓ {check.what}" if check.agrees else f"✗ {check.what}: {check.wrong}"


def _cuts(seat: SeatCuts) -> str:
    cuts = "1 cut" if seat.made == 1 else f"{seat.made} cuts"
    return f"{seat.name} made {cuts}, {seat.of_program} of them as the program would have."
