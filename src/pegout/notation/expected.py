"""What the table waits for, as a hint to whoever wrote something else."""

from pegout.game import GameState, Phase, Seat, to_act, to_throw
from pegout.game.officiated.tally import Tally
from pegout.game.officiated.waits import first_to_count, to_accept, to_mix
from pegout.notation.words import LETTERS, spaced


def awaited(state: GameState) -> str:
    """What comes next, in words that may follow a semicolon."""
    if seats := to_act(state):
        return " and ".join([f"{LETTERS[seat]} must {_duty(state, seat)}" for seat in seats])
    return {
        Phase.NOT_STARTED: "correct the tags, so that the match can start",
        Phase.SHUFFLE_FOR_CUT: "a pack line comes next",
        Phase.SHUFFLE: "a pack line comes next, or the hands that were dealt",
        Phase.SHUFFLE_REST: "a pack line with the cards left in the pack comes next",
        Phase.GAME_OVER: f"game {state.game_number + 1} comes next",
    }.get(state.phase, "the end line comes next")


def _duty(state: GameState, seat: Seat) -> str:
    deal = state.deal
    if state.phase is Phase.THROW:
        return f"throw {to_throw(state, seat)} of {spaced(deal.hands[seat])}"
    if state.phase is Phase.CHOOSE_CRIB:
        return f"choose 4 of {spaced(deal.crib)}"
    if state.phase is Phase.PICK_STARTER and deal.ruled is not None:
        return f"pick the starter from {spaced(deal.ruled.drawn)}"
    if state.phase not in (Phase.PLAY, Phase.SHOW):
        return "cut the starter" if state.phase is Phase.STARTER else "cut"
    if deal.tally is not None:
        return _duty_of_official(state, seat)
    room = state.rules.limit - deal.count
    fitting = [str(card) for card in deal.hands[seat] if card.pips <= room]
    return "play " + " or ".join(fitting) if fitting else "say go"


def _duty_of_official(state: GameState, seat: Seat) -> str:
    """The same where the players officiate: what is right is for them to know."""
    deal, tally = state.deal, state.deal.tally
    if tally is None:
        return "wait"
    if tally.claimed_by is not None:
        return f"accept that {LETTERS[tally.claimed_by]} has won, or object with a claim"
    if isinstance(tally, Tally) and seat in tally.pending:
        return "peg, or pass"
    if state.phase is Phase.PLAY and deal.turn == seat:
        return "play a card" if tally.closed or not deal.series else "play a card or say go"
    if first_to_count(state) == seat:
        return "count the hand"
    if seat in to_accept(state):
        return "accept what was counted, or object"
    if isinstance(tally, Tally) and seat in to_mix(state) and any(entry.crib for entry in tally.counted):
        return "mix the cards, or call muggins"
    return "count the crib"
