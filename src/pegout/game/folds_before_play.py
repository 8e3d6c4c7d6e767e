"""Folding what rulings on cuts, throws and the starter move into the state."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pegout.edition import FIRST_EDITION
from pegout.game import events as e
from pegout.game.commands import Officiating
from pegout.game.officiated.first.tally import new_tally as first_tally
from pegout.game.officiated.tally import new_tally
from pegout.game.state import CUT_FOR_DEAL, PLAY, THROW, UNRULED, Cutting, Deal, GameState, Packet, Phase
from pegout.game.turns import next_in_series


def note_cut(draft: GameState, event: e.CutForDeal) -> None:
    """Keep what was lifted; the first cut after a shuffle begins anew."""
    before, pack = draft.cutting if draft.cuts else Cutting(draft.cutters), draft.deal.pack
    if before is None:
        return  # the table was set up in the middle of the cuts, and what was lifted before is not known
    packet = Packet(event.seat, pack[: event.lifted])
    draft.cutting = Cutting(draft.cutters, (*before.packets, packet), pack[event.lifted :])


def _cut_taken_back(draft: GameState, event: e.CutTakenBack) -> None:
    """Cuts that are kept come first, and those taken back are made before any that is still to come."""
    cutting = draft.cutting
    if cutting is None:
        return
    kept = tuple([packet for packet in cutting.packets if packet.seat not in event.seats])
    back = [packet for packet in cutting.packets if packet.seat in event.seats]
    have_cut = {packet.seat for packet in cutting.packets}
    to_cut = [seat for seat in cutting.cutters if seat not in have_cut]
    draft.cutters = (*[one.seat for one in kept], *[one.seat for one in back], *to_cut)
    draft.cuts = tuple([(packet.seat, packet.cards[-1]) for packet in kept])
    draft.dealer = draft.first_dealer = None
    draft.deal_number = 0
    draft.phase = CUT_FOR_DEAL
    draft.recuts += 1
    pack = (*[card for packet in back for card in packet.cards], *cutting.rest)
    draft.deal = Deal(pack=pack)
    draft.cutting = Cutting(draft.cutters, kept, pack)


def _starter_taken_back(draft: GameState, _: e.StarterTakenBack) -> None:
    _without_starter(draft)
    draft.phase = Phase.SHUFFLE_REST


def _without_starter(draft: GameState) -> None:
    deal = draft.deal
    deal.starter = deal.turn = None
    deal.heels = 0
    deal.ruled = deal.ruled or UNRULED
    open_tally(draft)


def open_tally(draft: GameState) -> None:
    """Nothing is due yet in a deal that the players officiate."""
    if draft.officiating is Officiating.PLAYERS:
        tally = first_tally if draft.edition == FIRST_EDITION else new_tally
        draft.deal.tally = tally(len(draft.deal.hands))


def _throw_returned(draft: GameState, event: e.ThrowReturned) -> None:
    deal, seat = draft.deal, event.seat
    deal.hands[seat].extend(deal.thrown[seat])
    deal.crib = tuple([card for card in deal.crib if card not in deal.thrown[seat]])
    deal.thrown[seat] = ()
    deal.ruled = deal.ruled or UNRULED
    draft.phase = THROW


def _starter_drawn(draft: GameState, event: e.StarterDrawn) -> None:
    _without_starter(draft)
    deal = draft.deal
    hand = [*deal.hands[draft.dealing], event.held]
    deal.hands[draft.dealing] = [card for card in hand if card not in event.cards]
    deal.pack = tuple([card for card in deal.pack if card != event.held])
    ruled = deal.ruled or UNRULED
    deal.ruled = replace(ruled, drawn=event.cards, draws=ruled.draws + 1)
    draft.phase = Phase.PICK_STARTER


def _starter_picked(draft: GameState, event: e.StarterPicked) -> None:
    """The starter lies on top of the pack; the play begins as after any other turn of it."""
    deal, ruled = draft.deal, draft.deal.ruled or UNRULED
    deal.hands[draft.dealing].extend([card for card in ruled.drawn if card != event.card])
    deal.pack = (event.card, *deal.pack)
    deal.ruled = replace(ruled, drawn=())
    deal.starter = event.card
    pone = draft.pone
    deal.turn = pone if deal.hands[pone] else next_in_series(deal, pone, draft.rules.limit)
    draft.phase = PLAY


def _look_granted(draft: GameState, event: e.LookGranted) -> None:
    ruled = draft.deal.ruled or UNRULED
    draft.deal.ruled = replace(ruled, looks=(*ruled.looks, event.look))


def _cards_seen(draft: GameState, event: e.CardsSeen) -> None:
    deal, ruled = draft.deal, draft.deal.ruled or UNRULED
    shown = list(ruled.shown or [()] * len(deal.hands))
    shown[event.seat] += tuple([card for card in event.cards if card not in shown[event.seat]])
    deal.ruled = replace(ruled, looks=(), shown=tuple(shown))


FOLDS_BEFORE_PLAY: dict[type, Callable[[GameState, Any], None]] = {
    e.CutTakenBack: _cut_taken_back,
    e.StarterTakenBack: _starter_taken_back,
    e.ThrowReturned: _throw_returned,
    e.StarterDrawn: _starter_drawn,
    e.StarterPicked: _starter_picked,
    e.LookGranted: _look_granted,
    e.CardsSeen: _cards_seen,
}
