"""What the table knows beside its players: what is due, what was pegged for it, and who may still object.

Plain facts, kept for each deal, and told to nobody. All of them but `held` follow from what everybody has
seen, so that no answer built on them tells of hidden cards.
"""

from dataclasses import replace

from pegout.cards import Card
from pegout.game.officiated.books import muggins_takes
from pegout.game.officiated.scores import AWARDS, Due, Scores, worth
from pegout.game.officiated.seats import Seats, without
from pegout.game.officiated.slips import Slip, SlipKind
from pegout.rules import Kind, RuleSet
from pegout.values import value

OF_THE_PLAY = tuple([kind for kind in Kind if kind not in AWARDS])


@value
class Mark:
    """A score that a player pegged with an own number, outside the show."""

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
    award: int = 0
    """How much of it was for a penalty, which no retraction takes back."""
    penalty: bool = False
    """Whether it was for a penalty, so that an error in it costs no other (acc:XI.3)."""
    closed: Scores = ()
    """What muggins could be called for until this was pegged (acc:X.4b2)."""
    go: bool = False
    """Whether it holds the point for the go of the series on the table, which was not due yet."""

    @property
    def reach(self) -> int:
        """How far its player can still tell of having pegged too far, or not far enough back."""
        return max(self.points, self.over)


@value
class Held:
    """A go by a player who could play. The one fact here that hangs on hidden cards (acc:VII.3)."""

    seat: int
    cards: tuple[Card, ...]
    at: int
    """The place of the go in the history of the play."""
    open_to: Seats = ()
    """Who may claim the renege: nobody until one of the cards is played."""


@value
class Counted:
    """A hand or the crib as its player announced it, and as it was pegged."""

    seat: int
    crib: bool
    said: int
    true: int
    early: bool
    """Whether somebody else was to count before."""
    named: int | None = None
    """The number that was pegged; None until it is."""
    pegged: int = 0
    """How far the peg went for it."""
    returned: int = 0
    """Points that the player pegged back though they were there: no muggins on those (acc:X.2d)."""
    open_to: Seats = ()
    """Who has not accepted it yet."""
    callers: Seats = ()
    """Who may still call muggins on it: to accept in words does not end that (acc:X.4c)."""

    @property
    def is_pegged(self) -> bool:
        return self.named is not None

    @property
    def over(self) -> int:
        return max(0, self.pegged - self.true)

    @property
    def reach(self) -> int:
        """How far its player can still tell of having pegged too far."""
        return self.pegged

    @property
    def missed(self) -> int:
        return 0 if self.named is None else max(0, self.true - self.named - self.returned)


@value
class Tally:
    """The facts of one deal. Tuples of scores have one entry for each seat."""

    due: tuple[Scores, ...]
    """What may still be pegged."""
    missed: tuple[Scores, ...]
    """What can be pegged no more, while muggins can be called for it."""
    lost: tuple[Scores, ...]
    """What is gone, and was taken by nobody."""
    backward: Seats
    """How many holes each player has still to peg back for a penalty."""
    silent: Seats = ()
    """Who has laid a card since last pegging, or saying that there is nothing to peg."""
    pending: Seats = ()
    """Who is given the time to peg, or to pass, before anybody goes on."""
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
    """Whether the point for the last card of this series is due already, or was pegged."""
    closed: bool = False
    """Whether the series on the table is over; its cards lie until the next is led."""
    settled: bool = False
    """Whether the hand that is counted first has been pegged: nothing of the play can be claimed any more."""
    claimed_by: int | None = None
    """Who has pegged out and waits for the others to accept it."""
    accepted: Seats = ()
    """Who has accepted that."""

    @property
    def gained(self) -> Seats:
        """What each player has from this deal by own numbers, less what was put right and penalties."""
        gained = [0] * len(self.due)
        for mark in self.marks:
            gained[mark.seat] += mark.points - mark.award
        for entry in self.counted:
            gained[entry.seat] += entry.pegged
        return tuple(gained)

    @property
    def scores(self) -> "tuple[Mark | Counted, ...]":
        """Everything that was pegged by an own number, the play first."""
        return (*self.marks, *[entry for entry in self.counted if entry.is_pegged])

    def awarded(self, seat: int) -> int:
        """What rulings have given the seat to peg."""
        return worth([score for score in self.due[seat] if score.kind in AWARDS])

    def count_to_peg(self, seat: int) -> Counted | None:
        """What the seat has announced and not pegged yet."""
        return next((one for one in self.counted if one.seat == seat and not one.is_pegged), None)


def new_tally(seats: int) -> Tally:
    nothing: tuple[Scores, ...] = ((),) * seats
    return Tally(nothing, nothing, nothing, (0,) * seats)


def added(scores: tuple[Scores, ...], seat: int, *more: Due) -> tuple[Scores, ...]:
    return tuple([(*own, *more) if place == seat else own for place, own in enumerate(scores)])


