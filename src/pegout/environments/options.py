"""What was asked of an environment, checked once and kept for all its episodes."""

from collections.abc import Mapping, Sequence
from typing import Any

from numpy.random import Generator

from pegout.environments.episode import Episode
from pegout.environments.observation import Layout, Seen
from pegout.environments.rewards import pay_for
from pegout.environments.text import checked
from pegout.game import Seat
from pegout.rules import RuleSet
from pegout.rules.house_rules import rules_for


class Setting:
    """The rules of the table, how long an episode is, what it pays and how it is shown."""

    def __init__(
        self,
        rules: str | RuleSet = "acc",
        seats: int | None = None,
        *,
        partners: bool = False,
        deals: int | None = None,
        reward: str | None = None,
        skunks: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules_for(rules, seats, partners=partners)
        self.deals = deals
        self.pay = pay_for(self.rules, reward, skunks=skunks, deals=deals)
        self.layout = Layout(self.rules)
        self.render_mode = checked(render_mode)

    def episode(self, names: Sequence[str], dice: Generator, options: Mapping[str, Any] | None) -> Episode:
        """A new one. The options of a reset may name the first dealer: `{"dealer": seat}`."""
        dealer = (options or {}).get("dealer")
        return Episode(self.rules, tuple(names), dice, deals=self.deals, dealer=dealer)

    def seen(self, episode: Episode, seat: Seat) -> Seen:
        """The observation of the seat."""
        return self.layout.observed(episode.view(seat), episode.play, episode.chosen_by(seat))
