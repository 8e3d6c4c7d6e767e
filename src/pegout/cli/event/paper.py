"""`pegout event print`: an event on paper."""

from argparse import SUPPRESS, ArgumentParser, Namespace
from pathlib import Path

from pegout.cli.event.work import Work, add_division, add_file, open_book
from pegout.services.event_files.papers import PAPERS


def _add_arguments(parser: ArgumentParser) -> None:
    add_file(parser)
    parser.add_argument("what", choices=PAPERS, help="what to print")
    parser.add_argument("out", type=Path, metavar="OUT", help="the PDF to write")
    parser.add_argument("--paper", choices=("a", "letter"), default="a", help="A4 and A3, or Letter")
    parser.add_argument("--consolation", action="store_true", help="the sheet for those who did not qualify")
    parser.add_argument(
        "--address",
        default="",
        metavar="URL",
        help="the event's page on a server, such as https://example.org/e/AbCdEf123456, for QR codes on "
        "table cards",
    )
    add_division(parser)
    parser.add_argument("--json", action="store_true", help=SUPPRESS)


def _run(args: Namespace) -> int:
    from pegout.paper.paper_size import Stock
    from pegout.paper.papers import PAPERS as PRESSES  # typst takes a while to load
    from pegout.paper.papers import Order

    stock = {"a": Stock.A, "letter": Stock.LETTER}[args.paper]
    order = Order(args.division, args.consolation, stock, args.address)
    args.out.write_bytes(PRESSES[args.what](open_book(args).event, order))
    print(f"Written to {args.out}.")
    return 0


PRINT = Work("print", "write a PDF to print", _add_arguments, _run)
