"""Reasons that more than one check of the game gives."""

from pegout.cards import Card
from pegout.game.commands import Seat
from pegout.game.state import GameState
from pegout.refusal import Refusal, refuse
from pegout.rules import RuleSet


def refuse_seat(rules: RuleSet, seat: Seat) -> Refusal | None:
    if isinstance(seat, int) and 0 <= seat < rules.seats:
        return None
    return refuse(
        "no_such_seat", "There is no seat {seat!r} at this table of {seats}.", seat=seat, seats=rules.seats
    )


def wrong_phase(state: GameState) -> Refusal:
    return refuse("wrong_phase", "That is not possible now: {phase}.", phase=state.phase.value)


def not_your_turn(state: GameState, turn: Seat) -> Refusal:
    return refuse("not_your_turn", "It is {player}'s turn.", player=state.names[turn])


def all_played() -> Refusal:
    return refuse("all_played", "All cards are played: count the hands.")


def not_in_hand(state: GameState, seat: Seat, card: Card) -> Refusal:
    return refuse("not_in_hand", "{player} does not hold {card}.", player=state.names[seat], card=card)


def past_limit(state: GameState, card: Card, count: int) -> Refusal:
    """Where the players officiate, a card played past the limit is taken up again."""
    return refuse(
        "past_limit",
        "{card} takes the count past {limit} and must be taken back: play another, or say go.",
        card=card,
        count=count,
        limit=state.rules.limit,
    )


def refuse_number(number: int, least: int, most: int, what: str, **more: int | str) -> Refusal | None:
    """Whether a ruling orders no more than there is; `what` begins the sentence, and may name the most."""
    if isinstance(number, int) and least <= number <= most:
        return None
    text = what + ", not {number!r}."
    return refuse("number_out_of_range", text, "", number=number, least=least, most=most, **more)
