"""The port through which shuffles and cuts come to a table."""

from collections.abc import Sequence
from typing import Protocol

from pegout.cards import Card
from pegout.game import CarryOut, Command, Cut, GameState, Phase, Shuffle, stacked, to_act
from pegout.game.draws import Draw, Lift, is_drawn, with_draws


class Dealer(Protocol):
    """Shuffles, and cuts for whoever leaves the cut to the program.

    The same state after as many replayed games gets the same answer, so that undo repeats it.
    """

    def shuffle(self, state: GameState, replays: int = 0) -> Shuffle: ...

    def cut(self, state: GameState, replays: int = 0) -> Cut: ...

    def places(self, state: GameState, number: int, held: int) -> tuple[int, ...]:
        """Which cards are drawn unseen from a hand that holds so many: different places in it, from 1."""
        ...


class StackedDealer:
    """Deals from given packs, one a deal, each in the order its cards are used; then as another dealer."""

    def __init__(self, packs: Sequence[Sequence[Card]], after: Dealer) -> None:
        self.packs = packs
        self.after = after

    def shuffle(self, state: GameState, replays: int = 0) -> Shuffle:
        number = _deals_before(state)
        if state.phase is not Phase.SHUFFLE or number >= len(self.packs):
            return self.after.shuffle(state, replays)
        return Shuffle(stacked(self.packs[number], state.rules)[0])

    def cut(self, state: GameState, replays: int = 0) -> Cut:
        number = _deals_before(state) - 1
        if state.phase is Phase.CUT_FOR_DEAL or number >= len(self.packs):
            return self.after.cut(state, replays)
        _, pack_cut, starter_cut = stacked(self.packs[number], state.rules)
        return Cut(to_act(state)[0], pack_cut if state.phase is Phase.CUT else starter_cut)

    def places(self, state: GameState, number: int, held: int) -> tuple[int, ...]:
        return self.after.places(state, number, held)


def drawn_by(dealer: Dealer, state: GameState, command: Command) -> Command:
    """The command as it can be decided: what a ruling has drawn unseen is drawn now."""
    if not isinstance(command, CarryOut) or is_drawn(command):
        return command
    return with_draws(state, command, *chances_of(dealer, state))


def chances_of(dealer: Dealer, state: GameState) -> tuple[Draw, Lift]:
    """What the dealer draws and cuts in that state."""
    return lambda number, held: dealer.places(state, number, held), lambda: dealer.cut(state).lifted


def _deals_before(state: GameState) -> int:
    """Fixed packs are for the first game; later games are dealt afresh."""
    return state.deal_number if state.game_number == 1 else 1 << 30


def next_of_dealer(state: GameState, dealer: Dealer, replays: int, *, cuts: bool) -> Command | None:
    """What the program itself does next: shuffle, or cut where that is left to it."""
    if state.phase in (Phase.SHUFFLE, Phase.SHUFFLE_FOR_CUT, Phase.SHUFFLE_REST):
        return dealer.shuffle(state, replays)
    if cuts and state.phase in (Phase.CUT_FOR_DEAL, Phase.CUT, Phase.STARTER):
        return dealer.cut(state, replays)
    return None
