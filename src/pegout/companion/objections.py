"""Why something cannot be entered as the board stands."""

from collections.abc import Callable
from typing import Any

from pegout.cards import Card
from pegout.companion.entries import Back, Made, Marker, NextDeal, NextGame, PointKind, Points, Ruled, Shown
from pegout.companion.tally import Tally
from pegout.rulebook import Citation
from pegout.rules import CRIB_SIZE

LONGEST_PENALTY = 40
LONGEST_WORDS = 500
MOST_POINTS = 999
MOST_ORDERS = 8
_MAY_BE_NOTHING = (PointKind.HAND, PointKind.CRIB)


def against(tally: Tally, made: Made) -> str | None:
    """The reason to refuse it, or None."""
    if isinstance(made, NextGame):
        return _against_next_game(tally, made)
    if tally.is_over:
        return "The match is over: undo the last entry, or open a new board."
    if tally.outcome is not None:
        return "The game is over: begin the next one, or undo the last entry."
    return _REASONS[made.__class__](tally, made)


def _against_next_game(tally: Tally, made: NextGame) -> str | None:
    if tally.outcome is None:
        return "This game is not over yet: play it out first."
    if tally.is_over:
        return "The match is over: open a new board for another."
    return _against_seat(tally, made.dealer)


def _against_seat(tally: Tally, seat: int) -> str | None:
    if not 0 <= seat < tally.rules.seats:
        return f"Nobody sits at seat {seat}: seats are 0 to {tally.rules.seats - 1}."
    return None


def _against_points(tally: Tally, made: Points) -> str | None:
    least = 0 if made.why in _MAY_BE_NOTHING else 1
    if not least <= made.points <= MOST_POINTS:
        return f"{made.points} points cannot be pegged for {made.why.value}: give {least} to {MOST_POINTS}."
    if made.penalty and made.why is not PointKind.PENALTY:
        return "Only a penalty has the name of one: leave it out."
    return _against_seat(tally, made.seat) or _against_text(made.penalty, LONGEST_PENALTY)


def _against_back(tally: Tally, made: Back) -> str | None:
    if not 1 <= made.points <= MOST_POINTS:
        return f"{made.points} points cannot be pegged back: give 1 to {MOST_POINTS}."
    return _against_seat(tally, made.seat) or _against_text(made.penalty, LONGEST_PENALTY)


def _against_text(text: str, longest: int) -> str | None:
    if len(text) > longest or not text.isprintable():
        return f"Words are up to {longest} printable characters on one line: shorten them."
    return None


def _against_shown(tally: Tally, made: Shown) -> str | None:
    if len(made.cards) != CRIB_SIZE:
        return f"{len(made.cards)} cards were named where {CRIB_SIZE} are shown: name them and the starter."
    if twice := _twice((*made.cards, made.starter)):
        return f"{twice} stands there twice: look at the cards again."
    return _against_seat(tally, made.seat) or (_against_dealt(tally, made) if made.dealt else None)


def _against_dealt(tally: Tally, made: Shown) -> str | None:
    if made.crib:
        return "A crib is not dealt: leave the cards dealt out."
    if len(made.dealt) != tally.rules.dealt:
        return f"{tally.rules.dealt} cards are dealt here, not {len(made.dealt)}: name them all, or none."
    if twice := _twice((*made.dealt, made.starter)):
        return f"{twice} stands there twice: look at the cards again."
    if strange := [card for card in made.cards if card not in made.dealt]:
        return f"{strange[0]} is shown and was not dealt: look at the cards again."
    return None


def _twice(cards: tuple[Card, ...]) -> Card | None:
    return next((card for place, card in enumerate(cards) if card in cards[:place]), None)


def _against_ruling(tally: Tally, made: Ruled) -> str | None:
    if not made.words.strip():
        return "A ruling needs its words: say what was found."
    if len(made.orders) + len(made.citations) > MOST_ORDERS:
        return f"A ruling has at most {MOST_ORDERS} orders and articles: enter the rest by itself."
    for order in made.orders:
        if not 1 <= order.points <= MOST_POINTS:
            return f"A ruling moves 1 to {MOST_POINTS} points a seat, not {order.points}."
        if (why := _against_seat(tally, order.seat)) is not None:
            return why
    return _against_text(made.words, LONGEST_WORDS) or _against_citations(made.citations)


def _against_citations(citations: tuple[str, ...]) -> str | None:
    for text in citations:
        try:
            place = Citation.parse(text).place
        except ValueError as error:
            return str(error)
        if (
            len(text) > LONGEST_PENALTY
            or not place.isascii()
            or not place.isprintable()
            or set(place) & set(' ;,"')
        ):
            return "A citation is a document and a place without blanks: write for example acc:VII.3."
    return None


def _against_deal(tally: Tally, made: NextDeal | Marker) -> str | None:
    return _against_seat(tally, made.dealer)


_REASONS: dict[type, Callable[[Tally, Any], str | None]] = {
    Points: _against_points,
    Back: _against_back,
    Shown: _against_shown,
    Ruled: _against_ruling,
    NextDeal: _against_deal,
    Marker: _against_deal,
}
