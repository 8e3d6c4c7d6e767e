"""When you are asked at a table without a scorer, and what the table waits for."""

from enum import Enum

from pegout.game import Phase, PlayCard, SayGo, Seat, SeatView


class Moment(Enum):
    """Why the player is asked. What others see or hear decides it, never what is right."""

    ACTED = "the player has played, pegged or counted, and may correct it or add to it"
    LAID = "a bot has played a card, and a bot acts next"
    PLAYED_OUT = "all cards are played, and a bot will count first"
    ANNOUNCED = "a bot has announced the first hand, and will end muggins on the play by pegging it"
    PEG = "the others wait for the player to peg, or to say there is nothing to peg"
    AWARD = "the player has points to peg by a ruling"
    BACK = "the player has to peg back by a ruling"
    COUNTED = "the player has announced a count, and has to peg it"
    PLAY = "the player has to play a card or say go"
    ACCEPT = "a bot has counted"
    MIX = "the player has accepted all counts in words, and may still call muggins"
    GAME = "an opponent claims the game"
    HAND = "the player has to count the hand"
    CRIB = "the player has to count the crib"


WAITED = (Moment.PEG, Moment.AWARD, Moment.BACK, Moment.COUNTED)
"""The table waits for a peg."""


def turn_of(view: SeatView, seat: Seat) -> Moment | None:
    """What the table is waiting for the seat to do."""
    if seat not in view.to_act:
        return None
    if view.claimed_by is not None:
        return Moment.GAME
    if (pegging := _pegging(view, seat)) is not None:
        return pegging
    if any(seat in count.open_to for count in view.counts if count.pegged):
        return Moment.ACCEPT
    return _own_turn(view, seat) or Moment.MIX


def _pegging(view: SeatView, seat: Seat) -> Moment | None:
    """A player who acts next anyway need not say there is nothing to peg."""
    if seat not in view.pegging:
        return None
    if announced(view, seat) is not None:
        return Moment.COUNTED
    if view.awards[seat]:
        return Moment.AWARD if view.awards[seat] > 0 else Moment.BACK
    return None if _own_turn(view, seat) is not None else Moment.PEG


def _own_turn(view: SeatView, seat: Seat) -> Moment | None:
    """A card, or a count that nobody comes before."""
    if view.phase is Phase.PLAY and any(view.hand_sizes):
        lays = any(isinstance(option, PlayCard | SayGo) for option in view.legal)
        return Moment.PLAY if lays else None
    if (counting := next_to_count(view)) is not None:
        return Moment.HAND if counting == seat else None
    crib_is_open = not view.crib_dead and not any(count.crib for count in view.counts)
    return Moment.CRIB if crib_is_open and seat == view.dealer else None


def next_to_count(view: SeatView) -> Seat | None:
    """Whose hand is announced next, once all cards are played."""
    seats = view.rules.seats
    done = {*view.dead, *[count.seat for count in view.counts if not count.crib]}
    around = [((view.dealer or 0) + step) % seats for step in range(1, seats + 1)]
    return next((seat for seat in around if seat not in done), None)


def announced(view: SeatView, seat: Seat) -> int | None:
    """What the seat has announced but not pegged yet."""
    return next((count.said for count in view.counts if count.seat == seat and not count.pegged), None)
