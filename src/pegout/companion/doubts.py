"""What is entered as it was said, and yet cannot be right: told, never refused."""

from collections.abc import Iterator

from pegout.companion.counts import BEST, impossible_counts
from pegout.companion.entries import Back, Made, PointKind, Points, Shown
from pegout.companion.penalties import penalty_named
from pegout.companion.tally import Tally

HEELS = 2


def doubts_about(tally: Tally, made: Made) -> tuple[str, ...]:
    """Everything odd about an entry, as the board stood before it."""
    match made:
        case Points():
            return tuple(_about_points(tally, made))
        case Back():
            return tuple(_about_price(tally, made))
        case Shown():
            return tuple(_about_cards(tally, made))
        case _:
            return ()


def _about_points(tally: Tally, made: Points) -> Iterator[str]:
    if made.why in (PointKind.HAND, PointKind.CRIB):
        crib = made.why is PointKind.CRIB
        if made.points > BEST or made.points in impossible_counts(tally.rules, crib=crib):
            yield f"No {made.why.value} counts {made.points}."
    if made.why is PointKind.HEELS and made.points != HEELS:
        yield f"A jack turned is worth {HEELS}, not {made.points}."
    if made.why in (PointKind.CRIB, PointKind.HEELS):
        yield from _about_dealer(tally, made.seat)
    if made.why is PointKind.MUGGINS and not tally.rules.muggins:
        yield "Muggins is not played under these rules."
    yield from _about_price(tally, made)


def _about_dealer(tally: Tally, seat: int) -> Iterator[str]:
    if seat != tally.dealer:
        yield "Only the dealer scores that: move the deal marker if another deals."


def _about_price(tally: Tally, made: Points | Back) -> Iterator[str]:
    penalty = penalty_named(tally.rules, made.penalty) if made.penalty else None
    if penalty is None:
        return
    if penalty.back is not isinstance(made, Back):
        way = "pegged back" if penalty.back else "pegged by the other player"
        yield f"The points for {penalty.name} are {way} ({penalty.citation})."
    elif made.points % penalty.points if penalty.each else made.points != penalty.points:
        price = f"{penalty.points} a card" if penalty.each else str(penalty.points)
        yield f"{penalty.name.capitalize()} costs {price} ({penalty.citation})."


def _about_cards(tally: Tally, made: Shown) -> Iterator[str]:
    if made.crib:
        yield from _about_dealer(tally, made.seat)
    for other in tally.shown:
        if other.starter is not made.starter:
            yield f"The starter was {other.starter} before."
        if (other.seat, other.crib) == (made.seat, made.crib):
            yield f"A {'crib' if made.crib else 'hand'} of this player was shown in this deal already."
        elif same := [card for card in made.cards if card in other.cards]:
            yield f"{same[0]} was shown elsewhere in this deal."
