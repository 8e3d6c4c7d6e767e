"""Plays anything that is allowed: the least that an opponent can do."""

from pegout.game.commands import Command
from pegout.game.views import SeatView
from pegout.players.bot import choices
from pegout.players.dice import dice_at, seed_text
from pegout.players.thought import NO_CHOICE, Alternative, Thought


class RandomBot:
    """Every legal command is as likely as any other. The choice follows from the seed and the view alone."""

    name = "random"

    def __init__(self, seed: object = None) -> None:
        self.seed = seed_text(seed)

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        return dice_at(self.seed, view).choice(options)

    def explain(self, view: SeatView) -> Thought:
        """Nothing is weighed: every number is nought."""
        chosen, options = self.choose(view), choices(view)
        if len(options) == 1:
            return Thought(chosen, NO_CHOICE)
        others = [option for option in options if option != chosen]
        drawn = tuple([Alternative(option, 0.0) for option in (chosen, *others)])
        return Thought(chosen, f"It was drawn from {len(options)} legal choices.", drawn)
