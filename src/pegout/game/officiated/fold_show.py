"""Folding the show of a deal that its players officiate: announced, pegged, accepted, mixed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.game.board import Pegs
from pegout.game.climb import stepped
from pegout.game.officiated import events as e
from pegout.game.officiated.books import said_for
from pegout.game.officiated.seats import joined, without
from pegout.game.officiated.tally import (
    OF_THE_PLAY,
    Counted,
    Tally,
    forfeited,
    play_settled,
    waited_for_no_more,
)
from pegout.game.officiated.waits import first_to_count, opens_the_show, tally_of
from pegout.game.state import GameState, Phase


def advance(draft: GameState, seat: int, moved: int) -> None:
    """The rear peg goes so far in front of the front one."""
    if not moved:
        return
    side = draft.rules.side_of(seat)
    front = draft.pegs[side].front
    draft.pegs[side] = Pegs(front, front + moved)
    stepped(draft, side, moved, by_ruling=False)


def _show_opened(draft: GameState, _: e.ShowOpened) -> None:
    draft.phase = Phase.SHOW


def _announced(draft: GameState, event: e.CountAnnounced) -> None:
    """To announce accepts what others have pegged before."""
    seat, said = event.seat, said_for(event.said, draft.rules)
    tally = _accepted(tally_of(draft.deal), seat)
    if not event.crib:
        tally = _hand_announced(draft, tally, seat)
    opponents = draft.rules.opponents(seat)
    entry = Counted(
        seat=seat,
        crib=event.crib,
        said=said,
        true=event.count.total,
        early=not event.crib and seat != first_to_count(draft),
        named=None if said else 0,
        open_to=opponents,
        callers=opponents if draft.rules.muggins else (),
    )
    tally = replace(tally, counted=(*tally.counted, entry))
    draft.deal.tally = replace(tally, pending=joined(tally.pending, seat)) if said else _counted(tally, seat)


def _counted(tally: Tally, seat: int) -> Tally:
    """The count is pegged, or nought; who counted early may still peg points of the play."""
    return tally if seat in tally.silent else waited_for_no_more(tally, seat)


def _hand_announced(draft: GameState, tally: Tally, seat: int) -> Tally:
    """Pone's forfeits everybody's points of the play (acc:VII.2b), the dealer's ends muggins (acc:X.4c1).

    After a hand of nought, which leaves no peg to close the play with, the next announcement closes it.
    """
    held = tuple([replace(entry, open_to=without(entry.open_to, seat)) for entry in tally.held])
    tally = replace(tally, held=held)
    if tally.counted and not tally.settled and not any(entry.early for entry in tally.counted):
        tally = play_settled(tally, draft.rules)
    if opens_the_show(draft, seat):
        for other in range(draft.rules.seats):
            tally = forfeited(tally, other, draft.rules, OF_THE_PLAY)
        tally = replace(tally, silent=())
    if seat == draft.dealer:
        tally = replace(tally, counted=tuple([replace(entry, callers=()) for entry in tally.counted]))
    return tally


def _pegged(draft: GameState, event: e.CountPegged) -> None:
    """Pone's hand ends all objections to the play, renege apart (acc:VIII.4d, acc:X.4b2)."""
    tally = tally_of(draft.deal)
    whole = event.moved == event.points  # the game hole may leave no room for all of it
    counted = tuple(
        [
            replace(entry, named=event.points if whole else entry.true, pegged=event.moved)
            if entry.seat == event.seat and entry.crib == event.crib
            else entry
            for entry in tally.counted
        ]
    )
    tally = _counted(replace(tally, counted=counted), event.seat)
    if not event.crib and opens_the_show(draft, event.seat):
        tally = play_settled(tally, draft.rules)
    draft.deal.tally = tally
    advance(draft, event.seat, event.moved)


def count_lost(draft: GameState, seat: int) -> bool:
    """A count that was announced and is lost before it is pegged is nought, and no muggins takes it.

    False where the seat has announced none.
    """
    tally = tally_of(draft.deal)
    entry = tally.count_to_peg(seat)
    if entry is None:
        return False
    gone = replace(entry, returned=entry.true)
    draft.deal.tally = replace(tally, counted=tuple([gone if one is entry else one for one in tally.counted]))
    _pegged(draft, e.CountPegged(seat, 0, 0, entry.crib))
    return True


def _raised(draft: GameState, event: e.CountRaised) -> None:
    """A fuller count is to be accepted like any other."""
    opponents = draft.rules.opponents(event.seat)
    tally = tally_of(draft.deal)
    counted = tuple(
        [
            replace(
                entry,
                said=event.said,
                named=event.said,
                pegged=entry.pegged + event.moved,
                open_to=opponents,
            )
            if entry.seat == event.seat and entry.crib == event.crib
            else entry
            for entry in tally.counted
        ]
    )
    draft.deal.tally = replace(tally, counted=counted)
    advance(draft, event.seat, event.moved)


def _accepted(tally: Tally, seat: int) -> Tally:
    """In words, or by going on: nobody objects to a peg after that (acc:VIII.4e)."""
    counted = [
        replace(entry, open_to=without(entry.open_to, seat)) if entry.is_pegged else entry
        for entry in tally.counted
    ]
    return replace(tally, counted=tuple(counted))


def _count_accepted(draft: GameState, event: e.CountAccepted) -> None:
    tally = tally_of(draft.deal)
    if tally.claimed_by is not None:
        tally = replace(tally, accepted=(*tally.accepted, event.seat))
    draft.deal.tally = _accepted(tally, event.seat)


def _mixed(draft: GameState, event: e.CardsMixed) -> None:
    tally = _accepted(tally_of(draft.deal), event.seat)
    counted = [
        replace(entry, callers=without(entry.callers, event.seat)) if entry.is_pegged else entry
        for entry in tally.counted
    ]
    draft.deal.tally = replace(tally, counted=tuple(counted))


def _crib_turned(draft: GameState, _: e.CribTurned) -> None:
    draft.deal.crib_shown = True


SHOW_FOLDS: dict[type, Callable[[GameState, Any], None]] = {
    e.ShowOpened: _show_opened,
    e.CountAnnounced: _announced,
    e.CountPegged: _pegged,
    e.CountRaised: _raised,
    e.CountAccepted: _count_accepted,
    e.CardsMixed: _mixed,
    e.CribTurned: _crib_turned,
}
