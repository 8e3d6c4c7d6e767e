"""All that is kept about a person, to take along; and the end of an account."""

from litestar import delete, get

from pegout.server.identity import Ended, identity_of, needs
from pegout.server.people.dependencies import Asked, TheBelongings, TheRegister
from pegout.server.people.hand_over import take_leave
from pegout.server.people.logins import check_proved
from pegout.server.people.refusals import may_refuse
from pegout.server.people.sessions import drop_session
from pegout.server.people.wire import (
    BlockAnswer,
    ExportAnswer,
    PasskeyAnswer,
    PersonAnswer,
    ReportAnswer,
    SeatHeld,
    SessionAnswer,
    TokenAnswer,
)


@get(
    "/account/export",
    operation_id="exportAccount",
    summary="Everything stored about me",
    description="Without secrets: the server has only digests of tokens, codes and passwords.",
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def export_account(request: Asked, register: TheRegister, belongings: TheBelongings) -> ExportAnswer:
    me, store = identity_of(request), register.store
    person = me.person.id
    acts, order = await store.acts_of(person), await belongings.remembered(person)
    return ExportAnswer(
        person=PersonAnswer.of(await store.person(person) or me.person),
        sessions=[SessionAnswer.of(one, me.key) for one in await store.sessions_of(person)],
        tokens=[TokenAnswer.of(one) for one in await store.tokens_of(person)],
        passkeys=[PasskeyAnswer.of(one) for one in await store.passkeys_of(person)],
        recovery_codes_left=await store.codes_left(person),
        tables=[SeatHeld.of(one, acts.get(one.table, 0)) for one in await belongings.seats(person)],
        blocks=[BlockAnswer(one.name, one.since) for one in order.blocks],
        reports=[ReportAnswer(one.at, one.name, one.place, one.why) for one in order.reports],
        addresses=list(order.seen),
    )


@delete(
    "/account",
    operation_id="deleteAccount",
    summary="Delete my account",
    description="Frees the name, removes sessions, tokens, passkeys and codes, and leaves the matches being "
    "played. An account needs a recent sign-in.",
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def delete_account(request: Asked, register: TheRegister, belongings: TheBelongings) -> None:
    me = identity_of(request).person
    stored = await register.store.person(me.id)
    if stored is not None and stored.kept:
        await check_proved(request, register)
    await belongings.leave(me.id)
    await register.forget_person(me.id)
    drop_session(request)
    take_leave(request, Ended(me.id, tokens=True))
