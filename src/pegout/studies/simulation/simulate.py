"""Whole events, played many times: how fair a format is."""

import secrets
from collections.abc import Sequence
from random import Random

from pegout.rules import RuleSet, preset
from pegout.studies.simulation.contests import BuildBot, ByBots, ByStrength, Contest
from pegout.studies.simulation.result import Simulation, result_of
from pegout.studies.simulation.run import Plan, start
from pegout.studies.simulation.simulated_event import Hall, opening
from pegout.studies.simulation.strengths import strengths_of
from pegout.studies.simulation.workers import Progress, tally_runs
from pegout.tournament.event import Format
from pegout.tournament.standings import WINS
from pegout.values import value

FIRST = 3
NIGHTS = 10


@value
class Bots:
    """Bots by name, assigned to the entrants in turn, and the function that builds one by name and seed.

    Other processes find the function by its module and name, so it must be a plain one.
    """

    names: tuple[str, ...]
    build: BuildBot


def simulate(
    form: Format,
    entrants: int,
    runs: int,
    *,
    strengths: str | Sequence[float] = "spread",
    bots: Bots | None = None,
    seed: object = None,
    workers: int = 1,
    progress: Progress | None = None,
    first: int = FIRST,
    drawn: bool = True,
    nights: int = NIGHTS,
) -> Simulation:
    """Play the event that many times, each with its own draw unless `drawn` is off.

    The same seed gives the same figures, whatever the number of workers. Games go by strengths (see
    `strengths_of`), or are really played if there are bots; none ends by time. A format with several
    fields is played with one of them, and a season has so many nights, with everybody there. Ctrl-C returns
    the figures of the runs already done.
    """
    _check(entrants, runs, workers, first, nights)
    key = secrets.token_hex(8) if seed is None else str(seed)
    names, powers, contest, contender = (
        _by_strength(form, strengths_of(strengths, entrants))
        if bots is None
        else _by_bots(form, bots, entrants)
    )
    plan = Plan(form, contest, contender, first, drawn, nights, key)
    if not form.nights:  # what cannot be started is known before any worker is
        start(Hall(opening(form, entrants)), plan, Random(key))
    tally = tally_runs(plan, runs, workers, progress or (lambda _done, _runs: None))
    return result_of(plan, tally, runs, names, powers)


def _check(entrants: int, runs: int, workers: int, first: int, nights: int) -> None:
    if entrants < 2:
        raise ValueError(f"An event needs two entrants or more, not {entrants}.")
    for number, what in ((runs, "run"), (workers, "worker"), (first, "first place"), (nights, "night")):
        if number < 1:
            raise ValueError(f"A simulation needs one {what} or more, not {number}.")


Field = tuple[tuple[str, ...], tuple[float, ...], Contest, tuple[int, ...]]
"""The names of the contenders, their strengths if known, what decides a game, and who belongs to whom."""


def _by_strength(form: Format, powers: tuple[float, ...]) -> Field:
    numbers = range(len(powers))
    names = tuple(str(number + 1) for number in numbers)
    return names, powers, ByStrength(powers, _goal(form)), tuple(numbers)


def _by_bots(form: Format, bots: Bots, entrants: int) -> Field:
    kinds = tuple(dict.fromkeys(bots.names))
    if not kinds or len(kinds) > entrants:
        raise ValueError(f"Name one to {entrants} bots for {entrants} entrants.")
    dealt = tuple(bots.names[number % len(bots.names)] for number in range(entrants))
    for name in kinds:
        bots.build(name, None)  # an unknown name is refused before any game
    contender = tuple(kinds.index(name) for name in dealt)
    return kinds, (), ByBots(dealt, bots.build, _rules(form)), contender


def _goal(form: Format) -> int:
    return WINS.goal if form.chart is None else form.chart.scheme.goal


def _rules(form: Format) -> RuleSet:
    """The rule set of the format's games, if their scores can be entered."""
    rules = preset(form.game)
    if rules.seats != 2 or rules.goal != _goal(form) or rules.early_end_at:
        raise ValueError(
            f"Games by the rules {rules.name} do not always end at {_goal(form)} points for one of two."
        )
    return rules
