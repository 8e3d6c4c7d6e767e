"""What a ruling on a claim closes: the mistake it was about is put right, and cannot be claimed again."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from pegout.game.events_of_rulings import RulingMade
from pegout.game.officiated import claims as c
from pegout.game.officiated.editions import or_first
from pegout.game.officiated.first import settlement as first
from pegout.game.officiated.first import tally as first_tally
from pegout.game.officiated.first.tally import Tally as FirstTally
from pegout.game.officiated.fold_show import count_lost
from pegout.game.officiated.missed import family_of, is_low
from pegout.game.officiated.scores import AWARDS, Scores, fitted
from pegout.game.officiated.seats import joined
from pegout.game.officiated.tally import (
    Counted,
    Mark,
    Tally,
    added,
    put,
    reopened,
    waited_for_no_more,
)
from pegout.game.officiated.waits import tally_of
from pegout.game.state import Deal, GameState
from pegout.rules import Kind, RuleSet, book_of
from pegout.rules.remedies import ScoreLost


@or_first(first.settle)
def settle(deal: Deal, claim: c.Claim, rules: RuleSet) -> None:
    """Fold a claim that was found right; what it orders follows from the remedies."""
    tally = tally_of(deal)
    if isinstance(claim, c.ClaimCount):
        deal.tally = _count(tally, claim, len(deal.history))
    elif isinstance(claim, c.ClaimFalseGame) and _by_early_count(tally, claim, rules):
        early = c.ClaimCountedEarly(claim.seat, claim.player)
        deal.tally = _early(_overpegged(tally, claim), early)  # what was scored too soon goes back with it
    elif close := _CLOSED.get(claim.__class__):
        deal.tally = close(tally, claim)


COUNT_TAKEN_BACK = "acc:IX.2c"
LOST_IN_PEGGING = ("acc:VIII.5", "acc:VIII.8")


def settle_unclaimed(draft: GameState, ruling: RulingMade) -> None:
    """Fold a ruling that nobody claimed: a count taken back is to be counted again, a lost score is not due.

    Only scores that were lost in pegging them are still due then; all others were forfeited before.
    """
    deal = draft.deal
    if not isinstance(deal.tally, Tally):
        return
    if COUNT_TAKEN_BACK in ruling.citations:
        for seat in {entry.seat for entry in deal.tally.counted if entry.early}:
            deal.tally = _early(deal.tally, c.ClaimCountedEarly(seat, seat))
    if any(place.startswith(LOST_IN_PEGGING) for place in ruling.citations):
        for remedy in ruling.remedies:
            if isinstance(remedy, ScoreLost) and not count_lost(draft, remedy.seat):
                deal.tally = _lost(deal.tally, remedy)


def _lost(tally: Tally, remedy: ScoreLost) -> Tally:
    """Off what may be pegged; no muggins takes it (acc:X.2d, acc:X.2e)."""
    seat = remedy.seat
    awards = [score for score in tally.due[seat] if score.kind in AWARDS]
    fit = fitted([score for score in tally.due[seat] if score.kind not in AWARDS], remedy.points)
    left = replace(
        tally,
        due=put(tally.due, seat, (*awards, *fit.left)),
        lost=added(tally.lost, seat, *fit.pegged),
    )
    return left if fit.left else waited_for_no_more(left, seat)


def _by_early_count(tally: Tally, claim: c.ClaimFalseGame, rules: RuleSet) -> bool:
    """At a club whatever else was wrong with it; elsewhere where nothing else was."""
    wrong = [score for score in tally.scores if score.seat == claim.player and score.over]
    return book_of(rules) == "club" or not any(claim.seat in score.open_to for score in wrong)


def _count(tally: Tally, claim: c.ClaimCount, since: int) -> Tally:
    """The count is put right with what was pegged on it."""
    if tally.announcer is None:
        return tally
    places = [place for place, seat in enumerate(tally.wrong_counts) if seat == tally.announcer]
    wrong = tally.wrong_counts
    if places:
        wrong = wrong[: places[-1]] + wrong[places[-1] + 1 :]
    return _nothing_over(replace(tally, wrong_counts=wrong), tally.announcer, claim.seat, since)


def _overpegged(tally: Tally, claim: c.ClaimOverpegged | c.ClaimFalseGame) -> Tally:
    return _nothing_over(tally, claim.player, claim.seat)


def _heels(tally: Tally, claim: c.ClaimHeels) -> Tally:
    """What is known to be lost need not be told again."""
    known = tuple([one for one in tally.lost[claim.player] if one.kind is not Kind.HEELS])
    return _nothing_over(replace(tally, lost=put(tally.lost, claim.player, known)), claim.player, claim.seat)


def _nothing_over(tally: Tally, player: int, claimant: int, since: int = 0) -> Tally:
    """What the player pegged too many since then is put right, as far as the claimant may object."""
    marks = [
        replace(mark, over=0, points=max(0, mark.points - mark.over), beyond=0)
        if mark.seat == player and mark.at >= since and _may_object(mark.open_to, player, claimant)
        else mark
        for mark in tally.marks
    ]
    counted = [
        replace(entry, pegged=entry.true, named=entry.true)
        if entry.seat == player and entry.over and _may_object(entry.open_to, player, claimant)
        else entry
        for entry in tally.counted
    ]
    return reopened(replace(tally, marks=tuple(marks), counted=tuple(counted)))


def _may_object(open_to: tuple[int, ...], player: int, claimant: int) -> bool:
    return claimant in open_to or (claimant == player and bool(open_to))


def _peg_back(tally: Tally, claim: c.PegBack) -> Tally:
    """The player's own number: off what was too many, then off the newest scores that are still open."""
    left = claim.points
    counted, marks = list(tally.counted), list(tally.marks)
    for reach in (_over, _reach):
        for place, entry in reversed(list(enumerate(counted))):
            if _is_open(entry, claim.seat) and (back := min(left, reach(entry))):
                counted[place] = _count_less(entry, back)
                left -= back
        for place, mark in reversed(list(enumerate(marks))):
            if _is_open(mark, claim.seat) and (back := min(left, reach(mark))):
                marks[place] = _mark_less(mark, back)
                left -= back
    return reopened(replace(tally, counted=tuple(counted), marks=tuple(marks)))


