"""Tables, boards and events of one server process."""

from pegout.server.boards.service import BoardService
from pegout.server.broadcast import Voice
from pegout.server.events.service import EventService
from pegout.server.operations import Metrics
from pegout.server.supplies import Supplies
from pegout.server.tables.records import Papers
from pegout.server.tables.service import TableService
from pegout.services.clock import SteadyClock
from pegout.values import value


@value
class Services:
    """With the clock and the figures that they share."""

    table_service: TableService
    board_service: BoardService
    event_service: EventService
    clock: SteadyClock
    metrics: Metrics

    @property
    def all(self) -> tuple[TableService, BoardService, EventService]:
        """In the order in which they are opened; events need the other two."""
        return self.table_service, self.board_service, self.event_service

    async def leave(self) -> None:
        """Let go of whoever is connected: the process is about to end."""
        for service in self.all:
            await service.leave()


def services_of(supplies: Supplies, voice: Voice | None) -> Services:
    """What happens is counted from the start."""
    clock, metrics = SteadyClock(), Metrics()
    papers = Papers(supplies.workers, supplies.library)
    tables = TableService(supplies.store, voice, supplies.thinker, papers, now=clock)
    boards = BoardService(supplies.store, voice, supplies.analysts, papers, tables.node, clock)
    secret = bytes.fromhex(supplies.events_key)
    events = EventService(supplies.store, voice, secret, tables, boards, supplies.workers, supplies.press)
    services = Services(tables, boards, events, clock, metrics)
    _measure(services)
    return services


def _measure(services: Services) -> None:
    for service in services.all:
        service.keeper.observer = services.metrics.streams
    tables, figures = services.table_service.keeper.streams, services.metrics.streams
    figures.tables_in_memory(lambda: len(tables))
    figures.bots_thinking(lambda: sum(live.thinking is not None for live in tables.values()))
    figures.clock_behind(lambda: services.clock.behind)
