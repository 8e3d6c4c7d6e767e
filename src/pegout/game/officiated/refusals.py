"""Why a command is not allowed now where the players officiate. Being wrong is no reason."""

from collections.abc import Callable
from typing import Any

from pegout.game import commands as c
from pegout.game.officiated.books import count_may_be_raised
from pegout.game.officiated.notes import count_before
from pegout.game.officiated.seats import without
from pegout.game.officiated.waits import first_to_count, tally_of, to_accept, to_mix
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

COUNTING = (Phase.PLAY, Phase.CHOOSE_CRIB, Phase.SHOW)


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


def _refuse_haste(state: GameState, seat: c.Seat) -> Refusal | None:
    """Nobody goes on while another is given the time to peg, whether there is anything to peg or not."""
    others = without(tally_of(state.deal).pending, seat)
    if not others:
        return None
    return refuse(
        "others_may_peg",
        "{players} may peg first: wait until they peg or pass.",
        players=_names(state, others),
    )


def _refuse_owing(state: GameState, seat: c.Seat) -> Refusal | None:
    """What a ruling orders is pegged before play resumes (acc:VIII.4b)."""
    if why := _refuse_backward(state, seat):
        return why
    given = tally_of(state.deal).awarded(seat)
    return (
        refuse(
            "points_to_peg",
            "The ruling gives {player} {points} to peg: peg them, or pass.",
            player=state.names[seat],
            points=given,
        )
        if given
        else None
    )


def _refuse_backward(state: GameState, seat: c.Seat) -> Refusal | None:
    holes = tally_of(state.deal).backward[seat]
    return (
        refuse(
            "holes_to_peg_back",
            "The ruling has {player} peg {holes} back first.",
            player=state.names[seat],
            holes=holes,
        )
        if holes
        else None
    )


def _refuse_play(state: GameState, command: c.PlayCard) -> Refusal | None:
    seat, card, deal, limit = command.seat, command.card, state.deal, state.rules.limit
    if why := _refuse_turn(state, seat) or _refuse_haste(state, seat) or _refuse_owing(state, seat):
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
    if why := _refuse_turn(state, seat) or _refuse_owing(state, seat):
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
    seat, tally = command.seat, tally_of(state.deal)
    if why := refuse_stranger(state, seat):
        return why
    if state.phase not in COUNTING:
        return refuse(
            "nothing_to_peg",
            "There is nothing to peg now: wait until the starter is turned.",
            phase=state.phase.value,
        )
    if seat not in tally.pending and any(not entry.early for entry in tally.counted):
        return refuse("show_begun", "The show has begun: points from the play can no longer be pegged.")
    if command.more and (tally.count_to_peg(seat) is not None or tally.backward[seat]):
        return refuse("pegged_in_one", "A count or a penalty is pegged all at once: nothing more can follow.")
    return refuse_number(command.points, 1, state.rules.goal)


def _refuse_pass(state: GameState, command: c.Pass) -> Refusal | None:
    seat, tally = command.seat, tally_of(state.deal)
    if why := refuse_stranger(state, seat) or _refuse_backward(state, seat):
        return why
    if seat in tally.pending or seat in tally.silent:
        return None
    return refuse("not_waited_for", "Nobody is waiting for {player} to peg.", player=state.names[seat])


def refuse_number(points: int, least: int, most: int) -> Refusal | None:
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
            "Hands are counted once all cards are played: finish the play first.",
            phase=state.phase.value,
        )
    if deal.ruled is not None and seat in deal.ruled.dead:
        return refuse("hand_dead", "{player}'s hand is dead and does not count.", player=state.names[seat])
    if any(entry.seat == seat and not entry.crib for entry in tally_of(deal).counted):
        return _refuse_raise(state, seat, command.points, crib=False)
    haste = _refuse_haste(state, seat) or _refuse_owing(state, seat)
    return haste or refuse_number(command.points, 0, state.rules.goal)


def _refuse_raise(state: GameState, seat: c.Seat, points: int, *, crib: bool) -> Refusal | None:
    """A fuller count can be named where the rules let it, until the score is agreed (golden-age:5)."""
    counted = tally_of(state.deal).counted
    entry = next(entry for entry in counted if entry.seat == seat and entry.crib == crib)
    if entry.named is None:
        return refuse(
            "count_to_peg",
            "{player} has announced {points}: peg them.",
            player=state.names[seat],
            points=entry.said,
        )
    if not count_may_be_raised(state.rules):
        return refuse("counted_already", "{player} has already counted.", player=state.names[seat])
    if not entry.open_to:
        return refuse("score_agreed", "The score is agreed and stands.")
    if isinstance(points, int) and points <= entry.named:
        return refuse(
            "count_not_higher",
            "Give a count above the {points} already pegged, or leave it as it is.",
            points=entry.named,
        )
    return refuse_number(points, entry.named + 1, state.rules.goal)


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
    for entry in tally.counted:
        if entry.crib and entry.seat == seat:
            return _refuse_raise(state, seat, command.points, crib=True)
        if entry.crib:  # and a ruling has given the crib to another since
            return refuse("counted_already", "{player} has already counted.", player=state.names[entry.seat])
    if why := _refuse_haste(state, seat) or _refuse_owing(state, seat):
        return why
    if waiting := {other for entry in tally.counted for other in entry.open_to}:
        return refuse(
            "hand_not_accepted",
            "{players} must accept the hand or object first.",
            players=_names(state, tuple(waiting)),
        )
    return refuse_number(command.points, 0, state.rules.goal)


def _names(state: GameState, seats: tuple[int, ...]) -> str:
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


def _refuse_mix(state: GameState, command: c.Mix) -> Refusal | None:
    if why := refuse_stranger(state, command.seat):
        return why
    if command.seat in to_accept(state) or command.seat in to_mix(state):
        return None
    return refuse("nothing_to_mix", "{player} has no cards to mix now.", player=state.names[command.seat])


REFUSALS_OF_PLAYERS: dict[type, Callable[[GameState, Any], Refusal | None]] = {
    c.PlayCard: _refuse_play,
    c.SayGo: _refuse_go,
    c.Peg: _refuse_peg,
    c.Pass: _refuse_pass,
    c.CountHand: _refuse_count_hand,
    c.CountCrib: _refuse_count_crib,
    c.Accept: _refuse_accept,
    c.Mix: _refuse_mix,
}
