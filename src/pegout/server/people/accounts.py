"""One's own name and password."""

from litestar import get, post, put
from litestar.params import JSONBody

from pegout.server.identity import Ended, identity_of, needs
from pegout.server.people.codes import digests_of, fresh_codes
from pegout.server.people.dependencies import Asked, ThePasswords, TheRegister
from pegout.server.people.hand_over import take_leave
from pegout.server.people.limits import DOOR
from pegout.server.people.logins import begin_session, proved_lately, renew_session
from pegout.server.people.names import name_to_keep, new_name
from pegout.server.people.passwords import check_password
from pegout.server.people.refusals import may_refuse
from pegout.server.people.register import Register
from pegout.server.people.sessions import tell_name
from pegout.server.people.slowdown import TheTries
from pegout.server.people.wire import Credentials, KeptAnswer, NewPassword, PersonAnswer, Rename
from pegout.server.problems import Problem
from pegout.services.people.ports import Person


@get(
    "/account",
    operation_id="whoAmI",
    summary="Who am I",
    description="The person of the session, which is then good for another year, or of the token.",
    responses=may_refuse(401),
)
async def who_am_i(request: Asked, register: TheRegister) -> PersonAnswer:
    identity = identity_of(request)
    if identity.by_session:
        await renew_session(request, register)
    return PersonAnswer.of(identity.person)


@post(
    "/account/keep",
    operation_id="keepName",
    summary="Keep a name",
    description="A guest keeps a name with a password, and can sign in with them from then on. "
    "Recovery codes come with it, which are shown only here.",
    status_code=200,
    guards=[needs(None)],
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def keep_name(
    request: Asked, data: JSONBody[Credentials], register: TheRegister, passwords: ThePasswords
) -> KeptAnswer:
    name = name_to_keep(data.name)
    check_password(data.password, name)
    me = await _as_stored(request, register)
    if me.kept:
        raise Problem(409, "already_kept", "You keep a name already: change the name or the password.")
    await register.keep(me.id, name, await passwords.hash(data.password))
    codes = fresh_codes()
    await register.store.renew_codes(me.id, digests_of(me.id, codes))
    me = await _as_stored(request, register)
    await begin_session(request, register, me, "password")
    return KeptAnswer.of_kept(me, codes)


@put(
    "/account/name",
    operation_id="changeName",
    summary="Change the name",
    guards=[needs(None)],
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def rename(request: Asked, data: JSONBody[Rename], register: TheRegister) -> PersonAnswer:
    me = await _as_stored(request, register)
    name = name_to_keep(data.name) if me.kept else new_name(data.name)
    await register.rename(me.id, name)
    return await _called_anew(request, register)


@post(
    "/account/password",
    operation_id="changePassword",
    summary="Change the password",
    description="Ends all sessions but this one, which starts anew. Tokens stay good.",
    status_code=200,
    guards=[needs(None)],
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def change_password(
    request: Asked,
    data: JSONBody[NewPassword],
    register: TheRegister,
    passwords: ThePasswords,
    tries: TheTries,
) -> PersonAnswer:
    me = await _as_stored(request, register)
    check_password(data.new, me.name, "new")
    keeper, stored = await register.store.kept(me.name) or (None, None)
    if not me.kept or keeper is None or keeper.id != me.id:
        raise Problem(409, "not_kept", "There is no password yet: keep your name with one first.")
    proved = await proved_lately(request, register)
    if proved is None or proved.how != "passkey":
        attempt = await tries.of_account(request, me.id)
        if not await passwords.fits(data.old, stored):
            said = "That is not your current password: try again."
            raise Problem(403, "wrong_password", said, field="old")
        await attempt.right()
    hashed = await passwords.hash(data.new)
    return PersonAnswer.of(await new_password(request, register, me, hashed, "password"))


async def new_password(request: Asked, register: Register, me: Person, hashed: str, how: str) -> Person:
    """It ends every session, and begins one in this browser."""
    await register.keep(me.id, me.name, hashed)
    await register.end_sessions(me.id)
    take_leave(request, Ended(me.id))
    renewed = await register.store.person(me.id) or me
    await begin_session(request, register, renewed, how)
    return renewed


async def _called_anew(request: Asked, register: Register) -> PersonAnswer:
    me = await _as_stored(request, register)
    tell_name(request, me.name)
    return PersonAnswer.of(me)


async def _as_stored(request: Asked, register: Register) -> Person:
    """Not as remembered: what follows depends on it."""
    me = identity_of(request).person
    return await register.store.person(me.id) or me
