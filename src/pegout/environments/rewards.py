"""What an episode pays its seats: for the game won, or for every point."""

from collections.abc import Sequence

from pegout.game import GameState
from pegout.rules import Outcome, RuleSet
from pegout.suggestions import hint
from pegout.values import value

REWARDS = ("win", "points")


@value
class Pay:
    """How rewards are reckoned. The rewards of all seats always add up to nought."""

    rules: RuleSet
    points: bool = False
    skunks: bool = False

    @property
    def illegal(self) -> float:
        """For an illegal action: no less than can be lost by playing on."""
        if self.points:
            return -float(self.rules.goal)
        return -most_worth(self.rules) if self.skunks else -1.0

    def since(self, before: Sequence[int], state: GameState) -> tuple[float, ...]:
        """What each seat is paid for the way from these scores to where the game stands now."""
        sides = self._by_points(before, state.scores) if self.points else self._by_win(state.outcome)
        return tuple([sides[self.rules.side_of(seat)] for seat in range(self.rules.seats)])

    def _by_points(self, before: Sequence[int], after: Sequence[int]) -> list[float]:
        """The own points, less the mean of what the other sides have made."""
        made = [now - then for then, now in zip(before, after, strict=True)]
        return [own - (sum(made) - own) / (len(made) - 1) for own in made]

    def _by_win(self, outcome: Outcome | None) -> list[float]:
        """One for the winner, taken in equal parts from the others."""
        sides = self.rules.sides
        if outcome is None:
            return [0.0] * sides
        stake = worth(outcome, self.rules) if self.skunks else 1.0
        return [stake if side == outcome.winner else -stake / (sides - 1) for side in range(sides)]


def worth(outcome: Outcome, rules: RuleSet) -> float:
    """How many plain wins the game is worth: by the games it counts, or by the bonus it brings.

    >>> from pegout.rules import PRESETS, Ending, outcome_of
    >>> [worth(outcome_of((121, 90), 0, PRESETS[name], Ending.PEGGED_OUT), PRESETS[name])
    ...  for name in ("acc", "golden-age", "classic")]
    [2.0, 2.0, 1.0]
    """
    return max(float(outcome.games), _of_bonus(outcome.bonus, rules))


def most_worth(rules: RuleSet) -> float:
    """The most plain wins that a game can be worth."""
    games = max(rules.skunk_games, rules.double_skunk_games, rules.early_end_games)
    bonus = max(rules.skunk_bonus, rules.double_skunk_bonus)
    return max(float(games), _of_bonus(bonus, rules))


def _of_bonus(bonus: int, rules: RuleSet) -> float:
    return bonus / rules.win_bonus if rules.win_bonus else 1.0


def pay_for(rules: RuleSet, reward: str | None, *, skunks: bool, deals: int | None) -> Pay:
    """The pay that was asked for; what does not go together is refused in one sentence.

    Without a name, whole games are paid by the win and single deals by points.
    """
    kind = reward or ("win" if deals is None else "points")
    if kind not in REWARDS:
        raise ValueError(f"There is no reward {str(kind)[:30]!r}: {hint(str(kind), REWARDS)}")
    if deals is not None and deals < 1:
        raise ValueError(f"An episode cannot have {deals} deals: give deals=1 or more, or leave it out.")
    if deals is not None and kind == "win":
        raise ValueError("A fixed number of deals need not end a game: use reward='points' with deals.")
    if skunks and kind != "win":
        raise ValueError("Skunks count only when wins are rewarded: use skunks with reward='win'.")
    return Pay(rules, points=kind == "points", skunks=skunks)
