"""Events as a use case: set up, kept in a file, exported and imported."""

from pegout.app.events.book import EventBook, Refused
from pegout.app.events.codec import COMMANDS, InvalidEventFile, command_from_json, record_as_json, schema
from pegout.app.events.options import EventOptions, prize_plan, setup_of

__all__ = [
    "COMMANDS",
    "EventBook",
    "EventOptions",
    "InvalidEventFile",
    "Refused",
    "command_from_json",
    "prize_plan",
    "record_as_json",
    "schema",
    "setup_of",
]
