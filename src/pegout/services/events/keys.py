"""Keys in links: their holders are somebody at an event, without an account."""

import hmac
from base64 import urlsafe_b64encode

from pegout.services.events.state import HostedEvent
from pegout.tournament.entries import person
from pegout.tournament.event import Call, Role
from pegout.values import value

OFFICIALS = (Role.DIRECTOR, Role.REGISTRAR, Role.JUDGE, Role.SCORER)
LENGTH = 22


@value
class Actor:
    """Who does something at an event; players are named as they are entered."""

    role: Role
    name: str = ""


PUBLIC = Actor(Role.PUBLIC)
SERVER = Actor(Role.DIRECTOR, "server")
"""The program itself, where it runs an event."""


def teller(table: str) -> Actor:
    """By whom the records are that come from a table of the server."""
    return Actor(Role.SCORER, f"table {table}")


def asks_for_ruling(state: HostedEvent, call: Call) -> bool:
    """Whether a table of the server waits for the answer, so that nobody has to go there."""
    tellers = {teller(one.table).name for one in state.tables}
    return state.log[call.number - 1].role is Role.SCORER and call.by in tellers


def key_of(secret: bytes, state: HostedEvent, role: Role, name: str = "") -> str:
    """The key of a role, or of a player; it changes when the link is renewed."""
    whose = role.value, person(name)
    parts = (state.event, *whose, str(state.renewed.get(whose, 0)))
    made = hmac.digest(secret, "\n".join(parts).encode(), "sha256")
    return urlsafe_b64encode(made).decode()[:LENGTH]


def keys_of(secret: bytes, state: HostedEvent) -> dict[str, Actor]:
    """Everybody who has a key, by it."""
    keys = {key_of(secret, state, role): Actor(role) for role in (*OFFICIALS, Role.PUBLIC)}
    for entry in state.now.desk.entries:
        keys[key_of(secret, state, Role.PLAYER, entry.name)] = Actor(Role.PLAYER, entry.name)
    return keys
