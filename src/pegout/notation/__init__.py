"""Games and positions as text."""

from pegout.notation.errors import InvalidRecord
from pegout.notation.position import write_position
from pegout.notation.position_reader import read_position
from pegout.notation.reader import read_record
from pegout.notation.record import Record, write_record

__all__ = ["InvalidRecord", "Record", "read_position", "read_record", "write_position", "write_record"]
