"""A table over a websocket: the whole table, then every change; commands go the other way."""

import re
from contextlib import ExitStack

import msgspec
from litestar import websocket
from litestar.params import FromPath

from pegout.refusal import Refused
from pegout.server.front.pace import Pace
from pegout.server.identity import Scope, lacks, viewer_of, visitor_of
from pegout.server.limits import TheGate
from pegout.server.limits.links import Link
from pegout.server.limits.purposes import SOCKETS
from pegout.server.people.requesters import requester_of
from pegout.server.problems import Problem
from pegout.server.refusals import EXPECTED, problem_of
from pegout.server.sockets import AnySocket, close, converse, refuse
from pegout.server.tables import wire
from pegout.server.tables.access import TABLE, TheTables
from pegout.server.tables.moves import MoveSent, Sent, read_command
from pegout.server.tables.service import TableService
from pegout.server.tables.snapshot import whole_table
from pegout.server.tables.subscribers import Watcher, watcher_for
from pegout.server.text_check import refuse_illegible
from pegout.services.streams.ports import Stale
from pegout.services.tables.commands import ComeBack
from pegout.services.tables.kind import missing_table
from pegout.services.tables.refusal import not_seated
from pegout.services.tables.state import TableState

TOO_FAST = 1008
MESSAGES_A_SECOND = 20
BURST = 60


class UrgeSent(Sent, tag="urge", frozen=True, kw_only=True):
    """You have nothing to add: bots need not wait for you."""


class BackSent(Sent, tag="back", frozen=True, kw_only=True):
    """You have returned, and play for yourself."""


_decode = msgspec.json.Decoder(MoveSent | UrgeSent | BackSent).decode


@websocket("/api/tables/{table:str}/socket", name="table_socket")
async def table_socket(
    socket: AnySocket, table: FromPath[str], table_service: TheTables, gate: TheGate
) -> None:
    """Watch a table, and play at it for whoever has a seat.

    A link that was cut off is answered too: in the handshake a browser could not be told what is wrong.
    """
    await socket.accept()
    with ExitStack() as places:
        try:
            table_service.watchers.check_room()
            if not re.fullmatch(TABLE, table):
                raise missing_table()
            live, viewer = await table_service.live(table), viewer_of(socket)
            table_service.check_room_at(live, viewer)
            places.enter_context(gate.place(socket.scope, SOCKETS, seat_link(live.state, viewer)))
            watcher = watcher_for(table_service.keeper, live, viewer, visitor_of(socket))
            await watcher.begin()
        except EXPECTED as error:
            problem = problem_of(error)
            await refuse(socket, problem, _refused(None, problem))
            return
        await TableConnection(socket, table_service, watcher, table).hold()


def seat_link(state: TableState, person: str | None) -> Link | None:
    """A player in a seat that an event assigns came by its link, and is counted by the seat."""
    if state.reserved is None or person is None or state.seat_of(person) is None:
        return None
    return Link(state.table, person)


class TableConnection:
    """One socket for as long as it is open."""

    def __init__(self, socket: AnySocket, table_service: TableService, watcher: Watcher, table: str) -> None:
        self.socket = socket
        self.table_service = table_service
        self.watcher = watcher
        self.table = table
        self.requester = requester_of(socket)
        self._pace = Pace(BURST, MESSAGES_A_SECOND)
        identity = visitor_of(socket)
        self.only_looks = identity is not None and not identity.may(Scope.PLAY)
        """Whether the token may not play."""
        self.present: int | None = None
        """The seat that counts as present because of this socket."""

    async def hold(self) -> None:
        try:
            await self.table_service.admit(self.watcher)
            await converse(self.socket, self._next, self._heard, self.watcher.outgoing.over)
        finally:
            self.watcher.end()
            self.table_service.watchers.dismiss(self.watcher)
            if self.present is not None:
                self.table_service.presence.went(self.table, self.present)

    def _note_presence(self) -> None:
        """A player may have sat down or left since the socket was opened; watching is not being there."""
        seat = None if self.only_looks else self.watcher.seat
        if seat == self.present:
            return
        if self.present is not None:
            self.table_service.presence.went(self.table, self.present)
        if seat is not None:
            self.table_service.presence.came(self.table, seat)
        self.present = seat

    async def _next(self) -> bytes | None:
        self._note_presence()
        return await self.watcher.outgoing.get()

    async def _heard(self, data: str | bytes) -> bool:
        if not self._pace.is_kept():
            await close(self.socket, TOO_FAST, "Too many messages: slow down, then reconnect.")
            return False
        self.watcher.send(await self._answer(data))
        return True

    async def _answer(self, data: str | bytes) -> wire.Done | wire.Refused:
        try:
            refuse_illegible(data)
            sent = _decode(data)
        except Problem as problem:
            return _refused(None, problem)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            return wire.Refused(
                None, wire.RefusedBody("bad_request", f"The message cannot be read: {error}.")
            )
        try:
            return wire.Done(sent.id, await self._do(sent))
        except Stale as late:
            view = whole_table(late.state, self.watcher.seat, self.watcher.person)
            return _refused(sent.id, problem_of(late, view))
        except EXPECTED as error:
            return _refused(sent.id, problem_of(error))

    async def _do(self, sent: MoveSent | UrgeSent | BackSent) -> int:
        if self.only_looks:
            raise lacks(Scope.PLAY)
        live, person = self.watcher.live, self.watcher.person
        seat = None if person is None else live.state.seat_of(person)
        if seat is None or person is None:
            raise Refused(not_seated())
        live.requester = self.requester
        if isinstance(sent, UrgeSent):
            live.urged.set()
            return live.state.version
        if isinstance(sent, BackSent):
            return await self.table_service.keeper.do(
                self.table, ComeBack(seat), by=person, command_id=sent.id
            )
        command = read_command(sent, person, seat)
        return await self.table_service.keeper.do(
            self.table, command, by=person, command_id=sent.id, saw=sent.version
        )


def _refused(sent: str | None, problem: Problem) -> wire.Refused:
    body = problem.body
    told = wire.RefusedBody(body.code, body.message, body.retry_after, body.reason, body.values)
    return wire.Refused(sent, told, body.view)
