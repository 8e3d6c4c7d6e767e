"""Takes what counts most now, and thinks of nobody else's answer."""

from collections.abc import Sequence

from pegout.cards import PACK, Card, Rank
from pegout.game.commands import Command, Cut, PlayCard, Throw
from pegout.game.views import SeatView
from pegout.players.bot import choices, middle_cut
from pegout.players.card_values import points_of
from pegout.players.hand_means import Starters, mean_count
from pegout.players.inference import owns_crib
from pegout.players.thought import NO_CHOICE, NO_MATTER, Alternative, Thought

TEN = 10


class GreedyBot:
    """Throws for the best mean count over every starter it has not seen; plays the card that pegs most.

    It has no dice: the same view always gets the same answer.
    """

    name = "greedy"

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        if throws := [option for option in options if isinstance(option, Throw)]:
            return max(throws, key=lambda throw: throw_value(view, throw.cards))
        if plays := [option for option in options if isinstance(option, PlayCard)]:
            return max(plays, key=lambda play: _merit(view, play.card))
        if cuts := [option for option in options if isinstance(option, Cut)]:
            return middle_cut(cuts)
        return options[0]

    def explain(self, view: SeatView) -> Thought:
        """The command that `choose` gives, with its reasons; a card's number is its points alone."""
        if len(choices(view)) == 1:
            return Thought(view.legal[0], NO_CHOICE)
        done = self.choose(view)
        weighed = [
            *[
                Alternative(throw, throw_value(view, throw.cards))
                for throw in view.legal
                if isinstance(throw, Throw)
            ],
            *[
                Alternative(play, points_of(view, play.card))
                for play in view.legal
                if isinstance(play, PlayCard)
            ],
        ]
        in_order = sorted(weighed, key=lambda one: (one.command == done, one.worth), reverse=True)
        return Thought(done, _words(view, done), tuple(in_order))


def throw_value(view: SeatView, thrown: Sequence[Card]) -> float:
    """The mean count of what is kept, with what the thrown cards count by themselves in the crib.

    The crib's points are added where the crib is the seat's own or its partner's, else taken off.
    """
    kept = [card for card in view.hand if card not in thrown]
    starters = Starters([card for card in PACK if card not in view.hand])
    sign = 1 if owns_crib(view) else -1
    return mean_count(kept, starters) + sign * mean_count(thrown, starters)


def _merit(view: SeatView, card: Card) -> tuple[int, bool, bool, int]:
    """Points first. Then: no five to lead, no count that any ten-card makes fifteen or thirty-one of.

    Of what is still equal the highest card goes, for low cards fit longer into a count.
    """
    count = view.count + card.pips
    leads_five = not view.series and card.rank is Rank.FIVE
    offers_ten = count in (15 - TEN, view.rules.limit - TEN)
    return points_of(view, card), not leads_five, not offers_ten, card.pips


def _words(view: SeatView, done: Command) -> str:
    if isinstance(done, Throw):
        value = throw_value(view, done.cards)
        return f"The hand kept, and the cards thrown counted by themselves in the crib, average {value:.2f}."
    if isinstance(done, PlayCard):
        points = points_of(view, done.card)
        return (
            f"It pegs {points}."
            if points
            else "It pegs nothing, and gives the opponent as little as possible."
        )
    return NO_MATTER
