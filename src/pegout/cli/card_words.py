"""Cards as they are read aloud or typed, for lines that print them with symbols."""

import re
from collections.abc import Callable, Sequence

from pegout.cards import Card

Saying = Callable[[Card], str]

_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_RANK = r"(?:10|[A2-9TJQK])"
_CARD = re.compile(rf"(?<!\w){_RANK}(?:[♣♦♥♠]|[CDHS](?!\w))( (?={_RANK}(?:[♣♦♥♠]|[CDHS](?!\w))))?")


def in_full(card: Card) -> str:
    """A card as it is read aloud: a screen reader would read `AS` as "as".

    >>> in_full(Card.parse("AS"))
    'ace of spades'
    """
    return f"{card.rank.name.lower()} of {_SUITS[card.suit.value]}"


def in_letters(card: Card) -> str:
    """A card as it is typed, with 10 as on the card.

    >>> in_letters(Card.parse("TS"))
    '10S'
    """
    return card.rank.label + card.suit.value


def say_cards(line: str, saying: Saying = in_full) -> str:
    """The line with every card spelled out that way, with commas between cards in a row.

    >>> say_cards("Bob shows 4♣ K♦: nineteen.")
    'Bob shows four of clubs, king of diamonds: nineteen.'
    """
    gap = ", " if saying is in_full else " "
    return _CARD.sub(lambda found: saying(Card.parse(found[0])) + (gap if found[1] else ""), line)


def joined(cards: Sequence[Card], saying: Saying = in_full) -> str:
    """Several cards in a row: "five of hearts and king of diamonds"."""
    words = [saying(card) for card in cards]
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else "".join(words)


def numbered(cards: Sequence[Card], saying: Saying = in_full) -> str:
    """The cards of a hand with the numbers to type for them."""
    return ", ".join(f"{number}: {saying(card)}" for number, card in enumerate(cards, 1))
