"""The words that records and positions share: letters of seats, names of sides, cards, numbers."""

import re
from collections.abc import Iterable

from pegout.cards import PACK, Card, parse_cards
from pegout.game import Seat
from pegout.rules import RuleSet

LETTERS = "ABCD"
"""Seat 0 is A, and so on clockwise."""

Word = str | Card

_CARDS = re.compile(r"(?:(?:10|[A2-9TJQK])[CDHS♣♧♦♢♥♡♠♤])+", re.IGNORECASE)
_QUOTED = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,]+')
_PLAIN_CARDS = {str(card): card for card in PACK}
_BIGGEST = 9


def seat_of(letter: object) -> Seat:
    if isinstance(letter, str) and len(letter) == 1 and letter in LETTERS:
        return LETTERS.index(letter)
    raise ValueError(f"{str(letter)[:20]!r} is not a seat: seats are lettered A to D.")


def side_label(rules: RuleSet, side: int) -> str:
    """The letters of those who share a score: `A`, or `A+C` for partners."""
    return "+".join([LETTERS[seat] for seat in range(rules.seats) if rules.side_of(seat) == side])


def by_side(rules: RuleSet, texts: Iterable[object]) -> str:
    """Something said of each side, after its letters."""
    return ", ".join([f"{side_label(rules, side)} {text}" for side, text in enumerate(texts)])


def spaced(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def packed(cards: Iterable[Card]) -> str:
    """Cards without spaces; a dash for none."""
    return "".join(map(str, cards)) or "-"


def number(word: object) -> int:
    """A whole number, short enough to be one that somebody wrote down."""
    text = str(word)
    if text.isascii() and text.isdigit() and len(text) <= _BIGGEST:
        return int(text)
    raise ValueError(f"{text[:20]!r} is not a number: write a whole number, 0 or more.")


def words_of(text: str) -> tuple[Word, ...]:
    """The words of a line; commas only part them, and cards are cards however they are written.

    Text in quotes is one word, quotes included.
    """
    words: list[Word] = []
    parts = _QUOTED.findall(text) if '"' in text else text.replace(",", " ").split()
    for word in parts:
        if word in _PLAIN_CARDS:
            words.append(_PLAIN_CARDS[word])
        else:
            words += parse_cards(word) if _CARDS.fullmatch(word) else [word]
    return tuple(words)
