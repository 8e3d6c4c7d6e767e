"""Whom a table waits for where the players officiate."""

from pegout.game.officiated.first.tally import Tally
from pegout.game.state import PLAY, Deal, GameState


def tally_of(deal: Deal) -> Tally:
    """The tally of a deal that its players officiate."""
    if not isinstance(deal.tally, Tally):
        raise TypeError("The players do not officiate this deal under the first edition.")
    return deal.tally


def first_to_count(state: GameState) -> int | None:
    """Whose hand is to be counted next; None when all are."""
    tally, ruled = tally_of(state.deal), state.deal.ruled
    done = {entry.seat for entry in tally.counted if not entry.crib}
    dead = () if ruled is None else ruled.dead
    for step in range(state.rules.seats):
        seat = (state.pone + step) % state.rules.seats
        if seat not in done and seat not in dead:
            return seat
    return None


def to_accept(state: GameState) -> tuple[int, ...]:
    """The seats that have not yet accepted a count, or that the game is won."""
    tally = tally_of(state.deal)
    if tally.claimed_by is not None:
        opponents = state.rules.opponents(tally.claimed_by)
        return tuple([seat for seat in sorted(opponents) if seat not in tally.accepted])
    return tuple(sorted({seat for entry in tally.counted for seat in entry.open_to}))


def waited_for(state: GameState) -> tuple[int, ...]:
    """The seats to act in the play and the show."""
    accepting = to_accept(state)
    if tally_of(state.deal).claimed_by is not None:
        return accepting
    if state.phase is PLAY and state.deal.turn is not None:
        return (state.deal.turn,)
    counting = first_to_count(state)
    if counting is not None:
        return tuple(sorted({counting, *accepting}))
    return accepting or (state.dealing,)
