"""What a seat may do now: every candidate that the one check does not refuse."""

from collections.abc import Iterator
from itertools import combinations

from pegout.cards import Card
from pegout.game.commands import (
    Accept,
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
    Throw,
)
from pegout.game.refusal import refusal
from pegout.game.state import GameState, Phase
from pegout.game.turns import cut_limits, to_throw
from pegout.rules import CRIB_SIZE


def legal_commands(state: GameState, seat: Seat) -> tuple[Command, ...]:
    """The seat's commands that `decide` accepts now. Shuffles and the clock are the table's, not a seat's."""
    if not 0 <= seat < state.rules.seats:
        return ()
    return tuple(command for command in _candidates(state, seat) if refusal(state, command) is None)


def _candidates(state: GameState, seat: Seat) -> Iterator[Command]:
    if state.deal.tally is not None and state.phase in (Phase.PLAY, Phase.SHOW):
        yield from _with_own_numbers(state, seat)
    elif state.phase is Phase.PLAY:
        yield from (PlayCard(seat, card) for card in state.deal.hands[seat])
        yield SayGo(seat)
    elif state.phase is Phase.THROW:
        yield from (Throw(seat, cards) for cards in _throws(state, seat))
    elif state.phase in (Phase.CUT_FOR_DEAL, Phase.CUT, Phase.STARTER):
        least, most = cut_limits(state)
        yield from (Cut(seat, lifted) for lifted in range(least, most + 1))
    elif state.phase is Phase.CHOOSE_CRIB:
        yield from (ChooseCrib(seat, cards) for cards in combinations(state.deal.crib, CRIB_SIZE))
    elif state.phase is Phase.PICK_STARTER and state.deal.ruled is not None:
        yield from (PickStarter(seat, card) for card in state.deal.ruled.drawn)
    elif state.phase is Phase.GAME_OVER:
        yield NextGame()


def _with_own_numbers(state: GameState, seat: Seat) -> Iterator[Command]:
    """Where the players officiate every number may be said, right or wrong."""
    counts, points = range(1, state.rules.limit + 1), range(state.rules.goal + 1)
    yield from (PlayCard(seat, card, said) for card in state.deal.hands[seat] for said in counts)
    yield from (SayGo(seat), Pass(seat), Accept(seat), Mix(seat))
    yield from (kind(seat, number) for kind in (Peg, CountHand, CountCrib) for number in points)


def _throws(state: GameState, seat: Seat) -> Iterator[tuple[Card, ...]]:
    wanted = to_throw(state, seat)
    return combinations(state.deal.hands[seat], wanted) if wanted else iter(())