def _is_open(score: Counted | Mark, seat: int) -> bool:
    return score.seat == seat and bool(score.open_to)


def _over(score: Counted | Mark) -> int:
    return score.over


def _reach(score: Counted | Mark) -> int:
    return score.reach


def _count_less(entry: Counted, back: int) -> Counted:
    """Points that were there and went back are lost, and no muggins takes them (acc:X.2d)."""
    pegged = entry.pegged - back
    due = max(0, min(entry.true, entry.pegged) - pegged)
    return replace(entry, pegged=pegged, named=pegged, returned=entry.returned + due)


def _mark_less(mark: Mark, back: int) -> Mark:
    """A point for a go that was not due yet goes back before what was."""
    over, beyond = max(0, mark.over - back), max(0, mark.beyond - back)
    go = mark.go and back <= mark.over
    return replace(mark, points=max(0, mark.points - back), over=over, beyond=beyond, go=go)


def _muggins(tally: Tally, claim: c.ClaimMuggins) -> Tally:
    """The score is taken: nobody can peg it or call it any more."""
    if claim.score in (c.Scored.HAND, c.Scored.CRIB):
        counted = [
            replace(entry, named=entry.true) if is_low(entry, claim) else entry for entry in tally.counted
        ]
        return replace(tally, counted=tuple(counted))
    kinds, player = family_of(claim.score), claim.player
    due = tuple([one for one in tally.due[player] if not (one.kind in kinds and one.overlooked)])
    missed = tuple([one for one in tally.missed[player] if one.kind not in kinds])
    return replace(tally, due=put(tally.due, player, due), missed=put(tally.missed, player, missed))


def _early(tally: Tally, claim: c.ClaimCountedEarly) -> Tally:
    """What was counted too early is to be counted again; points of the play may still be pegged."""
    counted = [entry for entry in tally.counted if not (entry.seat == claim.player and entry.early)]
    tally = replace(tally, counted=tuple(counted))
    return tally if claim.player in tally.silent else waited_for_no_more(tally, claim.player)


