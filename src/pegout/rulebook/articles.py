"""Every article of the documents by its citation: to look up, to walk through and to search.

This is a thousand lines of data, so `pegout.rulebook` itself does not import it: whoever needs it asks for
`pegout.rulebook.articles`.
"""

import re
from difflib import get_close_matches

from pegout.refusal import InvalidInput
from pegout.rulebook import (
    acc_count,
    acc_crib,
    acc_deal,
    acc_game,
    acc_muggins,
    acc_officials,
    acc_pack,
    acc_pegged_points,
    acc_pegs,
    acc_play,
    acc_starter,
    acc_words,
    acc_wrong_number,
    classic,
    club,
    golden_age,
    lodge_event,
    lodge_game,
    portfolio,
    settled,
)
from pegout.rulebook.article import Article
from pegout.rulebook.citation import DOCUMENTS
from pegout.rulebook.search import best_first

__all__ = ["ARTICLES", "PAGES", "Article", "UnknownArticle", "above", "article", "search", "under"]

PAGES: tuple[tuple[Article, ...], ...] = (
    acc_game.PAGE,
    acc_words.PAGE,
    acc_pack.PAGE,
    acc_deal.PAGE,
    acc_wrong_number.PAGE,
    acc_deal.IMPERFECT_PACK,
    acc_crib.PAGE,
    acc_starter.PAGE,
    acc_play.PAGE,
    acc_pegged_points.PAGE,
    acc_pegs.PAGE,
    acc_count.PAGE,
    acc_muggins.PAGE,
    acc_officials.PAGE,
    golden_age.PAGE,
    club.PAGE,
    portfolio.PAGE,
    lodge_event.PAGE,
    lodge_game.PAGE,
    classic.PAGE,
    settled.PAGE,
    settled.HOUSE,
)
"""The articles page by page, in the order of the documents."""

ARTICLES: dict[str, Article] = {str(entry.citation): entry for page in PAGES for entry in page}
"""The articles by citation, in the order of the documents."""

_BY_KEY: dict[str, Article] = {name.casefold(): entry for name, entry in ARTICLES.items()}


class UnknownArticle(InvalidInput):
    """No document has this article; the message names near ones."""

    code = "no_such_article"


def article(text: str) -> Article:
    """The article of that citation, in either case, or `UnknownArticle`.

    >>> str(article("ACC:vii.3").citation)
    'acc:VII.3'
    """
    key = _key(text)
    if key in _BY_KEY:
        return _BY_KEY[key]
    near = [str(_BY_KEY[name].citation) for name in get_close_matches(key, _BY_KEY, n=3)]
    hint = f"did you mean {' or '.join(near)}?" if near else f"the documents are {', '.join(DOCUMENTS)}."
    raise UnknownArticle(f"There is no article {text[:40]!r}: {hint}")


def under(text: str) -> tuple[Article, ...]:
    """The article and all below it, in order; for the name of a document, all of it.

    >>> [str(entry.citation) for entry in under("acc:VIII.4c")]
    ['acc:VIII.4c', 'acc:VIII.4c1', 'acc:VIII.4c2']
    """
    if _key(text) in DOCUMENTS:
        return _of_document(text)
    top = article(text)
    steps = _steps(top)
    return tuple(entry for entry in ARTICLES.values() if _steps(entry)[: len(steps)] == steps)


def above(entry: Article) -> tuple[Article, ...]:
    """The articles that it stands under, the outermost first.

    >>> [str(one.citation) for one in above(article("acc:VIII.4c1"))]
    ['acc:VIII', 'acc:VIII.4', 'acc:VIII.4c']
    """
    steps = _steps(entry)
    outer = [
        one for one in ARTICLES.values() if one is not entry and _steps(one) == steps[: len(_steps(one))]
    ]
    return tuple(sorted(outer, key=lambda one: len(_steps(one))))


def search(words: str, document: str | None = None) -> tuple[Article, ...]:
    """The articles in which every word occurs, in any of its forms, best first; no words find nothing.

    A citation, with its document or without, finds those so cited and all below them before any other.

    >>> str(search("muggins zero", "acc")[0].citation)
    'acc:X.4d'
    >>> [str(entry.citation) for entry in search("VIII.4c")][:3]
    ['acc:VIII.4c', 'acc:VIII.4c1', 'acc:VIII.4c2']
    """
    among = tuple(ARTICLES.values()) if document is None else _of_document(document)
    key = _key(words)
    cited = [one for one in among if key in (str(one.citation).casefold(), one.citation.place.casefold())]
    first = [below for one in cited for below in under(str(one.citation))]
    return tuple(dict.fromkeys([*first, *best_first(words, among)]))


def _of_document(name: str) -> tuple[Article, ...]:
    key = _key(name)
    if key not in DOCUMENTS:
        raise UnknownArticle(f"{name[:40]!r} is not a document: the documents are {', '.join(DOCUMENTS)}.")
    return tuple(entry for entry in ARTICLES.values() if entry.citation.document == key)


def _key(text: str) -> str:
    return "".join(text.split()).casefold()


def _steps(entry: Article) -> tuple[str, ...]:
    """The way down to an article: acc:VIII.4c1 is acc, VIII, 4, c, 1."""
    steps = [entry.citation.document]
    for part in entry.citation.place.split("."):
        steps += re.findall(r"\d+|[a-z]", part) if re.fullmatch(r"\d+[a-z]?\d*", part) else [part]
    return tuple(steps)
