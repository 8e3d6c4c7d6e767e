"""Folding events into the state. Nothing is decided here."""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any

from pegout.game import events as e
from pegout.game.board import Pegs
from pegout.game.climb import stepped
from pegout.game.fold_play import PLAY_FOLDS
from pegout.game.fold_rulings import RULING_FOLDS, penalised, settle_with_crib
from pegout.game.folds_before_play import FOLDS_BEFORE_PLAY, note_cut, open_tally
from pegout.game.last_deal import last_deal
from pegout.game.match import Standing
from pegout.game.officiated.first.tally import Tally as FirstTally
from pegout.game.officiated.fold import OFFICIATED_FOLDS
from pegout.game.officiated.settlement import without_claim
from pegout.game.state import (
    CUT,
    CUT_FOR_DEAL,
    NOT_STARTED,
    SHUFFLE,
    SHUFFLE_FOR_CUT,
    STARTER,
    THROW,
    UNRULED,
    Deal,
    GameState,
    Phase,
    Shown,
)
from pegout.rules import Kind

_all_of_state = attrgetter(*[entry.name for entry in fields(GameState)])


def evolve(state: GameState, event: e.Event) -> GameState:
    """The state after the event; the given state stays as it is."""
    draft = draft_of(state)
    fold(draft, event)
    return draft


def replay(events: Iterable[e.Event], state: GameState = NOT_STARTED) -> GameState:
    """The state after all the events."""
    draft = draft_of(state)
    for event in events:
        fold(draft, event)
    return draft


def draft_of(state: GameState) -> GameState:
    """A copy to fold events into, sharing nothing that a fold writes to."""
    draft = GameState(*_all_of_state(state))
    draft.pegs = draft.pegs.copy()
    draft.reached = draft.reached.copy()
    draft.climbs = draft.climbs.copy()
    draft.deal = state.deal.copy()
    return draft


def fold(draft: GameState, event: e.Event) -> None:
    """Write the event into a draft that nobody else holds."""
    FOLDS[event.__class__](draft, event)


def _match_started(draft: GameState, event: e.MatchStarted) -> None:
    draft.rules = event.rules
    draft.names = event.names
    draft.match = event.match
    draft.officiating = event.officiating
    draft.edition = event.edition
    draft.standings = (Standing(),) * event.rules.sides
    _seat_dealer(draft, event.dealer)
    _clear_board(draft)


def _seat_dealer(draft: GameState, dealer: int | None) -> None:
    """The first dealer of a game, or everybody to cut for it."""
    draft.first_dealer = draft.dealer = dealer
    draft.cutters = tuple(range(draft.rules.seats)) if dealer is None else ()
    draft.phase = SHUFFLE_FOR_CUT if dealer is None else SHUFFLE


def _clear_board(draft: GameState) -> None:
    draft.pegs = [Pegs()] * draft.rules.sides
    draft.reached = [0] * draft.rules.sides
    draft.climbs = [()] * draft.rules.sides
    draft.pegged = draft.deal_number = 0
    draft.cuts = ()
    draft.cutting = None
    draft.deal = Deal()
    draft.last_deal = None


def _pack_shuffled(draft: GameState, event: e.PackShuffled) -> None:
    if draft.phase is Phase.SHUFFLE_REST:
        draft.phase = STARTER
        draft.deal.pack = event.pack
        return
    if draft.phase is SHUFFLE_FOR_CUT:
        draft.phase = CUT_FOR_DEAL
    else:
        draft.last_deal = last_deal(draft)
        draft.phase = CUT
        draft.deal_number += 1
    draft.cuts = ()
    draft.deal = Deal(pack=event.pack)


def _cut_for_deal(draft: GameState, event: e.CutForDeal) -> None:
    note_cut(draft, event)
    draft.cuts = (*draft.cuts, (event.seat, event.card))
    draft.deal.pack = draft.deal.pack[event.lifted :]


def _cuts_tied(draft: GameState, event: e.CutsTied) -> None:
    draft.phase = SHUFFLE_FOR_CUT
    draft.cutters = event.seats


def _deal_won(draft: GameState, event: e.DealWon) -> None:
    _seat_dealer(draft, event.seat)


def _pack_cut(draft: GameState, event: e.PackCut) -> None:
    pack = draft.deal.pack
    draft.deal.pack = pack[event.lifted :] + pack[: event.lifted]
    draft.cutting = None  # the cut for the deal, if there was one, stands from now on


