"""The end of an event: its places, and those that only the Marshal can give."""

from collections.abc import Sequence
from dataclasses import replace

from pegout.refusal import Refusal, refuse
from pegout.tournament.brackets.match import Pairing
from pegout.tournament.brackets.placings import (
    Placing,
    award,
    before_the_final,
    departures,
    final_of,
    holder,
    in_the_final,
    place_of,
)
from pegout.tournament.brackets.results import Awarded
from pegout.tournament.brackets.sheet import Bracket, Sheet
from pegout.values import value


@value
class Finish:
    """How the event ends, as far as that is known.

    The first place is the Marshal's when nobody was there to win the final. The second and third are when
    no match has decided them: then they go to the last who were eliminated, for the Marshal to confirm.
    """

    final: Pairing
    losers_final: Pairing | None
    out_before_the_final: tuple[int, ...]
    placings: tuple[Placing, ...]
    played_out: bool  # no match is left
    awarded: tuple[int, ...] = ()  # the places that the Marshal has given

    @property
    def waits_for_marshal(self) -> bool:
        return self.final.is_settled and self.final.winner is None and 1 not in self.awarded

    @property
    def champion(self) -> int | None:
        return None if self.waits_for_marshal else holder(self.placings, 1)

    @property
    def out(self) -> tuple[int, ...]:
        """Who has left the event, by the rounds of the sheet: the first to go comes first."""
        finalists = self.final.players if self.champion is not None else ()
        return tuple(line for line in (*self.out_before_the_final, *finalists) if line != self.champion)

    @property
    def to_confirm(self) -> tuple[int, ...]:
        """The places after the first that wait for the Marshal."""
        open_places: tuple[int, ...] = ()
        if self.champion is not None and not self._final_told_them_apart:
            open_places = (2,) if self.losers_final is None else (2, 3)
        elif self.losers_final is not None and self._nobody_lost(self.losers_final):
            open_places = (3,)
        known = {placing.place for placing in self.placings}
        return tuple(place for place in open_places if place in known and place not in self.awarded)

    @property
    def _final_told_them_apart(self) -> bool:
        """By play, by absence, or by the Marshal choosing between the two."""
        if self.final.winner is not None:
            return self.final.loser is not None
        return len(self.final.players) == 2 and self.champion in self.final.players

    @staticmethod
    def _nobody_lost(pairing: Pairing) -> bool:
        return pairing.is_settled and pairing.loser is None

    def refusal(self, given: Awarded) -> Refusal | None:
        """Why the Marshal cannot give this place to this player now; None if that can be done."""
        waiting = (1, *self.to_confirm) if self.waits_for_marshal else self.to_confirm
        if given.place not in waiting:
            these = " and ".join(str(place) for place in waiting) or "none"
            return refuse(
                "place_not_open",
                "The Marshal cannot award place {place} now; open places: {places}.",
                place=given.place,
                places=these,
            )
        if given.place != 3 and not self.played_out:
            return refuse("third_place_unplayed", "The match for third place comes first: enter its result.")
        now = place_of(self.placings, given.line)
        if now is None or now < given.place:
            return refuse(
                "cannot_have_place",
                "Number {line} cannot take place {place}: name somebody knocked out at that stage.",
                line=given.line,
                place=given.place,
            )
        return None

    def after(self, given: Awarded) -> "Finish":
        placings = tuple(award(self.placings, given.place, given.line))
        return replace(self, placings=placings, awarded=(*self.awarded, given.place))


def finish(sheet: Sheet, pairings: Sequence[Pairing]) -> Finish:
    """The end as the matches have it, before the Marshal speaks."""
    rounds = departures(sheet, pairings)
    final = final_of(pairings)
    losers = [pairing for pairing in pairings if pairing.match.bracket is Bracket.LOSERS]
    return Finish(
        final,
        losers[-1] if losers else None,
        tuple(line for departing in rounds for group in departing.groups for line in group),
        (*in_the_final(final), *before_the_final(len(sheet.lines), rounds)),
        all(pairing.is_settled for pairing in pairings),
    )
