"""Whoever runs the server can see how commands fare."""

import asyncio

import pytest

from pegout.game import Cut
from pegout.refusal import Refused
from pegout.services.streams.ports import Stale, StoreUnavailable
from pegout.services.tables.commands import Act, Sit
from tests.kit.tables import ANN, CLEO, Tally, club_keeper, seated


def test_every_command_is_counted_once_with_its_outcome() -> None:
    async def run() -> Tally:
        keeper, store, _ = club_keeper()
        keeper.observer = tally = Tally()
        state = await seated(keeper)
        cut = Act(ANN, Cut(0, 10))
        with pytest.raises(Stale):
            await keeper.do(state.table, cut, saw=1)
        with pytest.raises(Refused):
            await keeper.do(state.table, Sit(CLEO, "Cleo"))
        store.fails = 1
        with pytest.raises(StoreUnavailable):
            await keeper.do(state.table, cut)
        await keeper.do(state.table, cut)
        return tally

    tally = asyncio.run(run())
    assert tally.commands == {
        ("Sit", "done"): 2,
        ("Act", "stale"): 1,
        ("Sit", "refused"): 1,
        ("Act", "unavailable"): 1,
        ("Act", "done"): 1,
    }
    assert tally.appends == 3
