"""The one check behind "may I?" and "I do": why a command is not allowed now, or None."""

from collections.abc import Callable
from typing import Any

from pegout.cards import is_whole_pack
from pegout.game.commands import (
    Accept,
    CallTime,
    CarryOut,
    ChooseCrib,
    Command,
    CountCrib,
    CountHand,
    Cut,
    Mix,
    NextGame,
    Pass,
    Peg,
    PickStarter,
    PlayCard,
    SayGo,
    Seat,
    Shuffle,
    StartMatch,
    Throw,
)
from pegout.game.officiated.editions import is_first
from pegout.game.officiated.first.refusals import REFUSALS_OF_PLAYERS as REFUSALS_OF_FIRST
from pegout.game.officiated.refusals import REFUSALS_OF_PLAYERS
from pegout.game.ruling_refusal import refuse_ruling
from pegout.game.shared_refusals import not_in_hand, not_your_turn, refuse_seat, wrong_phase
from pegout.game.start_refusal import refuse_start
from pegout.game.state import PLAY, SHUFFLE, SHUFFLE_FOR_CUT, THROW, GameState, Phase
from pegout.game.turns import can_play, cut_limits, cutter, owed_to_crib
from pegout.refusal import Refusal, refuse
from pegout.rules import CRIB_SIZE


def refusal(state: GameState, command: Command) -> Refusal | None:
    """Why the command is not allowed in this state, in one sentence; None if it is."""
    return refusals_at(state)[command.__class__](state, command)


def refusals_at(state: GameState) -> "Refusals":
    """The checks of this table: by who officiates the deal, and by its edition."""
    if state.deal.tally is None:
        return REFUSALS
    return REFUSALS_BY_FIRST_EDITION if is_first(state.deal) else REFUSALS_BY_PLAYERS


def _name(state: GameState, seat: Seat) -> str:
    return state.names[seat]


def _refuse_turn(state: GameState, seat: Seat, phase: Phase) -> Refusal | None:
    if state.phase is not phase:
        return wrong_phase(state)
    return refuse_seat(state.rules, seat)


def _refuse_play(state: GameState, command: PlayCard) -> Refusal | None:
    seat, card = command.seat, command.card
    deal = state.deal
    if (deal.turn != seat or state.phase is not PLAY) and (why := _refuse_in_play(state, seat)):
        return why
    if card not in deal.hands[seat]:
        return not_in_hand(state, seat, card)
    if deal.count + card.pips > state.rules.limit:
        return refuse(
            "past_limit",
            "{card} would take the count from {count} past {limit}.",
            card=card,
            count=deal.count,
            limit=state.rules.limit,
        )
    return None


def _refuse_in_play(state: GameState, seat: Seat) -> Refusal | None:
    if state.phase is PLAY and state.deal.turn == seat:
        return None
    if why := _refuse_turn(state, seat, PLAY):
        return why
    turn = state.deal.turn
    if turn is None:
        return refuse("all_played", "There is nothing left to play.")
    return not_your_turn(state, turn)


def _refuse_go(state: GameState, command: SayGo) -> Refusal | None:
    seat = command.seat
    if why := _refuse_in_play(state, seat):
        return why
    deal = state.deal
    if can_play(deal.hands[seat], state.rules.limit - deal.count):
        return refuse(
            "can_play",
            "{player} has a playable card, so cannot say go at {count}.",
            player=_name(state, seat),
            count=deal.count,
        )
    return None


def _refuse_throw(state: GameState, command: Throw) -> Refusal | None:
    seat, cards = command.seat, command.cards
    if why := _refuse_turn(state, seat, THROW):
        return why
    wanted = state.rules.thrown
    if state.deal.thrown[seat]:
        wanted = owed_to_crib(state.deal, seat)
        if not wanted:
            return refuse("thrown_already", "{player} has already thrown.", player=_name(state, seat))
    if len(cards) != wanted or len(set(cards)) != len(cards):
        return _wrong_throw(state, seat, wanted)
    hand = state.deal.hands[seat]
    for card in cards:
        if card not in hand:
            return not_in_hand(state, seat, card)
    return None


def _wrong_throw(state: GameState, seat: Seat, wanted: int) -> Refusal:
    cards = "card" if wanted == 1 else "cards"
    text = f"{{player}} must throw {{number}} different {cards}."
    return refuse("wrong_throw", text, player=_name(state, seat), number=wanted)


