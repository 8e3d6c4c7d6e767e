"""Whose turn it is: around the table in a series, and in the cuts."""

from collections.abc import Sequence

from pegout.cards import Card
from pegout.game.commands import Seat
from pegout.game.officiated.waits import waited_for
from pegout.game.state import CUT, CUT_FOR_DEAL, PLAY, STARTER, THROW, Deal, GameState, Phase


def can_play(hand: Sequence[Card], room: int) -> bool:
    """Whether any card of the hand fits into what is left of the count."""
    for card in hand:
        if card.pips <= room:
            return True
    return False


def playable(hand: Sequence[Card], room: int) -> tuple[Card, ...]:
    """The cards of the hand that fit into what is left of the count."""
    return tuple([card for card in hand if card.pips <= room])


def next_in_series(deal: Deal, actor: Seat, limit: int) -> Seat | None:
    """Who is asked after this seat has played or said go; None when the series is over.

    Nobody is asked after thirty-one, nor without cards, nor again after saying go. Whoever laid the last
    card plays on while that is possible, and is not asked to say go, unless the players officiate: whether
    it is possible is then for that player to know.
    """
    if deal.count == limit:
        return None
    hands, seat = deal.hands, actor
    for _ in hands:
        seat = (seat + 1) % len(hands)
        if not hands[seat] or seat in deal.gone:
            continue
        if seat != deal.last or deal.tally is not None or can_play(hands[seat], limit - deal.count):
            return seat
    return None


def next_leader(deal: Deal) -> Seat | None:
    """The first seat with cards to the left of whoever laid the last one."""
    seats = len(deal.hands)
    last = seats - 1 if deal.last is None else deal.last
    for step in range(1, seats + 1):
        if deal.hands[(last + step) % seats]:
            return (last + step) % seats
    return None


def to_throw(state: GameState, seat: Seat) -> int:
    """How many cards the seat has to throw next: its throw, then what a ruling makes it owe the crib."""
    return owed_to_crib(state.deal, seat) if state.deal.thrown[seat] else state.rules.thrown


def owed_to_crib(deal: Deal, seat: Seat) -> int:
    """How many cards a ruling has left the seat to put in the crib."""
    return deal.ruled.owes[seat] if deal.ruled is not None and deal.ruled.owes else 0


def cutter(state: GameState) -> Seat | None:
    """Who is to cut now."""
    if state.phase is CUT_FOR_DEAL:
        return state.cutters[len(state.cuts)] if len(state.cuts) < len(state.cutters) else None
    return state.pone if state.phase is CUT or state.phase is STARTER else None


def cut_limits(state: GameState) -> tuple[int, int]:
    """The fewest and the most cards that may be lifted now (acc:III.1).

    Cutting for the deal, four cards are left for each player still to cut and four at the bottom.
    """
    least = state.rules.cut_least
    most = len(state.deal.pack) - least
    if state.phase is CUT_FOR_DEAL:
        most -= least * (len(state.cutters) - len(state.cuts) - 1)
        if not state.cuts:
            most = min(most, state.rules.cut_first_most)
    return least, most


def to_act(state: GameState) -> tuple[Seat, ...]:
    """The seats the table waits for; none when it waits for a shuffle or is over."""
    if state.phase is THROW:
        return tuple(seat for seat in range(state.rules.seats) if to_throw(state, seat))
    if state.phase is Phase.CHOOSE_CRIB:
        return (state.dealing,)
    if state.phase is Phase.PICK_STARTER:
        return (state.pone,)
    if state.deal.tally is not None and state.phase in (PLAY, Phase.SHOW):
        return waited_for(state)
    seat = state.deal.turn if state.phase is PLAY else cutter(state)
    return () if seat is None else (seat,)
