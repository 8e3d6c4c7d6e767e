"""Events as text and back: each by its name and version, so that what was written long ago can be read."""

from pegout.services.tags import EVENTS
from pegout.store.codec.decode import UPCASTERS, UnknownEvent, read_events
from pegout.store.codec.encode import VERSIONS, write_events

__all__ = ["EVENTS", "UPCASTERS", "VERSIONS", "UnknownEvent", "read_events", "write_events"]
