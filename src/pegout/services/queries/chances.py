"""The chance to win a game for two from its scores."""

from collections.abc import Mapping, Sequence
from typing import Any

ROLES = ("dealer", "pone")


def win_chances(mine: int, theirs: int, goal: int, roles: Sequence[str] = ROLES) -> dict[str, float]:
    """How often I win with these scores before a deal, as dealer and as pone; or `ValueError`."""
    from pegout.analysis import win_chance  # numbers need heavy libraries

    return {role: win_chance(mine, theirs, dealer=role == "dealer", goal=goal) for role in roles}


def with_scores(mine: int, theirs: int, goal: int, chances: Mapping[str, float]) -> dict[str, Any]:
    """The chances with what they were asked for."""
    return {"mine": mine, "theirs": theirs, "goal": goal} | dict(chances)
