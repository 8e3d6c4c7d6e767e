"""What a comparison says."""

from dataclasses import field
from typing import Any

from pegout.studies.arena.estimates import Elo, mean_over_sets, ratio_over_sets, share_over_sets
from pegout.studies.arena.plan import Plan
from pegout.studies.arena.tally import Account, Tally
from pegout.studies.arena.thinking_time import Thinking
from pegout.studies.simulation.intervals import Mean, Share
from pegout.values import value


@value
class Contender:
    """One of the two bots. `points` is its average final score; skunks are those it gave.

    Thinking time does not count when two comparisons are compared.
    """

    name: str
    wins: int
    points: Mean
    skunks: int
    double_skunks: int
    dealing_first: Share
    not_dealing_first: Share
    thinking: Thinking = field(compare=False)


@value
class Comparison:
    """Two bots over the same deals. `games` is how many were played: fewer if it was interrupted.

    `share` is the first bot's share of the games, with the interval between sets; `share_by_games` has
    Wilson's interval, as if the games of a set were independent. `net` is by how many points per deal the
    first bot was ahead of the others.
    """

    rules: str
    seats: int
    partners: bool
    seed: str
    asked: int
    games: int
    sets: int
    first: Contender
    second: Contender
    share: Mean
    share_by_games: Share
    net: Mean
    deals: Mean

    @property
    def is_complete(self) -> bool:
        return self.games == self.asked

    @property
    def sides(self) -> int:
        return 2 if self.partners else self.seats

    @property
    def elo(self) -> Elo:
        """The difference in rating points that goes with the share."""
        return Elo.of(self.share, self.sides)

    def to_json(self) -> dict[str, Any]:
        """Every figure with its interval; an unlimited Elo difference is null."""
        elo = self.elo
        return {
            "rules": self.rules,
            "seats": self.seats,
            "partners": self.partners,
            "seed": self.seed,
            "asked": self.asked,
            "games": self.games,
            "sets": self.sets,
            "share": _mean_json(self.share),
            "share_by_games": _share_json(self.share_by_games),
            "elo": {"difference": elo.difference, "low": elo.low, "high": elo.high},
            "net_points_a_deal": _mean_json(self.net),
            "deals_a_game": _mean_json(self.deals),
            "bots": [_contender_json(self.first), _contender_json(self.second)],
        }


def _contender_json(contender: Contender) -> dict[str, Any]:
    thinking = contender.thinking
    return {
        "name": contender.name,
        "wins": contender.wins,
        "points_a_game": _mean_json(contender.points),
        "skunks": contender.skunks,
        "double_skunks": contender.double_skunks,
        "dealing_first": _share_json(contender.dealing_first),
        "not_dealing_first": _share_json(contender.not_dealing_first),
        "thinking_ms": {
            "decisions": thinking.decisions,
            "mean": thinking.mean,
            "p99": thinking.within(0.99),
            "slowest": thinking.slowest,
        },
    }


def _share_json(share: Share) -> dict[str, float]:
    return {
        "times": share.times,
        "of": share.of,
        "share": share.share,
        "low": share.low,
        "high": share.high,
    }


def _mean_json(mean: Mean) -> dict[str, float]:
    return {"mean": mean.mean, "low": mean.low, "high": mean.high}


def result_of(plan: Plan, tally: Tally, asked: int) -> Comparison:
    """The figures of the sets that were played."""
    rules, sets, of = plan.rules, tally.runs, plan.games_a_set
    others = rules.sides - 1
    return Comparison(
        rules.name,
        rules.seats,
        rules.partners,
        plan.seed,
        asked,
        sets * of,
        sets,
        _contender(plan.names[0], tally.first, sets, of, 1),
        _contender(plan.names[1], tally.second, sets, of, others),
        share_over_sets(tally.wins, sets, of),
        Share(tally.first.wins, sets * of),
        ratio_over_sets(tally.net, tally.deals, tally.net_by_deals, sets, others),
        mean_over_sets(tally.deals, sets, of),
    )


def _contender(name: str, account: Account, sets: int, games_a_set: int, sides: int) -> Contender:
    """The figures of one bot, which had that many sides of the table; each dealt first once in a set."""
    dealt_first, won = sets * sides, account.wins_dealing_first
    return Contender(
        name,
        account.wins,
        mean_over_sets(account.points, sets, games_a_set * sides),
        account.skunks,
        account.double_skunks,
        Share(won, dealt_first),
        Share(account.wins - won, sets * games_a_set - dealt_first),
        account.thinking,
    )
