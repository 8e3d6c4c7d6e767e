"""Measures the ladder: each rung against the next, and the ratings that follow."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import hypot, log10

from pegout.players.ratings import Rating
from pegout.studies.arena.compare import compare
from pegout.studies.arena.result import Comparison
from pegout.studies.simulation.contests import BuildBot

ANCHOR = "reply"
ANCHORED_AT = 1500.0

Told = Callable[[Comparison], None]


def climb(
    names: Sequence[str],
    *,
    build: BuildBot,
    games: int,
    seed: object,
    workers: int = 1,
    told: Told = lambda _comparison: None,
) -> dict[str, Rating]:
    """The rating of each bot, from games against its neighbours; the anchor's is fixed.

    An interval is as wide as all steps between the bot and the anchor make it.
    """
    steps: dict[tuple[str, str], tuple[float, float]] = {}
    played = dict.fromkeys(names, 0)
    for lower, upper in pairwise(names):
        found = compare(upper, lower, build=build, games=games, seed=f"{seed}/{lower}", workers=workers)
        told(found)
        steps[lower, upper] = step_of(found)
        played[lower] += found.games
        played[upper] += found.games
    return {name: _rating(name, names, steps, played) for name in names}


def step_of(found: Comparison) -> tuple[float, float]:
    """How far the first is above the second, and half the width of the interval, in Elo points."""
    half = (found.share.high - found.share.low) / 2
    least = 0.5 / found.games
    share = min(max(found.share.mean, least), 1 - least)
    slope = 400 / (2.302585 * share * (1 - share))
    return 400 * log10(share / (1 - share)), max(half, least) * slope


def _rating(
    name: str,
    names: Sequence[str],
    steps: Mapping[tuple[str, str], tuple[float, float]],
    played: Mapping[str, int],
) -> Rating:
    here, anchor = names.index(name), names.index(ANCHOR)
    sign = 1 if here > anchor else -1
    elo, width = ANCHORED_AT, 0.0
    for place in range(min(here, anchor), max(here, anchor)):
        difference, half = steps[names[place], names[place + 1]]
        elo += sign * difference
        width = hypot(width, half)
    return Rating(round(elo, 1), round(elo - width, 1), round(elo + width, 1), played[name])
