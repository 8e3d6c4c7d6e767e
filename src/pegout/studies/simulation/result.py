"""What a simulation says about a format."""

from collections import Counter
from typing import Any

from pegout.studies.simulation.intervals import Mean, Share, mean_of
from pegout.studies.simulation.run import Plan
from pegout.studies.simulation.tally import Tally
from pegout.values import value

HALVES = 2


@value
class Contender:
    """An entrant by rank of strength, or all bots of one kind: how often they won, and where they came.

    A shared place counts for all who share it. `place` is the mean over all members, where who shares
    has the mean of the places shared; its interval is that of a mean.
    """

    name: str
    members: int
    strength: float | None
    wins: Share
    in_first: Share
    place: Mean


@value
class Simulation:
    """How fair a format is. With bots nobody is known to be the best, so `best` is None.

    `runs` is how many were played: fewer than `asked` if it was interrupted.
    """

    form: str
    entrants: int
    asked: int
    runs: int
    seed: str
    first: int
    games: Mean
    tie_play_offs: Share
    contenders: tuple[Contender, ...]

    @property
    def best(self) -> Contender | None:
        """The strongest; of several equally strong ones, the first."""
        strongest = self.contenders[0]
        return None if strongest.strength is None else strongest

    @property
    def is_complete(self) -> bool:
        return self.runs == self.asked

    def to_json(self) -> dict[str, Any]:
        """Every figure with its interval, each under its own name."""
        return {
            "format": self.form,
            "entrants": self.entrants,
            "asked": self.asked,
            "runs": self.runs,
            "seed": self.seed,
            "first": self.first,
            "games": _mean_json(self.games),
            "tie_play_offs": _share_json(self.tie_play_offs),
            "contenders": [_contender_json(contender) for contender in self.contenders],
        }


def _contender_json(contender: Contender) -> dict[str, Any]:
    return {
        "name": contender.name,
        "members": contender.members,
        "strength": contender.strength,
        "wins": _share_json(contender.wins),
        "in_first": _share_json(contender.in_first),
        "place": _mean_json(contender.place),
    }


def _share_json(share: Share) -> dict[str, float]:
    return {"times": share.times, "share": share.share, "low": share.low, "high": share.high}


def _mean_json(mean: Mean) -> dict[str, float]:
    return {"mean": mean.mean, "low": mean.low, "high": mean.high}


def result_of(
    plan: Plan, tally: Tally, asked: int, names: tuple[str, ...], powers: tuple[float, ...]
) -> Simulation:
    """The figures of the runs; `powers` are the strengths, none of them for bots."""
    runs = tally.runs
    members = Counter(plan.contender)
    contenders = tuple(
        Contender(
            name,
            members[number],
            powers[number] if powers else None,
            Share(tally.wins[number], runs),
            Share(tally.in_first[number], runs),
            mean_of(tally.places[number], tally.places_squared[number], runs, HALVES * members[number]),
        )
        for number, name in enumerate(names)
    )
    return Simulation(
        plan.form.name,
        plan.entrants,
        asked,
        runs,
        plan.seed,
        plan.first,
        mean_of(tally.games, tally.games_squared, runs),
        Share(tally.tied, runs),
        contenders,
    )
