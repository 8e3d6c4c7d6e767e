"""What a finished game is worth: skunks, games, bonus and spread."""

from collections.abc import Sequence
from enum import Enum

from pegout.rules.options import Opponents
from pegout.rules.ruleset import RuleSet
from pegout.values import value

FORFEIT_SPREAD = 10


class Ending(Enum):
    PEGGED_OUT = "pegged out"
    EARLY = "double skunk"
    TIME = "time"
    FORFEIT = "forfeit"


@value
class Outcome:
    """A finished game, by sides (partners are one side)."""

    winner: int
    scores: tuple[int, ...]
    ending: Ending = Ending.PEGGED_OUT
    skunked: tuple[int, ...] = ()
    double_skunked: tuple[int, ...] = ()
    games: int = 1
    bonus: int = 0

    def spread(self, side: int) -> int:
        """Points ahead of all others for the winner, behind the winner for them; all add up to nought."""
        lead = self.scores[self.winner]
        if side == self.winner:
            return sum(lead - score for score in self.scores)
        return self.scores[side] - lead


def _others(scores: Sequence[int], side: int) -> tuple[int, ...]:
    return tuple(score for other, score in enumerate(scores) if other != side)


def ends_early(scores: Sequence[int], side: int, rules: RuleSet) -> bool:
    """Whether the side has won by being so far ahead, where the rule book ends the game there."""
    if not rules.early_end_at or scores[side] < rules.early_end_at:
        return False
    behind = [score < rules.early_end_under for score in _others(scores, side)]
    return any(behind) if rules.early_end_needs is Opponents.ANY else all(behind)


def outcome_of(scores: Sequence[int], winner: int, rules: RuleSet, ending: Ending) -> Outcome:
    """Name the skunked and count what the win is worth.

    >>> from pegout.rules import PRESETS
    >>> outcome_of((121, 90), 0, PRESETS["acc"], Ending.PEGGED_OUT).skunked
    (1,)
    """
    losers = [side for side in range(len(scores)) if side != winner]
    if ending is Ending.TIME:
        return Outcome(winner, tuple(scores), ending, bonus=rules.win_bonus)
    if ending is Ending.EARLY:
        behind = tuple(side for side in losers if scores[side] < rules.early_end_under)
        return Outcome(winner, tuple(scores), ending, (), behind, rules.early_end_games, rules.win_bonus)
    double = tuple(side for side in losers if scores[side] < rules.double_skunk_below)
    skunked = tuple(side for side in losers if side not in double and scores[side] < rules.skunk_below)
    games, bonus = 1, rules.win_bonus
    if _enough(double, losers, rules):
        games, bonus = rules.double_skunk_games, rules.double_skunk_bonus
    elif _enough((*double, *skunked), losers, rules):
        games, bonus = rules.skunk_games, rules.skunk_bonus
    return Outcome(winner, tuple(scores), ending, skunked, double, games, bonus)


def forfeited(scores: Sequence[int], loser: int, rules: RuleSet) -> Outcome:
    """A game lost by a ruling: won by ten spread points, whatever the pegs (acc:XI.4).

    Of several others the one with most points wins, then the nearest to the loser's left.

    >>> from pegout.rules import PRESETS
    >>> forfeited((60, 12), 0, PRESETS["acc"]).scores
    (111, 121)
    """
    sides = len(scores)
    winner = max([(loser + step) % sides for step in range(1, sides)], key=scores.__getitem__)
    final = list(scores)
    final[winner], final[loser] = rules.goal, rules.goal - FORFEIT_SPREAD
    return Outcome(winner, tuple(final), Ending.FORFEIT, bonus=rules.win_bonus)


def _enough(caught: Sequence[int], losers: Sequence[int], rules: RuleSet) -> bool:
    return len(caught) == len(losers) if rules.skunk_needs is Opponents.EVERY else bool(caught)
