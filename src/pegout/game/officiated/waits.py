"""Whom a table waits for where the players officiate."""

from collections.abc import Callable

from pegout.game.officiated.editions import or_first
from pegout.game.officiated.first import waits as first
from pegout.game.officiated.tally import Counted, Tally
from pegout.game.state import PLAY, Deal, GameState


def tally_of(deal: Deal) -> Tally:
    """The tally of a deal that its players officiate."""
    if not isinstance(deal.tally, Tally):
        raise TypeError("The players do not officiate this deal.")
    return deal.tally


@or_first(first.first_to_count)
def first_to_count(state: GameState) -> int | None:
    """Whose hand is to be announced next; None when all are."""
    done = {entry.seat for entry in tally_of(state.deal).counted if not entry.crib}
    return next((seat for seat in counting_order(state) if seat not in done), None)


def counting_order(state: GameState) -> tuple[int, ...]:
    """The seats whose hands are counted, in their order: pone first."""
    ruled, seats = state.deal.ruled, state.rules.seats
    dead = () if ruled is None else ruled.dead
    around = [(state.pone + step) % seats for step in range(seats)]
    return tuple([seat for seat in around if seat not in dead])


def opens_the_show(state: GameState, seat: int) -> bool:
    """Whether the seat's hand is the one counted first, which ends the play (acc:VII.2b, acc:X.4b2)."""
    return counting_order(state)[:1] == (seat,)


@or_first(first.to_accept)
def to_accept(state: GameState) -> tuple[int, ...]:
    """The seats that have not yet accepted a count that was pegged, or that the game is won."""
    tally = tally_of(state.deal)
    if tally.claimed_by is not None:
        opponents = state.rules.opponents(tally.claimed_by)
        return tuple([seat for seat in sorted(opponents) if seat not in tally.accepted])
    return _of_counts(tally, lambda entry: entry.open_to)


def to_mix(state: GameState) -> tuple[int, ...]:
    """The seats that may still call muggins on a count: they end that by mixing the cards (acc:X.4c)."""
    return _of_counts(tally_of(state.deal), lambda entry: entry.callers)


def _of_counts(tally: Tally, seats: Callable[[Counted], tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(sorted({seat for entry in tally.counted if entry.is_pegged for seat in seats(entry)}))


@or_first(first.waited_for)
def waited_for(state: GameState) -> tuple[int, ...]:
    """The seats to act in the play and the show."""
    tally, accepting = tally_of(state.deal), to_accept(state)
    if tally.claimed_by is not None:
        return accepting
    if tally.pending:
        return tally.pending
    if state.phase is PLAY and state.deal.turn is not None:
        return (state.deal.turn,)
    counting = first_to_count(state)
    if counting is not None:
        return tuple(sorted({counting, *accepting}))
    if accepting or not crib_is_done(state):
        return accepting or (state.dealing,)
    return to_mix(state) or (state.dealing,)


def crib_is_done(state: GameState) -> bool:
    """Whether the crib has been counted, or is not to be."""
    ruled = state.deal.ruled
    dead = ruled is not None and ruled.crib_dead
    return dead or any(entry.crib for entry in tally_of(state.deal).counted)
