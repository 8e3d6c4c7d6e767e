"""Prints articles of the rule book."""

from argparse import Namespace
from collections.abc import Sequence
from textwrap import wrap
from typing import Any

from pegout.cli.main import BadInput
from pegout.cli.options import print_json
from pegout.rulebook.articles import Article, search, under
from pegout.services.queries.articles import article_told, has_table

WIDTH = 90


def show_articles(place: str, args: Namespace) -> int:
    """The article of that place and all below it."""
    _show(under(place), args)
    return 0


def show_found(words: str, document: str | None, args: Namespace) -> int:
    """The articles that contain the words, best first; only in one document if it is named."""
    found = search(words, document)
    if not found:
        where = f" in {document}" if document else ""
        raise BadInput(f"no article{where} contains all of {words[:40]!r}: try fewer or other words.")
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
    if has_table(entry):
        lines += ["", *_table()]
    return "\n".join(lines)


def _table() -> list[str]:
    """The rows, and what their numbers mean; A is before the starter is turned, B after."""
    from pegout.services.queries.action_table import action_table  # brings the whole judge along

    table = action_table()
    rows = [f"{'pone':<10}{'dealer':<10}{'crib':<10}{'A':>4}{'B':>6}"]
    for row in table["rows"]:
        numbers = f"{row['a'] or 'play':>4}{row['b'] or 'play':>6}"
        rows.append(f"{row['pone']:<10}{row['dealer']:<10}{row['crib']:<10}{numbers}")
    actions = [_action(action) for action in table["actions"]]
    return [*rows, "", "A: the starter has not been turned. B: it has.", "", *actions]


def _action(action: dict[str, Any]) -> str:
    text = f"{action['number']:>2}  {action['title']}. {action['text']}"
    return "\n".join(wrap(text, WIDTH, subsequent_indent="    "))
