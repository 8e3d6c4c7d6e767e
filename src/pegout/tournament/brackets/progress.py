"""How an event stands: every match, who is out, and the places that are decided."""

from pegout.tournament.brackets.finish import Finish
from pegout.tournament.brackets.match import Pairing, State
from pegout.tournament.brackets.placings import Placing, holder
from pegout.values import value


@value
class Progress:
    """All that follows from a sheet and its log.

    Nothing in it depends on the order in which results of different matches were written down.
    """

    pairings: tuple[Pairing, ...]
    finish: Finish
    withdrawn: tuple[int, ...]

    def __getitem__(self, match: str) -> Pairing:
        """The match with this id."""
        for pairing in self.pairings:
            if pairing.match.id == match:
                return pairing
        raise KeyError(match)

    @property
    def open(self) -> tuple[Pairing, ...]:
        """The matches that can be played now."""
        return tuple(pairing for pairing in self.pairings if pairing.state is State.OPEN)

    @property
    def out(self) -> tuple[int, ...]:
        """Who has left the event, by the rounds of the sheet: the first to go comes first."""
        return self.finish.out

    @property
    def placings(self) -> tuple[Placing, ...]:
        """The places that are decided, best first."""
        hidden = 1 if self.waits_for_marshal else 0
        return tuple(placing for placing in self.finish.placings if placing.place > hidden)

    @property
    def champion(self) -> int | None:
        return self.finish.champion

    @property
    def second(self) -> int | None:
        """Who is second alone."""
        return holder(self.placings, 2)

    @property
    def third(self) -> int | None:
        """Who is third alone."""
        return holder(self.placings, 3)

    @property
    def to_confirm(self) -> tuple[int, ...]:
        """The second and third place, where no match has decided them and the Marshal has not yet spoken."""
        return self.finish.to_confirm

    @property
    def waits_for_marshal(self) -> bool:
        """Whether nobody was there to win the final, so that the Marshal has to name the champion."""
        return self.finish.waits_for_marshal

    @property
    def finished(self) -> bool:
        """Whether there is a champion and no match is left."""
        return self.champion is not None and self.finish.played_out
