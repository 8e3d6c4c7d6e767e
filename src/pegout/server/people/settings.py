"""What the people who run the server decide about accounts."""

import re

from pegout.values import value


@value
class PeopleSettings:
    https: bool = False
    """Whether browsers come by https, also where a proxy ends it: cookies are then never sent without."""
    a_minute: int = 600
    """Requests of one person, or of one address where nobody is known."""
    at_the_door: int = 20
    """Of one address in a minute: new guests, signing in, passwords and new tokens together."""
    remembered: float = 3.0
    """Seconds that another process may still take a revoked token or an ended session for good."""
    hosts: tuple[str, ...] = ()
    """The names that the server goes by, for which passkeys are good."""
    open_paths: tuple[str, ...] = ("/health", "/health/live", "/health/ready", "/metrics")
    """Neither counted nor asked who comes, so that they answer when nothing else does."""

    @property
    def open_patterns(self) -> list[str]:
        return [f"^{re.escape(path)}$" for path in self.open_paths]
