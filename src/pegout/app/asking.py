"""What callers hand to a game, as the engine takes it."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from pegout.cards import Card
from pegout.game import CallTime, CarryOut, ChooseCrib, Command, Cut, NextGame, PlayCard, SayGo, Throw
from pegout.rules.remedies import Remedy

Cards = str | Iterable[str | Card]


class RulingLike(Protocol):
    """What can be carried out: findings in words, remedies, and the places of the rule book behind them."""

    @property
    def findings(self) -> Sequence[str]: ...
    @property
    def remedies(self) -> Sequence[Remedy]: ...
    @property
    def citations(self) -> Sequence[object]: ...


def as_command(ruling: RulingLike) -> CarryOut:
    return CarryOut(tuple(ruling.findings), tuple(ruling.remedies), tuple(map(str, ruling.citations)))


def flat(cards: Iterable[Cards | Card]) -> list[str | Card]:
    return [card for part in cards for card in ([part] if isinstance(part, str | Card) else part)]


def is_players(command: Command, *, cuts: bool) -> bool:
    """Whether a player or a judge gave the command, rather than the program shuffling and cutting."""
    return isinstance(command, Throw | PlayCard | SayGo | ChooseCrib | CarryOut | NextGame | CallTime) or (
        not cuts and isinstance(command, Cut)
    )
