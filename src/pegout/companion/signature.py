"""Who speaks: the key that a command came with says so, never the command itself."""

import hmac
from dataclasses import replace

from pegout.companion.commands import JoinBoard, Sent
from pegout.companion.state import BoardState


def signed(state: BoardState, sent: Sent, key: str) -> Sent | None:
    """The command by whoever has the key behind that digest, or None where it opens nothing here.

    The board's own key speaks for no side, whatever the phone says, and a side's own key for that side alone.
    A phone that joins brings a new key; its invitation is looked at when the command is decided.
    """
    if hmac.compare_digest(state.key, key):
        return replace(sent, by=None)
    for side, phone in state.phones.items():
        if phone.key is not None and hmac.compare_digest(phone.key, key):
            return replace(sent, by=side)
    command = sent.command
    if isinstance(command, JoinBoard) and command.key == key:
        return replace(sent, by=command.side)
    return None
