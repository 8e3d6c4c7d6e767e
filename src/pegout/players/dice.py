"""Dice for bots: what they show follows from the seed and from what the seat sees, and from nothing else."""

import secrets
from random import Random

from pegout.game.views import SeatView


def seed_text(seed: object) -> str:
    """The seed as text; without one, a text that nobody can guess."""
    return secrets.token_hex(16) if seed is None else str(seed)


def dice_at(seed: str, view: SeatView, what: str = "") -> Random:
    """Dice for one question at one moment: equal views get equal dice."""
    return Random(f"{seed}/{_moment(view)}{what}")


def _moment(view: SeatView) -> str:
    """Where the match stands, as the seat sees it: the same cards later on may be played otherwise."""
    moment = (view.seat, view.game_number, view.deal_number, view.phase.value, view.cuts)
    return f"{moment}/{view.scores}/{view.hand}/{view.laid}/{view.count}"
