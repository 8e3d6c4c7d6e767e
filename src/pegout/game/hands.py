"""What a seat's hand and the crib are when the play is over."""

from pegout.cards import Card
from pegout.game.commands import Seat
from pegout.game.state import Deal
from pegout.rules import CRIB_SIZE


def whole_hand(deal: Deal, seat: Seat) -> tuple[Card, ...]:
    """What was played, with what is still held where play was stopped, and what was laid aside."""
    aside = deal.ruled.aside if deal.ruled is not None else ()
    return (*deal.played[seat], *deal.hands[seat], *(aside[seat] if aside else ()))


def crib_is_to_choose(deal: Deal) -> bool:
    """Whether the dealer first picks the four cards of a crib that is too long."""
    ruled = deal.ruled
    return ruled is not None and ruled.crib_choice and not ruled.crib_dead and len(deal.crib) > CRIB_SIZE
