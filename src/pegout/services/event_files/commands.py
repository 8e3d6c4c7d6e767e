"""Commands of an event as they are sent: the name in `do`, and the fields in `with`."""

from typing import TYPE_CHECKING, Union

import msgspec

from pegout.services.event_files.tags import COMMANDS
from pegout.tournament.event import EventCommand


def _sent(name: str, kind: type) -> type[msgspec.Struct]:
    fields = [("fields", kind, msgspec.field(name="with"))]
    return msgspec.defstruct(f"{name}Command", fields, tag=name, tag_field="do", frozen=True, module=__name__)


_SENT = {kind: _sent(name, kind) for name, kind in COMMANDS.items()}

if TYPE_CHECKING:
    CommandOffered = msgspec.Struct
else:
    CommandOffered = Union[tuple(_SENT.values())]  # noqa: UP007 - made here


def command_offered(command: EventCommand) -> CommandOffered:
    """The command as it is sent."""
    return _SENT[command.__class__](command)
