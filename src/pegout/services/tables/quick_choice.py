"""What a bot without time to think does: quick enough for the event loop, and never just anything."""

from pegout.game import Command, Officiating, SeatView
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed
from pegout.players import LADDER, Officiant, Rung

QUICK = "greedy"
"""The strongest that neither looks ahead nor needs tables."""


def by_feel(seed: str, view: SeatView, seen: Noticed | None) -> Command | Claim | None:
    """The choice of a quick bot; None where it may keep still, and does."""
    bot = _rung().build(seed)
    if view.officiating is Officiating.PLAYERS:
        return Officiant(bot, errs=0.0, catches=1.0, seed=f"{seed}/officiating").act(view, seen)
    return bot.choose(view)


def _rung() -> Rung:
    return next(rung for rung in LADDER if rung.name == QUICK)
