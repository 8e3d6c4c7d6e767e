"""The result of checking the deals of a record."""

from typing import Any

from pegout.values import value


@value
class Check:
    """One thing worked out again."""

    what: str
    """In words: `game 1, deal 3`."""
    agrees: bool
    wrong: str = ""
    """What should have been there; empty if it agrees."""


@value
class SeatCuts:
    """How a seat cut. A bot's cuts are all the program's, and a player's now and then by chance."""

    name: str
    made: int
    of_program: int


@value
class Verdict:
    """Whether a match was dealt as its secrets say."""

    table: str
    match: int
    names: tuple[str, ...]
    commitment: str
    """As the record gives it."""
    checks: tuple[Check, ...]
    """The commitment, the first dealer where one was drawn, and every pack in the order of the match."""
    cuts: tuple[SeatCuts, ...]
    notes: tuple[str, ...]
    """What cannot be checked, one sentence each."""
    packs: int
    version: int = 1
    """Of the proof: from the second on the names, the date and the bots are bound into every pack."""
    added: int = 1
    """How many players added a secret of their own."""

    @property
    def agrees(self) -> bool:
        return all(check.agrees for check in self.checks)

    @property
    def sentence(self) -> str:
        """The verdict in one sentence, with the first thing that disagrees."""
        for check in self.checks:
            if not check.agrees:
                changed = ", or its names, date or bots were changed" if self._is_bound(check) else ""
                return f"This match was not dealt as its record says{changed}: {check.what}: {check.wrong}"
        if not self.packs:
            return "The commitment matches its secret, and no pack has been shuffled yet."
        packs = "The one pack" if self.packs == 1 else f"All {self.packs} packs"
        if self.added:
            return f"{packs} of this match came from the secrets committed to before it began."
        return (
            f"{packs} of this match came only from the server's secret, committed to before it began: "
            "no player added a secret, so whoever ran the server could have tried out many."
        )

    def _is_bound(self, check: Check) -> bool:
        return self.version > 1 and check.what != "commitment"

    def to_json(self) -> dict[str, Any]:
        """Every field by its name, with the verdict and its sentence."""
        import msgspec

        fields: dict[str, Any] = msgspec.to_builtins(self)
        return {"agrees": self.agrees, "sentence": self.sentence} | fields
