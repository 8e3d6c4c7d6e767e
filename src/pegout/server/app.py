"""The application: all doors together."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from pegout.app.backroom import Backroom
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
from pegout.server.lessons import lesson_parts
from pegout.server.operations import Metrics, ServeOptions, Watch, operations_parts
from pegout.server.operations.describing import describe
from pegout.server.pages import client_in, nowhere, pages
from pegout.server.people import PeopleSettings, people_parts
from pegout.server.people.sessions import derived
from pegout.server.tables.books import TableBooksController
from pegout.server.tables.bot_routes import stream_news, stream_table
from pegout.server.tables.house import House
from pegout.server.tables.papers import Papers
from pegout.server.tables.refusing import problem_of
from pegout.server.tables.routes import TablesController, find_invitation
from pegout.server.tables.socket import table_socket
from pegout.server.whole_client import WholeClient
from pegout.values import value

Lifespan = Callable[[Litestar], AbstractAsyncContextManager[None]]


ROOMS = (
    *(TablesController, TableBooksController, find_invitation, table_socket, stream_news, stream_table),
    *(BoardsController, board_socket),
    *(EventsController, EventPlayController, event_socket, *ARCHIVE, *CALENDARS),
)


@value
class Supplies:
    """What the application is built from."""

    store: Secretary
    session_key: str
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


def build_app(supplies: Supplies, options: ServeOptions, settings: PeopleSettings) -> Watch:
    """Everything that one server process answers."""
    channels = channels_for(options.database)
    voice = None if channels is None else Voice(channels)
    papers = Papers(supplies.clerks, supplies.library)
    house = House(supplies.store, voice, supplies.thinker, papers)
    hall = BoardHall(supplies.store, voice, supplies.analysts, house.node)
    secret = derived(supplies.session_key, "keys of events")
    rooms = EventRooms(supplies.store, voice, secret, house, hall, supplies.clerks, supplies.press)
    metrics = Metrics()
    _measure(house, metrics)
    hall.keeper.observer = rooms.keeper.observer = metrics
    people = people_parts(
        supplies.store, settings, supplies.session_key, farewell=house.sign_out, welcome=house.hand_over
    )
    operations = operations_parts(supplies.store.ping, metrics, options)
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
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "rooms": Provide(lambda: rooms, sync_to_thread=False),
        },
        middleware=people.middleware,
        guards=people.guards,
        lifespan=[_lifespan(supplies, house, rooms, channels, told_to(house.heard, hall.heard, rooms.heard))],
        exception_handlers=_answers(operations.exception_handlers, client),
        after_exception=list(operations.after_exception),
        openapi_config=operations.openapi_config,
        request_max_body_size=operations.request_max_body_size,
        logging_config=None,
    )
    describe(app)
    return Watch(app, metrics, options, lambda: _leave(house, hall, rooms))


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


def _lifespan(
    supplies: Supplies, house: House, rooms: EventRooms, channels: ChannelsPlugin | None, heard: Heard
) -> Lifespan:
    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        try:
            async with connected(channels, heard):
                house.open()
                rooms.open()
                try:
                    yield
                finally:
                    await rooms.close()
                    await house.close()
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
