"""Passkeys, added, listed and removed; and signing in with one."""

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from pegout.server.identity import identity_of, needs
from pegout.server.people.dependencies import Asked, TheRegister, TheWelcome
from pegout.server.people.limits import DOOR
from pegout.server.people.logins import check_proved
from pegout.server.people.names import tidy_label
from pegout.server.people.passkeys import MOST, TheCeremonies, TheSettings, site_of
from pegout.server.people.refusals import may_refuse
from pegout.server.people.sign_in import come_in
from pegout.server.people.wire import NewPasskey, PasskeyAnswer, PasskeyAsked, PersonAnswer, SignedByPasskey
from pegout.server.problems import Problem


@post(
    "/account/passkeys/challenge",
    operation_id="beginPasskey",
    summary="Start adding a passkey",
    description="The options for `navigator.credentials.create`. Needs a recent sign-in.",
    status_code=200,
    guards=[needs(None)],
    opt={DOOR: True},
    responses=may_refuse(401, 403, 409),
)
async def begin_passkey(
    request: Asked, register: TheRegister, ceremonies: TheCeremonies, settings: TheSettings
) -> PasskeyAsked:
    site = site_of(request.scope, settings)
    await check_proved(request, register)
    return PasskeyAsked(*await ceremonies.begin_adding(site, identity_of(request).person))


@post(
    "/account/passkeys",
    operation_id="addPasskey",
    summary="Add a passkey",
    description=f"Send what the browser answered. You may have {MOST}.",
    guards=[needs(None)],
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def add_passkey(
    request: Asked, data: JSONBody[NewPasskey], ceremonies: TheCeremonies, settings: TheSettings
) -> PasskeyAnswer:
    site, me = site_of(request.scope, settings), identity_of(request).person
    label = tidy_label(data.label)
    return PasskeyAnswer.of(await ceremonies.add(site, me, data.ceremony, data.credential, label))


@get(
    "/account/passkeys",
    operation_id="listPasskeys",
    summary="My passkeys",
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def list_passkeys(request: Asked, register: TheRegister) -> list[PasskeyAnswer]:
    stored = await register.store.passkeys_of(identity_of(request).person.id)
    return [PasskeyAnswer.of(passkey) for passkey in stored]


@delete(
    "/account/passkeys/{passkey:str}",
    operation_id="removePasskey",
    summary="Remove a passkey",
    description="Sessions it started stay open: end those separately. Needs a recent sign-in.",
    guards=[needs(None)],
    responses=may_refuse(400, 401, 403, 404),
)
async def remove_passkey(request: Asked, passkey: FromPath[str], register: TheRegister) -> None:
    await check_proved(request, register)
    me = identity_of(request).person.id
    # What cannot be an id is not asked for: databases refuse some characters.
    if not (passkey.isprintable() and await register.store.remove_passkey(me, passkey)):
        raise Problem(404, "no_such_passkey", "You have no such passkey: look at your list.")


@post(
    "/account/sign-in/passkey/challenge",
    operation_id="beginPasskeySignIn",
    summary="Start signing in with a passkey",
    description="The options for `navigator.credentials.get`.",
    status_code=200,
    opt={DOOR: True},
    responses=may_refuse(403, 409),
)
async def begin_passkey_sign_in(
    request: Asked, ceremonies: TheCeremonies, settings: TheSettings
) -> PasskeyAsked:
    return PasskeyAsked(*await ceremonies.begin_sign_in(site_of(request.scope, settings)))


@post(
    "/account/sign-in/passkey",
    operation_id="signInWithPasskey",
    summary="Sign in with a passkey",
    description="Send what the browser answered. You may then change the password without the old one.",
    status_code=200,
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def sign_in_with_passkey(
    request: Asked,
    data: JSONBody[SignedByPasskey],
    register: TheRegister,
    welcome: TheWelcome,
    ceremonies: TheCeremonies,
    settings: TheSettings,
) -> PersonAnswer:
    site = site_of(request.scope, settings)
    person = await ceremonies.signed_in(site, data.ceremony, data.credential)
    await come_in(request, register, welcome, person, "passkey")
    return PersonAnswer.of(person)
