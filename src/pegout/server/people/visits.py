"""Coming and going: guests, signing in and out."""

import secrets
import time

from litestar import post
from litestar.params import JSONBody

from pegout.app.ports import Person
from pegout.server.identity import identity_of, needs, visitor_of
from pegout.server.people.asking import Asked, ThePasswords, TheRegister, TheWelcome
from pegout.server.people.farewell import take_leave
from pegout.server.people.limits import DOOR
from pegout.server.people.names import SELECTORS, as_typed, guest_name, new_name
from pegout.server.people.refusals import may_refuse, name_may_be_taken, refuse_banned
from pegout.server.people.register import Register
from pegout.server.people.sessions import end_session, start_session
from pegout.server.people.shapes import Credentials, NewGuest, PersonAnswer
from pegout.server.problems import Problem


@post(
    "/guest",
    operation_id="playAsGuest",
    summary="Play as a guest",
    description="Makes a new person with a session of a year. A name is found where none is given.",
    opt={DOOR: True},
    responses=may_refuse(400, 403, 409, 413),
)
async def play_as_guest(
    request: Asked, register: TheRegister, welcome: TheWelcome, data: JSONBody[NewGuest | None] = None
) -> PersonAnswer:
    wanted = None if data is None else data.name
    name = guest_name() if wanted is None else new_name(wanted)
    person = Person(secrets.token_urlsafe(12), name, kept=False, since=time.time_ns() // 1_000_000)
    with name_may_be_taken():
        await register.store.add_person(person)
    await welcome.from_where(request, person)
    start_session(request, person)
    return PersonAnswer.of(person)


@post(
    "/account/sign-in",
    operation_id="signIn",
    summary="Sign in",
    description="Starts a session as the person who keeps the name. What seats a guest of before has are "
    "theirs from then on, but for those that events give out.",
    status_code=200,
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 413),
)
async def sign_in(
    request: Asked,
    data: JSONBody[Credentials],
    register: TheRegister,
    passwords: ThePasswords,
    welcome: TheWelcome,
) -> PersonAnswer:
    found = await _kept(register, data.name)
    person, stored = found or (None, None)
    if not await passwords.fits(data.password, stored) or person is None or stored is None:
        raise Problem(401, "wrong_credentials", "Name or password is wrong: try again, or play as a guest.")
    refuse_banned(person)
    if passwords.is_old(stored):
        await register.keep(person.id, person.name, await passwords.hash(data.password))
    if (guest := await _guest(request, register)) is not None:
        await welcome.to(guest, person)
        take_leave(request, guest)
    await welcome.from_where(request, person)
    start_session(request, person)
    return PersonAnswer.of(person)


@post(
    "/account/sign-out",
    operation_id="signOut",
    summary="Sign out",
    description="Ends the session in this browser, and has the person's open tables come again. "
    "A guest cannot come back without it.",
    status_code=204,
    responses=may_refuse(403),
)
async def sign_out(request: Asked) -> None:
    leaving = visitor_of(request)
    end_session(request)
    if leaving is not None and leaving.by_session:
        take_leave(request, leaving.person.id)


@post(
    "/account/sign-out-everywhere",
    operation_id="signOutEverywhere",
    summary="Sign out everywhere",
    description="Ends all sessions, on other server processes within seconds. Tokens stay good.",
    status_code=204,
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def sign_out_everywhere(request: Asked, register: TheRegister) -> None:
    leaving = identity_of(request).person.id
    await register.end_sessions(leaving)
    end_session(request)
    take_leave(request, leaving)


async def _guest(request: Asked, register: Register) -> str | None:
    """Whoever has been here until now without a name of their own, and cannot come back."""
    visitor = visitor_of(request)
    if visitor is None or not visitor.by_session:
        return None
    person = await register.store.person(visitor.person.id)
    return None if person is None or person.kept else person.id


async def _kept(register: Register, name: str) -> tuple[Person, str] | None:
    """Nobody, too, where no name could be like that: it is answered as any other wrong one.

    Names of before there were as many rules are asked for as they are typed.
    """
    typed = as_typed(name)
    if not typed.isprintable():
        return None
    plain = typed.translate(SELECTORS)
    found = await register.store.kept(typed)
    return found if found is not None or plain == typed else await register.store.kept(plain)
