"""How much of a proof is run: a share by default, the whole of it with PEGOUT_PROOFS=whole.

With PEGOUT_PROOFS=few it is ten examples, for runs with a fault, which are many and need not find every one.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings

WHOLE = os.environ.get("PEGOUT_PROOFS") == "whole"
MOST = 10 if os.environ.get("PEGOUT_PROOFS") == "few" else None
LEAST = 25
"""Fewer prove next to nothing: the first examples that are drawn are the smallest there are."""
LAW = 100
"""For what everything else rests on: who sees what, what leaves its input alone, what a screen is told."""

F = TypeVar("F", bound=Callable[..., Any])


def proof(share: int, whole: int, *allowed: HealthCheck) -> Callable[[F], F]:
    """So many examples by default, and the whole when it is asked for; what is allowed does not stop it."""
    if not LEAST <= share <= whole:
        raise ValueError(f"A proof runs at least {LEAST} examples and at most all: not {share} of {whole}.")
    wanted = settings(
        max_examples=whole if WHOLE else min(share, MOST or share),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, *allowed],
    )

    def decorate(test: F) -> F:
        return wanted(test)

    return decorate
