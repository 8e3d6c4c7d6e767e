"""All of it, to be plugged into the application."""

from argon2 import PasswordHasher
from litestar import Router
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.types import Guard, Middleware

from pegout.app.ports import PeopleStore
from pegout.server.limits import Gate
from pegout.server.people.accounts import change_password, keep_name, rename, who_am_i
from pegout.server.people.authentication import Authentication, TurnAway
from pegout.server.people.csrf import csrf_middleware
from pegout.server.people.farewell import Farewell, Give, Welcome, nothing_to_bring, saying
from pegout.server.people.limits import CountPurpose, CountRequest
from pegout.server.people.origins import own_pages_only
from pegout.server.people.passwords import Passwords
from pegout.server.people.refusals import unreadable
from pegout.server.people.register import Register
from pegout.server.people.sessions import session_middleware
from pegout.server.people.settings import PeopleSettings
from pegout.server.people.token_desk import list_tokens, make_token, revoke_token
from pegout.server.people.visits import play_as_guest, sign_in, sign_out, sign_out_everywhere
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


def people_parts(
    store: PeopleStore,
    settings: PeopleSettings,
    session_key: str,
    hasher: PasswordHasher | None = None,
    farewell: Farewell = lambda _: None,
    welcome: Give = nothing_to_bring,
    gate: Gate | None = None,
) -> Parts:
    """The key comes from `shared_session_key`; without a hasher, Argon2 with the defaults of its library.

    The farewell is called for everybody who has signed out, the welcome for every guest who signs in.
    """
    register = Register(store, settings.remembered)
    return Parts(
        (_router(register, Passwords(hasher), farewell, Welcome(welcome)),),
        _middleware(register, settings, session_key, gate or Gate(settings.at_the_door, settings.a_minute)),
        (own_pages_only,),
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


def _router(register: Register, passwords: Passwords, farewell: Farewell, welcome: Welcome) -> Router:
    return Router(
        "/api",
        route_handlers=[
            *(play_as_guest, sign_in, sign_out, sign_out_everywhere),
            *(who_am_i, keep_name, rename, change_password),
            *(make_token, list_tokens, revoke_token),
        ],
        dependencies={
            "register": Provide(lambda: register, sync_to_thread=False),
            "passwords": Provide(lambda: passwords, sync_to_thread=False),
            "welcome": Provide(lambda: welcome, sync_to_thread=False),
        },
        after_response=saying(farewell),
        exception_handlers={RecursionError: unreadable, UnicodeDecodeError: unreadable},
        tags=["account"],
        cache_control=CacheControlHeader(no_store=True),
        request_max_body_size=LARGEST_BODY,
    )
