"""One game, or the first deals of one, that stops only where a seat has a card to choose."""

from collections.abc import Sequence

from numpy.random import Generator

from pegout.cards import PACK, Card
from pegout.environments.forced_moves import seating, without_choice
from pegout.game import (
    Command,
    Event,
    GameState,
    IllegalCommand,
    PlayCard,
    Script,
    Seat,
    SeatView,
    Throw,
    obey,
    to_act,
    view_for,
)
from pegout.game.events import PlayEvent
from pegout.game.state import PLAY, SHUFFLE, THROW
from pegout.game.turns import playable
from pegout.refusal import refuse
from pegout.rules import RuleSet


class Episode:
    """Played on the ordinary path of commands and events; shuffles and cuts follow from the dice.

    An action is the number of a card. Cards are thrown one after the other, from the dealer's left round the
    table, and a seat's cards reach the crib together.
    """

    def __init__(
        self,
        rules: RuleSet,
        names: tuple[str, ...],
        dice: Generator,
        *,
        deals: int | None = None,
        dealer: Seat | None = None,
    ) -> None:
        self.dice = dice
        self.deals = deals
        self.script = Script()
        self.chosen: tuple[Card, ...] = ()
        """What the seat to act has chosen to throw so far."""
        self._told = 0
        self.obey(seating(rules, names, dice, dealer))

    @property
    def state(self) -> GameState:
        return self.script.state

    @property
    def seat(self) -> Seat | None:
        """Who has to choose; None when the episode is over."""
        state = self.script.state
        if state.phase is THROW:
            return min(to_act(state), key=lambda seat: (seat - state.pone) % state.rules.seats)
        return state.deal.turn if state.phase is PLAY else None

    @property
    def over(self) -> bool:
        return self.seat is None

    @property
    def news(self) -> tuple[Event, ...]:
        """What has happened since all was last heard."""
        return tuple(self.script.events[self._told :])

    def heard(self) -> None:
        """All so far is no longer news."""
        self._told = len(self.script.events)

    @property
    def play(self) -> Sequence[PlayEvent]:
        """The cards laid and goes said in this deal, as everybody has heard them."""
        return self.script.state.deal.history

    def view(self, seat: Seat | None) -> SeatView:
        return view_for(self.script.state, seat)

    def chosen_by(self, seat: Seat) -> tuple[Card, ...]:
        """A card that waits for the second one is its player's secret."""
        return self.chosen if seat == self.seat else ()

    def actions(self, seat: Seat) -> set[int]:
        """The numbers of the cards that the seat may throw or play now; none out of turn."""
        if seat != self.seat:
            return set()
        state = self.script.state
        hand = state.deal.hands[seat]
        if state.phase is PLAY:
            return {card.index for card in playable(hand, state.rules.limit - state.deal.count)}
        return {card.index for card in hand if card not in self.chosen}

    def act(self, action: int) -> None:
        """The seat to act throws or plays this card; `IllegalCommand` when it may not."""
        seat, card = self.seat, PACK[action]
        if seat is None:
            raise ValueError("The episode is over: reset it.")
        throws = self.script.state.phase is THROW
        command = Throw(seat, (*self.chosen, card)) if throws else PlayCard(seat, card)
        if action not in self.actions(seat):
            text = "{card} may not be thrown now." if throws else "{card} may not be played now."
            raise IllegalCommand(refuse("action_masked", text, card=card), command)
        if isinstance(command, Throw) and len(command.cards) < self.script.state.rules.thrown:
            self.chosen = command.cards
        else:
            self.obey(command)

    def obey(self, command: Command) -> None:
        """Carry out a choice, and then all that leaves none."""
        obey(self.script, command)
        self.chosen = ()
        while not self._all_dealt and (after := without_choice(self.script.state, self.dice)) is not None:
            obey(self.script, after)

    @property
    def _all_dealt(self) -> bool:
        state = self.script.state
        return self.deals is not None and state.phase is SHUFFLE and state.deal_number >= self.deals
