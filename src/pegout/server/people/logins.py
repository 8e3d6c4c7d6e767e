"""Sessions that begin: each has a row of its own, by which it can be ended alone."""

import secrets
import time

from pegout.server.identity import Ended, identity_of, visitor_of
from pegout.server.people.dependencies import Asked
from pegout.server.people.hand_over import take_leave
from pegout.server.people.refusals import refuse_banned
from pegout.server.people.register import Register
from pegout.server.people.sessions import A_YEAR, write_session
from pegout.server.problems import Problem
from pegout.services.people.credentials import StoredSession
from pegout.services.people.ports import Person

MOST = 50
"""Sessions of one person; of more, those that were not used for longest end."""
HOUR, MINUTE = 3_600_000, 60_000
FRESH_MINUTES = 15
PROVED = frozenset({"password", "passkey", "code"})
"""How somebody shows that they are not just at a browser that was left open."""
LONGEST_DEVICE = 160


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def begin_session(request: Asked, register: Register, person: Person, how: str) -> None:
    """A session of a year in this browser. The earlier one ends, and what it holds open is closed."""
    refuse_banned(person)
    visitor = visitor_of(request)
    if visitor is not None and visitor.by_session and visitor.key is not None:
        await register.end_session(visitor.person.id, visitor.key)
        take_leave(request, Ended(visitor.person.id, visitor.key))
    now = now_ms()
    session = StoredSession(secrets.token_urlsafe(12), person.id, how, device_of(request), now, now)
    await register.store.add_session(session, MOST, now - 1000 * A_YEAR)
    write_session(request, person, session.id)


async def renew_session(request: Asked, register: Register) -> None:
    """For another year. A cookie from before sessions had ids is exchanged for one that has."""
    me = identity_of(request)
    if me.key is None:
        await begin_session(request, register, me.person, "cookie")
        return
    stored, now = await register.session(me.key), now_ms()
    if stored is not None and now - stored.seen > HOUR:
        await register.store.see_session(me.key, now)
    write_session(request, me.person, me.key)


async def proved_lately(request: Asked, register: Register) -> StoredSession | None:
    """The session of a person who has signed in within minutes."""
    key = identity_of(request).key
    stored = None if key is None else await register.session(key)
    if stored is None or stored.how not in PROVED or now_ms() - stored.since > FRESH_MINUTES * MINUTE:
        return None
    return stored


async def check_proved(request: Asked, register: Register) -> None:
    """Refuse what a browser left open must not be enough for."""
    if await proved_lately(request, register) is None:
        said = f"Sign in again first: this needs a sign-in within the last {FRESH_MINUTES} minutes."
        raise Problem(403, "sign_in_again", said)


def device_of(request: Asked) -> str:
    """What the browser calls itself, as far as it can be read."""
    told = request.headers.get("user-agent", "")
    return "".join(letter for letter in told if letter.isascii() and letter.isprintable())[:LONGEST_DEVICE]
