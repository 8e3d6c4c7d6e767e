"""What an episode does by itself: whatever leaves nobody a choice."""

from numpy.random import Generator

from pegout.cards import PACK
from pegout.game import Command, Cut, GameState, SayGo, Seat, Shuffle, StartMatch, cut_limits, to_act
from pegout.game.state import CUT, CUT_FOR_DEAL, PLAY, SHUFFLE, SHUFFLE_FOR_CUT, STARTER
from pegout.game.turns import can_play
from pegout.rules import FirstDealer, RuleSet

_SHUFFLES = (SHUFFLE_FOR_CUT, SHUFFLE)
_CUTS = (CUT_FOR_DEAL, CUT, STARTER)


def seating(rules: RuleSet, names: tuple[str, ...], dice: Generator, dealer: Seat | None) -> StartMatch:
    """One game. Without a dealer one is drawn where the rules draw one; elsewhere the pack is cut."""
    if dealer is None and rules.first_dealer is FirstDealer.RANDOM:
        dealer = int(dice.integers(rules.seats))
    return StartMatch(rules, names, dealer=dealer)


def without_choice(state: GameState, dice: Generator) -> Command | None:
    """The shuffle, cut or go that comes next; None where a seat has a card to choose, or at the end."""
    if state.phase in _SHUFFLES:
        return Shuffle(tuple([PACK[number] for number in dice.permutation(len(PACK))]))
    if state.phase in _CUTS:
        least, most = cut_limits(state)
        return Cut(to_act(state)[0], int(dice.integers(least, most, endpoint=True)))
    turn = state.deal.turn if state.phase is PLAY else None
    if turn is None or can_play(state.deal.hands[turn], state.rules.limit - state.deal.count):
        return None
    return SayGo(turn)
