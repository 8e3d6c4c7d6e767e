"""Understands what is typed at the plain table."""

import re
from collections.abc import Sequence

from pegout.cards import Card, parse_cards, refuse_repeats
from pegout.cli.phrases import cards_word
from pegout.game import Command, Cut, NextGame, PlayCard, SayGo, Seat, Throw

_PARTS = re.compile(r"[\s,;]+")
_GO = ("g", "go")
_YES = ("", "y", "yes", "ok")


def read_command(text: str, options: Sequence[Command], hand: Sequence[Card], seat: Seat) -> Command:
    """The command the text asks for, of the kind expected now, or `ValueError` with a sentence.

    Whether it is allowed is for the game to say.
    """
    first = options[0]
    if isinstance(first, Throw):
        return Throw(seat, read_cards(text, hand))
    if isinstance(first, PlayCard | SayGo):
        return SayGo(seat) if text in _GO else PlayCard(seat, _read_one(text, hand))
    if isinstance(first, Cut):
        return _read_cut(text, [option.lifted for option in options if isinstance(option, Cut)], seat)
    if text in _YES:
        return NextGame()
    raise ValueError("Press Enter for the next game, or type q to leave.")


def is_yes(text: str) -> bool:
    return text in _YES


def read_cards(text: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    """Cards of the hand by number (`1 4`) or by name (`5H KD`), none twice."""
    words = [word for word in _PARTS.split(text) if word]
    cards = [card for word in words for card in _read_word(word, hand)]
    refuse_repeats(cards)
    return tuple(cards)


def _read_word(word: str, hand: Sequence[Card]) -> tuple[Card, ...]:
    if not (word.isascii() and word.isdigit()):
        return parse_cards(word)
    if len(word) < 4 and 1 <= int(word) <= len(hand):
        return (hand[int(word) - 1],)
    raise ValueError(f"There is no card {word[:9]}: your hand has {cards_word(len(hand))}.")


def _read_one(text: str, hand: Sequence[Card]) -> Card:
    cards = read_cards(text, hand)
    if len(cards) != 1:
        raise ValueError("Play one card: type its number or name, or type go.")
    return cards[0]


def _read_cut(text: str, allowed: Sequence[int], seat: Seat) -> Cut:
    if not text:
        return Cut(seat, allowed[len(allowed) // 2])
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(f"Type how many cards to lift, {min(allowed)} to {max(allowed)}.")
    return Cut(seat, int(text))
