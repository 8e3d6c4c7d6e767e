"""The table at which every seat is an agent of PettingZoo."""

from typing import Any

from gymnasium.spaces import Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv

from pegout.environments.observation import CARDS
from pegout.environments.options import Setting
from pegout.environments.spaces import card_space, mask_of, masked_space
from pegout.environments.text import RENDER_MODES, rendered
from pegout.rules import RuleSet

Observation = dict[str, NDArray[Any]]
ActionOrNone = int | None
"""The number of a card; None for an agent whose episode is over."""

METADATA = {"name": "cribbage_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}


class Cribbage(AECEnv[str, Observation, ActionOrNone]):
    """One game an episode, or so many deals; every agent sees what its seat may know, and no more.

    The options are those of `Setting`.
    """

    metadata = METADATA

    def __init__(self, rules: str | RuleSet = "acc", seats: int | None = None, **options: Any) -> None:
        self.setting = Setting(rules, seats, **options)
        self.render_mode = self.setting.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.rules.seats)]
        self.agents = list(self.possible_agents)
        size = self.setting.layout.size
        self.observation_spaces = {agent: masked_space(size) for agent in self.agents}
        self.action_spaces = {agent: card_space() for agent in self.agents}
        self._dice, _ = seeding.np_random()

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[ActionOrNone]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode. A seed repeats one exactly; without it the dice of the last one roll on."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self.agents = list(self.possible_agents)
        self.episode = self.setting.episode(self.agents, self._dice, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn_to_next()

    def step(self, action: ActionOrNone) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < CARDS:
            raise ValueError(f"An action is the number of a card, 0 to 51, not {action}.")
        before = self.episode.state.scores
        self.episode.heard()
        self.episode.act(int(action))
        paid = self.setting.pay.since(before, self.episode.state)
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._turn_to_next()

    def _turn_to_next(self) -> None:
        seat = self.episode.seat
        if seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[seat or 0]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        seen = self.setting.seen(self.episode, seat)
        return {"observation": seen, "action_mask": mask_of(self.episode.actions(seat))}

    def render(self) -> str | None:
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
