"""The application: all doors together."""

from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from pegout.server.assets import Assets
from pegout.server.broadcast import Voice, channels_for, told_to
from pegout.server.contract.schemas import WireTypes
from pegout.server.errors import answer_problem
from pegout.server.identity import viewer_of
from pegout.server.lifespan import Lifespan, resumed_clock, working
from pegout.server.limits import Gate
from pegout.server.limits.exchange import Sharing
from pegout.server.moderation.enforcement import Enforcement
from pegout.server.operations import OperationsParts, ServeOptions, Watch, operations_parts
from pegout.server.operations.health import Condition, Readiness
from pegout.server.operations.openapi import describe
from pegout.server.pages import client_in, nowhere
from pegout.server.people import Belongings, Doors, Parts, PeopleSettings, Surroundings, people_parts
from pegout.server.people.addresses import AddressBook
from pegout.server.people.hand_over import Welcome
from pegout.server.refusals import problem_of
from pegout.server.routes import all_routes
from pegout.server.services import Services, services_of
from pegout.server.supplies import Supplies
from pegout.server.tables.service import TableService
from pegout.server.tables.snapshot import whole_table
from pegout.server.text_check import LegibleRequest
from pegout.services.streams.ports import Stale


def build_app(supplies: Supplies, options: ServeOptions, settings: PeopleSettings) -> Watch:
    """Everything that one server process answers."""
    channels = channels_for(options.database)
    voice = None if channels is None else Voice(channels)
    services = services_of(supplies, voice)
    tables, events = services.table_service, services.event_service
    gate = Gate(settings.at_the_door, settings.a_minute)
    gate.find_link = events.find_link
    sharing = Sharing(gate, voice, tables.node)
    addresses = AddressBook(supplies.store)
    around = _surroundings(tables, addresses, voice, gate)
    people = people_parts(supplies.store, settings, supplies.session_key, around=around)
    tables.vouch = people.vouch
    at_work = (*services.all, Enforcement(tables, events, people.forget), addresses, sharing)
    heard = told_to(people.heard, *[service.heard for service in services.all], sharing.heard)
    supplies.store.watch = condition = Condition(services.metrics.store)
    operations = operations_parts(Readiness(supplies.store, condition).ask, services.metrics, options)
    lifespan = [
        resumed_clock(supplies.store, services.clock),
        working(supplies, at_work, channels, heard),
    ]
    app = _application(supplies, people, operations, _provided(services, gate), lifespan)
    return Watch(app, services.metrics, options, services.leave)


def _application(
    supplies: Supplies,
    people: Parts,
    operations: OperationsParts,
    provided: dict[str, Provide],
    lifespan: list[Lifespan],
) -> Litestar:
    client = client_in()
    app = Litestar(
        route_handlers=all_routes(people, operations, supplies.analysts, client),
        plugins=[wire_types := WireTypes()],
        dependencies=provided,
        middleware=people.middleware,
        request_class=LegibleRequest,
        guards=people.guards,
        lifespan=lifespan,
        exception_handlers=_answers(operations.exception_handlers, client),
        after_exception=list(operations.after_exception),
        openapi_config=operations.openapi_config,
        request_max_body_size=operations.request_max_body_size,
        logging_config=None,
    )
    describe(app, wire_types.found)
    return app


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


def _provided(services: Services, gate: Gate) -> dict[str, Provide]:
    """For route handlers that ask for one by its name."""
    return {
        "table_service": _always(services.table_service),
        "board_service": _always(services.board_service),
        "event_service": _always(services.event_service),
        "gate": _always(gate),
    }


def _always(one: Any) -> Provide:
    return Provide(lambda: one, sync_to_thread=False)


def _answers(usual: ExceptionHandlersMap, client: Assets) -> dict[Any, Any]:
    """To what went wrong; a browser that looks for an address that is none is shown a page."""
    told: dict[Any, Any] = {**usual}
    return {**told, NotFoundException: nowhere(client, told[HTTPException]), Stale: _too_late}


def _too_late(request: Request[Any, Any, Any], error: Stale) -> Response[Any]:
    """With the table as the visitor sees it."""
    person = viewer_of(request)
    seat = None if person is None else error.state.seat_of(person)
    return answer_problem(request, problem_of(error, whole_table(error.state, seat, person)))
