"""Events as a use case: set up, kept in a file, exported and imported."""

from pegout.services.event_files.book import EventBook
from pegout.services.event_files.codec import InvalidEventFile, command_from_json, record_as_json, schema
from pegout.services.event_files.options import EventOptions, prize_plan, setup_of
from pegout.services.event_files.tags import COMMANDS, command_name

__all__ = [
    "COMMANDS",
    "EventBook",
    "EventOptions",
    "InvalidEventFile",
    "command_from_json",
    "command_name",
    "prize_plan",
    "record_as_json",
    "schema",
    "setup_of",
]
