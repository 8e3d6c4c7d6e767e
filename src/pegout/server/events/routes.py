"""The routes of the events: everybody may watch, and a key says what somebody may do."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from pegout.refusal import Refused, refusal_of, refuse
from pegout.server.analysis.schema import answers
from pegout.server.events import wire as w
from pegout.server.events.answers import answer_seen
from pegout.server.events.entry_check import EntryCheck
from pegout.server.events.formats import formats_seen
from pegout.server.events.lists import ALL, MONEY, allow, list_of
from pegout.server.events.service import EventService, is_long
from pegout.server.events.sheets import AlsoCsv, told
from pegout.server.identity import player_of
from pegout.server.limits import TheGate
from pegout.server.limits import purposes as p
from pegout.server.people.limits import PURPOSE
from pegout.server.people.requesters import requester_of
from pegout.server.problems import Problem
from pegout.server.refusals import refused
from pegout.services.event_files import EventOptions, InvalidEventFile, command_from_json
from pegout.services.event_files.papers import PAPERS, WITH_MONEY
from pegout.services.events.admission import names_asked, unapproved
from pegout.services.events.commands import Sent
from pegout.services.events.file import event_file
from pegout.services.events.keeper import Answer
from pegout.services.events.keys import OFFICIALS, Actor
from pegout.services.events.records import unseen_name
from pegout.services.events.state import HostedEvent
from pegout.services.events.stream_events import ASKED, CLOSED, OPEN, EntriesTaken, LinkRenewed, OnlineTerms
from pegout.services.events.views import whole
from pegout.services.people.names import unseen
from pegout.services.worker_pool import Busy, Closed, TookTooLong, WorkerDied
from pegout.tournament.event import Role

AnyRequest = Request[Any, Any, Any]
TheEvents = NamedDependency[EventService]
EventId = Annotated[str, PathParameter(description="The event's id in its link.", pattern=w.EVENT)]
Key = Annotated[
    str,
    HeaderParameter(
        name="x-event-key", description="The key of an official or a player; leave it out as a visitor."
    ),
]
As = Annotated[
    Literal["json", "csv"], QueryParameter(name="as", description="JSON, or CSV for spreadsheets.")
]
Cell = str | float | bool | list[str | list[int]] | None
"""A value in a column of a list."""
PRINTING_SECONDS = 60.0
LONGEST = 1000
"""Characters of one text in a command."""
ONE_ENTRY = "Enter one person per request: send the others one by one."

_DIRECTOR = frozenset({Role.DIRECTOR})
_TAKEN = {"open": OPEN, "ask": ASKED, "close": CLOSED}


class EventsController(Controller):
    path = "/api/events"
    tags = ("events",)

    @get("/formats", operation_id="listFormats", sync_to_thread=False)
    def formats(self) -> w.FormatsSeen:
        """The formats an event can have, with the defaults of each."""
        return formats_seen()

    @post(operation_id="openEvent", opt={PURPOSE: p.EVENTS})
    async def make(
        self, request: AnyRequest, event_service: TheEvents, data: JSONBody[w.EventAsked]
    ) -> w.EventMade:
        """Open an event. The key in the answer is the director's: whoever has it runs the event.

        Seasons and players' pages count it if you have an account, now or before it is closed.
        """
        if unseen(data.name):
            raise refused(unseen_name(), 400, "bad_request")
        director = player_of(request)
        given = {name: getattr(data, name) for name in data.__struct_fields__ if name in _OPTIONS}
        terms = None if data.online is None else OnlineTerms(**msgspec.structs.asdict(data.online))
        given["start"] = _moment(data.start)
        try:
            state = await event_service.keeper.open(
                EventOptions(**given),
                listed=data.listed,
                entry_open=data.entry_open,
                online=terms,
                by="" if director is None else director.id,
            )
        except ValueError as error:
            raise refused(refusal_of(error)) from None
        return w.EventMade(state.event, event_service.keeper.key_of(state, Role.DIRECTOR))

    @get("/{event:str}", operation_id="getEvent", opt={PURPOSE: p.LOOKS})
    async def get_event(self, event_service: TheEvents, event: EventId, key: Key = "") -> w.EventSeen:
        """The event as the holder of the key sees it."""
        state, actor = await enter(event_service, event, key)
        seen_at = event_service.keeper.now()
        view = await event_service.aside.do(is_long(state), whole, state, actor.role, actor.name, seen_at)
        return w.EventSeen(event, state.version, actor.role.value, actor.name, view)

    @post("/{event:str}/records", operation_id="writeEventRecords", status_code=200)
    async def write(
        self,
        request: AnyRequest,
        event_service: TheEvents,
        gate: TheGate,
        event: EventId,
        data: JSONBody[w.RecordsSent],
        key: Key = "",
    ) -> w.RecordsAnswer:
        """Carry out commands in order. The same id acts only once; a refusal does not stop the rest.

        Without a key, one request enters one person.
        """
        state, actor = await enter(event_service, event, key)
        if actor.role is Role.PUBLIC:
            gate.count(request.scope, p.ENTRIES, await gate.link_of(request.scope))
        entry_check = EntryCheck(event_service.store, state, actor, player_of(request))
        written, state = await _written(event_service, entry_check, data.commands)
        return w.RecordsAnswer(written, state.version)

    @post("/{event:str}/entries", operation_id="settleEventEntries", status_code=200)
    async def entries(
        self, event_service: TheEvents, event: EventId, data: JSONBody[w.EntriesAsked], key: Key = ""
    ) -> w.EntriesAnswer:
        """Open or close public entry; approve those who have entered, or clear all unapproved."""
        _, actor = await enter(event_service, event, key)
        allow(actor.role, _DIRECTOR)
        if data.do == "approve":
            state = await event_service.keeper.approve(event, data.names)
        elif data.do == "clear":
            state = await event_service.keeper.clear(event, data.names)
        else:
            state = await event_service.keeper.mark(event, EntriesTaken(_TAKEN[data.do]))
        return w.EntriesAnswer(state.taken, names_asked(state), unapproved(state))

    @get("/{event:str}/links", operation_id="getEventLinks")
    async def links(self, event_service: TheEvents, event: EventId, key: Key = "") -> w.LinksSeen:
        """Everybody's keys, for their links; only the director sees those of the officials."""
        state, actor = await enter(event_service, event, key)
        allow(actor.role, MONEY)
        of = event_service.keeper.key_of
        roles = (*OFFICIALS, Role.PUBLIC) if actor.role is Role.DIRECTOR else ()
        names = [entry.name for entry in state.now.desk.entries]
        return w.LinksSeen(
            {role.value: of(state, role) for role in roles},
            {name: of(state, Role.PLAYER, name) for name in names},
        )

    @post("/{event:str}/links/renew", operation_id="renewEventLink", status_code=200)
    async def renew(
        self, event_service: TheEvents, event: EventId, data: JSONBody[w.RenewAsked], key: Key = ""
    ) -> w.LinksSeen:
        """Replace the link of a role or a player; the answer has the new key, and the old one ends."""
        _, actor = await enter(event_service, event, key)
        allow(actor.role, _DIRECTOR)
        roles = {role.value: role for role in (*OFFICIALS, Role.PLAYER, Role.PUBLIC)}
        if data.role not in roles:
            raise Problem(400, "bad_request", f"There is no such role: choose one of {', '.join(roles)}.")
        role, name = roles[data.role], data.name if data.role == Role.PLAYER.value else ""
        state = await event_service.keeper.mark(event, LinkRenewed(data.role, name))
        made = event_service.keeper.key_of(state, role, name)
        return w.LinksSeen({}, {name: made}) if name else w.LinksSeen({data.role: made}, {})

    @get(
        "/{event:str}/lists/{what:str}",
        operation_id="getEventList",
        operation_class=AlsoCsv,
        responses=answers(list[dict[str, Cell]], "The lines of the list.", {}),
        opt={PURPOSE: p.LOOKS},
    )
    async def lists(
        self,
        event_service: TheEvents,
        event: EventId,
        what: Annotated[str, PathParameter(description="Which list: results, standings, log and others.")],
        key: Key = "",
        wanted: As = "json",
        name: Annotated[
            str, QueryParameter(max_length=200, description="Only the lines with that name.")
        ] = "",
    ) -> Response[Any]:
        """A list of the event; the public sees only the names of the entries."""
        state, actor = await enter(event_service, event, key)
        lines = await event_service.aside.do(is_long(state), list_of, state, what, actor.role)
        rows = [row for row in lines if not name or row.get("name") == name]
        return told(wanted, rows, rows, what)

    @get("/{event:str}/file", operation_id="getEventFile")
    async def file(self, event_service: TheEvents, event: EventId, key: Key = "") -> Response[bytes]:
        """The whole log, as `pegout event` reads it."""
        state, actor = await enter(event_service, event, key)
        allow(actor.role, _DIRECTOR)
        text = await event_service.aside.do(is_long(state), event_file, state)
        return _file(text, "application/jsonl", f"{event}.event")

    @get("/{event:str}/paper/{what:str}", operation_id="printEvent", opt={PURPOSE: p.PAPERS})
    async def paper(
        self,
        request: AnyRequest,
        event_service: TheEvents,
        event: EventId,
        what: Annotated[str, PathParameter(description="Which paper: bracket, score-cards and others.")],
        key: Key = "",
        division: Annotated[str, QueryParameter(max_length=60)] = "",
        stock: Annotated[Literal["a", "letter"], QueryParameter(description="A4 and A3, or Letter.")] = "a",
    ) -> Response[bytes]:
        """A PDF to print, on A4 and A3 or on Letter and Tabloid."""
        state, actor = await enter(event_service, event, key)
        if what not in PAPERS:
            raise Problem(404, "not_found", f"There is no such paper: choose one of {', '.join(PAPERS)}.")
        allow(actor.role, MONEY if what in WITH_MONEY else ALL)
        if event_service.press is None:
            raise Problem(
                503,
                "unavailable",
                "This server cannot print: download the event's file, and use pegout event.",
            )
        address = f"{str(request.base_url).rstrip('/')}/e/{event}"
        text = await event_service.aside.do(is_long(state), event_file, state)
        try:
            pdf = await event_service.workers.run(
                event_service.press,
                text,
                what,
                division,
                stock,
                address,
                timeout=PRINTING_SECONDS,
                requester=requester_of(request),
            )
        except (Busy, Closed, TookTooLong, WorkerDied) as error:
            raise Problem(503, "unavailable", str(error), retry_after=5) from None
        except ValueError as error:
            raise refused(refusal_of(error)) from None
        return _file(pdf, "application/pdf", f"{what}.pdf")


