"""Who may take which seat, and when the match begins."""

import asyncio

import pytest

from pegout.game import Cut, IllegalCommand, Phase
from pegout.refusal import Refused
from pegout.rules import PRESETS
from pegout.services.provable import commitment_of
from pegout.services.tables.commands import Act, ClearSeat, Leave, SeatBot, Sit, TableCommand
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.tables import ANN, BOB, CLEO, PEOPLE, club_keeper, seated


async def opened_and(*commands: TableCommand, preset: str = "acc") -> TableState:
    keeper, _, _ = club_keeper()
    table = (await keeper.open(Terms(PRESETS[preset]), ANN, {})).table
    for command in commands:
        await keeper.do(table, command)
    return (await keeper.live(table)).state


def refused(*commands: TableCommand, preset: str = "acc") -> str:
    with pytest.raises(Refused) as error:
        asyncio.run(opened_and(*commands, preset=preset))
    return error.value.refusal.code


def test_a_table_is_committed_to_its_shuffles_before_anybody_sits_down() -> None:
    state = asyncio.run(opened_and())
    assert state.commitment == commitment_of(state.secret)
    assert state.match == 1
    assert state.status == "open"
    assert state.seats == [None, None]


def test_the_match_begins_when_every_seat_is_taken_and_not_before() -> None:
    one = asyncio.run(opened_and(Sit(ANN, "Ann")))
    assert one.status == "open"
    both = asyncio.run(opened_and(Sit(ANN, "Ann"), Sit(BOB, "Bob", 1, "f00d")))
    assert both.status == "playing"
    assert both.game is not None
    assert both.game.names == ("Ann", "Bob")
    assert both.game.phase is Phase.CUT_FOR_DEAL
    assert both.player_secrets == ("", "f00d")


def test_a_bot_fills_a_seat_and_can_be_taken_away_again() -> None:
    cleared = asyncio.run(opened_and(SeatBot(ANN, 1, "greedy"), ClearSeat(ANN, 1)))
    assert cleared.seats == [None, None]
    filled = asyncio.run(opened_and(SeatBot(ANN, 1, "greedy"), Sit(ANN, "Ann")))
    assert filled.status == "playing"
    assert filled.bot_at(1) == "greedy"
    assert filled.bot_at(0) is None


def test_two_of_the_same_name_are_told_apart() -> None:
    state = asyncio.run(opened_and(Sit(ANN, "Ann"), Sit(BOB, "Ann")))
    assert state.game is not None
    assert state.game.names == ("Ann 1", "Ann 2")


def test_whoever_leaves_before_the_match_frees_the_seat_and_the_last_closes_the_table() -> None:
    three = asyncio.run(opened_and(Sit(ANN, "Ann"), Sit(BOB, "Bob"), Leave(ANN), preset="club-3"))
    assert three.seats[0] is None
    assert three.seat_of(BOB) == 1
    assert three.status == "open"
    closed = asyncio.run(opened_and(Sit(ANN, "Ann"), Leave(ANN)))
    assert closed.status == "closed"


@pytest.mark.parametrize(
    ("code", "commands"),
    [
        ("seated", [Sit(ANN, "Ann"), Sit(ANN, "Ann", 1)]),
        ("seat_taken", [Sit(ANN, "Ann", 1), Sit(BOB, "Bob", 1)]),
        ("no_such_seat", [Sit(ANN, "Ann", 2)]),
        ("no_such_seat", [Sit(ANN, "Ann", -1)]),
        ("playing", [Sit(ANN, "Ann"), Sit(BOB, "Bob"), Sit(CLEO, "Cleo")]),
        ("bad_secret", [Sit(ANN, "Ann", 0, "xyz")]),
        ("bad_secret", [Sit(ANN, "Ann", 0, "a" * 129)]),
        ("not_host", [SeatBot(BOB, 0, "greedy")]),
        ("seat_taken", [Sit(ANN, "Ann"), SeatBot(ANN, 0, "greedy")]),
        ("no_bot", [Sit(ANN, "Ann"), ClearSeat(ANN, 0)]),
        ("no_bot", [ClearSeat(ANN, 7)]),
        ("not_seated", [Leave(BOB)]),
        ("not_seated", [Act(BOB, Cut(0, 10))]),
        ("not_started", [Sit(ANN, "Ann"), Act(ANN, Cut(0, 10))]),
        ("closed", [Sit(ANN, "Ann"), Leave(ANN), Sit(BOB, "Bob")]),
    ],
)
def test_what_may_not_be_done_is_refused_by_its_name(code: str, commands: list[TableCommand]) -> None:
    assert refused(*commands) == code


def test_nobody_acts_for_another_seat() -> None:
    async def tried() -> None:
        keeper, _, _ = club_keeper()
        state = await seated(keeper)
        with pytest.raises(Refused) as error:
            await keeper.do(state.table, Act(BOB, Cut(0, 10)))
        assert error.value.refusal.code == "not_your_seat"
        with pytest.raises(IllegalCommand):
            await keeper.do(state.table, Act(BOB, Cut(1, 10)))  # Ann cuts first
        await keeper.do(state.table, Act(ANN, Cut(0, 10)))

    asyncio.run(tried())


@pytest.mark.parametrize("preset", list(PRESETS))
def test_a_match_can_begin_under_every_preset(preset: str) -> None:
    async def begun() -> TableState:
        keeper, _, _ = club_keeper()
        return await seated(keeper, Terms(PRESETS[preset]))

    state = asyncio.run(begun())
    assert state.status == "playing"
    assert [state.seat_of(person) for person in PEOPLE][: len(state.seats)] == list(range(len(state.seats)))
