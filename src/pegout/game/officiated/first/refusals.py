"""Why a command is not allowed now where the players officiate. Being wrong is no reason."""

from collections.abc import Callable
from typing import Any

from pegout.game import commands as c
from pegout.game.officiated.claims import Claim, ClaimFullCount, ClaimMuggins, PegBack
from pegout.game.officiated.first.notes import count_before
from pegout.game.officiated.first.waits import first_to_count, tally_of, to_accept
from pegout.game.shared_refusals import (
    all_played,
    not_in_hand,
    not_your_turn,
    past_limit,
    refuse_seat,
    wrong_phase,
)
from pegout.game.state import GameState, Phase
from pegout.game.turns import playable
from pegout.refusal import Refusal, refuse

_COUNTING = (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


def refuse_stranger(state: GameState, seat: c.Seat) -> Refusal | None:
    """Nobody acts for a seat that is not there, nor while a claim of the game waits for an answer."""
    if why := refuse_seat(state.rules, seat):
        return why
    claimed_by = tally_of(state.deal).claimed_by
    if claimed_by is not None:
        return refuse(
            "game_claimed",
            "{player} claims the game: accept it, or object with a claim.",
            player=state.names[claimed_by],
        )
    return None


def _refuse_turn(state: GameState, seat: c.Seat) -> Refusal | None:
    if why := refuse_stranger(state, seat):
        return why
    if state.phase is not Phase.PLAY:
        return wrong_phase(state)
    turn = state.deal.turn
    if turn == seat:
        return None
    return all_played() if turn is None else not_your_turn(state, turn)


def _refuse_play(state: GameState, command: c.PlayCard) -> Refusal | None:
    seat, card, deal, limit = command.seat, command.card, state.deal, state.rules.limit
    if why := _refuse_turn(state, seat):
        return why
    if card not in deal.hands[seat]:
        return not_in_hand(state, seat, card)
    count = 0 if tally_of(deal).closed else count_before(deal, seat)
    if count + card.pips > limit:
        return past_limit(state, card, count)
    said = command.said
    if isinstance(said, int) and not isinstance(said, bool) and 1 <= said <= limit:
        return None
    return refuse(
        "count_not_announced", "Announce the count with the card, a number from 1 to {limit}.", limit=limit
    )


def _refuse_go(state: GameState, command: c.SayGo) -> Refusal | None:
    seat, deal = command.seat, state.deal
    if why := _refuse_turn(state, seat):
        return why
    if tally_of(deal).closed or not deal.series:
        return refuse("must_lead", "{player} leads the next series: play a card.", player=state.names[seat])
    ordered = () if deal.ruled is None else deal.ruled.to_play
    room = state.rules.limit - count_before(deal, seat)
    for card in playable(deal.hands[seat], room):
        if card in ordered:
            return refuse(
                "ordered_to_play",
                "The ruling makes {player} play {card}.",
                player=state.names[seat],
                card=card,
            )
    return None


def _refuse_peg(state: GameState, command: c.Peg) -> Refusal | None:
    seat = command.seat
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in _COUNTING:
        return refuse("nothing_to_peg", "There is nothing to peg now: {phase}.", phase=state.phase.value)
    if any(entry.seat == state.pone for entry in tally_of(state.deal).counted):
        return refuse("show_begun", "The show has begun: points from the play can no longer be pegged.")
    return _refuse_number(command.points, 1, state.rules.goal)


def _refuse_number(points: int, least: int, most: int) -> Refusal | None:
    if isinstance(points, int) and not isinstance(points, bool) and least <= points <= most:
        return None
    return refuse(
        "points_out_of_range",
        "Give a number of points from {least} to {most}, not {points}.",
        least=least,
        most=most,
        points=str(points)[:20],
    )


def _refuse_count_hand(state: GameState, command: c.CountHand) -> Refusal | None:
    seat, deal = command.seat, state.deal
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in (Phase.PLAY, Phase.SHOW) or (deal.turn is not None and state.phase is Phase.PLAY):
        return refuse(
            "cards_to_play",
            "Hands are counted once all cards are played; now: {phase}.",
            phase=state.phase.value,
        )
    if deal.ruled is not None and seat in deal.ruled.dead:
        return refuse("hand_dead", "{player}'s hand is dead and does not count.", player=state.names[seat])
    if any(entry.seat == seat and not entry.crib for entry in tally_of(deal).counted):
        return refuse("counted_already", "{player} has already counted.", player=state.names[seat])
    return _refuse_number(command.points, 0, state.rules.goal)


def _refuse_count_crib(state: GameState, command: c.CountCrib) -> Refusal | None:
    seat, deal = command.seat, state.deal
    if why := refuse_stranger(state, seat):
        return why
    if seat != state.dealer:
        return refuse("not_your_crib", "Only {player} can count the crib.", player=state.names[state.dealing])
    if state.phase is not Phase.SHOW or first_to_count(state) is not None:
        return refuse("hands_to_count", "The crib is counted after the hands.")
    if deal.ruled is not None and deal.ruled.crib_dead:
        return refuse("crib_dead", "The crib is dead and does not count.")
    tally = tally_of(deal)
    if any(entry.crib for entry in tally.counted):
        return refuse("counted_already", "The crib has already been counted.", player=state.names[seat])
    if waiting := {other for entry in tally.counted for other in entry.open_to}:
        return refuse(
            "hand_not_accepted",
            "{players} must accept the hand or object first.",
            players=_names(state, waiting),
        )
    return _refuse_number(command.points, 0, state.rules.goal)


def _names(state: GameState, seats: set[int]) -> str:
    return " and ".join([state.names[seat] for seat in sorted(seats)])


def _refuse_accept(state: GameState, command: c.Accept) -> Refusal | None:
    seat, tally = command.seat, tally_of(state.deal)
    if why := refuse_seat(state.rules, seat):
        return why
    if seat in to_accept(state):
        return None
    if tally.claimed_by is not None and seat not in state.rules.opponents(tally.claimed_by):
        return refuse("not_yours_to_accept", "Only the opponents can accept that the game is won.")
    return refuse("nothing_to_accept", "{player} has nothing to accept now.", player=state.names[seat])


def refuse_claim(state: GameState, claim: Claim) -> Refusal | None:
    """Who may claim what of whom. Whether the claim is right and in time is for the judge to say."""
    if state.deal.tally is None:
        return refuse(
            "not_officiated_by_players",
            "Claims are only for tables that the players officiate: start one with officiating=players.",
        )
    if state.phase not in _COUNTING:
        return refuse("nothing_to_claim", "There is nothing to claim now: {phase}.", phase=state.phase.value)
    player = getattr(claim, "player", None)
    for seat in (claim.seat, claim.seat if player is None else player):
        if why := refuse_seat(state.rules, seat):
            return why
    if player is not None and player not in _objects_of(state, claim):
        return refuse(
            "cannot_claim_of",
            "{player} cannot make that claim against {other}.",
            player=state.names[claim.seat],
            other=state.names[player],
        )
    if isinstance(claim, ClaimMuggins | PegBack):
        return _refuse_number(claim.points, 1, state.rules.goal)
    return None


def _objects_of(state: GameState, claim: Claim) -> tuple[int, ...]:
    """Whom the claim may name: opponents, and for a hand counted too low the whole table."""
    everybody = tuple(range(state.rules.seats))
    return everybody if isinstance(claim, ClaimFullCount) else state.rules.opponents(claim.seat)


REFUSALS_OF_PLAYERS: dict[type, Callable[[GameState, Any], Refusal | None]] = {
    c.PlayCard: _refuse_play,
    c.SayGo: _refuse_go,
    c.Peg: _refuse_peg,
    c.CountHand: _refuse_count_hand,
    c.CountCrib: _refuse_count_crib,
    c.Accept: _refuse_accept,
}
