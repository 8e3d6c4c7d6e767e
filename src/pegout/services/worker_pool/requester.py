"""Whom work is done for."""

from pegout.values import value


@value
class Requester:
    """Somebody who wants work done, and where they come from: turns go round by both."""

    person: str
    address: str = ""
    """What they share with others who come from the same place; empty where that is not known."""

    @property
    def place(self) -> str:
        """A requester without an address counts as a place of their own."""
        return f"at {self.address}" if self.address else f"only {self.person}"
