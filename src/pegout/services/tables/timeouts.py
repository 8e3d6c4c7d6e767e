"""What a player who lets the clock run out has said, where the table waited for no more than a word."""

from pegout.game import Accept, GameState, Mix, Pass, Peg, Seat
from pegout.game.officiated.tally import Tally
from pegout.game.officiated.waits import first_to_count, to_accept, to_mix

Word = Peg | Pass | Accept | Mix


def word_of_silence(game: GameState, seat: Seat) -> Word | None:
    """Who is given the time to peg and does nothing has nothing to peg; who does not object accepts.

    An announced count is pegged as it was announced, and a penalty goes back as it was ordered: both numbers
    were said aloud. None where a card, a count or a cut is waited for.
    """
    tally = game.deal.tally
    if not isinstance(tally, Tally):
        return None
    if tally.claimed_by is not None:
        return Accept(seat) if seat in to_accept(game) else None
    if seat in tally.pending:
        return _word_for_pegging(tally, seat)
    if game.deal.turn is not None or first_to_count(game) == seat:
        return None
    return Mix(seat) if seat in (*to_accept(game), *to_mix(game)) else None


def _word_for_pegging(tally: Tally, seat: Seat) -> Peg | Pass:
    count = tally.count_to_peg(seat)
    if count is not None:
        return Peg(seat, count.said)
    return Peg(seat, tally.backward[seat]) if tally.backward[seat] else Pass(seat)
