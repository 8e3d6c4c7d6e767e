"""What a ruling on a claim closes: the mistake it was about is put right, and cannot be claimed again."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.game.officiated import claims as c
from pegout.game.officiated.first.tally import Tally
from pegout.game.officiated.first.waits import tally_of
from pegout.game.officiated.seats import changed
from pegout.game.state import Deal
from pegout.rules import RuleSet, book_of


def settle(deal: Deal, claim: c.Claim, rules: RuleSet) -> None:
    """Fold a claim that was found right; what it orders follows from the remedies."""
    tally = tally_of(deal)
    if isinstance(claim, c.ClaimCount):
        deal.tally = _count(tally, claim, len(deal.history))
    elif isinstance(claim, c.ClaimFalseGame) and book_of(rules) == "club":
        early = c.ClaimCountedEarly(claim.seat, claim.player)
        deal.tally = _early(_overpegged(tally, claim), early)  # what was scored too soon goes back with it
    elif close := _CLOSED.get(claim.__class__):
        deal.tally = close(tally, claim)


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
    known = changed(tally.heels_lost, claim.player, -tally.heels_lost[claim.player])
    return _nothing_over(replace(tally, heels_lost=known), claim.player, claim.seat)


def _nothing_over(tally: Tally, player: int, claimant: int, since: int = 0) -> Tally:
    """What the player pegged too many since then is put right, as far as the claimant may object."""
    marks = tuple(
        [
            replace(mark, over=0, points=mark.points - mark.over, beyond=0)
            if mark.seat == player and mark.at >= since and _may_object(mark.open_to, player, claimant)
            else mark
            for mark in tally.marks
        ]
    )
    counted = tuple(
        [
            replace(entry, pegged=entry.pegged - entry.over, said=max(entry.said - entry.over, entry.true))
            if entry.seat == player and entry.over and _may_object(entry.open_to, player, claimant)
            else entry
            for entry in tally.counted
        ]
    )
    return replace(tally, marks=marks, counted=counted)


def _may_object(open_to: tuple[int, ...], player: int, claimant: int) -> bool:
    return claimant in open_to or (claimant == player and bool(open_to))


def _peg_back(tally: Tally, claim: c.PegBack) -> Tally:
    """So many of the player's own points too many, the newest first."""
    left = claim.points
    counted, marks = list(tally.counted), list(tally.marks)
    for place, entry in reversed(list(enumerate(counted))):
        if entry.seat == claim.seat and entry.open_to and (back := min(left, entry.over)):
            counted[place] = replace(entry, pegged=entry.pegged - back, said=entry.said - back)
            left -= back
    for place, mark in reversed(list(enumerate(marks))):
        if mark.seat == claim.seat and mark.open_to and (back := min(left, mark.over)):
            beyond = max(0, mark.beyond - back)
            marks[place] = replace(mark, over=mark.over - back, points=mark.points - back, beyond=beyond)
            left -= back
    return replace(tally, counted=tuple(counted), marks=tuple(marks))


def _muggins(tally: Tally, claim: c.ClaimMuggins) -> Tally:
    """A hand or crib that the claimant has not accepted is meant before the play is."""
    if any(_is_low(entry, claim) for entry in tally.counted):
        return _full(tally, claim)
    points = tally.missed[claim.player]
    return replace(
        tally,
        taken=changed(tally.taken, claim.seat, min(points, claim.points)),
        missed=changed(tally.missed, claim.player, -points),
        lost=changed(tally.lost, claim.player, -points),
    )


def _full(tally: Tally, claim: c.ClaimMuggins | c.ClaimFullCount) -> Tally:
    """The count is as good as right: what was missing has been given to somebody."""
    counted = [replace(entry, said=entry.true) if _is_low(entry, claim) else entry for entry in tally.counted]
    return replace(tally, counted=tuple(counted))


def _is_low(entry: Any, claim: c.ClaimMuggins | c.ClaimFullCount) -> bool:
    return (
        entry.seat == claim.player
        and entry.missed > 0
        and _may_object(entry.open_to, claim.player, claim.seat)
    )


def _early(tally: Tally, claim: c.ClaimCountedEarly) -> Tally:
    """What was counted too early is to be counted again."""
    counted = [entry for entry in tally.counted if not (entry.seat == claim.player and entry.early)]
    return replace(tally, counted=tuple(counted))


_CLOSED: dict[type, Callable[[Tally, Any], Tally]] = {
    c.ClaimOverpegged: _overpegged,
    c.ClaimFalseGame: _overpegged,
    c.ClaimHeels: _heels,
    c.PegBack: _peg_back,
    c.ClaimMuggins: _muggins,
    c.ClaimFullCount: _full,
    c.ClaimCountedEarly: _early,
}
"""Goes are taken back, and with them all that came after: the tally of that moment holds again."""
