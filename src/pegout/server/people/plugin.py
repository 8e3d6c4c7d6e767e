"""All of it, to be plugged into the application."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from argon2 import PasswordHasher
from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.types import Guard, Middleware

from pegout.server.identity import Ended, Identity
from pegout.server.limits import Gate
from pegout.server.people.accounts import change_password, keep_name, rename, who_am_i
from pegout.server.people.authentication import Authentication, TurnAway
from pegout.server.people.closure import delete_account, export_account
from pegout.server.people.csrf import csrf_middleware
from pegout.server.people.hand_over import Belongings, Welcome, saying
from pegout.server.people.limits import CountPurpose, CountRequest
from pegout.server.people.origins import own_pages_only
from pegout.server.people.passkey_desk import (
    add_passkey,
    begin_passkey,
    begin_passkey_sign_in,
    list_passkeys,
    remove_passkey,
    sign_in_with_passkey,
)
from pegout.server.people.passkeys import Ceremonies
from pegout.server.people.passwords import Passwords
from pegout.server.people.recovery import count_codes, recover, renew_codes
from pegout.server.people.refusals import unreadable
from pegout.server.people.register import Register
from pegout.server.people.revocation import Doors, Revocation
from pegout.server.people.session_desk import end_one_session, list_sessions
from pegout.server.people.sessions import derived, session_middleware
from pegout.server.people.settings import PeopleSettings
from pegout.server.people.sign_in import play_as_guest, sign_in, sign_out, sign_out_everywhere
from pegout.server.people.slowdown import Slowdown
from pegout.server.people.token_desk import list_tokens, make_token, revoke_token
from pegout.services.people.ports import AccountStore
from pegout.services.streams.ports import Announcer
from pegout.values import value

LARGEST_BODY = 16 * 1024


@value
class Parts:
    """Arguments of `Litestar`, by their names there; `csrf_config` stays unset."""

    route_handlers: tuple[Router, ...]
    middleware: tuple[Middleware, ...]
    """The outermost first; what others add to the list may stand before or after them."""
    guards: tuple[Guard, ...]
    """For every route: sockets by session only from our own pages."""
    heard: Callable[[bytes], Awaitable[None]]
    """To be told what other processes say."""
    vouch: Callable[[Identity], Awaitable[bool]]
    """Whether the session or token by which somebody has come is still good."""
    forget: Callable[[str], None]
    """Has the store asked again who that person is, where something else has changed it."""


@value
class Surroundings:
    """What the rest of the server has to do with people."""

    doors: Doors = Doors()
    """What they hold open, to be closed when their session or token ends."""
    welcome: Welcome = Welcome()
    """For everybody who comes in."""
    belongings: Belongings = Belongings()
    announcer: Announcer | None = None
    """To the other processes; None where there are none."""
    node: str = ""
    gate: Gate | None = None
    """What counts requests; one of its own by default."""


def people_parts(
    store: AccountStore,
    settings: PeopleSettings,
    session_key: str,
    hasher: PasswordHasher | None = None,
    around: Surroundings | None = None,
) -> Parts:
    """The key comes from `shared_session_key`; without a hasher, Argon2 with the defaults of its library."""
    around = around or Surroundings()
    register = Register(store, settings.remembered)
    departures = Revocation(register, around.doors, around.announcer, around.node)
    given = {
        "register": register,
        "passwords": Passwords(hasher),
        "welcome": around.welcome,
        "belongings": around.belongings,
        "tries": Slowdown(store, derived(session_key, "wrong tries")),
        "ceremonies": Ceremonies(store),
        "settings": settings,
    }
    return Parts(
        (_router(given, departures),),
        _middleware(
            register, settings, session_key, around.gate or Gate(settings.at_the_door, settings.a_minute)
        ),
        (own_pages_only,),
        departures.heard,
        register.vouch,
        lambda person: register.forget(Ended(person, tokens=True)),
    )


def _middleware(
    register: Register, settings: PeopleSettings, session_key: str, gate: Gate
) -> tuple[Middleware, ...]:
    """Who comes is found out before they are counted, and counted before anything is refused."""
    exclude = settings.open_patterns
    return (
        CountPurpose(gate),
        session_middleware(session_key, https=settings.https),
        DefineMiddleware(Authentication, register=register, exclude=exclude),
        CountRequest(gate, exclude),
        TurnAway(),
        csrf_middleware(session_key, https=settings.https, exclude=exclude),
    )


def _router(given: Mapping[str, Any], departures: Revocation) -> Router:
    return Router(
        "/api",
        route_handlers=[
            *(play_as_guest, sign_in, sign_out, sign_out_everywhere),
            *(who_am_i, keep_name, rename, change_password),
            *(make_token, list_tokens, revoke_token, list_sessions, end_one_session),
            *(recover, count_codes, renew_codes, export_account, delete_account),
            *(begin_passkey, add_passkey, list_passkeys, remove_passkey),
            *(begin_passkey_sign_in, sign_in_with_passkey),
        ],
        dependencies={name: Provide(_giving(thing), sync_to_thread=False) for name, thing in given.items()},
        after_response=saying(departures.tell),
        exception_handlers={RecursionError: unreadable, UnicodeDecodeError: unreadable},
        tags=["account"],
        cache_control=CacheControlHeader(no_store=True),
        request_max_body_size=LARGEST_BODY,
    )


def _giving(thing: Any) -> Callable[[], Any]:
    return lambda: thing
