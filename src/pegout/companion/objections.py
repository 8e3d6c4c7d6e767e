"""Why something cannot be entered as the board stands."""

from collections.abc import Callable
from typing import Any

from pegout.cards import Card
from pegout.companion.entries import Back, Made, Marker, NextDeal, NextGame, PointKind, Points, Ruled, Shown
from pegout.companion.tally import Tally
from pegout.refusal import Refusal, refuse
from pegout.rulebook import Citation
from pegout.rules import CRIB_SIZE

LONGEST_PENALTY = 40
LONGEST_WORDS = 500
MOST_POINTS = 999
MOST_ORDERS = 8
_MAY_BE_NOTHING = (PointKind.HAND, PointKind.CRIB)


def against(tally: Tally, made: Made) -> Refusal | None:
    """The reason to refuse it, or None."""
    if isinstance(made, NextGame):
        return _against_next_game(tally, made)
    if tally.is_over:
        return refuse("match_over", "The match is over: undo the last entry, or open a new board.")
    if tally.outcome is not None:
        return refuse("game_over", "The game is over: start the next one, or undo the last entry.")
    return _REASONS[made.__class__](tally, made)


def _against_next_game(tally: Tally, made: NextGame) -> Refusal | None:
    if tally.outcome is None:
        return refuse("game_not_over", "This game is not over yet: play it out first.")
    if tally.is_over:
        return refuse("match_over", "The match is over: open a new board for another.")
    return _against_seat(tally, made.dealer)


def _against_seat(tally: Tally, seat: int) -> Refusal | None:
    if not 0 <= seat < tally.rules.seats:
        return refuse(
            "no_such_seat",
            "Nobody sits at seat {seat}: seats are 0 to {last}.",
            seat=seat,
            last=tally.rules.seats - 1,
            seats=tally.rules.seats,
        )
    return None


def _against_points(tally: Tally, made: Points) -> Refusal | None:
    least = 0 if made.why in _MAY_BE_NOTHING else 1
    if not least <= made.points <= MOST_POINTS:
        return refuse(
            "points_out_of_range",
            "{points} points cannot be pegged for {kind}: give {least} to {most}.",
            points=made.points,
            kind=made.why.value,
            least=least,
            most=MOST_POINTS,
        )
    if made.penalty and made.why is not PointKind.PENALTY:
        return refuse("penalty_not_meant", "Only a penalty can carry a penalty's name: leave it out.")
    return _against_seat(tally, made.seat) or _against_text(made.penalty, LONGEST_PENALTY)


def _against_back(tally: Tally, made: Back) -> Refusal | None:
    if not 1 <= made.points <= MOST_POINTS:
        return refuse(
            "points_out_of_range",
            "{points} points cannot be pegged back: give 1 to {most}.",
            points=made.points,
            most=MOST_POINTS,
            least=1,
        )
    return _against_seat(tally, made.seat) or _against_text(made.penalty, LONGEST_PENALTY)


def _against_text(text: str, longest: int) -> Refusal | None:
    if len(text) > longest or not text.isprintable():
        return refuse(
            "text_too_long",
            "Use at most {longest} printable characters on one line: shorten the text.",
            longest=longest,
        )
    return None


def _against_shown(tally: Tally, made: Shown) -> Refusal | None:
    if len(made.cards) != CRIB_SIZE:
        return refuse(
            "wrong_number_of_cards",
            "{number} cards are shown, but {named} were named: name them and the starter.",
            named=len(made.cards),
            number=CRIB_SIZE,
        )
    if twice := _twice((*made.cards, made.starter)):
        return refuse("card_twice", "{card} appears twice: check the cards.", card=twice)
    return _against_seat(tally, made.seat) or (_against_dealt(tally, made) if made.dealt else None)


def _against_dealt(tally: Tally, made: Shown) -> Refusal | None:
    if made.crib:
        return refuse("crib_not_dealt", "A crib is not dealt: leave out the cards dealt.")
    if len(made.dealt) != tally.rules.dealt:
        return refuse(
            "wrong_number_of_cards",
            "{number} cards are dealt here, not {named}: name them all, or none.",
            number=tally.rules.dealt,
            named=len(made.dealt),
        )
    if twice := _twice((*made.dealt, made.starter)):
        return refuse("card_twice", "{card} appears twice: check the cards.", card=twice)
    if strange := [card for card in made.cards if card not in made.dealt]:
        return refuse("not_dealt", "{card} is shown but was not dealt: check the cards.", card=strange[0])
    return None


def _twice(cards: tuple[Card, ...]) -> Card | None:
    return next((card for place, card in enumerate(cards) if card in cards[:place]), None)


def _against_ruling(tally: Tally, made: Ruled) -> Refusal | None:
    if not made.words.strip():
        return refuse("not_in_words", "A ruling needs words: say what was found.")
    if len(made.orders) + len(made.citations) > MOST_ORDERS:
        return refuse(
            "too_many_orders",
            "A ruling has at most {most} orders and articles: enter the rest separately.",
            most=MOST_ORDERS,
        )
    for order in made.orders:
        if not 1 <= order.points <= MOST_POINTS:
            return refuse(
                "points_out_of_range",
                "A ruling moves 1 to {most} points per seat, not {points}.",
                most=MOST_POINTS,
                points=order.points,
                least=1,
            )
        if (why := _against_seat(tally, order.seat)) is not None:
            return why
    return _against_text(made.words, LONGEST_WORDS) or _against_citations(made.citations)


def _against_citations(citations: tuple[str, ...]) -> Refusal | None:
    for text in citations:
        try:
            place = Citation.parse(text).place
        except ValueError as error:
            return Refusal("bad_citation", str(error), values={"place": text[:40]})
        if (
            len(text) > LONGEST_PENALTY
            or not place.isascii()
            or not place.isprintable()
            or set(place) & set(' ;,"')
        ):
            return refuse(
                "bad_citation",
                "A citation is a document and a place without spaces: write, for example, acc:VII.3.",
                place=text[:40],
            )
    return None


def _against_deal(tally: Tally, made: NextDeal | Marker) -> Refusal | None:
    return _against_seat(tally, made.dealer)


_REASONS: dict[type, Callable[[Tally, Any], Refusal | None]] = {
    Points: _against_points,
    Back: _against_back,
    Shown: _against_shown,
    Ruled: _against_ruling,
    NextDeal: _against_deal,
    Marker: _against_deal,
}
