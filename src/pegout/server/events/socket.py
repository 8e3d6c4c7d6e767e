"""An event over a websocket: the whole of it as the key shows it, then every change."""

import asyncio
import re
from contextlib import ExitStack

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pegout.refusal import Refused
from pegout.server.events import wire as w
from pegout.server.events.feed import EventOnlooker
from pegout.server.events.routes import TheEvents
from pegout.server.events.service import EventService
from pegout.server.limits import TheGate
from pegout.server.limits.purposes import HANDSHAKES, LOOKS, ONLOOKERS
from pegout.server.people.limits import PURPOSE, UNCOUNTED
from pegout.server.problems import Problem
from pegout.server.refusals import problem_of
from pegout.server.sockets import AnySocket, close, converse, refuse
from pegout.server.text_check import refuse_illegible
from pegout.services.events.kind import missing_event
from pegout.services.streams.ports import StoreUnavailable

HELLO_SECONDS = 20
NO_HELLO = Problem(400, "bad_request", 'Begin with {"key": ""}, and your key in it if you have one.')

COUNTED = {UNCOUNTED: True, PURPOSE: HANDSHAKES}
"""As a look when the first message has told the link; before that, only how often somebody comes at all."""

_decode = msgspec.json.Decoder(w.FirstMessage).decode


@websocket("/api/events/{event:str}/socket", name="event_socket", opt=COUNTED)
async def event_socket(
    socket: AnySocket, event: FromPath[str], event_service: TheEvents, gate: TheGate
) -> None:
    """Look at an event. After the first message, which has the key, nothing is read from the socket.

    A link that was cut off is answered too: in the handshake a browser could not be told what is wrong.
    """
    await socket.accept()
    with ExitStack() as places:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                said = await socket.receive_data("text")
            refuse_illegible(said)
            first = _decode(said)
            if not re.match(w.EVENT, event):
                raise missing_event()
            link = await gate.link_by(socket.scope, event, first.key)
            gate.count(socket.scope, LOOKS, link)  # not in the handshake, which does not tell the link
            places.enter_context(gate.place(socket.scope, ONLOOKERS, link))
            onlooker = await event_service.look_on(event, first.key)
        except (Refused, Problem) as error:
            await refuse(socket, problem_of(error))
        except (TimeoutError, msgspec.MsgspecError, RecursionError):
            await refuse(socket, NO_HELLO)
        except StoreUnavailable:
            await close(socket)
        except WebSocketDisconnect:  # a page that was left before it had said who it is
            return
        else:
            try:
                await converse(socket, lambda: _next(event_service, onlooker))
            finally:
                event_service.left(onlooker)


async def _next(event_service: EventService, onlooker: EventOnlooker) -> bytes | None:
    message = await onlooker.next()
    return message if event_service.still_good(onlooker) else None
