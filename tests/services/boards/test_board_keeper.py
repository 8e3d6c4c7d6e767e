"""Boards in a store: each command once, in order, by whoever has the key, in every process."""

import asyncio
from collections.abc import Sequence

import pytest
from hypothesis import given

from pegout.companion import BoardTerms, Enter, Open, PointKind, Points, Sent, Undo
from pegout.rules import PRESETS
from pegout.services.boards.keeper import Answer, BoardKeeper, digest_of
from pegout.services.boards.kind import NoSuchBoard, WrongKey
from tests.kit.boards import SEEDS, commands
from tests.kit.memory_store import MemoryStore
from tests.kit.proofs import proof

KEY, BOARD = "k" * 22, "b" * 22
OPEN = Sent("open", Open(BoardTerms(PRESETS["acc"], ("Ann", "Bob"), both=True), digest_of(KEY)))


def six(name: str) -> Sent:
    return Sent(name, Enter(Points(0, 6, PointKind.PLAY)))


async def answers(keeper: BoardKeeper, batch: Sequence[Sent]) -> tuple[Answer, ...]:
    return (await keeper.send(BOARD, KEY, batch))[0]


def test_the_same_id_acts_once_however_often_it_is_sent() -> None:
    async def run() -> None:
        keeper = BoardKeeper(MemoryStore(), None)
        await answers(keeper, [OPEN, six("a"), six("a"), six("b")])
        assert await answers(keeper, [OPEN, six("a"), six("b")]) == (Answer("open"), Answer("a"), Answer("b"))
        assert (await keeper.state(BOARD)).tally.scores == (12, 0)

    asyncio.run(run())


def test_what_is_refused_is_told_and_the_rest_goes_on() -> None:
    async def run() -> None:
        keeper = BoardKeeper(MemoryStore(), None)
        told = await answers(keeper, [OPEN, Sent("u", Undo(("nothing",))), six("a")])
        assert [answer.refused is None for answer in told] == [True, False, True]
        assert (await keeper.state(BOARD)).tally.scores == (6, 0)

    asyncio.run(run())


def test_nobody_writes_without_the_key_and_nothing_is_there_before_it_is_opened() -> None:
    async def run() -> None:
        keeper = BoardKeeper(MemoryStore(), None)
        with pytest.raises(NoSuchBoard):
            await keeper.send(BOARD, KEY, [six("a")])
        with pytest.raises(NoSuchBoard):
            await keeper.state(BOARD)
        await answers(keeper, [OPEN])
        with pytest.raises(WrongKey):
            await keeper.send(BOARD, "x" * 22, [six("a")])
        assert (await keeper.state(BOARD)).lines == ()

    asyncio.run(run())


def test_terms_that_cannot_work_open_nothing() -> None:
    async def run() -> None:
        store = MemoryStore()
        bad = Sent("open", Open(BoardTerms(PRESETS["acc"], ("Ann",)), digest_of(KEY)))
        with pytest.raises(match="names"):
            await BoardKeeper(store, None).send(BOARD, KEY, [bad, six("a")])
        assert not any(store.streams.values())

    asyncio.run(run())


@proof(25, 500)
@given(SEEDS)
def test_a_batch_in_two_halves_sent_twice_and_read_by_another_process_is_the_batch_at_once(seed: int) -> None:
    batch = [OPEN, *commands(PRESETS["acc"], seed)]
    half = seed % len(batch) or 1

    async def run() -> None:
        store, again = MemoryStore(), MemoryStore()
        whole = await BoardKeeper(store, None).send(BOARD, KEY, batch)
        keeper = BoardKeeper(again, None)
        first, _ = await keeper.send(BOARD, KEY, batch[:half])
        second, state = await keeper.send(BOARD, KEY, batch[half:])
        assert ((*first, *second), state) == whole
        assert await BoardKeeper(again, None).state(BOARD) == state

    asyncio.run(run())
