"""Every route of the server, in one table."""

from typing import Any

from pegout.server.analysis import analysis_parts
from pegout.server.assets import Assets
from pegout.server.boards.routes import BoardsController
from pegout.server.boards.socket import board_socket
from pegout.server.events.archive import ARCHIVE
from pegout.server.events.calendar import CALENDARS
from pegout.server.events.play_routes import EventPlayController
from pegout.server.events.routes import EventsController
from pegout.server.events.socket import event_socket
from pegout.server.lessons import lesson_parts
from pegout.server.moderation.routes import NeighboursController
from pegout.server.operations import OperationsParts
from pegout.server.pages import pages
from pegout.server.people import Parts
from pegout.server.tables.bot_routes import stream_news, stream_table
from pegout.server.tables.history_routes import TableBooksController
from pegout.server.tables.invitations import find_invitation
from pegout.server.tables.routes import TablesController
from pegout.server.tables.socket import table_socket
from pegout.services.worker_pool import WorkerPool

STREAMS = (
    *(TablesController, TableBooksController, find_invitation, table_socket, stream_news, stream_table),
    *(BoardsController, board_socket, NeighboursController),
    *(EventsController, EventPlayController, event_socket, *ARCHIVE, *CALENDARS),
)
"""Of tables, boards and events; the services they need are given to them by their names."""


def all_routes(people: Parts, operations: OperationsParts, analysts: WorkerPool, client: Assets) -> list[Any]:
    """Of accounts, of running the server, of analysis, of streams, of lessons, and the pages."""
    return [
        *people.route_handlers,
        *operations.route_handlers,
        *analysis_parts(analysts),
        *STREAMS,
        lesson_parts(),
        *pages(client),
    ]
