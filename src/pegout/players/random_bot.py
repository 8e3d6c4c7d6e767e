"""Plays anything that is allowed: the least that an opponent can do."""

import secrets
from random import Random

from pegout.game.commands import Command
from pegout.game.views import SeatView
from pegout.players.bot import choices


class RandomBot:
    """Every legal command is as likely as any other. The choice follows from the seed and the view alone."""

    name = "random"

    def __init__(self, seed: object = None) -> None:
        self.seed = secrets.token_hex(16) if seed is None else str(seed)

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        return Random(f"{self.seed}/{_place(view)}").choice(options)


def _place(view: SeatView) -> str:
    """Where the match stands, as the seat sees it: the same cards later on may be played otherwise."""
    moment = (view.seat, view.game_number, view.deal_number, view.phase.value, view.cuts)
    return f"{moment}/{view.scores}/{view.hand}/{view.played}/{view.count}"
