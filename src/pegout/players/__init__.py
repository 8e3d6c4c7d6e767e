"""Opponents: each is given what its seat sees and answers with one of the commands it may give."""

from pegout.players.bot import Bot, NothingToDo, ThinkingBot
from pegout.players.greedy_bot import GreedyBot
from pegout.players.ladder import LADDER, Rung
from pegout.players.officiant import Officiant
from pegout.players.random_bot import RandomBot
from pegout.players.thought import Alternative, Thought

__all__ = [
    "LADDER",
    "Alternative",
    "Bot",
    "GreedyBot",
    "NothingToDo",
    "Officiant",
    "RandomBot",
    "Rung",
    "ThinkingBot",
    "Thought",
]
