"""Coming and going: guests, signing in and out."""

from litestar import post
from litestar.params import JSONBody

from pegout.server.identity import Ended, identity_of, needs, visitor_of
from pegout.server.people.dependencies import Asked, ThePasswords, TheRegister, TheWelcome
from pegout.server.people.hand_over import Welcome, take_leave
from pegout.server.people.limits import DOOR
from pegout.server.people.logins import begin_session, now_ms
from pegout.server.people.names import SELECTORS, as_typed, guest_name, new_name
from pegout.server.people.refusals import may_refuse
from pegout.server.people.register import Register
from pegout.server.people.sessions import drop_session
from pegout.server.people.slowdown import TheTries, nobodys_account
from pegout.server.people.wire import Credentials, NewGuest, PersonAnswer
from pegout.server.problems import Problem
from pegout.services.fresh_id import fresh_id
from pegout.services.people.ports import Person


@post(
    "/guest",
    operation_id="playAsGuest",
    summary="Play as a guest",
    description="Creates a new person with a session of a year, and picks a name if you send none.",
    opt={DOOR: True},
    responses=may_refuse(400, 403, 409, 413),
)
async def play_as_guest(
    request: Asked, register: TheRegister, welcome: TheWelcome, data: JSONBody[NewGuest | None] = None
) -> PersonAnswer:
    wanted = None if data is None else data.name
    name = guest_name() if wanted is None else new_name(wanted)
    person = Person(fresh_id(12), name, kept=False, since=now_ms())
    await register.store.add_person(person)
    await welcome.from_where(request, person)
    await begin_session(request, register, person, "guest")
    return PersonAnswer.of(person)


@post(
    "/account/sign-in",
    operation_id="signIn",
    summary="Sign in",
    description="Starts a session as the person with that account, who takes over the seats you had as a "
    "guest, except at events. Each wrong try is answered more slowly.",
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
    tries: TheTries,
) -> PersonAnswer:
    person, stored = await kept_by(register, data.name) or (None, None)
    account = nobodys_account(data.name) if person is None else person.id
    attempt = await tries.of_account(request, account)
    if not await passwords.fits(data.password, stored) or person is None or stored is None:
        raise Problem(
            401, "wrong_credentials", "The name or the password is wrong: try again, or play as a guest."
        )
    await attempt.right()
    if passwords.is_old(stored):
        await register.keep(person.id, person.name, await passwords.hash(data.password))
    await come_in(request, register, welcome, person, "password")
    return PersonAnswer.of(person)


async def come_in(request: Asked, register: Register, welcome: Welcome, person: Person, how: str) -> None:
    """Begin a session; an earlier guest brings along what they have."""
    if (guest := await _guest(request, register)) is not None:
        await welcome.to(guest, person)
        take_leave(request, Ended(guest))
    await welcome.from_where(request, person)
    await begin_session(request, register, person, how)


@post(
    "/account/sign-out",
    operation_id="signOut",
    summary="Sign out",
    description="Ends the session in this browser and reconnects its open tables as a visitor. A guest "
    "cannot come back.",
    status_code=204,
    responses=may_refuse(403),
)
async def sign_out(request: Asked, register: TheRegister) -> None:
    leaving = visitor_of(request)
    drop_session(request)
    if leaving is not None and leaving.by_session:
        if leaving.key is not None:
            await register.end_session(leaving.person.id, leaving.key)
        take_leave(request, Ended(leaving.person.id, leaving.key))


@post(
    "/account/sign-out-everywhere",
    operation_id="signOutEverywhere",
    summary="Sign out everywhere",
    description="Ends all sessions on all server processes, and closes their sockets. Tokens keep working.",
    status_code=204,
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def sign_out_everywhere(request: Asked, register: TheRegister) -> None:
    leaving = identity_of(request).person.id
    await register.end_sessions(leaving)
    drop_session(request)
    take_leave(request, Ended(leaving))


async def _guest(request: Asked, register: Register) -> str | None:
    """The guest who has used this browser until now, and cannot return."""
    visitor = visitor_of(request)
    if visitor is None or not visitor.by_session:
        return None
    person = await register.store.person(visitor.person.id)
    return None if person is None or person.kept else person.id


async def kept_by(register: Register, name: str) -> tuple[Person, str] | None:
    """Nobody, too, where no name could be like that: it is answered as any other wrong one.

    Names of before there were as many rules are asked for as they are typed.
    """
    typed = as_typed(name)
    if not typed.isprintable():
        return None
    plain = typed.translate(SELECTORS)
    found = await register.store.kept(typed)
    return found if found is not None or plain == typed else await register.store.kept(plain)
