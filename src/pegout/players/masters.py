"""Players who read the shipped tables: the expert in equilibrium, the champion for the win."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pegout.cards import Card
from pegout.game.commands import Command, PlayCard, Throw
from pegout.game.views import SeatView
from pegout.players.bot import choices
from pegout.players.card_values import OneReply
from pegout.players.composed_bot import ComposedBot
from pegout.players.dice import dice_at, seed_text
from pegout.players.thought import NO_CHOICE, Alternative, Thought, best_first
from pegout.players.throw_values import HandAndCrib

if TYPE_CHECKING:
    from pegout.analysis import Manner, Play, ThrowValue


class Master(ABC):
    """Reads tables where they cover the game: two seats, six cards dealt and four kept.

    Elsewhere, and where a play went against the rules, it throws and plays as `reply`.
    """

    def __init__(self, name: str, seed: object = None) -> None:
        self.name = name
        self.seed = seed_text(seed)
        self.elsewhere = ComposedBot(name, HandAndCrib(), OneReply(), seed=seed)

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        if len(options) == 1:
            return options[0]
        weighed = self._weighed(view, options)
        return weighed[0].command if weighed else self.elsewhere.choose(view)

    def explain(self, view: SeatView) -> Thought:
        """The command that `choose` gives, with its reasons."""
        options = choices(view)
        if len(options) == 1:
            return Thought(options[0], NO_CHOICE)
        weighed = self._weighed(view, options)
        if not weighed:
            return self.elsewhere.explain(view)
        done = weighed[0].command
        words = self._throw_words(view, done) if isinstance(done, Throw) else self._card_words(weighed)
        return Thought(done, words, weighed)

    def _weighed(self, view: SeatView, options: Sequence[Command]) -> tuple[Alternative, ...]:
        """Throws or cards, the best first; nothing where the tables have no answer."""
        throws = [option for option in options if isinstance(option, Throw)]
        if throws and (values := _throws(view)):
            worth = {frozenset(value.thrown): self.throw_worth(value) for value in values}
            return best_first([Alternative(throw, worth[frozenset(throw.cards)]) for throw in throws])
        plays = [option for option in options if isinstance(option, PlayCard)]
        if plays and (cards := self._cards(view)):
            ranks = {card.rank: worth for card, worth in cards.items()}
            return best_first([Alternative(play, ranks[play.card.rank]) for play in plays])
        return ()

    def _cards(self, view: SeatView) -> Mapping[Card, float]:
        from pegout.analysis import CannotTell, play_seen

        try:
            return self.card_worths(view, play_seen(view))
        except CannotTell:
            return {}

    @abstractmethod
    def throw_worth(self, throw: "ThrowValue") -> float:
        """By what throws are compared."""

    @abstractmethod
    def card_worths(self, view: SeatView, play: "Play") -> Mapping[Card, float]:
        """By what cards are compared; of each rank one."""

    def _throw_words(self, view: SeatView, done: Throw) -> str:
        value = next(value for value in _throws(view) if set(value.thrown) == set(done.cards))
        sign = "+" if view.dealer == view.seat else "-"
        return (
            f"The hand counts {value.hand.mean:.2f} on average, the crib {sign}{value.crib:.2f}, "
            f"pegging {value.pegging:+.2f}: {value.points:.2f} in all. It wins {value.win:.1%} of such games."
        )

    @abstractmethod
    def _card_words(self, weighed: Sequence[Alternative]) -> str: ...


class Expert(Master):
    """Throws for the most points, and plays in equilibrium: each card as often as the table says.

    The choice follows from the seed and the view alone.
    """

    def throw_worth(self, throw: "ThrowValue") -> float:
        return throw.points

    def card_worths(self, view: SeatView, play: "Play") -> Mapping[Card, float]:
        """The card drawn first, then the others by their shares."""
        from pegout.analysis.blueprint import planned_shares

        shares = planned_shares(play)
        drawn = dice_at(self.seed, view, "plan").choices(list(shares), list(shares.values()))[0]
        return {card: share + (card is drawn) for card, share in shares.items()}

    def _card_words(self, weighed: Sequence[Alternative]) -> str:
        return f"In equilibrium this card is played {weighed[0].worth - 1:.0%} of the time."


class Champion(Master):
    """Throws and lays what wins most often. It has no dice: the same view always gets the same answer.

    In the play it weighs every hand that the other may hold by how sensible players throw and by each card
    laid so far, and searches the rest of the play against an opponent of this `manner`.
    """

    def __init__(self, name: str = "champion", seed: object = None, manner: "Manner | None" = None) -> None:
        super().__init__(name, seed)
        self.manner = manner

    def throw_worth(self, throw: "ThrowValue") -> float:
        return throw.win

    def card_worths(self, view: SeatView, play: "Play") -> Mapping[Card, float]:  # noqa: ARG002
        from pegout.analysis.play_values import Search
        from pegout.analysis.plays import SENSIBLE

        return Search(play, self.manner or SENSIBLE).wins()

    def _card_words(self, weighed: Sequence[Alternative]) -> str:
        best = weighed[0]
        others = [other for other in weighed if other.worth < best.worth]
        apart = f", {best.worth - others[0].worth:.1%} more than the next" if others else ""
        return f"It wins {best.worth:.1%} of such games{apart}."


def _throws(view: SeatView) -> "tuple[ThrowValue, ...]":
    """Nothing where the tables have no answer."""
    from pegout.analysis.plays import CannotTell
    from pegout.analysis.throws import throws_seen

    try:
        return throws_seen(view)
    except CannotTell:
        return ()