def put(scores: tuple[Scores, ...], seat: int, own: Scores) -> tuple[Scores, ...]:
    """The scores with those of one seat replaced."""
    return tuple([own if place == seat else others for place, others in enumerate(scores)])


def forfeited(tally: Tally, seat: int, rules: RuleSet, kinds: tuple[Kind, ...] = tuple(Kind)) -> Tally:
    """Scores of these kinds were not pegged in time; muggins may be called for what it can take."""
    gone = [score for score in tally.due[seat] if score.kind in kinds]
    missed = [Due(one.kind, one.points) for one in gone if muggins_takes(one.kind, rules)]
    lost = [one for one in gone if not muggins_takes(one.kind, rules)]
    return replace(
        tally,
        due=put(tally.due, seat, tuple([one for one in tally.due[seat] if one.kind not in kinds])),
        missed=added(tally.missed, seat, *missed),
        lost=added(tally.lost, seat, *lost),
    )


def waited_for_no_more(tally: Tally, seat: int) -> Tally:
    """The seat has pegged, or has nothing to peg; what a ruling orders is waited for all the same."""
    if tally.awarded(seat) or tally.backward[seat]:
        return tally
    return replace(tally, pending=without(tally.pending, seat))


def out_of_reach(tally: Tally, seat: int) -> Tally:
    """Muggins can be called no more for what the seat has missed so far."""
    return replace(
        tally,
        missed=put(tally.missed, seat, ()),
        lost=added(tally.lost, seat, *tally.missed[seat]),
    )


def reopened(tally: Tally) -> Tally:
    """A peg that went back altogether never was: what it closed is closed by the next one, or by none."""
    marks = list(tally.marks)
    for place, mark in enumerate(tally.marks):
        closed, seat = marks[place].closed, mark.seat
        if mark.points or not closed or tally.settled:
            continue
        marks[place] = replace(mark, closed=())
        later = [n for n in range(place + 1, len(marks)) if marks[n].seat == seat and marks[n].points]
        if later:
            marks[later[0]] = replace(marks[later[0]], closed=(*closed, *marks[later[0]].closed))
        else:
            tally = _in_reach(tally, seat, closed)
    return replace(tally, marks=tuple(marks))


def _in_reach(tally: Tally, seat: int, scores: Scores) -> Tally:
    """Muggins can be called again for what was out of reach."""
    lost, again = list(tally.lost[seat]), []
    for score in scores:
        if score in lost:
            lost.remove(score)
            again.append(score)
    missed = put(tally.missed, seat, (*again, *tally.missed[seat]))
    return replace(tally, missed=missed, lost=put(tally.lost, seat, tuple(lost)))


def play_settled(tally: Tally, rules: RuleSet) -> Tally:
    """The hand that is counted first is pegged: what was due is lost, and objections to the play are over."""
    for seat in range(len(tally.due)):
        tally = out_of_reach(forfeited(tally, seat, rules, OF_THE_PLAY), seat)
    marks = tuple([replace(mark, open_to=()) for mark in tally.marks])
    return replace(tally, marks=marks, announcer=None, settled=True)


def reckon(tally: Tally) -> tuple[Slip, ...]:
    """Every mistake of the deal that stood."""
    slips = []
    for seat, (lost, missed) in enumerate(zip(tally.lost, tally.missed, strict=True)):
        gone = (*lost, *missed)
        slips += [Slip(seat, SlipKind.MISSED_IN_PLAY, worth([one for one in gone if _is_of_cards(one.kind)]))]
        slips += [Slip(seat, SlipKind.MISSED_HEELS, worth([one for one in gone if one.kind is Kind.HEELS]))]
        slips += [Slip(seat, SlipKind.MISSED_AWARD, worth([one for one in gone if one.kind in AWARDS]))]
    slips = [slip for slip in slips if slip.points]
    slips += [Slip(mark.seat, SlipKind.OVER_IN_PLAY, mark.over) for mark in tally.marks if mark.over]
    slips += [Slip(seat, SlipKind.WRONG_COUNT) for seat in tally.wrong_counts]
    slips += [Slip(held.seat, SlipKind.HELD_BACK) for held in tally.held]
    for entry in tally.counted:
        if entry.over:
            slips.append(Slip(entry.seat, _OVER[entry.crib], entry.over))
        elif low := entry.missed + entry.returned:
            slips.append(Slip(entry.seat, _MISSED[entry.crib], low))
    return tuple(slips)


def _is_of_cards(kind: Kind) -> bool:
    return kind is not Kind.HEELS and kind not in AWARDS


_OVER = {False: SlipKind.OVER_HAND, True: SlipKind.OVER_CRIB}
_MISSED = {False: SlipKind.MISSED_HAND, True: SlipKind.MISSED_CRIB}
