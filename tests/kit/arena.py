"""Bots that are quick and play differently, and a comparison between them."""

from typing import Any

from pegout.game import Command, SeatView
from pegout.players import Bot
from pegout.players.bot import choices
from pegout.studies.arena import Comparison, compare
from pegout.wiring import bot


class Steady:
    """Takes the first or the last of what is legal, and has no dice."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: SeatView) -> Command:
        return choices(view)[0 if self.name == "first" else -1]


def build(name: str, seed: object = None) -> Bot:
    """The steady bots, and those of the program."""
    return Steady(name) if name in ("first", "last") else bot(name, seed)


def compared(first: str, second: str, games: int, seed: object = 1, **options: Any) -> Comparison:
    return compare(first, second, build=build, games=games, seed=seed, **options)
