"""How people come back: sessions, passkeys and codes as they are kept, and how often somebody tries."""

from collections.abc import Sequence
from typing import Protocol

from pegout.values import value

SESSION_KEY, EVENTS_KEY = "session key", "key of events"
"""The names of two settings: what cookies are sealed with, and what the keys in links come from."""


@value
class StoredSession:
    """A browser in which somebody is signed in, or plays as a guest."""

    id: str
    person: str
    how: str
    """`guest`, `password`, `passkey` or `code`; `cookie` where an older cookie was exchanged."""
    device: str
    """What the browser calls itself, in short."""
    since: int
    seen: int
    """When it was last used, to the hour."""


@value
class Passkey:
    """The public half of a key that never leaves somebody's device."""

    id: str
    person: str
    public_key: str
    uses: int
    """As the device counts them; 0 where it does not."""
    label: str
    since: int


@value
class Challenge:
    """What a passkey is asked to sign."""

    id: str
    person: str | None
    """Whose new passkey it is for; None where somebody signs in."""
    challenge: str
    until: int


@value
class Bound:
    """How many failures are free before a wait, which doubles each time."""

    key: str
    free: int
    longest: int
    """Seconds of the longest wait."""
    fades: int
    """Seconds after which one time is forgiven."""
    kept: int
    """Seconds after which all are."""


class KeyStore(Protocol):
    """Nothing here is known by anything but its digest, but for the ids."""

    async def add_session(self, session: StoredSession, most: int, oldest: int) -> None:
        """At most that many of one person are kept, and none last seen before `oldest`."""

    async def session(self, session: str) -> StoredSession | None: ...

    async def sessions_of(self, person: str) -> Sequence[StoredSession]: ...

    async def see_session(self, session: str, now: int) -> None: ...

    async def end_session(self, person: str, session: str) -> bool:
        """Whether there was such a session of that person."""

    async def add_passkey(self, passkey: Passkey) -> bool:
        """False if it is already known, whoever has it."""

    async def passkey(self, passkey: str) -> Passkey | None: ...

    async def passkeys_of(self, person: str) -> Sequence[Passkey]: ...

    async def use_passkey(self, passkey: str, uses: int) -> bool:
        """False where it is gone, or has been used as often already: a copy of it is about."""

    async def remove_passkey(self, person: str, passkey: str) -> bool: ...

    async def renew_codes(self, person: str, digests: Sequence[str]) -> None:
        """The old ones stop working."""

    async def codes_left(self, person: str) -> int: ...

    async def use_code(self, person: str, digest: str) -> bool:
        """Once."""

    async def put_challenge(self, challenge: Challenge, now: int) -> None:
        """Expired ones are removed."""

    async def take_challenge(self, challenge: str, now: int) -> Challenge | None:
        """Once, and in time."""

    async def attempt(self, bounds: Sequence[Bound], now: int) -> int:
        """Count a try under all of these, and give 0; or count nothing, and give the seconds to wait."""

    async def known(self, key: str) -> bool:
        """Whether anything is counted under that key, even 0."""

    async def forgive(self, bound: Bound, now: int, *, wholly: bool) -> None:
        """The last try was right: forget it, or all of them."""

    async def forget_person(self, person: str) -> None:
        """With everything by which they could come back. What they played stays."""

    async def acts_of(self, person: str) -> dict[str, int]:
        """How many entries the person has written at each table of theirs."""
