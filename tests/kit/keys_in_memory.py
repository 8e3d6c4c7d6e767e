"""Sessions, passkeys, codes and tries kept in memory."""

import dataclasses
from collections.abc import Sequence

from pegout.services.people.credentials import Bound, Challenge, Passkey, StoredSession
from pegout.store.attempts import wait_after, wrong_now


class KeysInMemory:
    """The `KeyStore` half of people in memory."""

    def forget_keys(self) -> None:
        self.sessions: dict[str, StoredSession] = {}
        self.passkeys: dict[str, Passkey] = {}
        self.codes: set[tuple[str, str]] = set()
        self.challenges: dict[str, Challenge] = {}
        self.wrong: dict[str, tuple[float, int]] = {}

    def end_all_sessions(self, person: str) -> None:
        self.sessions = {key: one for key, one in self.sessions.items() if one.person != person}

    def forget_keys_of(self, person: str) -> None:
        self.end_all_sessions(person)
        self.passkeys = {key: one for key, one in self.passkeys.items() if one.person != person}
        self.codes = {one for one in self.codes if one[0] != person}

    async def add_session(self, session: StoredSession, most: int, oldest: int) -> None:
        self.sessions[session.id] = session
        mine = sorted(await self.sessions_of(session.person), key=lambda one: -one.seen)
        for one in [*mine[most:], *[one for one in mine if one.seen < oldest]]:
            self.sessions.pop(one.id, None)

    async def session(self, session: str) -> StoredSession | None:
        return self.sessions.get(session)

    async def sessions_of(self, person: str) -> Sequence[StoredSession]:
        return [one for one in self.sessions.values() if one.person == person]

    async def see_session(self, session: str, now: int) -> None:
        self.sessions[session] = dataclasses.replace(self.sessions[session], seen=now)

    async def end_session(self, person: str, session: str) -> bool:
        if session not in self.sessions or self.sessions[session].person != person:
            return False
        del self.sessions[session]
        return True

    async def add_passkey(self, passkey: Passkey) -> bool:
        return self.passkeys.setdefault(passkey.id, passkey) is passkey

    async def passkey(self, passkey: str) -> Passkey | None:
        return self.passkeys.get(passkey)

    async def passkeys_of(self, person: str) -> Sequence[Passkey]:
        return [one for one in self.passkeys.values() if one.person == person]

    async def use_passkey(self, passkey: str, uses: int) -> bool:
        found = self.passkeys.get(passkey)
        if found is None or (found.uses >= uses and uses + found.uses > 0):
            return False
        self.passkeys[passkey] = dataclasses.replace(found, uses=uses)
        return True

    async def remove_passkey(self, person: str, passkey: str) -> bool:
        mine = passkey in [one.id for one in await self.passkeys_of(person)]
        return mine and self.passkeys.pop(passkey) is not None

    async def renew_codes(self, person: str, digests: Sequence[str]) -> None:
        self.codes = {one for one in self.codes if one[0] != person} | {(person, one) for one in digests}

    async def codes_left(self, person: str) -> int:
        return len([one for one in self.codes if one[0] == person])

    async def use_code(self, person: str, digest: str) -> bool:
        known = (person, digest) in self.codes
        self.codes.discard((person, digest))
        return known

    async def put_challenge(self, challenge: Challenge, now: int) -> None:
        self.challenges = {key: one for key, one in self.challenges.items() if one.until >= now}
        self.challenges[challenge.id] = challenge

    async def take_challenge(self, challenge: str, now: int) -> Challenge | None:
        found = self.challenges.pop(challenge, None)
        return found if found is not None and now < found.until else None

    async def attempt(self, bounds: Sequence[Bound], now: int) -> int:
        rows = [self.wrong.get(bound.key, (0.0, now)) for bound in bounds]
        wait = max(wait_after(bound, *row, now) for bound, row in zip(bounds, rows, strict=True))
        if wait:
            return -(-wait // 1000)
        for bound, row in zip(bounds, rows, strict=True):
            self.wrong[bound.key] = (wrong_now(bound, *row, now) + 1, now)
        return 0

    async def known(self, key: str) -> bool:
        return key in self.wrong

    async def forgive(self, bound: Bound, now: int, *, wholly: bool) -> None:
        left = wrong_now(bound, *self.wrong.get(bound.key, (0.0, now)), now) - 1
        self.wrong[bound.key] = (0.0 if wholly else max(0.0, left), now)

    async def acts_of(self, _person: str) -> dict[str, int]:
        """There are no tables here."""
        return {}
