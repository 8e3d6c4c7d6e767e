"""Cribbage, whole: the game, its rule books, records and analysis.

>>> from pegout import Game
>>> Game.new("club", seats=3, seed=1).rules.dealt
5
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegout.cards import Card, InvalidCard
    from pegout.game import IllegalCommand
    from pegout.library import Game
    from pegout.rules import PRESETS, InvalidRules, RuleSet, score_play, score_show

__version__ = "0.2.0"

_ROOMS = {
    "Game": "pegout.library",
    "Card": "pegout.cards",
    "InvalidCard": "pegout.cards",
    "IllegalCommand": "pegout.game",
    "InvalidRules": "pegout.rules",
    "PRESETS": "pegout.rules",
    "RuleSet": "pegout.rules",
    "score_play": "pegout.rules",
    "score_show": "pegout.rules",
}

__all__ = [
    "PRESETS",
    "Card",
    "Game",
    "IllegalCommand",
    "InvalidCard",
    "InvalidRules",
    "RuleSet",
    "score_play",
    "score_show",
]


def __getattr__(name: str) -> Any:
    """Fetch what is asked for from its room, so that importing the package costs nothing."""
    if name in _ROOMS:
        from importlib import import_module

        return getattr(import_module(_ROOMS[name]), name)
    raise AttributeError(f"module 'pegout' has no attribute {name!r}")
