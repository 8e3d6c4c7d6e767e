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

from pegout.app.backroom import Backroom
from pegout.app.clock import SteadyClock
from pegout.app.parlour.live import NoSuchTable, Stale
from pegout.app.parlour.records import Library
from pegout.app.parlour.refusals import NotAllowed
from pegout.app.ports import Secretary, Thinker
from pegout.server.analysis import CardSchema, analysis_parts
from pegout.server.answering import answer_problem
from pegout.server.boards.hall import BoardHall
from pegout.server.boards.routes import REFUSALS, BoardsController
from pegout.server.boards.routes import answer as answer_at_board
from pegout.server.boards.socket import board_socket
from pegout.server.events import refusing as events_refusing
from pegout.server.events.archive import ARCHIVE
from pegout.server.events.calendar import CALENDARS
from pegout.server.events.playing import EventPlayController
from pegout.server.events.rooms import EventRooms, Press
from pegout.server.events.routes import EventsController
from pegout.server.events.socket import event_socket
from pegout.server.fan_out import Heard, Voice, channels_for, connected, told_to
from pegout.server.identity import viewer_of
from pegout.server.legible import LegibleRequest
from pegout.server.lessons import lesson_parts
from pegout.server.limits import Gate
from pegout.server.limits.exchange import Sharing
from pegout.server.operations import Metrics, ServeOptions, Watch, operations_parts
from pegout.server.operations.condition import Condition, Readiness, examine_now_and_then
from pegout.server.operations.describing import describe
from pegout.server.order.beadle import Beadle
from pegout.server.order.neighbours import NeighboursController
from pegout.server.pages import client_in, nowhere, pages
from pegout.server.people import Belongings, Doors, PeopleSettings, Surroundings, people_parts
from pegout.server.people.addresses import AddressBook
from pegout.server.people.farewell import Welcome
from pegout.server.tables.books import TableBooksController
from pegout.server.tables.bot_routes import stream_news, stream_table
from pegout.server.tables.house import House
from pegout.server.tables.invitations import find_invitation
from pegout.server.tables.papers import Papers
from pegout.server.tables.refusing import problem_of
from pegout.server.tables.routes import TablesController
from pegout.server.tables.socket import table_socket
from pegout.server.whole_client import WholeClient
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

    store: Secretary
    session_key: str
    events_key: str
    """What the keys in links of events come from, in hex."""
    thinker: Thinker
    analysts: Backroom
    clerks: Backroom
    """They print, and write records and statistics: nobody who asks for analysis stands in their queue."""
    library: Library
    """Reads a whole stream in whichever process it is called."""
    close: Callable[[], Awaitable[None]]
    """Called when the application has ended."""
    press: Press | None = None
    """Prints events; without it they are only shown."""


@value
class Services:
    """Tables, boards and events of one process, with the clock and the figures that they share."""

    house: House
    hall: BoardHall
    rooms: EventRooms
    clock: SteadyClock
    metrics: Metrics


def build_app(supplies: Supplies, options: ServeOptions, settings: PeopleSettings) -> Watch:
    """Everything that one server process answers."""
    channels = channels_for(options.database)
    voice = None if channels is None else Voice(channels)
    services = _services(supplies, voice)
    house, hall, rooms, metrics = services.house, services.hall, services.rooms, services.metrics
    gate = Gate(settings.at_the_door, settings.a_minute)
    gate.find_link = rooms.find_link
    sharing = Sharing(gate, voice, house.node)
    addresses = AddressBook(supplies.store)
    around = _surroundings(house, addresses, voice, gate)
    people = people_parts(supplies.store, settings, supplies.session_key, around=around)
    house.vouch = people.vouch
    at_work = (house, rooms, Beadle(house, rooms, people.forget), addresses, sharing)
    heard = told_to(people.heard, house.heard, hall.heard, rooms.heard, sharing.heard)
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
        plugins=[CardSchema()],
        dependencies=_provided(house=house, hall=hall, rooms=rooms, gate=gate),
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
    describe(app)
    return Watch(app, metrics, options, lambda: _leave(house, hall, rooms))


def _services(supplies: Supplies, voice: Voice | None) -> Services:
    clock, metrics = SteadyClock(), Metrics()
    papers = Papers(supplies.clerks, supplies.library)
    house = House(supplies.store, voice, supplies.thinker, papers, now=clock)
    hall = BoardHall(supplies.store, voice, supplies.analysts, papers, house.node, clock)
    secret = bytes.fromhex(supplies.events_key)
    rooms = EventRooms(supplies.store, voice, secret, house, hall, supplies.clerks, supplies.press)
    _measure(house, metrics)
    metrics.clock_behind(lambda: clock.behind)
    hall.keeper.observer = rooms.keeper.observer = metrics
    return Services(house, hall, rooms, clock, metrics)


def _surroundings(house: House, addresses: AddressBook, voice: Voice | None, gate: Gate) -> Surroundings:
    return Surroundings(
        Doors(house.sign_out, house.visitors),
        Welcome(house.hand_over, addresses.note),
        Belongings(house.part_with, house.seats_of, house.store.remembered_of),
        voice,
        house.node,
        gate,
    )


def _provided(**services: Any) -> dict[str, Provide]:
    """For route handlers that ask for one by its name."""
    return {name: _always(one) for name, one in services.items()}


def _always(one: Any) -> Provide:
    return Provide(lambda: one, sync_to_thread=False)


def _answers(usual: ExceptionHandlersMap, client: WholeClient) -> dict[Any, Any]:
    """To what went wrong; a browser that looks for an address that is none is shown a page."""
    told: dict[Any, Any] = {**usual}
    return {**told, NotFoundException: nowhere(client, told[HTTPException]), **_REFUSED}


async def _leave(house: House, hall: BoardHall, rooms: EventRooms) -> None:
    await house.leave()
    await hall.leave()
    await rooms.leave()


def _measure(house: House, metrics: Metrics) -> None:
    tables = house.keeper.tables
    house.keeper.observer = metrics
    metrics.tables_in_memory(lambda: len(tables))
    metrics.bots_thinking(lambda: sum(live.thinking is not None for live in tables.values()))


def _resumed(store: Secretary, clock: SteadyClock) -> Lifespan:
    """Time goes on from where the store has come to."""

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
    async def open_house(_: Litestar) -> AsyncIterator[None]:
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

    return open_house


_OF_TABLES: tuple[type[Exception], ...] = (NotAllowed, NoSuchTable, Stale)


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A refusal at a table, with the table as whoever asked sees it where the command came too late."""
    person = viewer_of(request)
    seat = error.state.seat_of(person) if isinstance(error, Stale) and person is not None else None
    return answer_problem(request, problem_of(error, seat, person))


_REFUSED: dict[int | type[Exception], Any] = {
    **dict.fromkeys(_OF_TABLES, _answer),
    **dict.fromkeys(REFUSALS, answer_at_board),
    **dict.fromkeys(events_refusing.REFUSALS, events_refusing.answer),
}
