"""What an opponent is: whoever answers a seat's view with a command."""

from collections.abc import Sequence
from typing import Protocol

from pegout.game.commands import Command, Cut
from pegout.game.views import SeatView
from pegout.players.thought import Thought


class NothingToDo(ValueError):
    """The table does not wait for the bot that was asked."""


class Bot(Protocol):
    """Answers with one of `view.legal`. Equal views get equal answers, so a game can be repeated exactly."""

    @property
    def name(self) -> str: ...

    def choose(self, view: SeatView) -> Command: ...


class ThinkingBot(Bot, Protocol):
    """A bot that can say why: what it explains is what it would choose."""

    def explain(self, view: SeatView) -> Thought: ...


def choices(view: SeatView) -> tuple[Command, ...]:
    """What the seat may do now, or `NothingToDo`."""
    if not view.legal:
        raise NothingToDo(f"Seat {view.seat} has nothing to decide now: {view.phase.value}.")
    return view.legal


def middle_cut(cuts: Sequence[Cut]) -> Cut:
    """No cut is better than another; one near the middle of the pack can hurt nobody."""
    return sorted(cuts, key=lambda cut: cut.lifted)[len(cuts) // 2]
