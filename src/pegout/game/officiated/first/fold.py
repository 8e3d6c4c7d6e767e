"""Folding what officiating players do into the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.game.board import Pegs
from pegout.game.officiated import events as e
from pegout.game.officiated.first.tally import Counted, Mark, Tally, forfeited, marked
from pegout.game.officiated.first.waits import first_to_count, tally_of
from pegout.game.officiated.seats import changed, without
from pegout.game.state import GameState, Phase
from pegout.rules import score_at


def _earned(draft: GameState, event: e.Earned) -> None:
    tally = tally_of(draft.deal)
    seat, points = event.seat, event.why.total
    if event.go:
        tally = replace(tally, go_given=True)
    if event.heels:
        draft.deal.tally = replace(tally, heels=changed(tally.heels, seat, points))
    else:
        draft.deal.tally = replace(tally, due=changed(tally.due, seat, points))


def _series_closed(draft: GameState, event: e.SeriesClosed) -> None:
    draft.deal.turn = event.leader
    draft.deal.tally = replace(tally_of(draft.deal), closed=True)


def _points_marked(draft: GameState, event: e.PointsMarked) -> None:
    """The points of heels belong to no play, and stay where those of the play are taken back."""
    deal, seat = draft.deal, event.seat
    tally = tally_of(deal)
    owed = tally.due[seat] + tally.heels[seat]
    short = max(0, owed - event.points) if event.moved == event.points else 0
    over = max(0, event.moved - owed)
    miscounted = tally.announcer == seat and tally.right != deal.count
    beyond = max(0, over - _only_by_the_wrong_count(draft, seat)) if miscounted else 0
    mark = Mark(seat, event.moved, over, len(deal.history), draft.rules.opponents(seat), miscounted, beyond)
    deal.tally = marked(tally, mark, short)
    _advance(draft, seat, event.moved)
    if deal.at_lead is not None:
        heels = min(tally.heels[seat], event.moved)
        side = draft.rules.side_of(seat)
        deal.at_lead = changed(deal.at_lead, side, heels)


def _only_by_the_wrong_count(draft: GameState, seat: int) -> int:
    """What the count as announced gives and the right one does not, as far as it is not pegged yet."""
    deal, limit = draft.deal, draft.rules.limit
    tally = tally_of(deal)
    more = score_at(deal.series, deal.count, limit).total - score_at(deal.series, tally.right, limit).total
    marks = [mark for mark in tally.marks if mark.seat == seat and mark.at == len(deal.history)]
    return max(0, more - sum(mark.over - mark.beyond for mark in marks))


def _advance(draft: GameState, seat: int, moved: int) -> None:
    if not moved:
        return
    side = draft.rules.side_of(seat)
    front = draft.pegs[side].front
    draft.pegs[side] = Pegs(front, front + moved)
    draft.pegged += 1
    draft.reached[side] = draft.pegged


def _show_opened(draft: GameState, _: e.ShowOpened) -> None:
    draft.phase = Phase.SHOW


def _hand_counted(draft: GameState, event: e.HandCounted) -> None:
    """Counting accepts what others have counted before; pone's first count ends all claims on the play."""
    seat = event.seat
    tally = _accepted(tally_of(draft.deal), seat)
    if not event.crib:
        held = tuple([replace(entry, open_to=without(entry.open_to, seat)) for entry in tally.held])
        tally = replace(tally, held=held)
        if seat == draft.pone:
            tally = _play_settled(tally)
    entry = Counted(
        seat=seat,
        crib=event.crib,
        said=event.said,
        pegged=event.moved,
        true=event.count.total,
        early=not event.crib and seat != first_to_count(draft),
        open_to=draft.rules.opponents(seat),
    )
    draft.deal.tally = replace(tally, counted=(*tally.counted, entry))
    _advance(draft, seat, event.moved)


def _play_settled(tally: Tally) -> Tally:
    """What was due is lost, and nobody may object to the play any more, renege apart."""
    for seat in range(len(tally.due)):
        tally = forfeited(tally, seat)
    marks = tuple([replace(mark, open_to=()) for mark in tally.marks])
    nothing = (0,) * len(tally.due)
    lost = tuple([lost + heels for lost, heels in zip(tally.heels_lost, tally.heels, strict=True)])
    return replace(tally, marks=marks, missed=nothing, heels=nothing, heels_lost=lost, announcer=None)


def _accepted(tally: Tally, seat: int) -> Tally:
    counted = tuple([replace(entry, open_to=without(entry.open_to, seat)) for entry in tally.counted])
    return replace(tally, counted=counted)


def _crib_turned(draft: GameState, _: e.CribTurned) -> None:
    draft.deal.crib_shown = True


def _count_accepted(draft: GameState, event: e.CountAccepted) -> None:
    tally = _accepted(tally_of(draft.deal), event.seat)
    if tally.claimed_by is not None:
        tally = replace(tally, accepted=(*tally.accepted, event.seat))
    draft.deal.tally = tally


def _game_claimed(draft: GameState, event: e.GameClaimed) -> None:
    draft.deal.tally = replace(tally_of(draft.deal), claimed_by=event.seat, accepted=())


def _claim_dropped(draft: GameState, _: e.GameClaimDropped) -> None:
    draft.deal.tally = replace(tally_of(draft.deal), claimed_by=None, accepted=())


def _nothing_moves(_: GameState, __: e.Reckoned) -> None:
    """The deal is over; only the log still speaks of it."""


OFFICIATED_FOLDS: dict[type, Callable[[GameState, Any], None]] = {
    e.Earned: _earned,
    e.SeriesClosed: _series_closed,
    e.PointsMarked: _points_marked,
    e.ShowOpened: _show_opened,
    e.HandCounted: _hand_counted,
    e.CribTurned: _crib_turned,
    e.CountAccepted: _count_accepted,
    e.GameClaimed: _game_claimed,
    e.GameClaimDropped: _claim_dropped,
    e.Reckoned: _nothing_moves,
}
