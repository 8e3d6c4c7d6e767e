"""The application: all doors together."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Protocol

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from pegout.server.analysis import analysis_parts
from pegout.server.assets import Assets
from pegout.server.boards.routes import BoardsController
from pegout.server.boards.service import BoardService
from pegout.server.boards.socket import board_socket
from pegout.server.broadcast import Heard, Voice, channels_for, connected, told_to
from pegout.server.contract.schemas import WireTypes
from pegout.server.errors import answer_problem
from pegout.server.events.archive import ARCHIVE
from pegout.server.events.calendar import CALENDARS
from pegout.server.events.play_routes import EventPlayController
from pegout.server.events.routes import EventsController
from pegout.server.events.service import EventService, Press
from pegout.server.events.socket import event_socket
from pegout.server.identity import viewer_of
from pegout.server.lessons import lesson_parts
from pegout.server.limits import Gate
from pegout.server.limits.exchange import Sharing
from pegout.server.moderation.enforcement import Enforcement
from pegout.server.moderation.routes import NeighboursController
from pegout.server.operations import Metrics, ServeOptions, Watch, operations_parts
from pegout.server.operations.health import Condition, Readiness, examine_now_and_then
from pegout.server.operations.openapi import describe
from pegout.server.pages import client_in, nowhere, pages
from pegout.server.people import Belongings, Doors, PeopleSettings, Surroundings, people_parts
from pegout.server.people.addresses import AddressBook
from pegout.server.people.hand_over import Welcome
from pegout.server.refusals import problem_of
from pegout.server.tables.bot_routes import stream_news, stream_table
from pegout.server.tables.history_routes import TableBooksController
from pegout.server.tables.invitations import find_invitation
from pegout.server.tables.records import Papers
from pegout.server.tables.routes import TablesController
from pegout.server.tables.service import TableService
from pegout.server.tables.snapshot import whole_table
from pegout.server.tables.socket import table_socket
from pegout.server.text_check import LegibleRequest
from pegout.services.clock import SteadyClock
from pegout.services.ports import ServerStore
from pegout.services.streams.ports import Stale
from pegout.services.tables.ports import Thinker
from pegout.services.tables.records import Library
from pegout.services.worker_pool import WorkerPool
from pegout.values import value

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


ROOMS = (
    *(TablesController, TableBooksController, find_invitation, table_socket, stream_news, stream_table),
    *(BoardsController, board_socket, NeighboursController),
    *(EventsController, EventPlayController, event_socket, *ARCHIVE, *CALENDARS),
)


@value
class Supplies:
    """What the application is built from."""

    store: ServerStore
    session_key: str
    events_key: str
    """What the keys in links of events come from, in hex."""
    thinker: Thinker
    analysts: WorkerPool
    workers: WorkerPool
    """They print, and write records and statistics, in a queue apart from analysis."""
    library: Library
    """Reads a whole stream in whichever process it is called."""
    close: Callable[[], Awaitable[None]]
    """Called when the application has ended."""
    press: Press | None = None
    """Prints events; without it they are only shown."""


@value
class Services:
    """Tables, boards and events of one process, with the clock and the figures that they share."""

    table_service: TableService
    board_service: BoardService
    event_service: EventService
    clock: SteadyClock
    metrics: Metrics


def build_app(supplies: Supplies, options: ServeOptions, settings: PeopleSettings) -> Watch:
    """Everything that one server process answers."""
    channels = channels_for(options.database)
    voice = None if channels is None else Voice(channels)
    services = _services(supplies, voice)
    table_service, board_service, event_service, metrics = (
        services.table_service,
        services.board_service,
        services.event_service,
        services.metrics,
    )
    gate = Gate(settings.at_the_door, settings.a_minute)
    gate.find_link = event_service.find_link
    sharing = Sharing(gate, voice, table_service.node)
    addresses = AddressBook(supplies.store)
    around = _surroundings(table_service, addresses, voice, gate)
    people = people_parts(supplies.store, settings, supplies.session_key, around=around)
    table_service.vouch = people.vouch
    at_work = (
        table_service,
        board_service,
        event_service,
        Enforcement(table_service, event_service, people.forget),
        addresses,
        sharing,
    )
    heard = told_to(
        people.heard, table_service.heard, board_service.heard, event_service.heard, sharing.heard
    )
    supplies.store.watch = condition = Condition(metrics)
    operations = operations_parts(Readiness(supplies.store, condition).ask, metrics, options)
    client = client_in()
    app = Litestar(
        route_handlers=[
            *people.route_handlers,
            *operations.route_handlers,
            *analysis_parts(supplies.analysts),
            *ROOMS,
            lesson_parts(),
            *pages(client),
        ],
        plugins=[wire_types := WireTypes()],
        dependencies=_provided(
            table_service=table_service, board_service=board_service, event_service=event_service, gate=gate
        ),
        middleware=people.middleware,
        request_class=LegibleRequest,
        guards=people.guards,
        lifespan=[_resumed(supplies.store, services.clock), _lifespan(supplies, at_work, channels, heard)],
        exception_handlers=_answers(operations.exception_handlers, client),
        after_exception=list(operations.after_exception),
        openapi_config=operations.openapi_config,
        request_max_body_size=operations.request_max_body_size,
        logging_config=None,
    )
    describe(app, wire_types.found)
    return Watch(app, metrics, options, lambda: _leave(table_service, board_service, event_service))


def _services(supplies: Supplies, voice: Voice | None) -> Services:
    clock, metrics = SteadyClock(), Metrics()
    papers = Papers(supplies.workers, supplies.library)
    table_service = TableService(supplies.store, voice, supplies.thinker, papers, now=clock)
    board_service = BoardService(supplies.store, voice, supplies.analysts, papers, table_service.node, clock)
    secret = bytes.fromhex(supplies.events_key)
    event_service = EventService(
        supplies.store, voice, secret, table_service, board_service, supplies.workers, supplies.press
    )
    _measure(table_service, metrics)
    metrics.clock_behind(lambda: clock.behind)
    board_service.keeper.observer = event_service.keeper.observer = metrics
    return Services(table_service, board_service, event_service, clock, metrics)


def _surroundings(
    table_service: TableService, addresses: AddressBook, voice: Voice | None, gate: Gate
) -> Surroundings:
    return Surroundings(
        Doors(table_service.sign_out, table_service.visitors),
        Welcome(table_service.hand_over, addresses.note),
        Belongings(table_service.part_with, table_service.seats_of, table_service.store.remembered_of),
        voice,
        table_service.node,
        gate,
    )


def _provided(**services: Any) -> dict[str, Provide]:
    """For route handlers that ask for one by its name."""
    return {name: _always(one) for name, one in services.items()}


def _always(one: Any) -> Provide:
    return Provide(lambda: one, sync_to_thread=False)


def _answers(usual: ExceptionHandlersMap, client: Assets) -> dict[Any, Any]:
    """To what went wrong; a browser that looks for an address that is none is shown a page."""
    told: dict[Any, Any] = {**usual}
    return {**told, NotFoundException: nowhere(client, told[HTTPException]), Stale: _too_late}


async def _leave(
    table_service: TableService, board_service: BoardService, event_service: EventService
) -> None:
    await table_service.leave()
    await board_service.leave()
    await event_service.leave()


def _measure(table_service: TableService, metrics: Metrics) -> None:
    tables = table_service.keeper.streams
    table_service.keeper.observer = metrics
    metrics.tables_in_memory(lambda: len(tables))
    metrics.bots_thinking(lambda: sum(live.thinking is not None for live in tables.values()))


def _resumed(store: ServerStore, clock: SteadyClock) -> Lifespan:
    """Time continues from the latest moment in the store."""

    @asynccontextmanager
    async def resume(_: Litestar) -> AsyncIterator[None]:
        clock.resume(await store.latest_change())
        yield

    return resume


class AtWork(Protocol):
    """Somebody who works as long as the server runs."""

    def open(self) -> None: ...

    async def close(self) -> None: ...


def _lifespan(
    supplies: Supplies, at_work: Sequence[AtWork], channels: ChannelsPlugin | None, heard: Heard
) -> Lifespan:
    @asynccontextmanager
    async def open_services(_: Litestar) -> AsyncIterator[None]:
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

    return open_services


def _too_late(request: Request[Any, Any, Any], error: Stale) -> Response[Any]:
    """With the table as the visitor sees it."""
    person = viewer_of(request)
    seat = None if person is None else error.state.seat_of(person)
    return answer_problem(request, problem_of(error, whole_table(error.state, seat, person)))
