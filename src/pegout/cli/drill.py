"""`pegout drill`: practise counting, throwing or pegging, your own mistakes first."""

import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

from pegout.cli.card_words import in_full
from pegout.cli.drill_talk import Asked, Talk
from pegout.cli.lines import forgive_strange_bytes, has_screen, read_at_mark, read_line, say
from pegout.cli.main import BadInput
from pegout.cli.options import record_text
from pegout.notation import read_record
from pegout.studies.drills import KINDS, MistakeFile, Question, fresh_questions, mistakes_in
from pegout.suggestions import hint

HANDS = 10
MOST = 1000


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("kind", nargs="?", metavar="KIND", help=f"what to practise: {', '.join(KINDS)}")
    parser.add_argument("--hands", type=int, default=HANDS, metavar="N", help=f"how many ({HANDS})")
    parser.add_argument("--seed", metavar="TEXT", help="repeat the same new questions")
    parser.add_argument(
        "--from", dest="source", metavar="FILE", help="take mistakes from a record or drills file"
    )
    parser.add_argument("--as", dest="name", metavar="NAME", help="whose mistakes in the record (first seat)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="where your mistakes are kept")
    parser.add_argument("--plain", action="store_true", help="cards in words, for screen readers")


def run(args: Namespace) -> int:
    kind = _kind(args.kind)
    if not 1 <= args.hands <= MOST:
        raise BadInput(f"--hands {args.hands} is out of range: ask for 1 to {MOST}.")
    if args.name is not None and args.source is None:
        raise BadInput("--as says whose mistakes to take from a record: name the record with --from.")
    shelf = MistakeFile(args.keep or _usual_place())
    forgive_strange_bytes()
    marked = has_screen() and not args.plain
    saying = in_full if args.plain else (lambda card: card.pretty)
    talk = Talk(shelf, read_at_mark if marked else read_line, say, saying)
    if kind != "counting":
        say("One moment: preparing the tables.")
    return talk.run(_questions(args, kind, shelf), args.hands)


def _kind(word: str | None) -> str:
    if word is None:
        raise BadInput(f"say what to practise: pegout drill {', pegout drill '.join(KINDS)}.")
    if word.lower() not in KINDS:
        raise BadInput(f"there is no drill {word[:30]!r}: {hint(word.lower(), KINDS)}")
    return word.lower()


def _usual_place() -> Path:
    import platformdirs

    return platformdirs.user_data_path("pegout", appauthor=False) / "drills.json"


def _questions(args: Namespace, kind: str, shelf: MistakeFile) -> Iterator[Asked]:
    """Those of the named file, then those kept, then new ones; none twice."""
    named = _named(args.source, kind, args.name) if args.source else ()
    if args.source and not named:
        say(f"{args.source} has no mistakes in {kind}.")
    old = list(dict.fromkeys([*named, *shelf.due(kind)]))
    fresh = fresh_questions(kind, args.seed or secrets.token_hex(8))
    again = (Asked(question, before=True) for question in old)
    new = (Asked(question) for question in fresh if question not in old)
    return islice(chain(again, new), args.hands)


def _named(name: str, kind: str, player: str | None) -> tuple[Question, ...]:
    """The mistakes of a game record or of a drills file."""
    if name == "-":
        raise BadInput("--from - is taken by your answers: name a file.")
    text = record_text(name)
    if text.lstrip().startswith("{"):
        return MistakeFile(Path(name)).due(kind)
    return mistakes_in(read_record(text), kind, player)
