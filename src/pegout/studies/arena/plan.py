"""What a comparison consists of, and who sits where in each of its games."""

from hashlib import sha256
from pathlib import Path

from pegout.game import Seat
from pegout.rules import RuleSet
from pegout.studies.simulation.contests import BuildBot
from pegout.values import value

FIRST_DEALER: Seat = 0
"""Deals first in every game; as the bots swap seats, each gets its turn."""

ENGINE = "engine:"
"""Before the command line of a program that plays."""

LONGEST_LABEL = 30


@value
class Plan:
    """Everything a game depends on besides its number, so that it is the same in any process.

    Games come in sets, one for each side of the table: two for two seats or partners, else one per seat. In a
    set the same packs are dealt, and the first bot goes from side to side, while the
    second has all the others. `build` makes a bot from a name and a seed; other processes find it by its
    module, so it must be a plain function.
    """

    names: tuple[str, str]
    build: BuildBot
    rules: RuleSet
    seed: str
    engine_seconds: float
    folder: Path | None = None
    """Where the record of each game goes."""

    @property
    def games_a_set(self) -> int:
        return self.rules.sides

    def lineup(self, turn: int) -> tuple[int, ...]:
        """Who sits in each seat in that game of a set: 0 is the first bot, 1 the second."""
        rules = self.rules
        return tuple([int(rules.side_of(seat) != turn) for seat in range(rules.seats)])

    def bot_seed(self, number: int, seat: Seat) -> str:
        """The seed of whoever sits there, in all games of a set.

        It goes by the seat and not by the bot, so that equal bots play equal games; and it is a digest, so
        that it gives no cards away.
        """
        return sha256(f"{self.seed}/{number}/seat {seat}".encode()).hexdigest()[:16]

    def table_names(self, turn: int) -> tuple[str, ...]:
        """The players' names for the record, numbered if several are the same."""
        labels = [_label(self.names[one]) for one in self.lineup(turn)]
        return tuple(
            [
                label if labels.count(label) == 1 else f"{label} {labels[: seat + 1].count(label)}"
                for seat, label in enumerate(labels)
            ]
        )


def _label(name: str) -> str:
    return "engine" if name.startswith(ENGINE) else name.strip()[:LONGEST_LABEL].strip()
