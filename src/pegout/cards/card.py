"""One playing card: its rank, its suit, how it is written and read."""

from enum import Enum, IntEnum
from functools import total_ordering
from typing import NoReturn, final

from pegout.cards.errors import InvalidCard


class Rank(IntEnum):
    """The ace is low; court cards follow the ten."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    __hash__ = int.__hash__

    @property
    def letter(self) -> str:
        return "A23456789TJQK"[self - 1]

    @property
    def label(self) -> str:
        """As printed on the card's corner: ten is `10`."""
        return "10" if self is Rank.TEN else self.letter


JACK = Rank.JACK
EMOJI = "\ufe0f"
"""What a phone adds to a suit to draw it as a picture."""


class Suit(Enum):
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def symbol(self) -> str:
        return {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[self.value]


@final
@total_ordering
class Card:
    """One playing card, written rank then suit. There are 52 of them: equal cards are the same object.

    >>> Card.parse("JH").pips
    10
    >>> print(Card.parse("10h"), Card.parse("5♥").pretty)
    TH 5♥
    """

    __slots__ = ("index", "pips", "rank", "suit", "text")
    __match_args__ = ("rank", "suit")

    rank: Rank
    suit: Suit
    pips: int
    index: int
    text: str

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        return _CARDS[rank, suit]

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"A card cannot be changed ({name}).")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"A card cannot be changed ({name}).")

    def __reduce__(self) -> tuple[type["Card"], tuple[Rank, Suit]]:
        return Card, (self.rank, self.suit)

    def __lt__(self, other: "Card") -> bool:
        """Aces first; suits in the order clubs, diamonds, hearts, spades."""
        return self.index < other.index

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self})"

    @property
    def pretty(self) -> str:
        return self.rank.label + self.suit.symbol

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read `5H`, `10h`, `Th` or `5♥`, in either case."""
        card = _BY_TEXT.get(text.strip().removesuffix(EMOJI).upper()) if isinstance(text, str) else None
        if card is None:
            raise InvalidCard(
                f"{_shown(text)} is not a card: write the rank (A, 2-9, 10 or T, J, Q, K) "
                "and then the suit (C, D, H, S or ♣ ♦ ♥ ♠), for example 5H or 10♠."
            )
        return card


def _shown(text: object) -> str:
    """A hostile text cannot flood the message that quotes it."""
    quoted = repr(text)
    return quoted if len(quoted) <= 24 else quoted[:20] + "...'"


def _printed(rank: Rank, suit: Suit, index: int) -> Card:
    card = object.__new__(Card)
    text = rank.letter + suit.value
    fields = {"rank": rank, "suit": suit, "pips": min(int(rank), 10), "index": index, "text": text}
    for name, value in fields.items():
        object.__setattr__(card, name, value)
    return card


_KINDS = [(rank, suit) for rank in Rank for suit in Suit]
PACK: tuple[Card, ...] = tuple(_printed(rank, suit, index) for index, (rank, suit) in enumerate(_KINDS))
_CARDS: dict[tuple[Rank, Suit], Card] = {(card.rank, card.suit): card for card in PACK}

_FILLED_AND_OPEN = {"C": "♣♧", "D": "♦♢", "H": "♥♡", "S": "♠♤"}

_BY_TEXT: dict[str, Card] = {
    rank + suit: card
    for card in PACK
    for rank in {card.rank.letter, card.rank.label}
    for suit in card.suit.value + _FILLED_AND_OPEN[card.suit.value]
}
