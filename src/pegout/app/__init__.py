"""Use cases, and the ports through which chance and time come in."""

from pegout.app.dealer import Dealer, RandomDealer, StackedDealer
from pegout.app.game import Game, rules_for

__all__ = ["Dealer", "Game", "RandomDealer", "StackedDealer", "rules_for"]
