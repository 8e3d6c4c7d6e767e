"""What runs from the start of the application to its end."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

from litestar import Litestar
from litestar.channels import ChannelsPlugin

from pegout.server.broadcast import Heard, connected
from pegout.server.operations.health import examine_now_and_then
from pegout.server.supplies import Supplies
from pegout.services.clock import SteadyClock
from pegout.services.ports import ServerStore

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


class AtWork(Protocol):
    """Somebody who works as long as the server runs."""

    def open(self) -> None: ...

    async def close(self) -> None: ...


def resumed_clock(store: ServerStore, clock: SteadyClock) -> Lifespan:
    """Time continues from the latest moment in the store."""

    @asynccontextmanager
    async def resume(_: Litestar) -> AsyncIterator[None]:
        clock.resume(await store.latest_change())
        yield

    return resume


def working(
    supplies: Supplies, at_work: Sequence[AtWork], channels: ChannelsPlugin | None, heard: Heard
) -> Lifespan:
    """All of them are opened in their order and closed in the other; the supplies are closed last."""

    @asynccontextmanager
    async def open_all(_: Litestar) -> AsyncIterator[None]:
        try:
            async with connected(channels, heard):
                for one in at_work:
                    one.open()
                examining = asyncio.create_task(examine_now_and_then(supplies.store))
                try:
                    yield
                finally:
                    examining.cancel()
                    for one in reversed(at_work):
                        await one.close()
        finally:
            await supplies.close()

    return open_all
