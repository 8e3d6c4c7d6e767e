"""What the table knows beside its players: what is due, what was pegged for it, and who may still object.

Plain facts, kept for each deal. No view lists them.
"""

from dataclasses import replace

from pegout.cards import Card
from pegout.game.officiated.seats import Seats, changed
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.values import value


@value
class Mark:
    """A score of the play that a player pegged with an own number."""

    seat: int
    points: int
    """How far the peg went."""
    over: int
    """How much of that was not due."""
    at: int
    """How many cards, goes and turned series lay before it."""
    open_to: Seats
    """Who may still object."""
    miscounted: bool = False
    """Whether it was pegged on a count that was announced wrongly."""
    beyond: int = 0
    """How much of it not even that count gives."""


@value
class Held:
    """A go by a player who could play."""

    seat: int
    cards: tuple[Card, ...]
    at: int
    """The place of the go in the history of the play."""
    open_to: Seats = ()
    """Who may claim the renege: nobody until one of the cards is played."""


@value
class Counted:
    """A hand or the crib as its player counted it."""

    seat: int
    crib: bool
    said: int
    pegged: int
    true: int
    early: bool
    """Whether somebody else was to count before."""
    open_to: Seats
    """Who has not accepted it yet."""

    @property
    def over(self) -> int:
        return max(0, self.pegged - self.true)

    @property
    def missed(self) -> int:
        return max(0, self.true - self.said)


@value
class Tally:
    """The facts of one deal. Tuples of numbers have one for each seat."""

    due: Seats
    """Points of the play that may still be pegged."""
    heels: Seats
    """The same for heels, which muggins never takes."""
    missed: Seats
    """Points of the play that were not pegged and that muggins can still be called for."""
    lost: Seats
    """All points of the play that were not pegged and that nobody took."""
    taken: Seats
    """What each player got by muggins in this play."""
    heels_lost: Seats
    """Heels lost by playing first."""
    heels_short: Seats
    """Heels that were pegged for too few."""
    marks: tuple[Mark, ...] = ()
    held: tuple[Held, ...] = ()
    counted: tuple[Counted, ...] = ()
    right: int = 0
    """What the count would be if the last announcement were right."""
    announcer: int | None = None
    """Who announced the count, while that may be put right."""
    wrong_counts: Seats = ()
    """Who announced a count wrongly, as often as it happened and stood."""
    full: bool = False
    """Whether the last card really made the count full, so that nothing more can be due for it."""
    go_given: bool = False
    """Whether the point for the go of this series is due already, or was pegged."""
    closed: bool = False
    """Whether the series on the table is over; its cards lie until the next is led."""
    claimed_by: int | None = None
    """Who has pegged out and waits for the others to accept it."""
    accepted: Seats = ()
    """Who has accepted that."""

    @property
    def gained(self) -> Seats:
        """What each player has from this deal by own numbers, less what was put right, and by muggins."""
        gained = list(self.taken)
        for mark in self.marks:
            gained[mark.seat] += mark.points
        for entry in self.counted:
            gained[entry.seat] += entry.pegged
        return tuple(gained)

    @property
    def scores(self) -> "tuple[Mark | Counted, ...]":
        """Everything that was pegged by an own number, the play first."""
        return (*self.marks, *self.counted)


def new_tally(seats: int) -> Tally:
    nothing = (0,) * seats
    return Tally(nothing, nothing, nothing, nothing, nothing, nothing, nothing)


def forfeited(tally: Tally, seat: int) -> Tally:
    """The points due to the seat were not pegged in time; muggins may be called for them."""
    points = tally.due[seat]
    return replace(
        tally,
        due=changed(tally.due, seat, -points),
        missed=changed(tally.missed, seat, points),
        lost=changed(tally.lost, seat, points),
    )


def heels_forfeited(tally: Tally, seat: int) -> Tally:
    points = tally.heels[seat]
    return replace(
        tally,
        heels=changed(tally.heels, seat, -points),
        heels_lost=changed(tally.heels_lost, seat, points),
    )


def marked(tally: Tally, mark: Mark, short: int) -> Tally:
    """The seat has pegged what it took to be due; earlier points that it missed are out of reach now."""
    seat = mark.seat
    heels_short = min(short, max(0, tally.heels[seat] - mark.points))
    return replace(
        tally,
        due=changed(tally.due, seat, -tally.due[seat]),
        heels=changed(tally.heels, seat, -tally.heels[seat]),
        missed=changed(tally.missed, seat, short - heels_short - tally.missed[seat]),
        lost=changed(tally.lost, seat, short - heels_short),
        heels_short=changed(tally.heels_short, seat, heels_short),
        marks=(*tally.marks, mark),
    )


def taken_off(tally: Tally, seat: int, points: int) -> Tally:
    """Points that a ruling has put right otherwise: off what the seat pegged last, and no longer too many."""
    marks = list(tally.marks)
    for place, mark in reversed(list(enumerate(marks))):
        if mark.seat == seat and (back := min(points, mark.points)):
            marks[place] = replace(mark, points=mark.points - back, over=max(0, mark.over - back))
            points -= back
    return replace(tally, marks=tuple(marks))


def returned_to(then: Tally, now: Tally) -> Tally:
    """The tally of an earlier moment, where everything that was put right since stays put right."""
    marks = [
        replace(old, points=new.points, over=new.over)
        for old, new in zip(then.marks, now.marks, strict=False)
    ]
    lost = [min(pair) for pair in zip(then.heels_lost, now.heels_lost, strict=True)]
    return replace(then, marks=tuple(marks), heels_lost=tuple(lost))


def reckon(tally: Tally) -> tuple[Slip, ...]:
    """Every mistake of the deal that stood."""
    slips = [Slip(seat, SlipKind.MISSED_IN_PLAY, lost) for seat, lost in enumerate(tally.lost) if lost]
    for heels in (tally.heels_lost, tally.heels_short):
        slips += [Slip(seat, SlipKind.MISSED_HEELS, lost) for seat, lost in enumerate(heels) if lost]
    slips += [Slip(mark.seat, SlipKind.OVER_IN_PLAY, mark.over) for mark in tally.marks if mark.over]
    slips += [Slip(seat, SlipKind.WRONG_COUNT) for seat in tally.wrong_counts]
    slips += [Slip(held.seat, SlipKind.HELD_BACK) for held in tally.held]
    for entry in tally.counted:
        if entry.over:
            slips.append(Slip(entry.seat, _OVER[entry.crib], entry.over))
        elif entry.missed:
            slips.append(Slip(entry.seat, _MISSED[entry.crib], entry.missed))
    return tuple(slips)


_OVER = {False: SlipKind.OVER_HAND, True: SlipKind.OVER_CRIB}
_MISSED = {False: SlipKind.MISSED_HAND, True: SlipKind.MISSED_CRIB}
