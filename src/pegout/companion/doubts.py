"""What is entered as it was said, and yet cannot be right: told, never refused."""

from collections.abc import Iterator

from pegout.cards import JACK
from pegout.companion.counts import asked_about
from pegout.companion.entries import Back, Made, PointKind, Points, Shown
from pegout.companion.penalties import penalty_named
from pegout.companion.tally import Tally
from pegout.rules import BEST_COUNT

HEELS = 2
MOST_PLAY = 31
"""No turn is worth so many, and hardly all turns of a deal together, for those who enter them at once."""


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


def kind_of(made: Points | Shown) -> PointKind:
    """What the points are for."""
    if isinstance(made, Points):
        return made.why
    return PointKind.CRIB if made.crib else PointKind.HAND


def _about_points(tally: Tally, made: Points) -> Iterator[str]:
    yield from _about_amount(tally, made)
    if made.why in (PointKind.CRIB, PointKind.HEELS):
        yield from _about_dealer(tally, made.seat)
    if made.why in (PointKind.HAND, PointKind.CRIB):
        yield from _about_second_count(tally, made)
    if made.why is PointKind.HEELS:
        yield from _about_heels(tally)
    if made.why is PointKind.MUGGINS and not tally.rules.muggins:
        yield "Muggins is not played under these rules."
    yield from _about_price(tally, made)


def _about_amount(tally: Tally, made: Points) -> Iterator[str]:
    points, why = made.points, made.why
    if why in (PointKind.HAND, PointKind.CRIB):
        if points > BEST_COUNT or points in asked_about(tally.rules, crib=why is PointKind.CRIB):
            yield f"No {why.value} counts {points}."
    elif why is PointKind.MUGGINS and points > BEST_COUNT:
        yield f"No hand counts {points}."
    elif why is PointKind.PLAY and points > MOST_PLAY:
        yield f"Nobody pegs {points} in the play of one deal."
    elif why is PointKind.HEELS and points != HEELS:
        yield f"A jack turned is worth {HEELS}, not {points}."


def _about_dealer(tally: Tally, seat: int) -> Iterator[str]:
    if seat != tally.dealer:
        yield "Only the dealer scores that: move the deal marker if somebody else is dealing."


def _about_second_count(tally: Tally, made: Points | Shown) -> Iterator[str]:
    kind = kind_of(made)
    if any(other.seat == made.seat and kind_of(other) is kind for other in tally.scored):
        yield f"This player's {kind.value} has already been counted in this deal."


def _had_heels(tally: Tally) -> bool:
    return any(kind_of(made) is PointKind.HEELS for made in tally.scored)


def _about_heels(tally: Tally) -> Iterator[str]:
    if _had_heels(tally):
        yield "Heels have already been scored in this deal."
    if (shown := tally.shown) and shown[-1].starter.rank is not JACK:
        yield f"The starter was {shown[-1].starter.pretty}, but heels are for a jack."


def _about_price(tally: Tally, made: Points | Back) -> Iterator[str]:
    penalty = penalty_named(tally.rules, made.penalty) if made.penalty else None
    if penalty is None:
        return
    if penalty.back is not isinstance(made, Back):
        way = "pegged back" if penalty.back else "pegged by the opponent"
        yield f"The points for {penalty.name} are {way} ({penalty.citation})."
    elif made.points % penalty.points if penalty.each else made.points != penalty.points:
        price = f"{penalty.points} a card" if penalty.each else str(penalty.points)
        yield f"{penalty.name.capitalize()} costs {price} ({penalty.citation})."


def _about_cards(tally: Tally, made: Shown) -> Iterator[str]:
    if made.crib:
        yield from _about_dealer(tally, made.seat)
    yield from _about_second_count(tally, made)
    for other in tally.shown:
        if other.starter is not made.starter:
            yield f"The starter was {other.starter.pretty} earlier."
        same = [card for card in made.cards if card in other.cards]
        if same and (other.seat, other.crib) != (made.seat, made.crib):
            yield f"{same[0].pretty} was shown elsewhere in this deal."
    yield from _about_starter(tally, made)


def _about_starter(tally: Tally, made: Shown) -> Iterator[str]:
    """A jack turned and heels belong together; the first cards of a deal tell the starter."""
    jack = made.starter.rank is JACK
    if not jack and _had_heels(tally):
        yield f"Heels were scored, but {made.starter.pretty} is not a jack."
    if jack and not tally.shown and not _had_heels(tally):
        yield f"{made.starter.pretty} was turned, but nobody scored heels: check whether {HEELS} are missing."
