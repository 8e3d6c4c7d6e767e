"""What miscounts, penalties and muggins changed in a deal that its players officiate."""

from pegout.analysis import win_chance
from pegout.game import Event
from pegout.game import events as e
from pegout.game.officiated.claims import ClaimFullCount, ClaimMuggins
from pegout.game.officiated.slips import SlipKind
from pegout.rules.remedies import ScoreLost
from pegout.studies.review.ledger import grain

_OVER = (SlipKind.OVER_IN_PLAY, SlipKind.OVER_HAND, SlipKind.OVER_CRIB)


class Slips:
    """The points of one deal between two, by seat."""

    def __init__(self) -> None:
        self.erred = [0, 0]
        """What each seat would have gained by pegging exactly what was due."""
        self.awarded = [0, 0]
        """What each seat got for the opponent's faults."""
        self.mugged = [0, 0]
        """What each seat took by muggins."""
        self._ruling: e.RulingMade | None = None

    def note(self, event: Event) -> None:
        """Note what the event says about points; most say nothing."""
        if isinstance(event, e.Reckoned):
            for slip in event.slips:
                self.erred[slip.seat] += -slip.points if slip.kind in _OVER else slip.points
        elif isinstance(event, e.RulingMade):
            self._ruling = event
            for remedy in event.remedies:
                if isinstance(remedy, ScoreLost):
                    self.erred[remedy.seat] += remedy.points
        elif isinstance(event, e.PeggedBack):
            self.erred[event.seat] += event.points
        elif isinstance(event, e.PenaltyPeggedBack):
            self.erred[event.seat] += event.moved
        elif isinstance(event, e.Awarded):
            (self.mugged if event.muggins else self.awarded)[event.seat] += event.points
        elif isinstance(event, e.Pegged) and event.why.by_ruling:
            self._given(event)

    def _given(self, event: e.Pegged) -> None:
        claim = None if self._ruling is None else self._ruling.claim
        if isinstance(claim, ClaimMuggins):
            self.mugged[event.seat] += event.points
        elif not isinstance(claim, ClaimFullCount):  # that only gives a hand its own value
            self.awarded[event.seat] += event.points

    def counting(self, seat: int, end: "DealEnd") -> float:
        """What the seat's own wrong counts changed in its chance to win."""
        if not (self.erred[seat] or self.awarded[1 - seat]):
            return 0.0
        right = end.changed(seat, self.erred[seat], -self.awarded[1 - seat])
        return end.chance(seat) - right.chance(seat)

    def muggins(self, seat: int, end: "DealEnd") -> float:
        if not self.mugged[seat]:
            return 0.0
        return end.chance(seat) - end.changed(seat, -self.mugged[seat], 0).chance(seat)


class DealEnd:
    """The scores after a deal between two, and who deals next."""

    def __init__(self, scores: tuple[int, int], dealer: int, goal: int) -> None:
        self.scores = scores
        self.dealer = dealer
        self.goal = goal

    def changed(self, seat: int, own: int, other: int) -> "DealEnd":
        """With that many more points for the seat and for the opponent; nobody goes past the goal."""
        more = (own, other) if seat == 0 else (other, own)
        first, second = (
            min(max(0, score + by), self.goal) for score, by in zip(self.scores, more, strict=True)
        )
        if first == second == self.goal:  # the points due before the other went out would have won
            first, second = (first, self.goal - 1) if seat == 0 else (self.goal - 1, second)
        return DealEnd((first, second), self.dealer, self.goal)

    def chance(self, seat: int) -> float:
        dealer = self.dealer == seat
        return grain(win_chance(self.scores[seat], self.scores[1 - seat], dealer=dealer, goal=self.goal))
