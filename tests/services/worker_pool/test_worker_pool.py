"""Work in the worker pool: off the loop, within its time, shared fairly, and never lost with a worker."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import pytest

from pegout.services.worker_pool import (
    Busy,
    Closed,
    JobFailed,
    Requester,
    Shares,
    TookTooLong,
    WorkerDied,
    WorkerPool,
)
from pegout.services.worker_pool.slot import Slot
from tests.kit.fast_workers import fast_workers  # noqa: F401 - a fixture
from tests.kit.jobs import (
    add,
    be_awkward,
    begin_badly,
    begin_late,
    die,
    give_a_lock,
    hang_up,
    interrupt_oneself,
    nap,
    refuse,
    write_down,
)

T = TypeVar("T")
LONG = 60.0

pytestmark = pytest.mark.usefixtures("fast_workers")


@contextmanager
def no_children_left() -> Iterator[None]:
    before = set(multiprocessing.active_children())
    yield
    assert set(multiprocessing.active_children()) <= before


def played(story: Coroutine[Any, Any, T]) -> T:
    """The story told to its end; no process may be left over."""
    with no_children_left():
        return asyncio.run(asyncio.wait_for(story, 30))


def test_results_and_errors_come_back_as_they_are_and_the_loop_goes_on() -> None:
    async def story() -> None:
        async with WorkerPool(1) as room:
            assert not multiprocessing.active_children()  # nothing is started before there is work
            assert await room.run(add, 2, 3, timeout=LONG) == 5
            with pytest.raises(ValueError, match="five is right out") as raised:
                await room.run(refuse, "five is right out", timeout=LONG)
            assert str(raised.value) == "five is right out"
            assert "in refuse" in raised.value.__notes__[0]  # where it happened is told
            with pytest.raises(JobFailed, match="Awkward: no"):
                await room.run(be_awkward, timeout=LONG)
            with pytest.raises(TypeError, match="lock"):
                await room.run(give_a_lock, timeout=LONG)
            with pytest.raises(Exception, match="lambda"):
                await room.run(lambda: 1, timeout=LONG)
            assert await room.run(interrupt_oneself, timeout=LONG) == "still here"
            assert await ticks_during(room.run(nap, 0.3, timeout=LONG)) >= 10

    played(story())


async def ticks_during(job: Coroutine[Any, Any, object]) -> int:
    """How often the loop comes round in steps of 10 ms before the job is done."""
    task, ticks = asyncio.create_task(job), 0
    while not task.done():
        await asyncio.sleep(0.01)
        ticks += 1
    await task
    return ticks


def test_a_job_that_takes_too_long_loses_its_worker_and_no_other_job() -> None:
    async def story() -> None:
        async with WorkerPool(2) as room:
            first = await asyncio.gather(*[room.run(nap, 0.1, timeout=LONG) for _ in range(2)])
            assert len(set(first)) == 2
            slow = asyncio.create_task(room.run(nap, LONG, timeout=0.2, requester=Requester("Ann")))
            good = asyncio.create_task(room.run(nap, 0.6, timeout=LONG, requester=Requester("Bob")))
            later = asyncio.create_task(room.run(add, 1, 2, timeout=LONG, requester=Requester("Cleo")))
            with pytest.raises(TookTooLong, match=r"longer than 0\.2 seconds"):
                await slow
            assert not good.done()
            assert await good in first
            assert await later == 3
            after = set(await asyncio.gather(*[room.run(nap, 0.1, timeout=LONG) for _ in range(2)]))
            assert len(after) == 2
            assert len(after & set(first)) == 1  # the other one is new

    played(story())


def test_a_worker_that_dies_is_replaced() -> None:
    async def story() -> None:
        async with WorkerPool(1) as room:
            first = await room.run(nap, 0, timeout=LONG)
            with pytest.raises(WorkerDied, match="try again"):
                await room.run(die, timeout=LONG)
            with pytest.raises(WorkerDied, match="try again"):
                await room.run(hang_up, timeout=LONG)
            second = await room.run(nap, 0, timeout=LONG)
            assert second != first
            os.kill(second, signal.SIGKILL)  # while it is idle
            await asyncio.sleep(0.1)
            assert await room.run(add, 4, 5, timeout=LONG) == 9

    played(story())


def test_a_slot_is_not_lost_when_no_process_can_be_started(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_: Slot) -> NoReturn:
        raise OSError("too many processes")

    async def story() -> None:
        async with WorkerPool(1) as room:
            with monkeypatch.context() as patch:
                patch.setattr(Slot, "start", refused)
                for _ in range(2):
                    with pytest.raises(WorkerDied, match="could not be started: too many"):
                        await room.run(add, 1, 1, timeout=LONG)
            assert await room.run(add, 1, 1, timeout=LONG) == 2

    played(story())


def test_a_full_waiting_room_refuses_at_once() -> None:
    async def story() -> None:
        async with WorkerPool(1, Shares(waiting=3, waiting_each=2)) as room:
            waiting = [
                asyncio.create_task(room.run(nap, 0.1, timeout=LONG, requester=Requester("Ann")))
                for _ in range(3)
            ]
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="2 of your requests"):
                await room.run(add, 1, 1, timeout=LONG, requester=Requester("Ann"))
            other = asyncio.create_task(room.run(add, 1, 1, timeout=LONG, requester=Requester("Bob")))
            await asyncio.sleep(0)
            with pytest.raises(Busy, match="The server is busy"):
                await room.run(add, 1, 1, timeout=LONG, requester=Requester("Cleo"))
            assert await other == 2
            await asyncio.gather(*waiting)
            assert await room.run(add, 1, 1, timeout=LONG, requester=Requester("Ann")) == 2

    played(story())


def test_fifty_jobs_of_one_hold_up_another_by_one_job(tmp_path: Path) -> None:
    page = tmp_path / "page"

    async def story() -> None:
        async with WorkerPool(1, Shares(waiting=100, waiting_there=100, waiting_each=50)) as room:
            many = [
                asyncio.create_task(
                    room.run(write_down, page, "Ann", 0.01, timeout=LONG, requester=Requester("Ann"))
                )
                for _ in range(50)
            ]
            while not page.exists():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.005)
            at_work = len(page.read_text("utf-8").split())
            await room.run(write_down, page, "Bob", 0.0, timeout=LONG, requester=Requester("Bob"))
            before_bob = page.read_text("utf-8").split().index("Bob")
            assert before_bob <= at_work + 1  # the one that was in the slot already
            await asyncio.gather(*many)

    played(story())
    assert page.read_text("utf-8").split().count("Ann") == 50


def test_a_caller_who_goes_away_gives_the_slot_back(tmp_path: Path) -> None:
    page = tmp_path / "page"

    async def story() -> None:
        async with WorkerPool(1, grace=0.5) as room:
            worker = await room.run(nap, 0, timeout=LONG)
            at_work = asyncio.create_task(room.run(nap, LONG, timeout=LONG, requester=Requester("Ann")))
            waits = asyncio.create_task(
                room.run(write_down, page, "no", timeout=LONG, requester=Requester("Ann"))
            )
            await asyncio.sleep(0.1)
            for task in (at_work, waits):
                task.cancel()
            assert await room.run(nap, 0, timeout=LONG, requester=Requester("Bob")) != worker
            worker = await room.run(nap, 0, timeout=LONG)
            short = asyncio.create_task(room.run(nap, 0.1, timeout=LONG))
            await asyncio.sleep(0.02)
            short.cancel()
            assert await room.run(nap, 0, timeout=LONG) == worker  # it kept within the grace

    played(story())
    assert not page.exists()


def test_what_a_worker_begins_with_is_outside_of_the_time_of_a_job() -> None:
    async def story() -> None:
        async with WorkerPool(1, begin=begin_late) as room:
            assert await room.run(add, 2, 2, timeout=0.2) == 4
        async with WorkerPool(1, begin=begin_badly) as room:
            with pytest.raises(WorkerDied, match="could not start: no tables"):
                await room.run(add, 1, 1, timeout=LONG)
        async with WorkerPool(1, begin=begin_late, longest_beginning=0.2) as room:
            with pytest.raises(WorkerDied, match="was not ready"):
                await room.run(add, 1, 1, timeout=LONG)

    played(story())


def test_closing_ends_all_and_tells_everybody() -> None:
    async def story() -> None:
        room = WorkerPool(1)
        worker = await room.run(nap, 0, timeout=LONG)
        jobs = [asyncio.create_task(room.run(nap, LONG, timeout=LONG)) for _ in range(3)]
        await asyncio.sleep(0.1)
        await room.close()
        for job in jobs:
            with pytest.raises(Closed, match="try again"):
                await job
        with pytest.raises(Closed):
            await room.run(add, 1, 1, timeout=LONG)
        with pytest.raises(ProcessLookupError):
            os.kill(worker, 0)
        await room.close()
        early = WorkerPool(1)
        job = asyncio.create_task(early.run(add, 1, 1, timeout=LONG))
        await asyncio.sleep(0)
        await early.close()
        with pytest.raises(Closed):
            await job

    played(story())


ORPHANED = """
import asyncio, os
from pegout.services.worker_pool import WorkerPool
from tests.kit.jobs import nap

async def die_at_work():
    room = WorkerPool(2)
    idle, busy = await asyncio.gather(*[room.run(nap, 0.3, timeout=60) for _ in range(2)])
    print(idle, busy, flush=True)
    asyncio.create_task(room.run(nap, 0.3, timeout=60))
    await asyncio.sleep(0.1)
    os.kill(os.getpid(), 9)

if __name__ == "__main__":
    asyncio.run(die_at_work())
"""


def test_no_worker_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    """Neither the idle one nor the one at work, once its job is done."""
    path = tmp_path / "server.py"
    path.write_text(ORPHANED, encoding="utf-8")
    paths = os.pathsep.join(["src", ".", os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[3],
        env=os.environ | {"PYTHONPATH": paths},
    )
    assert done.returncode == -signal.SIGKILL
    workers = [int(word) for word in done.stdout.split()]
    assert len(set(workers)) == 2
    end = time.monotonic() + 10
    while any(map(is_there, workers)):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_there(process: int) -> bool:
    """Whether it runs; one that nobody has asked for its end yet does not."""
    state = Path(f"/proc/{process}/stat")
    try:
        return state.read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
