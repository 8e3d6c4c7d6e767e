"""Opponents: each is given what its seat sees and answers with one of the commands it may give."""

from pegout.players.bot import Bot, NothingToDo
from pegout.players.greedy_bot import GreedyBot
from pegout.players.officiant import Officiant
from pegout.players.random_bot import RandomBot

__all__ = ["Bot", "GreedyBot", "NothingToDo", "Officiant", "RandomBot"]
