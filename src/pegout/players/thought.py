"""Thinking aloud: what a bot does, and why."""

from pegout.cards import Card
from pegout.game.commands import Command, PlayCard, Throw
from pegout.values import value


@value
class Alternative:
    """Something that could be done, and what it seemed to be worth.

    Numbers are points, and those of one decision can be compared with each other only.
    """

    command: Command
    worth: float


@value
class Thought:
    """A decision with its reasons, in a sentence or two that name no card the seat does not hold."""

    command: Command
    words: str
    alternatives: tuple[Alternative, ...] = ()
    """Everything that was weighed, what was done first; nothing where there was no choice."""


NO_CHOICE = "There is no other choice."
NO_MATTER = "It makes no difference."


def cards_of(command: Command) -> tuple[Card, ...]:
    """The cards that a command throws or lays."""
    if isinstance(command, Throw):
        return command.cards
    return (command.card,) if isinstance(command, PlayCard) else ()


def best_first(weighed: list[Alternative]) -> tuple[Alternative, ...]:
    """By worth. Of what is equal the higher cards go first, then the first suits: clubs, diamonds, hearts."""
    return tuple(sorted(weighed, key=_standing, reverse=True))


def _standing(alternative: Alternative) -> tuple[float, list[tuple[int, int]]]:
    cards = cards_of(alternative.command)
    return alternative.worth, sorted([(card.rank, -card.index) for card in cards], reverse=True)
