"""The articles are all there, in order, and each says what it must."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from pegout.rulebook import DOCUMENTS, Citation
from pegout.rulebook.article import read_articles
from pegout.rulebook.articles import ARTICLES, PAGES, Article, under

ROOT = Path(__file__).parents[2]

ACC_RULES = "I II III IV V VI VII VIII IX X XI XII XIII".split()

ACC_OUTLINE = """
I 7, I.3 3, I.5 7, I.5e 3, I.6 26, II 3, III 3, III.1 2, III.2 3, III.3 3,
IV 5, IV.1 2, IV.2 3, IV.3 2, IV.4 4, IV.4a 3, IV.4b 2, IV.4d 16, IV.5 2,
V 2, V.1 4, V.2 2, VI 3, VI.1 4, VI.2 2, VI.3 3, VII 4, VII.1 6, VII.2 2, VII.2a 8, VII.4 2,
VIII 10, VIII.1 2, VIII.4 5, VIII.4a 3, VIII.4b 3, VIII.4c 2, VIII.5 2, VIII.5a 2, VIII.6 2, VIII.8 3,
VIII.10 3, VIII.10a 3, IX 5, IX.2 4, IX.3 2, IX.4 3, IX.4c 2,
X 4, X.1 2, X.2 5, X.4 4, X.4b 2, X.4c 2, XI 4, XI.1 3
"""
"""How many parts each place of `acc` has, read off the document."""

HEADINGS = {
    "club": "the-deal the-cut the-play the-show the-crib end-of-game optional-rules penalties summary",
    "portfolio": "cards board objective the-deal the-crib the-cut scoring game-play the-show muggins lurch "
    "errors",
    "lodge": "overview registration tickets prizes refunds playing double-elimination winners absent muggins "
    "sample number-of-players cards object board deal discard starter play scoring the-show game-end",
    "classic": "cards object board the-deal the-crib the-starter the-play the-show muggins scores",
}


def places(document: str) -> list[str]:
    return [entry.citation.place for entry in ARTICLES.values() if entry.citation.document == document]


def part_of(place: str) -> str | None:
    """The place right above one of acc's: IV.4d is above IV.4d16, and IV above IV.4."""
    parent = re.sub(r"(\.\d+|[a-z]|(?<=[a-z])\d+)$", "", place)
    return parent if parent != place else None


def test_every_article_is_kept_under_its_own_citation_once() -> None:
    assert sum(len(page) for page in PAGES) == len(ARTICLES)
    assert len({name.casefold() for name in ARTICLES}) == len(ARTICLES)
    for name, entry in ARTICLES.items():
        assert Citation.parse(name) == entry.citation


def test_every_document_has_articles_in_the_order_of_the_documents() -> None:
    seen = list(dict.fromkeys(entry.citation.document for entry in ARTICLES.values()))
    assert seen == list(DOCUMENTS)


def test_acc_has_all_its_rules_and_the_play_offs() -> None:
    tops = [place for place in places("acc") if part_of(place) is None or "-" in place or place == "byes"]
    assert tops == [*ACC_RULES, "play-offs", "byes"]


def test_every_part_of_acc_is_there_without_a_gap() -> None:
    children: dict[str, list[str]] = {}
    for place in places("acc"):
        if re.match(r"[IVX]+\.", place) and (parent := part_of(place)):
            children.setdefault(parent, []).append(place.removeprefix(parent).lstrip("."))
    parts = {parent: str(len(names)) for parent, names in children.items()}
    assert parts == dict(line.split() for line in ACC_OUTLINE.split(","))
    for parent, names in children.items():
        numbers = [int(name) if name.isdigit() else ord(name) - ord("a") + 1 for name in names]
        assert numbers == list(range(1, len(names) + 1)), parent


def test_golden_age_has_points_one_to_twelve() -> None:
    assert places("golden-age") == [str(number) for number in range(1, 13)]


@pytest.mark.parametrize("document", HEADINGS)
def test_every_heading_of_a_document_is_an_article(document: str) -> None:
    assert [place for place in places(document) if "." not in place] == HEADINGS[document].split()


@pytest.mark.parametrize("document", HEADINGS)
def test_a_part_stands_behind_its_heading(document: str) -> None:
    for before, place in pairwise(places(document)):
        assert "." not in place or before.partition(".")[0] == place.partition(".")[0], place


def test_whatever_is_below_an_article_follows_it_at_once() -> None:
    names = list(ARTICLES)
    for first, name in enumerate(names):
        below = [str(entry.citation) for entry in under(name)]
        assert below == names[first : first + len(below)]


def test_what_we_settled_is_told_in_the_same_words_as_in_the_documentation() -> None:
    page = (ROOT / "docs" / "rules.md").read_text("utf-8").partition("## What we settled")[2]
    told = {
        name: " ".join(words.split())
        for name, words in re.findall(
            r"^- \*\*(pegout:[a-z-]+)\*\*(.+?)(?=^- |\Z)", page, re.DOTALL | re.MULTILINE
        )
    }
    assert {str(entry.citation): entry.text for entry in under("pegout")} == told


@pytest.mark.parametrize("entry", ARTICLES.values(), ids=list(ARTICLES))
def test_an_article_says_what_it_must(entry: Article) -> None:
    assert 1 <= len(entry.title.split()) <= 8
    assert entry.text.endswith(".")
    assert 1 <= len(re.findall(r"[.!?](?=\s|$)", entry.text)) <= 4
    assert entry.carried_out or entry.people, "neither a module nor people carry it out"
    assert bool(entry.carried_out) == bool(entry.asks)
    assert not entry.asks or entry.asks.endswith(".")
    assert not entry.people.endswith(".")


def test_a_page_without_a_heading_is_refused() -> None:
    with pytest.raises(ValueError, match="before the first heading"):
        read_articles("acc", "Nobody hums.\n# VII.9 Humming\nasks: Stay silent.")


def test_a_page_is_read_line_by_line() -> None:
    page = "# 1 A title\nSome\ntext.\nasks: Do\nthis.\nin: cards, game.decide\npeople: hands\n# 2 Next\nMore."
    first, second = read_articles("golden-age", page)
    decided = ("pegout.cards", "pegout.game.decide")
    assert first == Article(
        Citation("golden-age", "1"), "A title", "Some text.", "Do this.", decided, "hands"
    )
    assert second == Article(Citation("golden-age", "2"), "Next", "More.", "", ())
