"""What 0.1.0 asked of every record whenever it read a log: logs of the first edition keep that."""

from pegout.refusal import Refusal
from pegout.tournament.event.limits import refuse_long
from pegout.tournament.event.record import Record
from pegout.tournament.event.roles import refuse_first_role

_LONGEST_NAME = 40


def refuse_first(record: Record) -> Refusal | None:
    """Why 0.1.0 would have set the record aside for who made it, or for a long name; None if it would not."""
    command = record.command
    return refuse_first_role(record.role, record.by, command) or refuse_long(command, _LONGEST_NAME)
