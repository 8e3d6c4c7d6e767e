"""No two tables have the same code, whatever the dice say."""

import asyncio
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from pegout.rules import PRESETS
from pegout.services.streams.engine import ATTEMPTS
from pegout.services.streams.ports import VersionConflict
from pegout.services.tables import keeper as keeping
from pegout.services.tables.keeper import CODE_LETTERS, TableKeeper, new_code
from pegout.services.tables.terms import Terms
from pegout.store import open_store
from tests.kit.tables import ANN

ACC = Terms(PRESETS["acc"])


def codes(monkeypatch: pytest.MonkeyPatch, found: Iterator[str]) -> None:
    monkeypatch.setattr(keeping, "new_code", lambda: next(found))


def test_a_code_that_another_table_has_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes(monkeypatch, iter(["AAAAAA", "AAAAAA", "AAAAAA", "BBBBBB"]))

    async def story() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        keeper = TableKeeper(store, None)
        first, second = await keeper.open(ACC, ANN, {}), await keeper.open(ACC, ANN, {1: "random"})
        assert (first.code, second.code) == ("AAAAAA", "BBBBBB")
        assert await store.table_of_code("AAAAAA") == first.table
        assert await store.table_of_code("BBBBBB") == second.table
        assert set(keeper.streams) == {first.table, second.table}
        assert len(await store.read(second.table)) == 2
        await store.close()

    asyncio.run(story())


def test_where_no_code_is_free_the_table_is_not_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes(monkeypatch, chain(repeat("AAAAAA", 1 + ATTEMPTS), ["BBBBBB"]))

    async def story() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        keeper = TableKeeper(store, None)
        await keeper.open(ACC, ANN, {})
        with pytest.raises(VersionConflict, match="try again"):
            await keeper.open(ACC, ANN, {})
        assert len(keeper.streams) == 1
        assert (await keeper.open(ACC, ANN, {})).code == "BBBBBB"
        await store.close()

    asyncio.run(story())


def test_codes_are_six_letters_and_digits_of_which_none_is_taken_for_another() -> None:
    drawn = {new_code() for _ in range(200)}
    assert {len(code) for code in drawn} == {6}
    assert set("".join(drawn)) <= set(CODE_LETTERS)
    assert not set("IO01") & set(CODE_LETTERS)
    assert len(drawn) > 190
