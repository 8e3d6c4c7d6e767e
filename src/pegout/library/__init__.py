"""Pegout as a library: a game in memory that reads like the game, and who shuffles for it."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegout.library.dealer import Dealer, StackedDealer
    from pegout.library.game import Game
    from pegout.library.inputs import RulingLike
    from pegout.library.random_dealer import RandomDealer
    from pegout.rules.house_rules import rules_for

__all__ = ["Dealer", "Game", "RandomDealer", "RulingLike", "StackedDealer", "rules_for"]

_ROOMS = {
    "Dealer": "dealer",
    "Game": "game",
    "RandomDealer": "random_dealer",
    "RulingLike": "inputs",
    "StackedDealer": "dealer",
    "rules_for": "game",
}


def __getattr__(name: str) -> Any:
    """An event needs no table, and a table no event: each loads when it is asked for."""
    if name in _ROOMS:
        from importlib import import_module

        return getattr(import_module(f"pegout.library.{_ROOMS[name]}"), name)
    raise AttributeError(f"module 'pegout.library' has no attribute {name!r}")
