"""Tokens for bots and scripts, handed out and taken back in a browser."""

import secrets

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from pegout.server.identity import Ended, identity_of, needs
from pegout.server.people.dependencies import Asked, TheRegister
from pegout.server.people.hand_over import take_leave
from pegout.server.people.limits import DOOR
from pegout.server.people.logins import now_ms
from pegout.server.people.names import tidy_label
from pegout.server.people.refusals import may_refuse
from pegout.server.people.tokens import digest_of, fresh_token
from pegout.server.people.wire import FreshToken, NewToken, TokenAnswer
from pegout.server.problems import Problem
from pegout.services.people.ports import Token

MOST = 50
"""Tokens of one person."""


@post(
    "/account/tokens",
    operation_id="makeToken",
    summary="Create a token",
    description=f"For a bot or a script. Only this answer shows the token; you may have {MOST}.",
    guards=[needs(None)],
    opt={DOOR: True},
    responses=may_refuse(400, 401, 403, 409, 413),
)
async def make_token(request: Asked, data: JSONBody[NewToken], register: TheRegister) -> FreshToken:
    me = identity_of(request).person
    label = tidy_label(data.label)
    if not data.scopes:
        said = "Say what the token is for: choose at least one scope."
        raise Problem(400, "no_scopes", said, field="scopes")
    secret = fresh_token()
    scopes = tuple(sorted({scope.value for scope in data.scopes}))
    token = Token(secrets.token_urlsafe(9), me.id, digest_of(secret), label, scopes, now_ms())
    if not await register.store.add_token(token, MOST):
        raise Problem(409, "too_many_tokens", f"You already have {MOST} tokens: revoke one first.")
    return FreshToken(secret, TokenAnswer.of(token))


@get(
    "/account/tokens",
    operation_id="listTokens",
    summary="My tokens",
    description="Without the tokens themselves, which the server does not store.",
    guards=[needs(None)],
    responses=may_refuse(401, 403),
)
async def list_tokens(request: Asked, register: TheRegister) -> list[TokenAnswer]:
    tokens = await register.store.tokens_of(identity_of(request).person.id)
    return [TokenAnswer.of(token) for token in tokens]


@delete(
    "/account/tokens/{token:str}",
    operation_id="revokeToken",
    summary="Revoke a token",
    description="Closes the sockets and streams it opened, on all server processes.",
    guards=[needs(None)],
    responses=may_refuse(400, 401, 403, 404),
)
async def revoke_token(request: Asked, token: FromPath[str], register: TheRegister) -> None:
    # What cannot be an id is not asked for: databases refuse some characters.
    me = identity_of(request).person.id
    if not (token.isprintable() and await register.revoke(me, token)):
        raise Problem(404, "no_such_token", "You have no such token: look at your list.")
    take_leave(request, Ended(me, token))
