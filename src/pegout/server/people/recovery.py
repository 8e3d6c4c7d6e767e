"""Getting back in without the password, by a code that was written down."""

from litestar import get, post
from litestar.params import JSONBody

from pegout.server.identity import identity_of, needs
from pegout.server.people.accounts import new_password
from pegout.server.people.codes import digest_of_code, digests_of, fresh_codes
from pegout.server.people.dependencies import Asked, ThePasswords, TheRegister
from pegout.server.people.limits import DOOR
from pegout.server.people.logins import check_proved
from pegout.server.people.passwords import check_password
from pegout.server.people.refusals import may_refuse
from pegout.server.people.sign_in import kept_by
from pegout.server.people.slowdown import TheTries
from pegout.server.people.wire import CodesAnswer, CodesLeft, PersonAnswer, Recovery
from pegout.server.problems import Problem


@post(
    "/account/recover",
    operation_id="recoverAccount",
    summary="Get back in with a recovery code",
    description="Sets a new password, ends all other sessions and starts one here. A code works once.",
    status_code=200,
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 413),
)
async def recover(
    request: Asked,
    data: JSONBody[Recovery],
    register: TheRegister,
    passwords: ThePasswords,
    tries: TheTries,
) -> PersonAnswer:
    person, _ = await kept_by(register, data.name) or (None, "")
    check_password(data.password, data.name)
    attempt = await tries.of_address(request)
    hashed = await passwords.hash(data.password)  # also for nobody: it would be told by the time it takes
    if person is None or not await register.store.use_code(person.id, digest_of_code(person.id, data.code)):
        said = "The name or the code is wrong, or the code has been used: try another from your list."
        raise Problem(401, "wrong_code", said)
    await attempt.right()
    return PersonAnswer.of(await new_password(request, register, person, hashed, "code"))


@get(
    "/account/recovery-codes",
    operation_id="countRecoveryCodes",
    summary="How many recovery codes are left",
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def count_codes(request: Asked, register: TheRegister) -> CodesLeft:
    return CodesLeft(await register.store.codes_left(identity_of(request).person.id))


@post(
    "/account/recovery-codes",
    operation_id="renewRecoveryCodes",
    summary="New recovery codes",
    description="The old ones stop working. Needs a recent sign-in.",
    guards=[needs(None)],
    opt={DOOR: True},
    responses=may_refuse(401, 403),
)
async def renew_codes(request: Asked, register: TheRegister) -> CodesAnswer:
    await check_proved(request, register)
    me, codes = identity_of(request).person.id, fresh_codes()
    await register.store.renew_codes(me, digests_of(me, codes))
    return CodesAnswer(codes)
