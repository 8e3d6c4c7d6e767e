"""Reading several cards at once, refusing repeated and missing ones."""

import re
from collections.abc import Iterable, Sequence

from pegout.cards.card import EMOJI, PACK, Card
from pegout.cards.errors import InvalidCard

_PARTS = re.compile(r"[\s,;]+")
_ONE = re.compile(r"(?:10|[A2-9TJQK])[CDHS♣♧♦♢♥♡♠♤]" + EMOJI + "?", re.IGNORECASE)


def parse_cards(text: str | Iterable[str | Card]) -> tuple[Card, ...]:
    """Read cards from one text (`"5H 6C"`, `"5h,6c"`, `"5H6C"`) or from several; none may be repeated.

    >>> [str(card) for card in parse_cards("5H 10c, J♠")]
    ['5H', 'TC', 'JS']
    """
    pieces = [text] if isinstance(text, str) else text
    cards = [card for piece in pieces for card in _read(piece)]
    refuse_repeats(cards)
    return tuple(cards)


def _read(piece: str | Card) -> list[Card]:
    if isinstance(piece, Card):
        return [piece]
    if not isinstance(piece, str):
        return [Card.parse(piece)]
    return [card for word in _PARTS.split(piece.strip()) if word for card in _read_word(word)]


def _read_word(word: str) -> list[Card]:
    """A word holds one card, or several written without spaces."""
    found = _ONE.findall(word)
    if "".join(found) != word:
        found = [word]
    return [Card.parse(part) for part in found]


def refuse_repeats(cards: Sequence[Card]) -> None:
    """Raise `InvalidCard` naming the first card that stands twice."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise InvalidCard(f"{card} is named twice: a pack has only one of each card, so name another.")
        seen.add(card)


def parse_exactly(text: str | Iterable[str | Card], number: int, what: str = "cards") -> tuple[Card, ...]:
    """Read exactly so many cards, or say how many there are and how many there should be."""
    cards = parse_cards(text)
    if len(cards) != number:
        given = " ".join(map(str, cards)) or "nothing"
        raise InvalidCard(f"Expected {number} {what}, got {len(cards)} ({given}): name {number} cards.")
    return cards


def complete_pack(top: Iterable[Card]) -> tuple[Card, ...]:
    """The whole pack with these cards on top, the others below in their natural order."""
    first = tuple(top)
    refuse_repeats(first)
    known = set(first)
    return first + tuple(card for card in PACK if card not in known)


def is_whole_pack(cards: Sequence[Card]) -> bool:
    """Whether these are the 52 cards, each once, in whatever order."""
    return len(cards) == len(PACK) and len(set(cards)) == len(PACK)
