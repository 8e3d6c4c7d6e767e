"""Use cases, and the ports through which chance and time come in."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pegout.app.asking import RulingLike
    from pegout.app.dealer import Dealer, RandomDealer, StackedDealer
    from pegout.app.game import Game
    from pegout.rules.house_rules import rules_for

__all__ = ["Dealer", "Game", "RandomDealer", "RulingLike", "StackedDealer", "rules_for"]

_ROOMS = {
    "Dealer": "dealer",
    "Game": "game",
    "RandomDealer": "dealer",
    "RulingLike": "asking",
    "StackedDealer": "dealer",
    "rules_for": "game",
}


def __getattr__(name: str) -> Any:
    """An event needs no table, and a table no event: each loads when it is asked for."""
    if name in _ROOMS:
        from importlib import import_module

        return getattr(import_module(f"pegout.app.{_ROOMS[name]}"), name)
    raise AttributeError(f"module 'pegout.app' has no attribute {name!r}")
