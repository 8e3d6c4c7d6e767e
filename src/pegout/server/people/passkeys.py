"""Passkeys: what a device is asked to sign, and whether it has. Where no page is secure there are none."""

import asyncio
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import Any, TypeVar

from litestar.di import NamedDependency
from litestar.types import Scope
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from pegout.server.operations.hosts import host_of, is_allowed
from pegout.server.people.logins import MINUTE, now_ms
from pegout.server.people.settings import PeopleSettings
from pegout.server.problems import Problem
from pegout.services.people.credentials import Challenge, Passkey
from pegout.services.people.ports import AccountStore, Person
from pegout.values import value

LASTS_MINUTES = 5
MOST = 20
"""Passkeys of one person."""
LOCAL = "localhost"

T = TypeVar("T")

TheSettings = NamedDependency[PeopleSettings]


@value
class Site:
    """Where a passkey is good: the server's own name, and the origin of its pages."""

    name: str
    origin: str


def site_of(scope: Scope, settings: PeopleSettings) -> Site:
    """By a name that the server was told is its own, and https; or localhost. Else there are no passkeys.

    The name that a request claims is not enough: a page of somebody else's could hand the signature on.
    """
    given = next((text for name, text in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    host = host_of(scope)
    if settings.https and settings.hosts and is_allowed(scope, settings.hosts):
        return Site(host, f"https://{given}")
    if host == LOCAL and not settings.https:
        return Site(host, f"http://{given}")
    said = "Passkeys need https and the server's own name (--https --allowed-host NAME), or http://localhost."
    raise Problem(409, "no_passkeys", said)


class Ceremonies:
    """What is to be signed is made here, kept by the server, and good for one answer."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    async def begin_adding(self, site: Site, person: Person) -> tuple[str, dict[str, Any]]:
        known = await self._store.passkeys_of(person.id)
        if len(known) >= MOST:
            raise Problem(409, "too_many_passkeys", f"You already have {MOST} passkeys: remove one first.")
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Pegout",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=secrets.token_bytes(32),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(one.id)) for one in known],
        )
        return await self._asked(options, person.id)

    async def add(
        self, site: Site, person: Person, ceremony: str, credential: dict[str, Any], label: str
    ) -> Passkey:
        """Raises a `Problem` where it was not signed as asked, or is known already."""
        challenge = await self._taken(ceremony, person.id)
        done = await _checked(
            lambda: verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        )
        key = _text(done.credential_public_key)
        passkey = Passkey(_text(done.credential_id), person.id, key, done.sign_count, label, now_ms())
        if not await self._store.add_passkey(passkey):
            raise Problem(409, "passkey_known", "You already have that passkey: use another device.")
        return passkey

    async def begin_sign_in(self, site: Site) -> tuple[str, dict[str, Any]]:
        """No names are asked for and no keys named, so that nobody learns who has one."""
        options = generate_authentication_options(
            rp_id=site.name,
            challenge=secrets.token_bytes(32),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return await self._asked(options, None)

    async def signed_in(self, site: Site, ceremony: str, credential: dict[str, Any]) -> Person:
        """Whose passkey has signed."""
        challenge = await self._taken(ceremony, None)
        named = credential.get("id")
        passkey = await self._store.passkey(named) if isinstance(named, str) and named.isascii() else None
        person = None if passkey is None else await self._store.person(passkey.person)
        if passkey is None or person is None:
            raise _wrong()
        done = await _checked(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=_bytes(passkey.public_key),
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            )
        )
        if not await self._store.use_passkey(passkey.id, done.new_sign_count):
            raise _wrong()
        return person

    async def _asked(self, options: Any, person: str | None) -> tuple[str, dict[str, Any]]:
        ceremony, now = secrets.token_urlsafe(12), now_ms()
        kept = Challenge(ceremony, person, _text(options.challenge), now + LASTS_MINUTES * MINUTE)
        await self._store.put_challenge(kept, now)
        told: dict[str, Any] = json.loads(options_to_json(options))
        return ceremony, told

    async def _taken(self, ceremony: str, person: str | None) -> bytes:
        readable = ceremony.isascii() and ceremony.isprintable()
        kept = await self._store.take_challenge(ceremony, now_ms()) if readable else None
        if kept is None or kept.person != person:
            said = "That took too long, or was already answered: start again."
            raise Problem(400, "no_such_challenge", said)
        return _bytes(kept.challenge)


TheCeremonies = NamedDependency[Ceremonies]


async def _checked(check: Callable[[], T]) -> T:
    """Off the event loop. The library has many ways to fail over what somebody else has made up."""
    try:
        return await asyncio.to_thread(check)
    except Exception:  # noqa: BLE001 - whatever is wrong with it, it is no signature
        raise _wrong() from None


def _wrong() -> Problem:
    return Problem(
        401, "wrong_passkey", "This server does not know that passkey: use another, or your password."
    )


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
