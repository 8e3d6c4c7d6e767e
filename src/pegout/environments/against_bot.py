"""The table at which one seat is a Gymnasium agent, and a bot plays the others."""

from typing import Any, Protocol

import gymnasium

from pegout.environments.observation import Seen
from pegout.environments.options import Setting
from pegout.environments.spaces import card_space, mask_of, seen_space
from pegout.environments.text import RENDER_MODES, rendered
from pegout.game import Command, Seat, SeatView
from pegout.rules import RuleSet

OWN: Seat = 0
METADATA = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # a rate is asked for, of text too


class Opponent(Protocol):
    """Answers a seat's view with one of `view.legal`: any bot of `pegout.players` does."""

    def choose(self, view: SeatView) -> Command: ...


class AgainstBot(gymnasium.Env[Seen, int]):
    """The agent has seat 0; the bot plays all others. Without a bot they choose at random, by the seed.

    The options are those of `Setting`.
    """

    metadata = METADATA

    def __init__(
        self,
        bot: Opponent | None = None,
        rules: str | RuleSet = "acc",
        seats: int | None = None,
        **options: Any,
    ) -> None:
        self.bot = bot
        self.setting = Setting(rules, seats, **options)
        self.render_mode = self.setting.render_mode
        self.observation_space = seen_space(self.setting.layout.size)
        self.action_space = card_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """A new episode. A seed repeats one exactly, if the bot answers equal views alike."""
        super().reset(seed=seed, options=options)
        names = ("agent", *[f"bot_{seat}" for seat in range(1, self.setting.rules.seats)])
        self.episode = self.setting.episode(names, self.np_random, options)
        return self._own_turn()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The own card, then all that the others do until it is the own turn again.

        An illegal action ends the episode, with all that could be lost.
        """
        pay = self.setting.pay
        if action not in self.episode.actions(OWN):
            seen, info = self._shown()
            return seen, pay.illegal, True, False, info
        before = self.episode.state.scores
        self.episode.heard()
        self.episode.act(int(action))
        seen, info = self._own_turn()
        reward = pay.since(before, self.episode.state)[OWN]
        return seen, reward, self.episode.over, False, info

    def _own_turn(self) -> tuple[Seen, dict[str, Any]]:
        """What the agent sees when it is asked next, or at the end."""
        while (seat := self.episode.seat) not in (OWN, None):
            self.episode.obey(self._answer(self.episode.view(seat)))
        if self.render_mode == "human":
            self.render()
        return self._shown()

    def _answer(self, view: SeatView) -> Command:
        if self.bot is not None:
            return self.bot.choose(view)
        return view.legal[int(self.np_random.integers(len(view.legal)))]

    def _shown(self) -> tuple[Seen, dict[str, Any]]:
        mask = mask_of(self.episode.actions(OWN))
        return self.setting.seen(self.episode, OWN), {"action_mask": mask}

    def render(self) -> str | None:
        return rendered(self.episode, self.render_mode)


def against(bot: Opponent | None = None, rules: str | RuleSet = "acc", **options: Any) -> AgainstBot:
    """A Gymnasium environment against this bot; the options are those of `Setting`.

    >>> int(against(seats=3, reward="points").reset(seed=1)[1]["action_mask"].sum())
    5
    """
    return AgainstBot(bot, rules, **options)