_CLOSED: dict[type, Callable[[Tally, Any], Tally]] = {
    c.ClaimOverpegged: _overpegged,
    c.ClaimFalseGame: _overpegged,
    c.ClaimHeels: _heels,
    c.PegBack: _peg_back,
    c.ClaimMuggins: _muggins,
    c.ClaimCountedEarly: _early,
}
"""Goes are taken back, and with them all that came after: the tally of that moment holds again."""


def without_claim(tally: Tally | FirstTally | None, rules: RuleSet) -> Tally | FirstTally | None:
    """Time is called: a claim of the game is not open any more, and what it claimed too many is put right."""
    if not isinstance(tally, Tally) or tally.claimed_by is None:
        return tally
    side = rules.side_of(tally.claimed_by)
    for seat in range(rules.seats):
        tally = _nothing_over(tally, seat, seat) if rules.side_of(seat) == side else tally
    return replace(tally, claimed_by=None, accepted=())


def taken_off(tally: Tally | FirstTally, seat: int, points: int) -> Tally | FirstTally:
    """Points that a ruling has put right otherwise: off what the seat pegged last, and no longer too many."""
    if isinstance(tally, FirstTally):
        return first_tally.taken_off(tally, seat, points)
    marks = list(tally.marks)
    for place, mark in reversed(list(enumerate(marks))):
        if mark.seat == seat and (back := min(points, mark.points)):
            marks[place] = _mark_less(mark, back)
            points -= back
    return reopened(replace(tally, marks=tuple(marks)))


def returned_to(then: Tally | FirstTally, now: Tally | FirstTally) -> Tally | FirstTally:
    """The tally of an earlier moment, where everything that was put right since stays put right."""
    if isinstance(then, FirstTally) and isinstance(now, FirstTally):
        return first_tally.returned_to(then, now)
    if isinstance(then, FirstTally) or isinstance(now, FirstTally):
        raise TypeError("A deal is played under one edition.")
    marks = [
        replace(old, points=new.points, over=new.over, go=old.go and new.go)
        for old, new in zip(then.marks, now.marks, strict=False)
    ]
    due = tuple([_with_awards(old, new) for old, new in zip(then.due, now.due, strict=True)])
    owing = [seat for seat, (had, has) in enumerate(zip(then.due, due, strict=True)) if had != has]
    owing += [seat for seat, holes in enumerate(now.backward) if holes]
    pending = joined(then.pending, *owing)
    return reopened(replace(then, marks=tuple(marks), due=due, backward=now.backward, pending=pending))


def _with_awards(then: Scores, now: Scores) -> Scores:
    """Penalties given since are still to be pegged; muggins goes back like the score that was missed."""
    penalties = [score for score in now if score.kind is Kind.PENALTY]
    return (*[score for score in then if score.kind is not Kind.PENALTY], *penalties)


def uncounted(tally: Tally | FirstTally, seat: int | None) -> Tally | FirstTally:
    """The count of a hand, or (None) of the crib, does not hold any more."""
    if isinstance(tally, FirstTally):
        return tally
    counted = [entry for entry in tally.counted if not _is_of(entry, seat)]
    to_peg = [entry.seat for entry in tally.counted if _is_of(entry, seat) and not entry.is_pegged]
    pending = tuple([other for other in tally.pending if other not in to_peg])
    return replace(tally, counted=tuple(counted), pending=pending)


def repegged(tally: Tally | FirstTally, pegged: Sequence[int]) -> Tally | FirstTally:
    """The counts with what is pegged for each after a ruling."""
    if isinstance(tally, FirstTally):
        return tally
    pairs = zip(tally.counted, pegged, strict=True)
    return replace(tally, counted=tuple([replace(entry, pegged=points) for entry, points in pairs]))


def _is_of(entry: Counted, seat: int | None) -> bool:
    return entry.crib if seat is None else not entry.crib and entry.seat == seat


def retracted(tally: Tally | FirstTally) -> Tally | FirstTally:
    """All points of the play are taken back: none is due, missed or too many any more."""
    if isinstance(tally, FirstTally):
        return tally
    kept = tuple([_not_of_the_play(scores) for scores in tally.due])
    nothing: tuple[Scores, ...] = ((),) * len(tally.due)
    return replace(tally, due=kept, missed=nothing, marks=())


def _not_of_the_play(scores: Scores) -> Scores:
    return tuple([score for score in scores if score.kind is Kind.HEELS or score.kind in AWARDS])
