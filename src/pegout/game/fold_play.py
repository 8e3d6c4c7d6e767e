"""Folding the play of a deal into the state: cards, goes and series."""

from collections.abc import Callable
from typing import Any

from pegout.game import events as e
from pegout.game.officiated.editions import is_first
from pegout.game.officiated.notes import note_card, note_count, note_go, note_series
from pegout.game.state import PLAY, UNRULED, Deal, GameState
from pegout.game.turns import next_in_series


def _starter_turned(draft: GameState, event: e.StarterTurned) -> None:
    draft.phase = PLAY
    deal = draft.deal
    deal.starter = event.card
    pone = draft.pone
    # Only a wrong number of cards leaves pone without any.
    deal.turn = pone if deal.hands[pone] else next_in_series(deal, pone, draft.rules.limit)


def _card_played(draft: GameState, event: e.CardPlayed) -> None:
    deal = draft.deal
    seat, card = event.seat, event.card
    if deal.at_lead is None:
        deal.at_lead = draft.scores
    if deal.tally is not None:
        note_card(draft, seat, card, event.count)
    deal.history.append(event)
    hands = deal.hands
    hands[seat].remove(card)
    deal.played[seat].append(card)
    deal.series.append(card)
    deal.count = event.count
    deal.last = seat
    after = (seat + 1) % len(hands)
    if hands[after] and not deal.gone and event.count < draft.rules.limit:
        deal.turn = after  # the usual case, without going round the table
    else:
        deal.turn = next_in_series(deal, seat, draft.rules.limit)


def _go_said(draft: GameState, event: e.GoSaid) -> None:
    deal = draft.deal
    if deal.tally is not None:
        note_go(draft, event.seat)
    deal.history.append(event)
    deal.gone.add(event.seat)
    deal.turn = next_in_series(deal, event.seat, draft.rules.limit)


def _series_ended(draft: GameState, event: e.SeriesEnded) -> None:
    deal = draft.deal
    if deal.tally is not None:
        note_series(draft)
    deal.history.append(event)
    deal.series = []
    deal.count = 0
    deal.last = None
    deal.gone = set()
    deal.turn = event.leader


def _count_set(draft: GameState, event: e.CountSet) -> None:
    """A count that is full asks nobody any more; whoever leads the next series leads it all the same."""
    deal = draft.deal
    was_full = deal.count == draft.rules.limit
    if deal.tally is not None:
        note_count(draft, event.count)
    deal.history.append(event)
    deal.ruled = deal.ruled or UNRULED
    deal.count = event.count
    if event.count == draft.rules.limit:
        deal.turn = deal.turn if _leads_already(deal) else None
    elif was_full and deal.last is not None:
        deal.turn = next_in_series(deal, deal.last, draft.rules.limit)


def _leads_already(deal: Deal) -> bool:
    """Whether the series was over before its count was put right (the first edition forgot the leader)."""
    return deal.tally is not None and deal.tally.closed and not is_first(deal)


PLAY_FOLDS: dict[type, Callable[[GameState, Any], None]] = {
    e.StarterTurned: _starter_turned,
    e.CardPlayed: _card_played,
    e.GoSaid: _go_said,
    e.SeriesEnded: _series_ended,
    e.CountSet: _count_set,
}
