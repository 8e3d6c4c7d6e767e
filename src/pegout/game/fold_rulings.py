"""Folding what a ruling moves into the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.edition import FIRST_EDITION
from pegout.game import events as e
from pegout.game.board import Pegs
from pegout.game.climb import stepped, untrodden
from pegout.game.fold_counts import take_off, uncount
from pegout.game.fold_play import PLAY_FOLDS
from pegout.game.officiated.settlement import retracted, returned_to, settle, settle_unclaimed
from pegout.game.state import (
    CUT,
    PLAY,
    SHUFFLE,
    SHUFFLE_FOR_CUT,
    STARTER,
    THROW,
    UNRULED,
    Deal,
    GameState,
    Phase,
    Ruled,
)
from pegout.game.turns import next_in_series
from pegout.rules.remedies import Correction


def _ordered(deal: Deal) -> Ruled:
    return deal.ruled or UNRULED


def _order(deal: Deal, **changes: Any) -> None:
    """Note what is ordered; with nothing, that the deal is not as play alone would have it."""
    deal.ruled = replace(_ordered(deal), **changes)


def penalised(draft: GameState, side: int, points: int) -> None:
    """Penalties are none of the points of the play, and stay where those are taken back."""
    if draft.deal.at_lead is not None:
        lead = list(draft.deal.at_lead)
        lead[side] = max(0, lead[side] + points)
        draft.deal.at_lead = tuple(lead)


def _peg_back(draft: GameState, side: int, points: int) -> None:
    """The front peg goes back; the rear one goes with it where it would stand in front."""
    pegs = draft.pegs[side]
    front = pegs.front - points
    draft.pegs[side] = Pegs(min(pegs.rear, front), front)
    if draft.deal.hands:
        _order(draft.deal)


def _take_back(draft: GameState, side: int, points: int) -> None:
    """Points that were not due never were; in the first edition the way back was a step as well."""
    _peg_back(draft, side, points)
    if draft.edition > FIRST_EDITION:
        untrodden(draft, side, points)
    else:
        stepped(draft, side, -points, by_ruling=False)


def _pegged_back(draft: GameState, event: e.PeggedBack) -> None:
    side = draft.rules.side_of(event.seat)
    _peg_back(draft, side, event.points)
    stepped(draft, side, -event.points, by_ruling=True)
    penalised(draft, side, -event.points)


def _correct_play(draft: GameState, side: int) -> None:
    """A side that has less than it led with had its points before the play put right."""
    if draft.deal.at_lead is not None:
        penalised(draft, side, min(0, draft.pegs[side].front - draft.deal.at_lead[side]))


def _peg_corrected(draft: GameState, event: e.PegCorrected) -> None:
    """Points that were not due are taken to be those of the play, as far as that goes."""
    side = draft.rules.side_of(event.seat)
    _take_back(draft, side, event.points)
    _correct_play(draft, side)


def _rear_peg_moved(draft: GameState, event: e.RearPegMoved) -> None:
    side = draft.rules.side_of(event.seat)
    draft.pegs[side] = Pegs(event.hole, draft.pegs[side].front)


def _play_taken_back(draft: GameState, event: e.PlayTakenBack) -> None:
    """Sides that were level stay in the order in which they came there."""
    for side in sorted(range(len(event.points)), key=draft.reached.__getitem__):
        if event.points[side]:
            _take_back(draft, side, event.points[side])
    if draft.deal.tally is not None:
        draft.deal.tally = retracted(draft.deal.tally)
    if event.heels:
        draft.deal.heels -= event.heels
        _correct_play(draft, draft.rules.side_of(draft.dealing))


def _play_stopped(draft: GameState, _: e.PlayStopped) -> None:
    _turn_over(draft)
    _order(draft.deal)


def _turn_over(draft: GameState) -> None:
    """The cards of the series are turned over, and nobody leads."""
    PLAY_FOLDS[e.SeriesEnded](draft, e.SeriesEnded(None))


def _hand_dead(draft: GameState, event: e.HandDeclaredDead) -> None:
    dead = _ordered(draft.deal).dead
    _order(draft.deal, dead=tuple(sorted({*dead, event.seat})))
    uncount(draft, event.seat)


def _crib_dead(draft: GameState, _: e.CribDeclaredDead) -> None:
    _order(draft.deal, crib_dead=True)
    uncount(draft, None)


def _deal_voided(draft: GameState, event: e.DealVoided) -> None:
    draft.phase = SHUFFLE
    draft.dealer = event.dealer
    draft.cutting = None
    draft.deal = Deal()
    draft.last_deal = None


def _last_deal_reopened(draft: GameState, event: e.LastDealReopened) -> None:
    """A pack that was shuffled but not dealt from is nobody's deal; one that was dealt keeps its number."""
    if draft.last_deal is not None:
        draft.deal, draft.last_deal = draft.last_deal.copy(), None
        draft.deal_number -= draft.phase is CUT
    draft.dealer = event.dealer
    draft.phase = Phase.SHOW
    _order(draft.deal)


def _cut_ordered_again(draft: GameState, event: e.CutOrderedAgain) -> None:
    """A pack that was shuffled but not dealt from is still the pack of the same deal."""
    if not event.shuffled:
        return
    draft.cutting = None
    if draft.phase is CUT:
        draft.phase = SHUFFLE
        draft.deal_number -= 1
    elif draft.phase is Phase.CUT_FOR_DEAL:
        draft.phase = SHUFFLE_FOR_CUT
    elif draft.phase is STARTER:
        draft.phase = Phase.SHUFFLE_REST


