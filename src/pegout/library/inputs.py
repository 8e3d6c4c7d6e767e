"""What callers hand to a game, as the engine takes it."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from pegout.cards import Card
from pegout.game import CarryOut, Command, Cut, GameState, IllegalCommand, Officiating, Shuffle, StartMatch
from pegout.game.officiated.claims import Claim
from pegout.rules.remedies import Remedy

Cards = str | Iterable[str | Card]


class RulingLike(Protocol):
    """What can be carried out: findings in words, remedies, and the places of the rule book behind them.

    A judge's ruling says by `still_open` whose word it waits for.
    """

    @property
    def findings(self) -> Sequence[str]: ...
    @property
    def remedies(self) -> Sequence[Remedy]: ...
    @property
    def citations(self) -> Sequence[object]: ...


def as_command(ruling: RulingLike) -> CarryOut:
    """The ruling whole, as a command; `IllegalCommand` while a choice or the Marshal's word is still open."""
    command = CarryOut(tuple(ruling.findings), tuple(ruling.remedies), tuple(map(str, ruling.citations)))
    if why := getattr(ruling, "still_open", None):
        raise IllegalCommand(why, command)
    return command


def flat(cards: Iterable[Cards | Card]) -> list[str | Card]:
    return [card for part in cards for card in ([part] if isinstance(part, str | Card) else part)]


def is_players(command: Command, *, cuts: bool) -> bool:
    """Whether a player or a judge gave the command, rather than the program shuffling and cutting."""
    return not isinstance(command, StartMatch | Shuffle | Cut) or (not cuts and isinstance(command, Cut))


def officiating_by(word: str | Officiating) -> Officiating:
    """Who officiates, or `ValueError` naming the choices."""
    if isinstance(word, Officiating):
        return word
    choices = {option.value: option for option in Officiating}
    if word not in choices:
        raise ValueError(f"A table is officiated by {' or '.join(choices)}, not {word[:20]!r}.")
    return choices[word]


def ruled_on(state: GameState, claim: Claim, *, confirmed: bool = False) -> CarryOut:
    """The ruling on a claim, to be carried out with it; `confirmed` where the Marshal's word is needed."""
    from pegout.judge.claims import as_command as answered  # the judge is not needed for every game

    return answered(state, claim, confirmed=confirmed)
