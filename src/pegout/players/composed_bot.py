"""A player made of parts: a way to throw, a way to peg, and slips."""

from collections.abc import Sequence

from pegout.game.commands import ChooseCrib, Command, Cut, PickStarter, PlayCard, Throw
from pegout.game.views import SeatView
from pegout.players.bot import choices, middle_cut
from pegout.players.card_values import MostNow, Pegger, points_of
from pegout.players.dice import seed_text
from pegout.players.slips import NONE, Slips
from pegout.players.thought import NO_CHOICE, NO_MATTER, Alternative, Thought, best_first
from pegout.players.throw_values import Thrower
from pegout.rules import score_show

_UNTHINKING = MostNow()
MOST_CRIB = "No other four cards from the crib count for more."


class ComposedBot:
    """Does what its parts value most. Of equals it throws or lays the higher card, then the first suit.

    Without slips it has no dice: the same view always gets the same answer, whatever the seed.
    """

    def __init__(
        self, name: str, thrower: Thrower, pegger: Pegger, slips: Slips = NONE, seed: object = None
    ) -> None:
        self.name = name
        self.thrower = thrower
        self.pegger = pegger
        self.slips = slips
        self.seed = seed_text(seed)

    def choose(self, view: SeatView) -> Command:
        options = choices(view)
        if len(options) == 1:
            return options[0]
        weighed = self._weighed(view, options)
        return weighed[0].command if weighed else _other_choice(view, options)

    def explain(self, view: SeatView) -> Thought:
        """The command that `choose` gives, with its reasons."""
        options = choices(view)
        if len(options) == 1:
            return Thought(options[0], NO_CHOICE)
        weighed = self._weighed(view, options)
        done = weighed[0].command if weighed else _other_choice(view, options)
        return Thought(done, self._words(view, done), weighed)

    def _weighed(self, view: SeatView, options: Sequence[Command]) -> tuple[Alternative, ...]:
        """Throws or cards, the best first; nothing where it is about neither."""
        if throws := [option for option in options if isinstance(option, Throw)]:
            return best_first(self._weighed_throws(view, throws))
        plays = [option for option in options if isinstance(option, PlayCard)]
        return best_first(self._weighed_cards(view, plays))

    def _weighed_throws(self, view: SeatView, throws: Sequence[Throw]) -> list[Alternative]:
        worths = self.thrower.worths(view, [throw.cards for throw in throws])
        felt = self.slips.misjudged(worths, view, self.seed)
        return [Alternative(throw, worth) for throw, worth in zip(throws, felt, strict=True)]

    def _weighed_cards(self, view: SeatView, plays: Sequence[PlayCard]) -> list[Alternative]:
        pegger = self._pegger_now(view)
        return [Alternative(play, pegger.worth(view, play.card, self._seen(view, play))) for play in plays]

    def _pegger_now(self, view: SeatView) -> Pegger:
        return _UNTHINKING if self.slips.lapse(view, self.seed) else self.pegger

    def _seen(self, view: SeatView, play: PlayCard) -> int:
        """The points of a card as far as the player sees them."""
        points = points_of(view, play.card)
        return 0 if points and self.slips.overlooks(play.card, view, self.seed) else points

    def _words(self, view: SeatView, done: Command) -> str:
        if isinstance(done, Throw):
            words = self.thrower.words(view, done.cards)
            return f"{words} It played by feel, though." if self.slips.noise else words
        if isinstance(done, PlayCard):
            words = self._pegger_now(view).words(view, done.card, self._seen(view, done))
            return words + self._missed_words(view)
        return MOST_CRIB if isinstance(done, ChooseCrib) else NO_MATTER

    def _missed_words(self, view: SeatView) -> str:
        plays = [option for option in view.legal if isinstance(option, PlayCard)]
        missed = [play.card for play in plays if self._seen(view, play) < points_of(view, play.card)]
        return (
            f" It did not see that {' and '.join(card.pretty for card in missed)} would score."
            if missed
            else ""
        )


def _other_choice(view: SeatView, options: Sequence[Command]) -> Command:
    """What is done where it is neither a throw nor a card."""
    if cuts := [option for option in options if isinstance(option, Cut)]:
        return middle_cut(cuts)
    if cribs := [option for option in options if isinstance(option, ChooseCrib)]:
        return max(cribs, key=lambda crib: _crib_count(view, crib))
    if picks := [option for option in options if isinstance(option, PickStarter)]:
        return max(picks, key=lambda pick: score_show(view.hand, pick.card, view.rules).total)
    return options[0]


def _crib_count(view: SeatView, crib: ChooseCrib) -> int:
    return 0 if view.starter is None else score_show(crib.cards, view.starter, view.rules, crib=True).total
