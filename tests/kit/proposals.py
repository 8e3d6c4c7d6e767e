"""Anything that somebody could put to the judge."""

from collections.abc import Callable, Sequence
from random import Random

from pegout.game import GameState, Phase
from pegout.judge import KINDS, questions
from pegout.services.tables.commands import Act, TableCommand
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.tables import PEOPLE, choice, seated

Facts = tuple[tuple[str, str], ...]


def any_facts(name: str, dice: Random, names: Sequence[str]) -> Facts:
    """Answers to all that the judge asks about an incident, and to some of what need not be known."""
    wanted = [one for one in questions(KINDS[name].incident) if one.needed or dice.random() < 0.3]
    answers: dict[str, Callable[[], str]] = {
        "seat": lambda: dice.choice(["dealer", "pone", *names]),
        "seats": lambda: dice.choice(["nobody", "both", "pone", "dealer and pone"]),
        "number": lambda: str(dice.choice([0, 1, 2, 3, 5, 8, 30, 52, 118, 400])),
        "cards": lambda: dice.choice(["5H", "5H 6C", "KD QS JH"]),
        "words": lambda: "It stands.",
    }
    return tuple(
        [(one.name, dice.choice(one.answers) if one.answers else answers[one.answer]()) for one in wanted]
    )


async def played_on(
    keeper: TableKeeper,
    terms: Terms | None = None,
    moves: int = 12,
    seed: int = 1,
    phase: Phase | None = None,
) -> TableState:
    """A table some moves into its match, or as far as that phase."""
    state = await seated(keeper, terms)
    dice = Random(seed)
    while moves > 0 or (phase is not None and game_of(state).phase is not phase):
        moves -= 1
        acts = [(seat, move) for seat in state.people if (move := choice(state, seat, dice)) is not None]
        if state.match_over or not acts:
            break
        seat, move = dice.choice(acts)
        await keeper.do(state.table, Act(list(PEOPLE)[seat], move))
        state = (await keeper.live(state.table)).state
    return state


def game_of(state: TableState) -> GameState:
    assert state.game is not None
    return state.game


async def after(keeper: TableKeeper, state: TableState, *commands: TableCommand) -> TableState:
    for command in commands:
        await keeper.do(state.table, command)
    return (await keeper.live(state.table)).state