def _cards_dealt(draft: GameState, event: e.CardsDealt) -> None:
    draft.phase = THROW
    deal = draft.deal
    deal.hands = [list(hand) for hand in event.hands]
    deal.played = [[] for _ in event.hands]
    deal.thrown = [()] * len(event.hands)
    deal.crib = event.crib
    deal.pack = deal.pack[draft.rules.seats * draft.rules.dealt + len(event.crib) :]
    open_tally(draft)


def _cards_thrown(draft: GameState, event: e.CardsThrown | e.ThrowDrawn) -> None:
    deal = draft.deal
    hand = deal.hands[event.seat]
    for card in event.cards:
        hand.remove(card)
    deal.crib += event.cards
    if deal.ruled is not None:
        settle_with_crib(deal, event)
    deal.thrown[event.seat] += event.cards
    draft.last_deal = None
    if all(deal.thrown) and (deal.ruled is None or not deal.ruled.owes):
        draft.phase = STARTER


def _throw_drawn(draft: GameState, event: e.ThrowDrawn) -> None:
    deal = draft.deal
    ruled = deal.ruled or UNRULED
    deal.ruled = replace(ruled, draws=ruled.draws + 1)
    _cards_thrown(draft, event)


def _pegged(draft: GameState, event: e.Pegged) -> None:
    rules = draft.rules
    side = rules.side_of(event.seat) if rules.partners else event.seat
    front = draft.pegs[side].front
    draft.pegs[side] = Pegs(front, front + event.points)
    stepped(draft, side, event.points, by_ruling=event.why.by_ruling)
    why = event.why
    if why.by_ruling:
        penalised(draft, side, event.points)
    elif draft.deal.at_lead is None and why.items[0].kind is Kind.HEELS:
        draft.deal.heels += event.points


def _points_marked(draft: GameState, event: e.PointsMarked) -> None:
    """Where the players officiate by the first edition, heels are pegged before anything else."""
    tally = draft.deal.tally
    if isinstance(tally, FirstTally):
        draft.deal.heels += min(tally.heels[event.seat], event.moved)
    OFFICIATED_FOLDS[e.PointsMarked](draft, event)


def _hand_shown(draft: GameState, event: e.HandShown) -> None:
    draft.deal.counts += (Shown(event.seat, crib=False, points=event.count.total),)


def _crib_shown(draft: GameState, event: e.CribShown) -> None:
    draft.deal.crib_shown = True
    draft.deal.counts += (Shown(event.seat, crib=True, points=event.count.total),)


def _deal_passed(draft: GameState, event: e.DealPassed) -> None:
    draft.phase = SHUFFLE
    draft.dealer = event.dealer


def _game_replayed(draft: GameState, event: e.GameReplayed) -> None:
    _seat_dealer(draft, event.dealer)
    _clear_board(draft)


def _game_ended(draft: GameState, event: e.GameEnded) -> None:
    draft.phase = Phase.GAME_OVER
    draft.outcome = event.outcome
    draft.standings = tuple([row.after(event.outcome, side) for side, row in enumerate(draft.standings)])
    draft.deal.turn = None


def _next_game_started(draft: GameState, event: e.NextGameStarted) -> None:
    draft.game_number += 1
    draft.outcome = None
    _seat_dealer(draft, event.dealer)
    _clear_board(draft)


def _match_ended(draft: GameState, event: e.MatchEnded) -> None:
    draft.phase = Phase.MATCH_OVER
    draft.winner = event.winner


def _time_called(draft: GameState, _: e.TimeCalled) -> None:
    """What is said without moving a card or a peg; a claim of the game is over with it."""
    draft.deal.tally = without_claim(draft.deal, draft.rules)


FOLDS: dict[type, Callable[[GameState, Any], None]] = {
    e.MatchStarted: _match_started,
    e.PackShuffled: _pack_shuffled,
    e.CutForDeal: _cut_for_deal,
    e.CutsTied: _cuts_tied,
    e.DealWon: _deal_won,
    e.PackCut: _pack_cut,
    e.CardsDealt: _cards_dealt,
    e.CardsThrown: _cards_thrown,
    e.ThrowDrawn: _throw_drawn,
    e.Pegged: _pegged,
    e.HandShown: _hand_shown,
    e.CribShown: _crib_shown,
    e.DealPassed: _deal_passed,
    e.TimeCalled: _time_called,
    e.GameReplayed: _game_replayed,
    e.GameEnded: _game_ended,
    e.NextGameStarted: _next_game_started,
    e.MatchEnded: _match_ended,
    **PLAY_FOLDS,
    **RULING_FOLDS,
    **FOLDS_BEFORE_PLAY,
    **OFFICIATED_FOLDS,
    e.PointsMarked: _points_marked,
}
"""One fold for each kind of event; a table of them is quicker than twenty tests of type."""
