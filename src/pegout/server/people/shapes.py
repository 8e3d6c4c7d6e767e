"""What is sent and answered at the door."""

from typing import Annotated

import msgspec
from msgspec import Meta

from pegout.app.ports import Person, Token
from pegout.server.identity import Scope
from pegout.server.people.names import LONGEST_LABEL, LONGEST_NAME
from pegout.server.people.passwords import LONGEST, SHORTEST

Name = Annotated[str, Meta(description=f"1 to {LONGEST_NAME} characters that can be seen.")]
Password = Annotated[str, Meta(description=f"{SHORTEST} to {LONGEST} characters.")]
Label = Annotated[str, Meta(description=f"What it is for, in 1 to {LONGEST_LABEL} characters.")]
Since = Annotated[int, Meta(description="Milliseconds since 1970, UTC.")]
Scopes = Annotated[list[Scope], Meta(description="What the token is good for; at least one.")]


class Confidential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shows nothing of itself in logs and tracebacks."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(...)"


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str | None, Meta(description="As in Rename; left out, a guest gets one.")] = None


class Credentials(Confidential, frozen=True, forbid_unknown_fields=True):
    name: Name
    password: Password


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class NewPassword(Confidential, frozen=True, forbid_unknown_fields=True):
    old: Annotated[str, Meta(description="The password until now.")]
    new: Password


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: Label
    scopes: Scopes


class PersonAnswer(msgspec.Struct, frozen=True):
    id: str
    name: str
    kept: Annotated[bool, Meta(description="Whether the name is kept with a password.")]
    since: Since

    @classmethod
    def of(cls, person: Person) -> "PersonAnswer":
        return cls(person.id, person.name, person.kept, person.since)


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
