"""Requests and answers about accounts."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from pegout.server.identity import Scope
from pegout.server.people.names import LONGEST_LABEL, LONGEST_NAME
from pegout.server.people.passwords import LONGEST, SHORTEST
from pegout.services.people.credentials import Passkey, StoredSession
from pegout.services.people.ports import Person, Token
from pegout.services.tables.listing import TableSummary, read_summary
from pegout.services.tables.ports import Listed

Name = Annotated[str, Meta(description=f"1 to {LONGEST_NAME} visible characters.")]
Password = Annotated[str, Meta(description=f"{SHORTEST} to {LONGEST} characters.")]
Label = Annotated[str, Meta(description=f"What it is for, in 1 to {LONGEST_LABEL} characters.")]
Since = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Codes = Annotated[
    list[str], Meta(description="Each gets you back in once. They are not shown again: write them down.")
]
Ceremony = Annotated[str, Meta(description="As it came with the options.")]
Credential = Annotated[dict[str, Any], Meta(description="What the browser answered, by WebAuthn's `toJSON`.")]
Scopes = Annotated[list[Scope], Meta(description="What the token may do; at least one.")]


class Confidential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Never shown in logs and tracebacks."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(...)"


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str | None, Meta(description="As in Rename; a guest who leaves it out gets one.")] = None


class Credentials(Confidential, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassword(Confidential, frozen=True, forbid_unknown_fields=True):
    old: Annotated[
        str, Meta(description="The current password; not needed shortly after signing in with a passkey.")
    ]
    new: Password


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Label
    scopes: Scopes


class PersonAnswer(msgspec.Struct, frozen=True):
    id: str
    name: str
    kept: Annotated[bool, Meta(description="Whether the person has an account.")]
    since: Since

    @classmethod
    def of(cls, person: Person) -> "PersonAnswer":
        return cls(person.id, person.name, person.kept, person.since)


class KeptAnswer(Confidential, frozen=True):
    id: str
    name: str
    kept: Annotated[bool, Meta(description="Whether the person has an account.")]
    since: Since
    recovery_codes: Codes

    @classmethod
    def of_kept(cls, person: Person, codes: list[str]) -> "KeptAnswer":
        return cls(person.id, person.name, person.kept, person.since, codes)


class CodesAnswer(Confidential, frozen=True):
    codes: Codes


class CodesLeft(msgspec.Struct, frozen=True):
    left: Annotated[int, Meta(description="How many are unused.")]


class Recovery(Confidential, frozen=True, forbid_unknown_fields=True):
    name: Name
    code: Annotated[str, Meta(description="One of the recovery codes; capitals and dashes do not matter.")]
    password: Password


class SessionAnswer(msgspec.Struct, frozen=True):
    id: str
    how: Annotated[str, Meta(description="How it started: guest, password, passkey, code, or cookie.")]
    device: Annotated[str, Meta(description="What the browser called itself at the time.")]
    since: Since
    seen: Annotated[int, Meta(description="When it was last used, to the hour.")]
    this: Annotated[bool, Meta(description="Whether it is this one.")]

    @classmethod
    def of(cls, session: StoredSession, this: str | None) -> "SessionAnswer":
        return cls(session.id, session.how, session.device, session.since, session.seen, session.id == this)


class PasskeyAsked(msgspec.Struct, frozen=True):
    ceremony: Annotated[str, Meta(description="Send it back with the answer, once, within minutes.")]
    options: Annotated[dict[str, Any], Meta(description="In WebAuthn's JSON form.")]


class NewPasskey(Confidential, frozen=True, forbid_unknown_fields=True):
    ceremony: Ceremony
    credential: Credential
    label: Label


class SignedByPasskey(Confidential, frozen=True, forbid_unknown_fields=True):
    ceremony: Ceremony
    credential: Credential


class PasskeyAnswer(msgspec.Struct, frozen=True):
    id: str
    label: str
    since: Since

    @classmethod
    def of(cls, passkey: Passkey) -> "PasskeyAnswer":
        return cls(passkey.id, passkey.label, passkey.since)


class TokenAnswer(msgspec.Struct, frozen=True):
    id: str
    label: str
    scopes: list[str]
    since: Since

    @classmethod
    def of(cls, token: Token) -> "TokenAnswer":
        return cls(token.id, token.label, list(token.scopes), token.since)


class FreshToken(Confidential, frozen=True):
    token: Annotated[str, Meta(description="For `Authorization: Bearer`. It is not shown again.")]
    listed: TokenAnswer


class SeatHeld(msgspec.Struct, frozen=True):
    """A table where you have a seat."""

    table: str
    status: str
    changed: int
    summary: TableSummary
    acts: Annotated[int, Meta(description="How many entries of its log you have written.")]

    @classmethod
    def of(cls, one: Listed, acts: int) -> "SeatHeld":
        listing = one.listing
        return cls(one.table, listing.status, listing.changed, read_summary(listing), acts)


class BlockAnswer(msgspec.Struct, frozen=True):
    """Somebody you have blocked."""

    name: str
    since: Since


class ReportAnswer(msgspec.Struct, frozen=True):
    """A report you have sent."""

    at: Since
    name: str
    place: str
    why: str


class ExportAnswer(msgspec.Struct, frozen=True):
    person: PersonAnswer
    sessions: list[SessionAnswer]
    tokens: list[TokenAnswer]
    passkeys: list[PasskeyAnswer]
    recovery_codes_left: int
    tables: list[SeatHeld]
    blocks: list[BlockAnswer]
    reports: list[ReportAnswer]
    addresses: Annotated[
        list[int], Meta(description="When you were last seen at each address, which is kept as a hash.")
    ]
