"""How many seconds of work each person has had, so that nobody has all of them."""

from collections.abc import Callable

MINUTE = 60.0
MANY = 10_000
"""Accounts, before those that are balanced again are thrown away."""


class Budget:
    """Gives everybody so many seconds of work a minute.

    Work is charged when it is done, and may overdraw an account: whoever has overdrawn it waits until that is
    paid back, so in the long run nobody has more than the budget.
    """

    def __init__(self, seconds_a_minute: float, clock: Callable[[], float]) -> None:
        self._price = MINUTE / seconds_a_minute
        self._clock = clock
        self._balanced: dict[str, float] = {}
        """When all that each person has had is paid back."""

    def wait(self, person: str) -> float:
        """Seconds until the person may ask for more; 0 means now."""
        return max(0.0, self._balanced.get(person, 0.0) - self._clock() - MINUTE)

    def charge(self, person: str, seconds: float) -> None:
        now = self._clock()
        if len(self._balanced) >= MANY:
            self._balanced = {who: until for who, until in self._balanced.items() if until > now}
        self._balanced[person] = max(now, self._balanced.get(person, now)) + seconds * self._price
