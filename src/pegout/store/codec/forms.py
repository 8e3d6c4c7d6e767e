"""Values that are stored as event files write them: with names, versions and upcasters of their own."""

from collections.abc import Callable
from typing import Any

from pegout.services.event_files.codec import (
    options_as_json,
    options_from_json,
    record_form,
    record_from_json,
)
from pegout.services.event_files.options import EventOptions
from pegout.tournament.event import Record

FORMS: dict[type, tuple[Callable[[Any], dict[str, Any]], Callable[[Any], Any]]] = {
    Record: (record_form, record_from_json),
    EventOptions: (options_as_json, options_from_json),
}
"""What writes and what reads a value of each class."""
