"""Tables with people who play by themselves, for tests of all that happens around a game."""

import asyncio
from collections import Counter
from random import Random
from typing import Any

from pegout.game import Command, NextGame, Officiating, Phase, Seat, SeatView, view_for
from pegout.game.officiated.claims import Claim
from pegout.judge.notice import Noticed, noticed
from pegout.rules import PRESETS
from pegout.services.tables.commands import Act, Move, Sit
from pegout.services.tables.keeper import TableKeeper
from pegout.services.tables.state import Sitter, TableState
from pegout.services.tables.terms import Terms
from pegout.services.worker_pool import Requester
from pegout.wiring import officiant, thought
from tests.kit.memory_store import MemoryStore

ANN, BOB, CLEO, DAN = "p-ann", "p-bob", "p-cleo", "p-dan"
PEOPLE = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo", DAN: "Dan"}
SECRETS = ("aa11", "bb22", "cc33", "dd44")


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms

    def pass_seconds(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


class Silence:
    """Nobody else is there to be told."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def publish(self, text: str) -> None:
        self.texts.append(text)


class Tally:
    """Counts what an observer is told."""

    def __init__(self) -> None:
        self.commands: Counter[tuple[str, str]] = Counter()
        self.bots: Counter[str] = Counter()
        self.appends = 0

    def command(self, name: str, outcome: str) -> None:
        self.commands[name, outcome] += 1

    def bot(self, outcome: str) -> None:
        self.bots[outcome] += 1

    def append(self, seconds: float) -> None:
        assert seconds >= 0
        self.appends += 1


class QuickThinker:
    """Lets bots think at once, in this process."""

    def __init__(self) -> None:
        self.asked = 0
        self.parties: list[Requester] = []

    async def think(
        self, level: str, seed: str, view: SeatView, seen: Noticed | None, requester: Requester
    ) -> Command | Claim | None:
        self.asked += 1
        self.parties.append(requester)
        return thought(level, seed, view, seen)


def club_keeper(store: MemoryStore | None = None, seed: int = 1) -> tuple[TableKeeper, MemoryStore, Clock]:
    """Its deals follow from the seed, so that what a law finds can be found again."""
    kept = store or MemoryStore()
    clock = Clock()
    dice = Random(seed)
    keeper = TableKeeper(kept, Silence(), now=clock, secret=lambda: dice.randbytes(32).hex())
    return keeper, kept, clock


async def seated(keeper: TableKeeper, terms: Terms | None = None, people: int | None = None) -> TableState:
    """A table of Ann's at which so many people have sat down; without a number all that it has room for."""
    asked = terms or Terms(PRESETS["acc"])
    state = await keeper.open(asked, ANN, {})
    for number, (person, name) in enumerate(list(PEOPLE.items())[: people or asked.rules.seats]):
        await keeper.do(state.table, Sit(person, name, number, SECRETS[number]), by=person)
    return (await keeper.live(state.table)).state


def choice(state: TableState, seat: Seat, dice: Random) -> Move | Claim | None:
    """Something that the seat may do now, or nothing where it is not asked."""
    game = state.game
    if game is None:
        return None
    view = view_for(game, seat)
    if game.phase is Phase.GAME_OVER:
        return NextGame()
    if seat not in view.to_act:
        return None
    if game.officiating is Officiating.PLAYERS and game.deal.tally is not None and game.deal.starter:
        move: Any = officiant("greedy", errs=0.1, seed=dice.random()).act(view, noticed(game, seat))
        return move  # type: ignore[no-any-return] # an officiant does nothing but moves and claims
    return dice.choice(view.legal)  # type: ignore[return-value] # legal commands of a seat are moves


async def play_out(keeper: TableKeeper, table: str, dice: Random, most: int = 5000) -> TableState:
    """Let everybody play until the match is over."""
    for number in range(most):
        state = (await keeper.live(table)).state
        if state.match_over or state.closed is not None:
            return state
        acts = [(seat, choice(state, seat, dice)) for seat in state.people]
        todo = [(seat, move) for seat, move in acts if move is not None]
        if not todo:
            await asyncio.sleep(0)
            continue
        seat, move = dice.choice(todo)
        sitter = state.seats[seat]
        assert isinstance(sitter, Sitter)
        person = sitter.person
        await keeper.do(table, Act(person, move), by=person, command_id=str(number), saw=state.version)
    raise AssertionError("The match does not end.")
