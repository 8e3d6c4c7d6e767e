"""A guest who signs in goes on at the same seats under the kept name."""

import asyncio
from random import Random

import pytest

from pegout.game import Cut
from pegout.refusal import Refused
from pegout.rules import PRESETS
from pegout.services.provable import new_secret, verify
from pegout.services.tables.commands import Act, GiveSeat, Leave, SeatBot
from pegout.services.tables.events import Reserved
from pegout.services.tables.evolve import evolve
from pegout.services.tables.listing import listing_of
from pegout.services.tables.records import finished_matches, record_of
from pegout.services.tables.state import TableState
from pegout.services.tables.terms import Terms
from tests.kit.tables import ANN, BOB, CLEO, club_keeper, play_out, seated

KEPT = "p-queen-ann"


def test_the_seat_the_table_and_the_secret_go_along_and_the_deals_still_verify() -> None:
    async def played() -> None:
        keeper, store, _ = club_keeper()
        before = await seated(keeper)
        await keeper.do(before.table, GiveSeat(ANN, KEPT, "Queen Ann"), by=ANN)
        state = (await keeper.live(before.table)).state
        assert (state.seat_of(ANN), state.seat_of(KEPT), state.seat_of(BOB)) == (None, 0, 1)
        assert (state.host, state.name_at(0)) == (KEPT, "Queen Ann")
        assert state.seats[0] != before.seats[0]
        assert state.player_secrets == before.player_secrets
        assert store.listings[state.table] == listing_of(state)
        with pytest.raises(Refused):
            await keeper.do(state.table, Act(ANN, Cut(0, 10)))
        over = await play_out(keeper, state.table, Random(2))
        stream = store.streams[state.table]
        assert evolve(None, stream) == over
        ((ended, at),) = finished_matches(stream)
        assert verify(record_of(ended, at)).agrees

    asyncio.run(played())


def test_whoever_only_sits_there_does_not_become_the_host() -> None:
    async def given() -> TableState:
        keeper, _, _ = club_keeper()
        table = (await seated(keeper)).table
        await keeper.do(table, GiveSeat(BOB, KEPT, "Queen Ann"), by=BOB)
        return (await keeper.live(table)).state

    assert asyncio.run(given()).host == ANN


def test_before_a_match_the_new_name_plays_it() -> None:
    async def begun() -> TableState:
        keeper, _, _ = club_keeper()
        table = (await seated(keeper, people=1)).table
        await keeper.do(table, GiveSeat(ANN, KEPT, "Queen Ann"), by=ANN)
        await keeper.do(table, SeatBot(KEPT, 1, "greedy"), by=KEPT)
        return (await keeper.live(table)).state

    state = asyncio.run(begun())
    assert state.playing
    assert state.game is not None
    assert state.game.names == ("Queen Ann", "Greedy (bot)")
    assert state.player_secrets == ("aa11", "")


@pytest.mark.parametrize(
    ("code", "giver", "heir"), [("not_seated", CLEO, KEPT), ("seated", ANN, BOB), ("seated", ANN, ANN)]
)
def test_no_seat_is_given_that_one_has_not_and_nobody_gets_two(code: str, giver: str, heir: str) -> None:
    async def refused() -> str:
        keeper, _, _ = club_keeper()
        table = (await seated(keeper)).table
        with pytest.raises(Refused) as error:
            await keeper.do(table, GiveSeat(giver, heir, "X"))
        return error.value.refusal.code

    assert asyncio.run(refused()) == code


def test_a_seat_that_was_left_and_those_of_an_event_stay_as_they_are() -> None:
    async def refused() -> list[str]:
        keeper, _, _ = club_keeper()
        left = (await seated(keeper)).table
        await keeper.do(left, Leave(ANN))
        names = ("Ann", "Bob")
        event = await keeper.reserve(
            "e-1", Terms(PRESETS["acc"]), "event.1", Reserved("1", names), new_secret()
        )
        codes = []
        for table in (left, event.table):
            with pytest.raises(Refused) as error:
                await keeper.do(table, GiveSeat(ANN, KEPT, "X"))
            codes.append(error.value.refusal.code)
        return codes

    assert asyncio.run(refused()) == ["not_seated", "reserved"]