def _refuse_choice(state: GameState, command: ChooseCrib) -> Refusal | None:
    seat, cards = command.seat, command.cards
    if why := _refuse_turn(state, seat, Phase.CHOOSE_CRIB):
        return why
    if seat != state.dealer:
        return refuse(
            "not_your_crib", "Only {player} can choose the crib.", player=_name(state, state.dealing)
        )
    if len(cards) != CRIB_SIZE or len(set(cards)) != len(cards):
        return refuse("wrong_crib", "Choose {number} different cards for the crib.", number=CRIB_SIZE)
    for card in cards:
        if card not in state.deal.crib:
            return refuse("not_in_crib", "{card} is not in the crib.", card=card)
    return None


def _refuse_pick(state: GameState, command: PickStarter) -> Refusal | None:
    """Whoever is not to pick hears nothing of what lies there."""
    seat, ruled = command.seat, state.deal.ruled
    if why := _refuse_turn(state, seat, Phase.PICK_STARTER):
        return why
    if seat != state.pone:
        return refuse("not_your_pick", "Only {player} can pick the starter.", player=_name(state, state.pone))
    if ruled is None or command.card not in ruled.drawn:
        return refuse("not_drawn", "{card} is not one of the two cards drawn.", card=command.card)
    return None


def _refuse_cut(state: GameState, command: Cut) -> Refusal | None:
    seat, lifted = command.seat, command.lifted
    turn = cutter(state)
    if turn is None:
        return refuse("nothing_to_cut", "There is nothing to cut now: {phase}.", phase=state.phase.value)
    if seat != turn:
        return _refuse_turn(state, seat, state.phase) or refuse(
            "not_your_cut", "It is {player}'s turn to cut.", player=_name(state, turn)
        )
    least, most = cut_limits(state)
    if not (isinstance(lifted, int) and least <= lifted <= most):
        return refuse(
            "cut_out_of_range",
            "A cut here lifts {least} to {most} cards, not {lifted} (acc:III.1).",
            least=least,
            most=most,
            lifted=lifted,
        )
    return None


def _refuse_shuffle(state: GameState, command: Shuffle) -> Refusal | None:
    if state.phase is Phase.SHUFFLE_REST:
        same = sorted(command.pack) == sorted(state.deal.pack)
        return (
            None if same else refuse("wrong_pack", "Shuffle the cards left in the pack, each of them once.")
        )
    if state.phase is not SHUFFLE and state.phase is not SHUFFLE_FOR_CUT:
        return refuse(
            "nothing_to_shuffle", "The pack cannot be shuffled now: {phase}.", phase=state.phase.value
        )
    return (
        None
        if is_whole_pack(command.pack)
        else refuse("wrong_pack", "The pack must hold each of the 52 cards once.")
    )


def _refuse_time(state: GameState, command: CallTime) -> Refusal | None:
    minutes = command.minutes
    limit = state.rules.time_limit_minutes
    if state.phase in (Phase.NOT_STARTED, Phase.GAME_OVER, Phase.MATCH_OVER):
        return refuse("no_game", "No game is being played.")
    if not limit:
        return refuse("no_time_limit", "There is no time limit under {rules} here.", rules=state.rules.name)
    if not (isinstance(minutes, int) and minutes >= limit):
        return refuse(
            "time_left",
            "The limit is {limit} minutes, and only {minutes} have passed.",
            limit=limit,
            minutes=minutes,
        )
    return None


def _refuse_next(state: GameState, _: NextGame) -> Refusal | None:
    return (
        None
        if state.phase is Phase.GAME_OVER
        else refuse("game_not_over", "The next game can start only once this one is over.")
    )


def _refuse_later(_: GameState, __: Command) -> Refusal | None:
    return refuse(
        "earlier_edition", "This game began under an earlier edition of the rules, which does not have that."
    )


def _refuse_officiating(_: GameState, __: Command) -> Refusal | None:
    return refuse(
        "not_officiated_by_players",
        "The program counts and pegs at this table; only players who officiate do that themselves.",
    )


Refusals = dict[type, Callable[[GameState, Any], Refusal | None]]

REFUSALS: Refusals = {
    StartMatch: refuse_start,
    Shuffle: _refuse_shuffle,
    Cut: _refuse_cut,
    Throw: _refuse_throw,
    PlayCard: _refuse_play,
    SayGo: _refuse_go,
    Peg: _refuse_officiating,
    Pass: _refuse_officiating,
    CountHand: _refuse_officiating,
    CountCrib: _refuse_officiating,
    Accept: _refuse_officiating,
    Mix: _refuse_officiating,
    ChooseCrib: _refuse_choice,
    PickStarter: _refuse_pick,
    CarryOut: refuse_ruling,
    CallTime: _refuse_time,
    NextGame: _refuse_next,
}

REFUSALS_BY_PLAYERS = REFUSALS | REFUSALS_OF_PLAYERS
REFUSALS_BY_FIRST_EDITION = REFUSALS | REFUSALS_OF_FIRST | dict.fromkeys((Pass, Mix), _refuse_later)
