"""Rule texts are short and our own: no long phrase of the documents is in them."""

import re
from pathlib import Path

import pytest

from pegout.rulebook.articles import ARTICLES, under

ROOT = Path(__file__).parents[2]
LONGEST = 60
RUN = 8


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.casefold().replace("'", "").replace("\u2019", ""))


def runs(text: str) -> set[tuple[str, ...]]:
    """All runs of so many words in a row."""
    spoken = words(text)
    return {tuple(spoken[start : start + RUN]) for start in range(len(spoken) - RUN + 1)}


PRINTED = {
    path.name: runs(path.read_text("utf-8")) for path in (ROOT.parent / "shared" / "seeds").glob("*.txt")
}
"""The documents themselves, where they lie beside the project."""


def test_a_run_is_found_whatever_its_case_and_punctuation() -> None:
    ours = runs("The pone CUTS; then the dealer's card is turned, and so on.")
    assert ours & runs("(the pone cuts) then the dealer\u2019s card is turned")
    assert not ours & runs("the pone cuts and then the dealer's card is turned")


@pytest.mark.parametrize("document", dict.fromkeys(entry.citation.document for entry in ARTICLES.values()))
def test_the_texts_are_short_and_our_own(document: str) -> None:
    for entry in under(document):
        assert len(entry.text.split()) <= LONGEST, entry.citation
        assert len(entry.asks.split()) <= LONGEST // 2, entry.citation
        for name, printed in PRINTED.items():
            for text in (entry.title, entry.text, entry.asks, entry.people):
                shared = sorted(" ".join(run) for run in runs(text) & printed)
                assert shared == [], f"{entry.citation} repeats {name}"
