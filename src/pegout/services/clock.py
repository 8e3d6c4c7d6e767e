"""The one clock of a server process: the machine's time at its start, and from then on what really passes.

Somebody may set the clock of the machine, or it may be set right over the network, in the middle of a game.
What has passed is therefore measured by a clock that nobody can set, and the machine's time is followed so
slowly that no player notices.
"""

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

FOLLOWED = 0.02
"""The share of the passing time that is added or left out until this clock and the machine's agree."""
JUMP = 10_000
"""Milliseconds they may differ before it is logged."""
MOST_AHEAD = 24 * 60 * 60 * 1000
"""The furthest in the future a stored time may be and still be believed."""


def wall_ms() -> int:
    """Milliseconds since 1970, by the clock of the machine."""
    return time.time_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, UTC. It never goes back, and runs at most a fiftieth too fast or too slow."""

    def __init__(
        self, wall: Callable[[], int] = wall_ms, passing: Callable[[], float] = time.monotonic
    ) -> None:
        self._wall = wall
        self._passing = passing
        self._looked = passing()
        self._now = float(wall())
        self._told = False

    def __call__(self) -> int:
        looked = self._passing()
        passed = max(0.0, 1000 * (looked - self._looked))
        behind = self._wall() - (self._now + passed)
        most = passed * FOLLOWED
        self._now += passed + max(-most, min(most, behind))
        self._looked = looked
        self._tell(behind)
        return int(self._now)

    @property
    def behind(self) -> float:
        """Seconds by which the clock of the machine is ahead of this one."""
        return (self._wall() - self()) / 1000

    def resume(self, latest: int) -> None:
        """Continue from the latest stored moment if the machine's clock was set back meanwhile.

        A date more than a day ahead is not believed.
        """
        ahead = latest - self()
        if 0 < ahead <= MOST_AHEAD:
            self._now = float(latest)
        if ahead > JUMP:
            log.error(
                "The latest entry is dated %d seconds ahead of this machine's clock: check that the clock is "
                "right",
                ahead // 1000,
            )

    def _tell(self, behind: float) -> None:
        """Once for every jump."""
        jumped = abs(behind) > JUMP
        if jumped and not self._told:
            log.warning(
                "The machine's clock has jumped by %+d seconds: games keep to the time that has really "
                "passed. Restart the server to adopt the new time",
                behind // 1000,
            )
        self._told = jumped
