"""The one check behind "may I?" and "I do": why a command is not allowed now, or None."""

from collections.abc import Callable
from typing import Any

from pegout.cards import is_whole_pack
from pegout.edition import EDITION, FIRST_EDITION
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
    Officiating,
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
from pegout.game.state import PLAY, SHUFFLE, SHUFFLE_FOR_CUT, THROW, GameState, Phase
from pegout.game.turns import can_play, cut_limits, cutter, owed_to_crib
from pegout.rules import CRIB_SIZE, FirstDealer

LONGEST_NAME = 40


class IllegalCommand(ValueError):
    """Understood, but not allowed now; the refusal says why."""

    def __init__(self, refusal: str, command: Command) -> None:
        super().__init__(refusal)
        self.refusal = refusal
        self.command = command


def refusal(state: GameState, command: Command) -> str | None:
    """Why the command is not allowed in this state, in one sentence; None if it is."""
    return refusals_at(state)[command.__class__](state, command)


def refusals_at(state: GameState) -> "Refusals":
    """The checks of this table: by who officiates the deal, and by its edition."""
    if state.deal.tally is None:
        return REFUSALS
    return REFUSALS_BY_FIRST_EDITION if is_first(state.deal) else REFUSALS_BY_PLAYERS


def _name(state: GameState, seat: Seat) -> str:
    return state.names[seat]


def _refuse_turn(state: GameState, seat: Seat, phase: Phase) -> str | None:
    if state.phase is not phase:
        return f"The table waits for something else now: {state.phase.value}."
    if not (isinstance(seat, int) and 0 <= seat < state.rules.seats):
        return f"There is no seat {seat!r} at this table of {state.rules.seats}."
    return None


def _refuse_play(state: GameState, command: PlayCard) -> str | None:
    seat, card = command.seat, command.card
    deal = state.deal
    if (deal.turn != seat or state.phase is not PLAY) and (why := _refuse_in_play(state, seat)):
        return why
    if card not in deal.hands[seat]:
        return f"{_name(state, seat)} does not hold {card}."
    if deal.count + card.pips > state.rules.limit:
        return f"{card} would take the count from {deal.count} past {state.rules.limit}."
    return None


def _refuse_in_play(state: GameState, seat: Seat) -> str | None:
    if state.phase is PLAY and state.deal.turn == seat:
        return None
    if why := _refuse_turn(state, seat, PLAY):
        return why
    turn = state.deal.turn
    return "Nobody is to play." if turn is None else f"It is {_name(state, turn)}'s turn."


def _refuse_go(state: GameState, command: SayGo) -> str | None:
    seat = command.seat
    if why := _refuse_in_play(state, seat):
        return why
    deal = state.deal
    if can_play(deal.hands[seat], state.rules.limit - deal.count):
        return f"{_name(state, seat)} can play, so may not say go at {deal.count}."
    return None


def _refuse_throw(state: GameState, command: Throw) -> str | None:
    seat, cards = command.seat, command.cards
    if why := _refuse_turn(state, seat, THROW):
        return why
    wanted = state.rules.thrown
    if state.deal.thrown[seat]:
        wanted = owed_to_crib(state.deal, seat)
        if not wanted:
            return f"{_name(state, seat)} has thrown already."
    if len(cards) != wanted or len(set(cards)) != len(cards):
        return f"{_name(state, seat)} must throw {wanted} different card{'s' if wanted > 1 else ''}."
    hand = state.deal.hands[seat]
    for card in cards:
        if card not in hand:
            return f"{_name(state, seat)} does not hold {card}."
    return None


def _refuse_choice(state: GameState, command: ChooseCrib) -> str | None:
    seat, cards = command.seat, command.cards
    if why := _refuse_turn(state, seat, Phase.CHOOSE_CRIB):
        return why
    if seat != state.dealer:
        return f"It is for {_name(state, state.dealing)} to choose the crib."
    if len(cards) != CRIB_SIZE or len(set(cards)) != len(cards):
        return f"The crib is to be {CRIB_SIZE} different cards."
    for card in cards:
        if card not in state.deal.crib:
            return f"{card} is not in the crib."
    return None


