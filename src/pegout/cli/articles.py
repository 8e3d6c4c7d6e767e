"""Articles of the rule book, printed."""

from argparse import Namespace
from collections.abc import Sequence
from textwrap import wrap

from pegout.app.answering.articles import article_told
from pegout.cli.main import BadInput
from pegout.cli.options import print_json
from pegout.rulebook.articles import Article, search, under

WIDTH = 90


def show_articles(place: str, args: Namespace) -> int:
    """The article of that place and all below it."""
    _show(under(place), args)
    return 0


def show_found(words: str, document: str | None, args: Namespace) -> int:
    """The articles in which the words occur, best first; in one document if it is named."""
    found = search(words, document)
    if not found:
        where = f" in {document}" if document else ""
        raise BadInput(f"no article{where} holds all of {words[:40]!r}: try fewer or other words.")
    _show(found, args)
    return 0


def _show(articles: Sequence[Article], args: Namespace) -> None:
    if args.json:
        print_json([article_told(entry) for entry in articles])
    else:
        print("\n\n".join(_told(entry) for entry in articles))


def _told(entry: Article) -> str:
    lines = [f"{entry.citation}  {entry.title}", *wrap(entry.text, WIDTH)]
    if entry.asks:
        lines += wrap(
            f"Pegout: {entry.asks} [{', '.join(entry.carried_out)}]", WIDTH, subsequent_indent="    "
        )
    if entry.people:
        lines += wrap(f"People: {entry.people}.", WIDTH, subsequent_indent="    ")
    return "\n".join(lines)
