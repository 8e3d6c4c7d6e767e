"""What follows from a seat's view alone: the cards it has not seen, whose crib it is, who plays next."""

from collections.abc import Sequence

from pegout.cards import PACK, Card
from pegout.game.commands import Seat
from pegout.game.views import SeatView
from pegout.players.bot import NothingToDo


def seat_of(view: SeatView) -> Seat:
    if view.seat is None:
        raise NothingToDo("A spectator has nothing to do.")
    return view.seat


def unseen(view: SeatView) -> list[Card]:
    """The cards that may lie anywhere: in other hands, in the crib or in the pack."""
    laid = [card for pile in view.laid for card in pile]
    seen = {*view.hand, *view.thrown, *laid, *view.crib, view.starter}
    return [card for card in PACK if card not in seen]


def by_rank(cards: Sequence[Card]) -> list[int]:
    """How many cards there are of each rank, aces at place 1."""
    numbers = [0] * 14
    for card in cards:
        numbers[card.rank] += 1
    return numbers


def owns_crib(view: SeatView) -> bool:
    """Whether the crib counts for the side of the seat."""
    if view.seat is None or view.dealer is None:
        return False
    return view.rules.side_of(view.seat) == view.rules.side_of(view.dealer)


def share_of(view: SeatView, seat: Seat) -> tuple[int, int]:
    """What a point of another seat is to the own side, as a fraction: 1 for a partner's, below 0 for others'.

    With equal scores a point to one of three sides takes from each of the others half of what it brings:
    the chances to win add up to one. With two sides it takes all.
    """
    rules = view.rules
    if rules.side_of(seat) == rules.side_of(seat_of(view)):
        return 1, 1
    return -1, rules.sides - 1


def plays_after(view: SeatView, count: int) -> Seat | None:
    """Who is asked for the next card of the series if the seat lays one now that makes this count.

    None when the series is then over or the seat itself goes on: all others have no cards or have said go.
    """
    if count == view.rules.limit:
        return None
    own = seat_of(view)
    for step in range(1, view.rules.seats):
        seat = (own + step) % view.rules.seats
        if view.hand_sizes[seat] and seat not in view.gone:
            return seat
    return None
