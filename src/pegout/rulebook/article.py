"""One article of a document, and how a page of articles is read."""

from collections.abc import Iterator

from pegout.rulebook.citation import Citation
from pegout.values import value

_KEYS = ("asks", "in", "people")


@value
class Article:
    """A rule in our own words, what it asks of the program, and who carries it out.

    Either `carried_out` names modules of pegout and `asks` says what they do, or `people` says why only
    people can carry it out; where both are given, the program does its part and people the rest.
    """

    citation: Citation
    title: str
    text: str
    asks: str
    carried_out: tuple[str, ...]
    people: str = ""


def read_articles(document: str, page: str) -> tuple[Article, ...]:
    r"""The articles of a page: `# place title`, the text, then lines that start with asks, in or people.

    `in` lists modules without the package's own name. A line that starts with no key goes on with the last.

    >>> read_articles("acc", "# VII.9 Humming\nNobody hums.\nasks: Stay silent.\nin: game.decide")[0].asks
    'Stay silent.'
    """
    return tuple(_article(document, block) for block in _blocks(page))


def _blocks(page: str) -> Iterator[list[str]]:
    """The lines of each article, its heading first."""
    block: list[str] = []
    for line in filter(None, map(str.strip, page.splitlines())):
        if line.startswith("# "):
            if block:
                yield block
            block = []
        elif not block:
            raise ValueError(f"{line[:40]!r} stands before the first heading: write `# place title` first.")
        block.append(line)
    if block:
        yield block


def _article(document: str, block: list[str]) -> Article:
    place, _, title = block[0].removeprefix("# ").partition(" ")
    parts: dict[str, list[str]] = {"text": []}
    key = "text"
    for line in block[1:]:
        word, colon, rest = line.partition(": ")
        if colon and word in _KEYS:
            key = word
            parts[key] = [rest]
        else:
            parts[key].append(line)
    text, asks, modules, people = (" ".join(parts.get(name, [])) for name in ("text", *_KEYS))
    carried_out = tuple(f"pegout.{name.strip()}" for name in modules.split(",") if name.strip())
    return Article(Citation(document, place), title, text, asks, carried_out, people)
