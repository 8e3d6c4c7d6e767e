"""How many requests are answered in a minute."""

import math
import time
from ipaddress import IPv6Address, ip_address, ip_network

from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.types import ASGIApp, Receive, Scope, Send

from pegout.server.identity import Connection, Identity
from pegout.server.people.asking import Asked
from pegout.server.people.recent import Recent
from pegout.server.people.settings import PeopleSettings
from pegout.server.problems import Problem

DOOR = "door"
"""The option of a route handler that is counted strictly."""
UNCOUNTED = "uncounted"
"""The option of one that costs next to nothing, and is asked for many times at once."""

A_MINUTE = 60
MOST = 50_000
"""Persons or addresses that are counted at a time."""

Counts = Recent[str, CacheObject]


class Limit(RateLimitMiddleware):
    """One exact count for all routes: the library makes a middleware for each, and they share the counts.

    Nothing waits between reading a count and raising it, and what is over a minute ago takes no room.
    """

    def __init__(self, app: ASGIApp, config: RateLimitConfig, counts: Counts) -> None:
        super().__init__(app, config)
        self._counts = counts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        except TooManyRequestsException as refused:
            wait = max(1, int((refused.headers or {}).get(self.config.rate_limit_reset_header_key, A_MINUTE)))
            message = f"That was too often: wait {wait} seconds and try again."
            raise Problem(429, "too_often", message, retry_after=wait) from None

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:  # noqa: ARG002
        return self._counts.get(key) or CacheObject([], math.ceil(time.time()) + A_MINUTE)

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:  # noqa: ARG002
        if not cache_object.history:
            self._counts.put(key, cache_object)
        cache_object.history.append(int(time.time()))


def general_limit(settings: PeopleSettings) -> DefineMiddleware:
    """By person where one is known, so that a club behind one address is not one visitor."""
    return _limit(
        RateLimitConfig(
            ("minute", settings.a_minute),
            exclude=settings.open_patterns,
            exclude_opt_key=UNCOUNTED,
            identifier_for_request=person_or_address,
        )
    )


def door_limit(settings: PeopleSettings) -> DefineMiddleware:
    """By address, whoever it is: for what costs a hash or makes somebody new."""
    return _limit(
        RateLimitConfig(
            ("minute", settings.at_the_door),
            identifier_for_request=address_of,
            check_throttle_handler=_is_at_the_door,
        )
    )


async def _is_at_the_door(request: Asked) -> bool:  # a plain function would be called in another thread
    return DOOR in request.scope["route_handler"].opt


def person_or_address(request: Asked) -> str:
    user = request.scope.get("user")
    return f"person {user.person.id}" if isinstance(user, Identity) else f"address {address_of(request)}"


def address_of(connection: Connection) -> str:
    """The whole network of an IPv6 address: a household has 2 to the 64 of them."""
    host = connection.client.host if connection.client else "127.0.0.1"
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((int(address) >> 64 << 64, 64)))
    return host


def _limit(config: RateLimitConfig) -> DefineMiddleware:
    return DefineMiddleware(Limit, config=config, counts=Recent(A_MINUTE, MOST))
