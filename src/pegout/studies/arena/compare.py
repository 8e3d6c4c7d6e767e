"""Two bots against each other over duplicate deals."""

import secrets
from collections.abc import Callable
from pathlib import Path

from pegout.rules import RuleSet
from pegout.rules.house_rules import rules_for
from pegout.studies.arena.games import Sets
from pegout.studies.arena.plan import ENGINE, Plan
from pegout.studies.arena.records import open_folder
from pegout.studies.arena.result import Comparison, result_of
from pegout.studies.parallel import share_out
from pegout.studies.simulation.contests import BuildBot

Progress = Callable[[int, int, float], None]
"""Receives how many games are done, how many there are in all, and the first bot's share so far."""

GAMES = 200
ENGINE_SECONDS = 10.0

LARGEST_PART = 4
"""Sets handed out together: few, since real games take long and progress should show often."""


def compare(
    first: str,
    second: str,
    *,
    build: BuildBot,
    games: int = GAMES,
    seed: object = None,
    workers: int = 1,
    rules: str | RuleSet = "acc",
    engine_seconds: float = ENGINE_SECONDS,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> Comparison:
    """Play that many games, rounded up to whole sets, and say which bot is better.

    `build` makes a bot from its name and a seed (`pegout.wiring.bot`); a name such as `engine:COMMAND LINE`
    starts a program that plays. The same seed gives the same figures, whatever the number of workers, but
    for the times; engines must then answer equal questions equally. Ctrl-C returns the figures of the games
    already played. A `folder` gets the record of every game.
    """
    _check(games, workers, engine_seconds)
    key = secrets.token_hex(8) if seed is None else str(seed)
    plan = Plan((first, second), build, rules_for(rules), key, engine_seconds, folder)
    for name in plan.names:
        if not name.startswith(ENGINE):
            build(name, None)  # an unknown name is refused before any game
    if folder is not None:
        open_folder(folder)
    of = plan.games_a_set
    sets = -(-games // of)
    tell = progress or (lambda _done, _games, _share: None)
    tally = share_out(
        Sets(plan),
        sets,
        workers,
        lambda total: tell(total.runs * of, sets * of, total.first.wins / (total.runs * of)),
        LARGEST_PART,
    )
    return result_of(plan, tally, sets * of)


def _check(games: int, workers: int, engine_seconds: float) -> None:
    for number, what in ((games, "game"), (workers, "worker")):
        if number < 1:
            raise ValueError(f"A comparison needs one {what} or more, not {number}.")
    if not 0.0 < engine_seconds < float("inf"):
        raise ValueError(f"An engine cannot answer in {engine_seconds} seconds: give it 10, for example.")