def _refuse_pick(state: GameState, command: PickStarter) -> str | None:
    """Whoever is not to pick hears nothing of what lies there."""
    seat, ruled = command.seat, state.deal.ruled
    if why := _refuse_turn(state, seat, Phase.PICK_STARTER):
        return why
    if seat != state.pone:
        return f"It is for {_name(state, state.pone)} to pick the starter."
    if ruled is None or command.card not in ruled.drawn:
        return f"{command.card} is none of the two cards that were drawn."
    return None


def _refuse_cut(state: GameState, command: Cut) -> str | None:
    seat, lifted = command.seat, command.lifted
    turn = cutter(state)
    if turn is None:
        return f"Nothing is to be cut now: {state.phase.value}."
    if seat != turn:
        return _refuse_turn(state, seat, state.phase) or f"It is for {_name(state, turn)} to cut."
    least, most = cut_limits(state)
    if not (isinstance(lifted, int) and least <= lifted <= most):
        return f"A cut here lifts {least} to {most} cards, not {lifted} (acc:III.1)."
    return None


def _refuse_shuffle(state: GameState, command: Shuffle) -> str | None:
    if state.phase is Phase.SHUFFLE_REST:
        same = sorted(command.pack) == sorted(state.deal.pack)
        return None if same else "Shuffle the cards that are left in the pack, each of them once."
    if state.phase is not SHUFFLE and state.phase is not SHUFFLE_FOR_CUT:
        return f"The pack is not shuffled now: {state.phase.value}."
    return None if is_whole_pack(command.pack) else "The pack must hold each of the 52 cards once."


def _refuse_start(state: GameState, command: StartMatch) -> str | None:
    if state.phase is not Phase.NOT_STARTED:
        return "The match has started already."
    rules, names, dealer = command.rules, command.names, command.dealer
    if len(names) != rules.seats:
        return f"{rules.name} here has {rules.seats} seats, and {len(names)} names are given."
    if len(set(names)) != len(names):
        return "Every player needs a different name."
    for name in names:
        if not _is_name(name):
            return f"{name[:50]!r} cannot be a name: use at most {LONGEST_NAME} plain characters."
    if not isinstance(command.officiating, Officiating):
        return f"A table is officiated by the program or the players, not {str(command.officiating)[:20]!r}."
    if not (isinstance(command.edition, int) and FIRST_EDITION <= command.edition <= EDITION):
        return f"There is no edition {str(command.edition)[:20]} of the rules: the latest is {EDITION}."
    if dealer is None:
        if rules.first_dealer is FirstDealer.RANDOM:
            return f"{rules.name} draws the first dealer at random: name the seat that was drawn."
        return None
    return (
        None if 0 <= dealer < rules.seats else f"There is no seat {dealer!r} at this table of {rules.seats}."
    )


def _refuse_time(state: GameState, command: CallTime) -> str | None:
    minutes = command.minutes
    limit = state.rules.time_limit_minutes
    if state.phase in (Phase.NOT_STARTED, Phase.GAME_OVER, Phase.MATCH_OVER):
        return "No game is being played."
    if not limit:
        return f"{state.rules.name} has no time limit here."
    if not (isinstance(minutes, int) and minutes >= limit):
        return f"The limit is {limit} minutes, and only {minutes} have passed."
    return None


def _is_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip() and '"' not in name


def _refuse_next(state: GameState, _: NextGame) -> str | None:
    return None if state.phase is Phase.GAME_OVER else "No game has just ended, so there is no next one yet."


def _refuse_later(_: GameState, __: Command) -> str | None:
    return "This game began by an earlier edition of the rules, which does not have that."


def _refuse_officiating(_: GameState, __: Command) -> str | None:
    return "The program counts and pegs at this table: that is for tables whose players officiate."


Refusals = dict[type, Callable[[GameState, Any], str | None]]

REFUSALS: Refusals = {
    StartMatch: _refuse_start,
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
