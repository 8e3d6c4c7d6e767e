"""Cards and the pack."""

from pegout.cards.card import JACK, PACK, Card, Rank, Suit
from pegout.cards.errors import InvalidCard
from pegout.cards.parse import complete_pack, is_whole_pack, parse_cards, parse_exactly, refuse_repeats

__all__ = [
    "JACK",
    "PACK",
    "Card",
    "InvalidCard",
    "Rank",
    "Suit",
    "complete_pack",
    "is_whole_pack",
    "parse_cards",
    "parse_exactly",
    "refuse_repeats",
]
