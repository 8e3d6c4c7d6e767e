"""Whatever a random command is refused with has a documented code, its values, and one sentence."""

from dataclasses import fields
from datetime import timedelta
from itertools import islice
from random import Random
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pegout.cards import PACK, Card
from pegout.companion import refusal as board_refusal
from pegout.game import NOT_STARTED, CarryOut, Command, StartMatch, refusal
from pegout.refusal import Refusal
from pegout.rules import PRESETS, RuleSet
from pegout.services.event_files.tags import COMMANDS
from pegout.tournament import event as e
from pegout.tournament.entries import refusal as desk_refusal
from pegout.tournament.event import FORMATS, Record, Role
from tests.kit.boards import SEEDS, Kept, boards, commands
from tests.kit.entries_desk import Story, stories
from tests.kit.events import play_on, roomy, started
from tests.kit.officiated_games import officiating
from tests.kit.proofs import proof
from tests.kit.random_games import VARIANTS
from tests.kit.refusals import check
from tests.kit.rulings import random_ruling
from tests.kit.strategies import Played, beginnings

NUMBERS = st.sampled_from((-1, 0, 1, 2, 3, 4, 5, 12, 31, 32, 60, 121, 130, 1000))
WORDS = st.sampled_from(
    (
        "",
        "P1",
        "P2",
        "P9",
        "Nobody",
        "member",
        "R1T1",
        "R1-1",
        "F1",
        "W1-1",
        "G1",
        "X9",
        "men",
        "late",
        "n" * 60,
    )
)
OFTEN = {
    "division": st.sampled_from(("", "", "", "men")),
    "reason": st.sampled_from(("", "it rained", "it rained")),
    "player": st.sampled_from(("P1", "P2", "P3", "Nobody", "")),
}
"""What is asked first is right most of the time, so that the rest is asked too."""


def given_for(hint: Any) -> st.SearchStrategy[Any]:
    """Something for a field of that type: things of a table or an event, and things that are nowhere."""
    if hint is str:
        return WORDS
    if hint is int:
        return NUMBERS
    if hint is Card:
        return st.sampled_from(PACK)
    if hint is RuleSet:
        return st.sampled_from(tuple(PRESETS.values()))
    inner = get_args(hint)
    if getattr(hint, "__origin__", None) is tuple and inner[1:] == (...,):
        return st.lists(given_for(inner[0]), max_size=4).map(tuple)
    if getattr(hint, "__origin__", None) is tuple:
        return st.tuples(*map(given_for, inner))
    if inner:
        return st.one_of([given_for(each) for each in inner])
    if hasattr(hint, "__dataclass_fields__"):
        return built(hint)
    return st.from_type(hint)


def built(kind: Any) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    own = {name: hint for name, hint in hints.items() if name not in OFTEN}
    often = {each.name: OFTEN[each.name] for each in fields(kind) if each.name in OFTEN}
    return st.builds(kind, **often, **{name: given_for(hint) for name, hint in own.items()})


ACTS = tuple([kind for kind in get_args(Command) if kind not in (CarryOut, StartMatch)])
OF_GAMES = st.one_of([built(kind) for kind in ACTS])
OF_EVENTS = st.one_of([built(kind) for kind in COMMANDS.values()])


def checked(why: Refusal | None) -> int:
    if why is None:
        return 0
    check(why)
    return 1


@proof(60, 2000)
@given(beginnings(60), st.lists(OF_GAMES, min_size=20, max_size=40))
def test_a_game_that_the_program_officiates(played: Played, acts: list[Command]) -> None:
    state = played.end
    assert not state.names or sum(checked(refusal(state, act)) for act in acts) > 0


@proof(60, 1000)
@given(st.sampled_from(VARIANTS), SEEDS, st.lists(OF_GAMES, min_size=20, max_size=40))
def test_a_game_that_its_players_officiate(rules: RuleSet, seed: int, acts: list[Command]) -> None:
    *_, game = islice(officiating(rules, seed, rulings=0.05), 1 + seed % 150)
    assert sum(checked(refusal(game.state, act)) for act in acts) > 0


@proof(60, 2000)
@given(beginnings(60), SEEDS)
def test_rulings(played: Played, seed: int) -> None:
    dice = Random(seed)
    if played.end.names:
        found = sum(checked(refusal(played.end, random_ruling(played.end, dice))) for _ in range(40))
        assert found > 0


@proof(60, 1000)
@given(built(StartMatch))
def test_the_start_of_a_match(start: StartMatch) -> None:
    checked(refusal(NOT_STARTED, start))


@proof(60, 2000)
@given(boards(), SEEDS)
def test_boards(board: Kept, seed: int) -> None:
    for sent in commands(board.state.terms.rules, seed):
        checked(board_refusal(board.state, sent))


@proof(60, 2000)
@given(stories())
def test_the_desk_of_an_event(story: Story) -> None:
    for aside in story.end.refused:
        check(aside.why)
    for record in story.log[-3:]:
        checked(desk_refusal(story.end, record))


@pytest.mark.parametrize("name", FORMATS)
@proof(25, 400)
@given(SEEDS, st.sampled_from((*[Role.DIRECTOR] * 8, *Role)), st.lists(OF_EVENTS, min_size=20, max_size=40))
def test_an_event(name: str, seed: int, role: Role, acts: list[e.EventCommand]) -> None:
    director, dice = started(roomy(FORMATS[name]), 6), Random(seed)
    for _ in islice(play_on(director, dice), dice.randrange(12)):
        pass
    number, at = director.event.number + 1, director.at + timedelta(minutes=1)
    records = [Record(number, at, dice.choice(("P1", "Dora", "")), role, act) for act in acts]
    assert sum(checked(e.why_not(director.log, director.event, record)) for record in records) > 0
