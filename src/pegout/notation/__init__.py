"""Games and positions as text."""

from pegout.notation.errors import InvalidRecord
from pegout.notation.reader import read_record
from pegout.notation.record import Record, write_record

__all__ = ["InvalidRecord", "Record", "read_record", "write_record"]