_OPTIONS = frozenset(EventOptions.__dataclass_fields__)


def _moment(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        said = "That is not a time: write it like 2026-12-10T18:00."
        raise Problem(400, "bad_request", said, field="start") from None


async def enter(event_service: EventService, event: str, key: str) -> tuple[HostedEvent, Actor]:
    """The event, and who holds that key."""
    state = await event_service.keeper.state(event)
    return state, event_service.keeper.actor_of(state, key)


async def _written(
    event_service: EventService, entry_check: EntryCheck, commands: tuple[w.RecordSent, ...]
) -> tuple[tuple[w.RecordAnswer, ...], HostedEvent]:
    """A command that cannot be read is refused alone, in its place, like one that is not allowed."""
    read: list[Sent] = []
    unreadable: dict[int, Answer] = {}
    for place, sent in enumerate(commands):
        if place and entry_check.actor.role is Role.PUBLIC:
            unreadable[place] = Answer(sent.id, refused=refuse("one_entry", ONE_ENTRY))
            continue
        try:
            _refuse_long(sent.fields)
            command = command_from_json(sent.do, sent.fields)
            account = await entry_check.account_for(command)
        except Refused as error:
            unreadable[place] = Answer(sent.id, refused=error.refusal)
        else:
            read.append(Sent(sent.id, command, sent.by, account))
    done, state = await event_service.keeper.send(entry_check.state.event, entry_check.actor, read)
    rest = iter(done)
    each = [unreadable.get(place) or next(rest) for place in range(len(commands))]
    return tuple(map(answer_seen, each)), state


def _refuse_long(fields: dict[str, Any]) -> None:
    """Whatever the whole hall sees has a maximum length."""
    for name, given in fields.items():
        if isinstance(given, str) and len(given) > LONGEST:
            text = f"{name[:20]} is too long: write at most {LONGEST} characters."
            raise InvalidEventFile(text, name[:20])


def _file(content: bytes, kind: str, name: str) -> Response[bytes]:
    headers = {"Content-Disposition": f'attachment; filename="pegout-{name}"'}
    return Response(content, media_type=kind, headers=headers)
