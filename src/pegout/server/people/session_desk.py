"""The browsers in which one is signed in, listed and ended one by one."""

from litestar import delete, get
from litestar.params import FromPath

from pegout.server.identity import Ended, identity_of, needs
from pegout.server.people.dependencies import Asked, TheRegister
from pegout.server.people.hand_over import take_leave
from pegout.server.people.refusals import may_refuse
from pegout.server.people.sessions import drop_session
from pegout.server.people.wire import SessionAnswer
from pegout.server.problems import Problem


@get(
    "/account/sessions",
    operation_id="listSessions",
    summary="My sessions",
    description="Browsers in which you are signed in. One that has not been here since sessions were first "
    "listed is missing; signing out everywhere ends it too.",
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def list_sessions(request: Asked, register: TheRegister) -> list[SessionAnswer]:
    me = identity_of(request)
    stored = await register.store.sessions_of(me.person.id)
    return [SessionAnswer.of(session, me.key) for session in stored]


@delete(
    "/account/sessions/{session:str}",
    operation_id="endSession",
    summary="End a session",
    description="Closes its sockets and streams, on all server processes.",
    guards=[needs(None)],
    responses=may_refuse(400, 401, 403, 404),
)
async def end_one_session(request: Asked, session: FromPath[str], register: TheRegister) -> None:
    me = identity_of(request)
    # What cannot be an id is not asked for: databases refuse some characters.
    if not (session.isprintable() and await register.end_session(me.person.id, session)):
        raise Problem(404, "no_such_session", "You have no such session: look at your list.")
    if session == me.key:
        drop_session(request)
    take_leave(request, Ended(me.person.id, session))
