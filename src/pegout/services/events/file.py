"""A hosted event as an event file: what `pegout event` reads, and what is printed from."""

from pegout.services.event_files.book import head_line, record_line
from pegout.services.event_files.codec import options_as_json
from pegout.services.events.state import HostedEvent


def event_file(state: HostedEvent) -> bytes:
    head = head_line(options_as_json(state.opened.options), state.opened.edition)
    return "".join([head, *map(record_line, state.log)]).encode()
