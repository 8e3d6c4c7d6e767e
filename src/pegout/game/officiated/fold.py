"""Folding what officiating players do into the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.game.board import Pegs
from pegout.game.climb import stepped
from pegout.game.events import CardPlayed
from pegout.game.officiated import events as e
from pegout.game.officiated.alone import end_of, has_go_in_sight
from pegout.game.officiated.editions import is_first
from pegout.game.officiated.first.fold import OFFICIATED_FOLDS as FIRST_FOLDS
from pegout.game.officiated.fold_show import SHOW_FOLDS, advance
from pegout.game.officiated.notes import near
from pegout.game.officiated.scores import AWARDS, Due, Fitted, Scores, fitted, fitted_with_go, worth
from pegout.game.officiated.seats import changed, joined, without
from pegout.game.officiated.tally import (
    Mark,
    Tally,
    added,
    forfeited,
    out_of_reach,
    put,
    waited_for_no_more,
)
from pegout.game.officiated.waits import tally_of
from pegout.game.state import GameState
from pegout.rules import Kind, score_at


def _earned(draft: GameState, event: e.Earned) -> None:
    tally = tally_of(draft.deal)
    if event.go:
        tally = replace(tally, go_given=True)
        early = _pegged_before_its_go(draft, event.seat)
        if early is not None:
            draft.deal.tally = _made_good(tally, early)
            return
    scores = [Due(item.kind, item.points) for item in event.why.items]
    pending = tally.pending
    if event.heels and near(draft, event.seat):
        pending = joined(pending, event.seat)  # heels can win before anybody leads (acc:VI.3b)
    draft.deal.tally = replace(tally, due=added(tally.due, event.seat, *scores), pending=pending)


def _pegged_before_its_go(draft: GameState, seat: int) -> Mark | None:
    """A mark in which the seat took the point for its last card before anybody had said go."""
    history, marks = draft.deal.history, tally_of(draft.deal).marks
    cards = [place for place, past in enumerate(history) if isinstance(past, CardPlayed)]
    return next((mark for mark in marks if mark.seat == seat and mark.over and mark.at > cards[-1]), None)


def _made_good(tally: Tally, early: Mark) -> Tally:
    """It was earned after all, and is not due a second time."""
    good = replace(early, over=early.over - 1, beyond=max(0, early.beyond - 1))
    return replace(tally, marks=tuple([good if mark is early else mark for mark in tally.marks]))


def _series_closed(draft: GameState, event: e.SeriesClosed) -> None:
    """Whoever laid the last card is given the time to peg; after the last series everybody is."""
    deal = draft.deal
    tally = tally_of(deal)
    if not end_of(deal, draft.rules).total:
        tally = replace(tally, marks=tuple([_without_go(mark) for mark in tally.marks]))
    pending = tally.pending if deal.last is None else joined(tally.pending, deal.last)
    if event.leader is None:
        pending = joined(pending, *without(tally.silent, draft.pone))
    deal.turn = event.leader
    deal.tally = replace(tally, closed=True, pending=pending)


def _without_go(mark: Mark) -> Mark:
    """A full count has paid for the point that was pegged for a go."""
    return replace(mark, go=False, over=mark.over + 1) if mark.go else mark


def _points_marked(draft: GameState, event: e.PointsMarked) -> None:
    """Heels and penalties are no points of the play, and stay where those are taken back."""
    deal, seat = draft.deal, event.seat
    tally = tally_of(deal)
    miscounted = tally.announcer == seat and tally.right != deal.count
    fit, go = _fit(tally.due[seat], event, in_sight=not miscounted and has_go_in_sight(deal, seat))
    mark = Mark(
        seat=seat,
        points=event.moved,
        over=fit.over,
        at=len(deal.history),
        open_to=draft.rules.opponents(seat),
        miscounted=miscounted,
        beyond=max(0, fit.over - _only_by_the_wrong_count(draft, seat)) if miscounted else 0,
        award=min(event.moved, worth([one for one in fit.pegged if one.kind is Kind.PENALTY])),
        penalty=any(one.kind in AWARDS for one in fit.pegged),
        closed=tally.missed[seat],
        go=go,
    )
    tally = replace(out_of_reach(tally, seat), due=put(tally.due, seat, fit.left))
    if fit.short is not None:
        tally = _missed_in_part(tally, seat, fit.short, draft)
    deal.tally = replace(tally if event.more else _done(tally, seat), marks=(*tally.marks, mark))
    advance(draft, seat, event.moved)
    deal.heels += min(event.moved, worth([one for one in fit.pegged if one.kind is Kind.HEELS]))
    if deal.at_lead is not None:
        beside = [one for one in fit.pegged if one.kind in (Kind.HEELS, Kind.PENALTY)]
        deal.at_lead = changed(deal.at_lead, draft.rules.side_of(seat), min(event.moved, worth(beside)))


def _fit(due: Scores, event: e.PointsMarked, *, in_sight: bool) -> tuple[Fitted, bool]:
    """What the number was for, and whether a go in sight is in it; the game hole may cut it short."""
    if event.moved == event.points:
        return fitted_with_go(due, event.points) if in_sight else (fitted(due, event.points), False)
    over = max(0, event.moved - worth(due))
    go = in_sight and over > 0
    return replace(fitted(due, worth(due)), over=over - go), go


def _missed_in_part(tally: Tally, seat: int, short: Due, draft: GameState) -> Tally:
    """What is missing of a score that was pegged is due no more."""
    alone = replace(tally, due=put(tally.due, seat, (short,)))
    return replace(forfeited(alone, seat, draft.rules), due=tally.due)


def _only_by_the_wrong_count(draft: GameState, seat: int) -> int:
    """What the count as announced gives and the right one does not, as far as it is not pegged yet."""
    deal, limit = draft.deal, draft.rules.limit
    tally = tally_of(deal)
    more = score_at(deal.series, deal.count, limit).total - score_at(deal.series, tally.right, limit).total
    marks = [mark for mark in tally.marks if mark.seat == seat and mark.at == len(deal.history)]
    return max(0, more - sum(mark.over - mark.beyond for mark in marks))


def _done(tally: Tally, seat: int) -> Tally:
    """The seat has pegged, or has nothing to peg."""
    return replace(waited_for_no_more(tally, seat), silent=without(tally.silent, seat))


def _passed(draft: GameState, event: e.PegPassed) -> None:
    """What was due is forfeited by it."""
    draft.deal.tally = _done(forfeited(tally_of(draft.deal), event.seat, draft.rules), event.seat)


def _awarded(draft: GameState, event: e.Awarded) -> None:
    tally, seat = tally_of(draft.deal), event.seat
    score = Due(Kind.MUGGINS if event.muggins else Kind.PENALTY, event.points)
    due, pending = added(tally.due, seat, score), joined(tally.pending, seat)
    draft.deal.tally = replace(tally, due=due, pending=pending)


def _backward_owed(draft: GameState, event: e.BackwardOwed) -> None:
    tally, seat = tally_of(draft.deal), event.seat
    backward, pending = changed(tally.backward, seat, event.points), joined(tally.pending, seat)
    draft.deal.tally = replace(tally, backward=backward, pending=pending)


def _penalty_pegged_back(draft: GameState, event: e.PenaltyPeggedBack) -> None:
    """Too few holes back can be objected to (acc:VIII.4); too many stand (acc:VIII.3)."""
    deal, seat = draft.deal, event.seat
    tally, side = tally_of(deal), draft.rules.side_of(seat)
    owed = min(tally.backward[seat], draft.pegs[side].front)
    mark = Mark(
        seat, 0, max(0, owed - event.moved), len(deal.history), draft.rules.opponents(seat), penalty=True
    )
    backward = changed(tally.backward, seat, -tally.backward[seat])
    deal.tally = _done(replace(tally, backward=backward, marks=(*tally.marks, mark)), seat)
    front = draft.pegs[side].front - event.moved
    draft.pegs[side] = Pegs(min(draft.pegs[side].rear, front), front)
    stepped(draft, side, -event.moved, by_ruling=True)
    if deal.at_lead is not None:
        deal.at_lead = changed(deal.at_lead, side, -min(event.moved, deal.at_lead[side]))


def _game_claimed(draft: GameState, event: e.GameClaimed) -> None:
    draft.deal.tally = replace(tally_of(draft.deal), claimed_by=event.seat, accepted=())


def _claim_dropped(draft: GameState, _: e.GameClaimDropped) -> None:
    draft.deal.tally = replace(tally_of(draft.deal), claimed_by=None, accepted=())


def _nothing_moves(_: GameState, __: e.Reckoned) -> None:
    """The deal is over; only the log still speaks of it."""


_FOLDS: dict[type, Callable[[GameState, Any], None]] = {
    e.Earned: _earned,
    e.SeriesClosed: _series_closed,
    e.PointsMarked: _points_marked,
    e.PegPassed: _passed,
    e.Awarded: _awarded,
    e.BackwardOwed: _backward_owed,
    e.PenaltyPeggedBack: _penalty_pegged_back,
    e.GameClaimed: _game_claimed,
    e.GameClaimDropped: _claim_dropped,
    e.Reckoned: _nothing_moves,
    **SHOW_FOLDS,
}


def _by_edition(kind: type) -> Callable[[GameState, Any], None]:
    """The fold of an event that both editions know goes by the edition of the deal."""
    first, present = FIRST_FOLDS[kind], _FOLDS[kind]

    def fold(draft: GameState, event: Any) -> None:
        (first if is_first(draft.deal) else present)(draft, event)

    return fold


OFFICIATED_FOLDS = {
    **FIRST_FOLDS,
    **_FOLDS,
    **{kind: _by_edition(kind) for kind in FIRST_FOLDS.keys() & _FOLDS.keys()},
}
