"""Work that is done again and again goes on whatever happens, and ends when it is told to."""

import asyncio
import logging

import pytest

from pegout.services.streams.background import RepeatedWork
from pegout.services.streams.ports import StoreUnavailable


class Failing:
    """Fails in two ways, and then works."""

    def __init__(self) -> None:
        self.times = 0
        self.went_on = asyncio.Event()

    async def work(self) -> None:
        self.times += 1
        if self.times == 1:
            raise StoreUnavailable("The database does not answer.")
        if self.times == 2:
            raise KeyError("lost")
        if self.times == 4:
            self.went_on.set()


def test_it_goes_on_after_failures_which_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def repeat() -> None:
        failing = Failing()
        repeated = RepeatedWork(failing.work, "Nothing was swept", before=0.001)
        repeated.open()
        async with asyncio.timeout(10):
            await failing.went_on.wait()
        await repeated.close()

    asyncio.run(repeat())
    first, second = [record for record in caplog.records if "Nothing was swept" in record.message]
    assert (first.levelno, second.levelno) == (logging.WARNING, logging.ERROR)
    assert "The database does not answer." in first.message
    assert second.exc_info is not None


def test_nothing_is_done_once_it_is_closed() -> None:
    async def repeat() -> tuple[int, int]:
        times, enough = 0, asyncio.Event()

        async def work() -> None:
            nonlocal times
            times += 1
            if times == 3:
                enough.set()

        repeated = RepeatedWork(work, "Nothing was swept", after=0.001)
        repeated.open()
        await enough.wait()
        await repeated.close()
        closed_at = times
        await asyncio.sleep(0.05)
        return closed_at, times

    before, after = asyncio.run(asyncio.wait_for(repeat(), 10))
    assert before == after


def test_what_was_never_opened_is_closed_at_once() -> None:
    async def never() -> None:
        raise AssertionError

    asyncio.run(asyncio.wait_for(RepeatedWork(never, "Nothing was swept").close(), 10))