def _cards_drawn(draft: GameState, event: e.CardsDrawn) -> None:
    deal = draft.deal
    deal.pack = tuple([card for card in deal.pack if card not in event.cards])
    if event.seat is None:
        deal.crib += event.cards
    else:
        deal.hands[event.seat] += event.cards
    uncount(draft, event.seat)
    _order(deal)


def _crib_owed(draft: GameState, event: e.CribOwed) -> None:
    owes = list(_ordered(draft.deal).owes or [0] * len(draft.deal.hands))
    owes[event.seat] += event.number
    _order(draft.deal, owes=tuple(owes))
    draft.phase = THROW


def settle_with_crib(deal: Deal, event: e.CardsThrown | e.ThrowDrawn) -> None:
    """What is owed is settled by a throw after the seat's own."""
    if deal.thrown[event.seat]:
        owes = [0 if seat == event.seat else owed for seat, owed in enumerate(_ordered(deal).owes)]
        _order(deal, owes=tuple(owes) if any(owes) else ())


def _crib_choice_granted(draft: GameState, _: e.CribChoiceGranted) -> None:
    _order(draft.deal, crib_choice=True)
    uncount(draft, None)


def _crib_opened(draft: GameState, _: e.CribOpened) -> None:
    draft.phase = Phase.CHOOSE_CRIB


def _crib_chosen(draft: GameState, event: e.CribChosen) -> None:
    draft.deal.crib = event.cards
    _order(draft.deal, crib_choice=False)


def _crib_given(draft: GameState, event: e.CribGiven) -> None:
    draft.dealer = event.seat
    _order(draft.deal)


def _cards_taken_back(draft: GameState, event: e.CardsTakenBack) -> None:
    """Whoever played the first of these cards was to play then, whatever has been drawn since."""
    cards = [place for place, past in enumerate(draft.deal.history) if isinstance(past, e.CardPlayed)]
    _rewind(draft, cards[-event.number])


def _go_taken_back(draft: GameState, event: e.GoTakenBack) -> None:
    _rewind(draft, go_place(draft.deal, event.seat, event.number))


def go_place(deal: Deal, seat: int, number: int) -> int:
    """Where in the history the seat's go stands, the last being number one."""
    goes = [place for place, past in enumerate(deal.history) if past == e.GoSaid(seat)]
    return goes[-number]


def _rewind(draft: GameState, place: int) -> None:
    """All cards go back to the hands, and those before this place are played again."""
    deal = draft.deal
    kept, first = deal.history[:place], deal.history[place]
    tallies, now = deal.tallies, deal.tally
    for hand, pile in zip(deal.hands, deal.played, strict=True):
        hand.extend(pile)
        pile.clear()
    _turn_over(draft)
    deal.history = []
    for past in kept:
        PLAY_FOLDS[past.__class__](draft, past)
    deal.turn = first.seat if isinstance(first, e.CardPlayed | e.GoSaid) else None
    if now is not None:
        deal.tally, deal.tallies = returned_to(tallies[place], now), tallies[:place]
    _order(deal)
    draft.phase = PLAY


def _cards_laid_aside(draft: GameState, event: e.CardsLaidAside) -> None:
    deal = draft.deal
    aside = list(_ordered(deal).aside or [()] * len(deal.hands))
    aside[event.seat] += event.cards
    _order(deal, aside=tuple(aside))
    for card in event.cards:
        deal.hands[event.seat].remove(card)
    if deal.turn is not None and not deal.hands[deal.turn]:
        deal.turn = next_in_series(deal, deal.turn, draft.rules.limit)


def _cards_to_play(draft: GameState, event: e.CardsOrdered) -> None:
    _order(draft.deal, to_play=_ordered(draft.deal).to_play + event.cards)


def _ruling_made(draft: GameState, event: e.RulingMade) -> None:
    """The ruling itself only speaks, and closes the matter; what it orders follows."""
    if event.claim is not None and event.upheld:
        settle(draft.deal, event.claim, draft.rules)
    else:
        for remedy in event.remedies:
            if isinstance(remedy, Correction):
                take_off(draft, remedy.seat, remedy.points)
        if event.claim is None:
            settle_unclaimed(draft, event)


RULING_FOLDS: dict[type, Callable[[GameState, Any], None]] = {
    e.RulingMade: _ruling_made,
    e.PeggedBack: _pegged_back,
    e.PegCorrected: _peg_corrected,
    e.RearPegMoved: _rear_peg_moved,
    e.PlayTakenBack: _play_taken_back,
    e.PlayStopped: _play_stopped,
    e.HandDeclaredDead: _hand_dead,
    e.CribDeclaredDead: _crib_dead,
    e.DealVoided: _deal_voided,
    e.LastDealReopened: _last_deal_reopened,
    e.CutOrderedAgain: _cut_ordered_again,
    e.CardsDrawn: _cards_drawn,
    e.CribOwed: _crib_owed,
    e.CribChoiceGranted: _crib_choice_granted,
    e.CribOpened: _crib_opened,
    e.CribChosen: _crib_chosen,
    e.CribGiven: _crib_given,
    e.CardsTakenBack: _cards_taken_back,
    e.CardsLaidAside: _cards_laid_aside,
    e.CardsOrdered: _cards_to_play,
    e.GoTakenBack: _go_taken_back,
}
