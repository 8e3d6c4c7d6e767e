"""Builds things from their names, and a server from its options."""

from logging import getLogger
from typing import TYPE_CHECKING

from pegout.game import Officiating, SeatView
from pegout.players import LADDER, Officiant, Rung, ThinkingBot
from pegout.suggestions import hint

if TYPE_CHECKING:
    from pegout.game import Command
    from pegout.game.officiated.claims import Claim
    from pegout.judge.notice import Noticed
    from pegout.server.operations import ServeOptions, Watch
    from pegout.services.ports import ServerStore
    from pegout.services.worker_pool import Requester, WorkerPool

_RUNGS: dict[str, Rung] = {rung.name: rung for rung in LADDER}

BOTS: tuple[str, ...] = tuple(_RUNGS)
"""The names of the opponents, the weakest first."""

ADVISER = "reply"
"""The bot that gives people hints."""


THINKING_SECONDS = 120.0
"""A bot that takes longer is stopped; the first use of the strongest compiles for half a minute."""


class UnknownBot(ValueError):
    """There is no bot of that name; the message lists the bots."""


def rung(name: str) -> Rung:
    """The opponent of that name on the ladder, or `UnknownBot`.

    >>> rung("Greedy ").errs
    0.05
    """
    found = _RUNGS.get(name.strip().lower())
    if found is None:
        raise UnknownBot(f"There is no opponent {name[:30]!r}: {hint(name[:30], BOTS)}")
    return found


def bot(name: str, seed: object = None) -> ThinkingBot:
    """The bot of that name. A seed makes it repeat its choices.

    >>> bot("greedy").name
    'greedy'
    """
    return rung(name).build(seed)


def officiant(
    name: str, errs: float | None = None, catches: float | None = None, seed: object = None
) -> Officiant:
    """The bot of that name with a scorer's duties.

    Of its numbers the share `errs` is wrong, and of what it could claim it notices the share `catches`; where
    they are not given they are as is natural for it.

    >>> officiant("greedy", errs=0.2).catches
    0.9
    """
    own = rung(name)
    return Officiant(
        own.build(seed),
        own.errs if errs is None else errs,
        own.catches if catches is None else catches,
        None if seed is None else f"{seed}/officiating",
    )


MANY_BOTS = 100_000
"""Bots that may wait for their turn to think: at a table only one does, and none is ever sent away."""
CLERKS = 2
"""Processes that print, and write records and statistics."""
EACH_ASKS = 30
"""Requests of a newcomer until somebody is known there: they count for the address."""


def server_app(options: "ServeOptions") -> "Watch":
    """A server process on its database, which is made or brought up to date where need be.

    What it needs is imported here: no other command has a use for it.
    """
    import asyncio
    from functools import partial

    from pegout.server.app import build_app
    from pegout.server.people import PeopleSettings
    from pegout.server.supplies import Supplies
    from pegout.store import exposed, open_store, stored_stream

    store = open_store(options.database)
    thinking, analysts, workers = pools = _worker_pools(options.thinking)

    async def close() -> None:
        for pool in pools:
            await pool.close()
        await store.close()

    if (told := exposed(options.database)) is not None:
        getLogger("pegout.server").warning(told)
    session_key, events_key = asyncio.run(shared_keys(store))
    supplies = Supplies(
        store=store,
        session_key=session_key,
        events_key=events_key,
        thinker=PooledThinker(thinking),
        analysts=analysts,
        workers=workers,
        library=partial(stored_stream, options.database),
        close=close,
        press=printed,
    )
    a_minute = max(PeopleSettings().a_minute, EACH_ASKS * options.newcomers)
    settings = PeopleSettings(options.https, a_minute, options.newcomers, hosts=options.allowed_hosts)
    return build_app(supplies, options, settings)


def _worker_pools(thinking: int) -> "tuple[WorkerPool, WorkerPool, WorkerPool]":
    """For bots, for analysis, and for print, records and statistics."""
    from pegout.analysis.warm_up import warm_up
    from pegout.services.worker_pool import Shares, WorkerPool

    others = max(1, thinking - 1)  # so that nobody's network ever has all of them
    return (
        WorkerPool(thinking, Shares(MANY_BOTS, MANY_BOTS, MANY_BOTS, MANY_BOTS, MANY_BOTS)),
        WorkerPool(thinking, Shares(at_once_there=others), begin=warm_up),
        WorkerPool(CLERKS, Shares(at_once_there=CLERKS - 1)),
    )


async def shared_keys(store: "ServerStore") -> tuple[str, str]:
    """Of the sessions and of the events; the one is kept before the other may ever change."""
    from pegout.server.people import shared_events_key, shared_session_key

    session_key = await shared_session_key(store)
    return session_key, await shared_events_key(store, session_key)


def printed(file: bytes, what: str, division: str, stock: str, address: str) -> bytes:
    """A PDF of an event, given as its file; `ValueError` where there is nothing to print yet."""
    from pegout.paper.paper_size import Stock
    from pegout.paper.papers import PAPERS, Order
    from pegout.services.event_files.book import EventBook, read_lines

    sheets = Stock.LETTER if stock == "letter" else Stock.A
    order = Order(division, stock=sheets, address=address)
    return PAPERS[what](EventBook(*read_lines(file)).event, order)


class PooledThinker:
    """Lets the bots of the tables think in other processes."""

    def __init__(self, worker_pool: "WorkerPool") -> None:
        self._worker_pool = worker_pool

    async def think(
        self, level: str, seed: str, view: SeatView, seen: "Noticed | None", requester: "Requester"
    ) -> "Command | Claim | None":
        return await self._worker_pool.run(
            thought, level, seed, view, seen, timeout=THINKING_SECONDS, requester=requester
        )


def thought(level: str, seed: str, view: SeatView, seen: "Noticed | None") -> "Command | Claim | None":
    """What the bot of that name does; where the players officiate, it counts and claims too."""
    if view.officiating is Officiating.PLAYERS:
        return officiant(level, seed=seed).act(view, seen)
    return bot(level, seed).choose(view)
