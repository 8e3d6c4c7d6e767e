"""Finding articles by words."""

import re
from collections.abc import Iterable
from functools import cache

from pegout.rulebook.article import Article

_NUMBERS = "nought one two three four five six seven eight nine ten eleven twelve".split()
_FIGURES = {word: str(number) for number, word in enumerate(_NUMBERS)} | {"zero": "0", "fifteen": "15"}
_CALLED = {
    "deck": "pack",
    "straight": "run",
    "discard": "throw",
    "miscount": "wrong count",
    "overpeg": "peg too many",
    "underpeg": "peg too few",
    "nib": "heels",
    "bump": "knock",
    "cheat": "peek",
    "his": "",
    "the": "",
    "my": "",
    "over": "",
}
"""What people say, by its stem, and how the articles have it; little words say nothing."""
_WEIGHTS = (8, 5, 3, 1)
"""What a word is worth in the title, the citation, the text, and what is asked."""


def best_first(words: str, articles: Iterable[Article]) -> tuple[Article, ...]:
    """The articles in which every word occurs, the best first, equally good ones in their order."""
    said = stems(words)
    wanted = frozenset(stem for word in said for stem in stems(_CALLED.get(word, word))) or said
    if not wanted:
        return ()
    merits = [(_merit(wanted, _fields(entry)), entry) for entry in articles]
    found = [(merit, entry) for merit, entry in merits if merit]
    return tuple(entry for _, entry in sorted(found, key=lambda pair: -pair[0]))


def stems(text: str) -> frozenset[str]:
    """The words of a text, each cut back to what its forms share; numbers as figures.

    >>> sorted(stems("Reneged, pegging; four cards"))
    ['4', 'card', 'peg', 'reneg']
    """
    plain = text.casefold().replace("thirty-one", "31")
    return frozenset(_stem(word) for word in re.findall(r"[a-z0-9]+", plain))


def _stem(word: str) -> str:
    if len(word) <= 3:
        return _FIGURES.get(word, word)
    if word.endswith("s") and not word.endswith("ss"):
        word = word.removesuffix("s")
        word = word.removesuffix("ie") + "y" if word.endswith("ie") else word
    if word in _FIGURES:
        return _FIGURES[word]
    for ending in ("ing", "ed"):
        shorter = word.removesuffix(ending)
        if shorter != word and len(shorter) >= 3:
            doubled = shorter[-1] == shorter[-2] and shorter[-1] not in "lsz"
            word = shorter[:-1] if doubled else shorter
            break
    return word.removesuffix("e") if len(word) > 3 else word


@cache
def _fields(entry: Article) -> tuple[frozenset[str], ...]:
    return tuple(stems(text) for text in (entry.title, str(entry.citation), entry.text, entry.asks))


def _merit(wanted: frozenset[str], fields: tuple[frozenset[str], ...]) -> int:
    """How well the words are met; nought if any is missing."""
    merits = [_word_merit(word, fields) for word in wanted]
    return sum(merits) if all(merits) else 0


def _word_merit(word: str, fields: tuple[frozenset[str], ...]) -> int:
    """The best place where it occurs; a whole word is worth twice the beginning of one."""
    best = 0
    for weight, field in zip(_WEIGHTS, fields, strict=True):
        if word in field:
            best = max(best, 2 * weight)
        elif len(word) >= 3 and any(other.startswith(word) for other in field):
            best = max(best, weight)
    return best
