"""How much of a proof is run: a share by default, the whole of it with PEGOUT_PROOFS=whole."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

from hypothesis import HealthCheck, settings

WHOLE = os.environ.get("PEGOUT_PROOFS") == "whole"
EVERY_TIME = 0.15
"""Of each share, so that the whole run stays well below a quarter of an hour on two cores."""

F = TypeVar("F", bound=Callable[..., Any])


def proof(share: int, whole: int, least: int = 1) -> Callable[[F], F]:
    """A share of so many examples by default, and no fewer than the least; the whole when it is asked for."""
    wanted = settings(
        max_examples=whole if WHOLE else max(least, round(EVERY_TIME * share)),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )

    def decorate(test: F) -> F:
        return wanted(test)

    return decorate
