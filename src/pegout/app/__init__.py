"""Use cases, and the ports through which chance and time come in."""

from pegout.app.asking import RulingLike
from pegout.app.dealer import Dealer, RandomDealer, StackedDealer
from pegout.app.game import Game
from pegout.app.house_rules import rules_for

__all__ = ["Dealer", "Game", "RandomDealer", "RulingLike", "StackedDealer", "rules_for"]
