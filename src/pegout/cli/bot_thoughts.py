"""What the bots thought, told when the deal is over, and what one of them would do in your place."""

from collections.abc import Sequence

from pegout.game import Command, PlayCard, SayGo, Seat, SeatView, Throw, listed
from pegout.players import ThinkingBot, Thought
from pegout.players.thought import Alternative, cards_of


class ThinkingAloud:
    """Remembers what the bots decided in a deal.

    Their reasons name hidden cards, so nothing is told until the deal is over.
    """

    def __init__(self) -> None:
        self._asked: list[tuple[Seat, ThinkingBot, SeatView]] = []

    def note(self, seat: Seat, bot: ThinkingBot, view: SeatView) -> None:
        """A bot answers this view. Equal views get equal answers, so its reasons can be asked for later."""
        self._asked.append((seat, bot, view))

    def forget(self) -> None:
        self._asked = []

    def lines(self, names: Sequence[str]) -> tuple[str, ...]:
        """A line for each throw and each card that took some thought."""
        thoughts = [(names[seat], bot.explain(view)) for seat, bot, view in self._asked]
        return tuple([line for name, thought in thoughts if (line := _told(name, thought))])


def _told(name: str, thought: Thought) -> str:
    if not thought.alternatives or not (cards := _cards(thought.command)):
        return ""
    done = "threw" if isinstance(thought.command, Throw) else "played"
    return f"{name} {done} {cards}. {thought.words}{_next_best(thought.alternatives)}"


def advice(thought: Thought) -> str:
    """What to do and why, as said to the player."""
    command = thought.command
    if isinstance(command, Throw | PlayCard):
        do = f"{'Throw' if isinstance(command, Throw) else 'Play'} {_cards(command)}. "
    else:
        do = "Say go. " if isinstance(command, SayGo) else ""
    return f"{do}{thought.words}{_next_best(thought.alternatives)}"


def _next_best(alternatives: Sequence[Alternative]) -> str:
    others = [(cards, other.worth) for other in alternatives[1:2] if (cards := _cards(other.command))]
    return "".join([f" Next best is {cards} with {worth:.2f}." for cards, worth in others])


def _cards(command: Command) -> str:
    return listed(sorted(cards_of(command)))
